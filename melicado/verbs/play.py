"""``melicado`` and ``melicado play``: the window, and straight to a table in it."""

import argparse

from melicado.windows.display import obstacle

LEVELS = ("debutant", "facile", "bon", "expert")
PACES = ("slow", "normal", "fast")
GAMES = {"melicado": 5, "mendelius": 7}
"""The games, and the most robots that may play against you."""


class NoScreenError(ValueError):
    """No window can open here; says why in one sentence."""


class TooManyError(ValueError):
    """More robots than the game has seats for; says so in one sentence."""


def require_screen() -> None:
    """Raise NoScreenError where no window can open."""
    if reason := obstacle():
        raise NoScreenError(reason)


def add_arguments(verb: argparse.ArgumentParser) -> None:
    """What may follow ``play``; without it the table is as the settings say."""
    verb.add_argument(
        "--game", choices=tuple(GAMES), default="melicado", help="which game (by default melicado)"
    )
    verb.add_argument(
        "--bots",
        type=_levels,
        default=(),
        metavar="LEVEL,…",
        help="who plays against you, one to five (at Mendelius seven) of: " + ", ".join(LEVELS),
    )
    verb.add_argument("--pace", choices=PACES, help="how fast the bots are")
    verb.add_argument("--seed", metavar="TEXT", help="the same text deals the same cards")


def run(said: argparse.Namespace) -> int:
    """Play at once; the exit status. Raises NoScreenError, TooManyError."""
    most = GAMES[said.game]
    if len(said.bots) > most:
        raise TooManyError(f"At most {most} robots play against you.")
    return show(True, said.bots, said.pace, said.seed, said.game)


def show(
    straight_to_table: bool,
    bots: tuple[str, ...] = (),
    pace: str | None = None,
    seed: str | None = None,
    game: str = "melicado",
) -> int:
    """Open the window until it is closed; the exit status. Raises NoScreenError."""
    require_screen()
    from melicado import app  # noqa: PLC0415 - only now is it sure that Qt will be needed

    return app.run([], straight_to_table, app.wish(bots, pace, seed, game))


def _levels(text: str) -> tuple[str, ...]:
    levels = tuple(text.split(","))
    if not 1 <= len(levels) <= max(GAMES.values()) or not set(levels).issubset(LEVELS):
        raise argparse.ArgumentTypeError(f"one to five of {', '.join(LEVELS)}")
    return levels
