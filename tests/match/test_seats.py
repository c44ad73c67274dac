"""What the seats change in the options, and the secret."""

import pytest

from melicado.match.seats import SeatInfo, effective_options
from melicado.match.secret import new_secret
from melicado.rules.melicado.options import Options

PERSON, BOT, GUEST = (SeatInfo("x", "person"), SeatInfo("x", "bot"), SeatInfo("x", "guest"))


@pytest.mark.parametrize(
    ("seats", "window"),
    [
        ([PERSON], 0),
        ([PERSON, BOT, BOT], 0),
        ([BOT, BOT], 0),
        ([PERSON, PERSON], 0),
        ([PERSON, PERSON, BOT], 0),
        ([PERSON, GUEST], 400),
        ([GUEST, BOT], 400),
    ],
)
def test_no_window_without_a_guest(seats: list[SeatInfo], window: int) -> None:
    """MC-20, MC-45: people at one computer have the table one after the other."""
    options = Options(simultaneous_ms=400, rounds=5)
    changed = effective_options(options, seats)
    assert changed.simultaneous_ms == window
    assert changed.rounds == 5


def test_secrets_are_128_bits_and_differ() -> None:
    """MC-09."""
    made = {new_secret() for _ in range(50)}
    assert len(made) == 50
    assert all(len(bytes.fromhex(secret)) == 16 for secret in made)
