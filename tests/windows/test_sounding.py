"""Sounds belong to what one hears at a table; another's fault is no noise."""

import pytest

from melicado.places import resource
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Card, Colour, Pile, Row
from melicado.rules.melicado.state import How, LaidPlay, Result
from melicado.windows.sounding import sound_of

ROW = Row()
PILE = Pile(0, (Card(1, "A", Colour.BLUE),), "A")
FAULT = {"reason": "NOT_A_WORD", "evidence": {}, "word": "", "how": How.PLAY, "cards": (), "at": 0}
HEARD: list[tuple[ev.AnyEvent, str | None]] = [
    (ev.Laid(play=LaidPlay(1, (), {}, "A", 0), row=ROW, closes=0), "lay"),
    (ev.Faulted(seat=0, **FAULT), "fault"),
    (ev.Faulted(seat=1, **FAULT), None),
    (ev.Drawn(seat=0, cards=(), count=2, cause="fault"), None),
    (ev.Drawn(seat=0, cards=(), count=3, cause="exchange"), "draw"),
    (ev.Drawn(seat=1, cards=(), count=3, cause="exchange"), None),
    (ev.Called(seat=1, how=How.MELI, at=0, until=0), "call"),
    (
        ev.Rearranged(seat=1, row=ROW, word="A", discard=None, discarded=False, at=0),
        "meli",
    ),
    (ev.Given(seat=1, to=0, pile=PILE, row=ROW, word="A", at=0), "cado"),
    (ev.Declared(seat=1, at=0, until=0), "block"),
    (ev.RoundEnded(result=Result(1, "time", (1, 2), (), 0), hands=()), "round"),
    (ev.GameEnded(ranking=((0,), (1,))), "win"),
    (ev.GameEnded(ranking=((1,), (0,))), None),
    (ev.Settled(row=ROW, words=(), at=0), None),
]


@pytest.mark.parametrize(("event", "name"), HEARD, ids=lambda x: type(x).__name__)
def test_what_is_heard(event: ev.AnyEvent, name: str | None) -> None:
    assert sound_of(event, (0,)) == name


def test_every_sound_is_there() -> None:
    for _, name in HEARD:
        if name is not None:
            assert resource("sounds", f"{name}.wav").stat().st_size > 1000
