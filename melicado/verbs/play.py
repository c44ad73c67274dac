"""``melicado`` and ``melicado play``: the window, and straight to a table in it."""

import argparse

from melicado.windows.display import obstacle

LEVELS = ("debutant", "facile", "bon", "expert")
PACES = ("slow", "normal", "fast")
MOST_BOTS = 5


class NoScreenError(ValueError):
    """No window can open here; says why in one sentence."""


def add_arguments(verb: argparse.ArgumentParser) -> None:
    """What may follow ``play``; without it the table is as the settings say."""
    verb.add_argument(
        "--bots",
        type=_levels,
        default=(),
        metavar="LEVEL,…",
        help=f"who plays against you, one to {MOST_BOTS} of: {', '.join(LEVELS)}",
    )
    verb.add_argument("--pace", choices=PACES, help="how fast the bots are")
    verb.add_argument("--seed", metavar="TEXT", help="the same text deals the same cards")


def run(said: argparse.Namespace) -> int:
    """Play at once; the exit status. Raises NoScreenError."""
    return show(True, said.bots, said.pace, said.seed)


def show(
    straight_to_table: bool,
    bots: tuple[str, ...] = (),
    pace: str | None = None,
    seed: str | None = None,
) -> int:
    """Open the window until it is closed; the exit status. Raises NoScreenError."""
    reason = obstacle()
    if reason:
        raise NoScreenError(reason)
    from melicado import app  # noqa: PLC0415 - only now is it sure that Qt will be needed

    return app.run([], straight_to_table, app.wish(bots, pace, seed))


def _levels(text: str) -> tuple[str, ...]:
    levels = tuple(text.split(","))
    if not 1 <= len(levels) <= MOST_BOTS or not set(levels).issubset(LEVELS):
        raise argparse.ArgumentTypeError(f"one to {MOST_BOTS} of {', '.join(LEVELS)}")
    return levels
