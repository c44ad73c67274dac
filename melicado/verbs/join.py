"""``melicado join HOST``: the window, straight to a room on the network."""

import argparse

from melicado.verbs.play import require_screen


def add_arguments(verb: argparse.ArgumentParser) -> None:
    """What may follow ``join``."""
    verb.add_argument("host", metavar="HOST[:PORT]", help="where the room is")
    verb.add_argument("--code", default="", metavar="CODE", help="the room code")
    verb.add_argument("--name", default="", metavar="NAME", help="what the others call you")


def run(said: argparse.Namespace) -> int:
    """Open the window until it is closed; the exit status. Raises NoScreenError."""
    require_screen()
    from melicado import app  # noqa: PLC0415 - only now is it sure that Qt will be needed

    return app.run([], False, app.Wish(room=(said.host, said.code, said.name[:20])))
