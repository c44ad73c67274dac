"""``melicado open FILE``, or ``melicado FILE``: the window, at the table of a saved game."""

import argparse
from pathlib import Path

from melicado.verbs.play import require_screen


def add_arguments(verb: argparse.ArgumentParser) -> None:
    """What may follow ``open``."""
    verb.add_argument("file", metavar="FILE", type=Path, help="a saved game")


def run(said: argparse.Namespace) -> int:
    """Go on until the window is closed; the exit status. Raises NoScreenError, JournalError."""
    require_screen()
    from melicado import app  # noqa: PLC0415 - only now is it sure that Qt will be needed

    return app.run([], False, app.Wish(saved=said.file.absolute()))
