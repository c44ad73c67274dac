"""What ``melicado …`` on a command line does: finds the verb, loads it, tells how it went.

Each verb is a module of ``melicado.verbs``, loaded when it is asked: a word is judged without
loading Qt. Exit status: 0 done, 1 the input was wrong (one line says what), 2 a usage error.
"""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from melicado.places import SAVED_SUFFIXES, version
from melicado.windows.display import missing_library

VERBS = {
    "play": "straight to a table",
    "open": "a saved game, to go on with; melicado FILE does the same",
    "host": "a room for guests on the network, without a screen",
    "join": "straight to a room on the network",
    "judge": "the verdict on words, with what speaks for it",
    "referee": "verdicts on what is done at a table, read from a file",
    "simulate": "bots against bots, in figures",
    "replay": "the story of a saved game",
    "selftest": "whether everything the program needs is here and works",
}
"""The verbs in the order help tells them, with what each does."""


def parser(asked: str | None) -> argparse.ArgumentParser:
    """What the command line may say; only the verb that is ``asked`` brings its arguments."""
    top = argparse.ArgumentParser(prog="melicado", description="Méli Cado, a word game of speed.")
    top.add_argument("--version", action=_Version, nargs=0, help="say which version this is")
    verbs = top.add_subparsers(title="verbs", metavar="VERB")
    top.set_defaults(run=_window)
    for name, does in VERBS.items():
        verb = verbs.add_parser(name, help=does, description=f"{does.capitalize()}.")
        if name == asked:
            module = import_module(f"melicado.verbs.{name}")
            module.add_arguments(verb)
            verb.set_defaults(run=module.run)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command line (by default that of this process); its exit status."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a program without a console has none
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        asked = next((word for word in words if not word.startswith("-")), None)
        if asked is not None and asked not in VERBS and _names_a_file(asked):
            asked, words = "open", ["open", *words]
        said = parser(asked).parse_args(words)
        status = said.run(said) or 0
        if sys.stdout is not None:  # as above
            sys.stdout.flush()
    except BrokenPipeError:  # the reader has seen enough, as with ``| head``
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except ValueError as error:
        # Our own errors each carry a sentence for the reader; any other is a fault of ours.
        if not type(error).__module__.startswith("melicado."):
            return _stumbled(error)
        print(error, file=sys.stderr)
        return 1
    except ImportError as error:
        if "shared object" not in str(error):
            return _stumbled(error)
        print(missing_library(error), file=sys.stderr)
        return 1
    except Exception as error:
        return _stumbled(error)
    return int(status)


class _Version(argparse.Action):
    """Says the version, which is looked up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        print(version())
        parser.exit()


def _names_a_file(word: str) -> bool:
    """Whether ``word`` means a saved game: a desktop hands over what was double-clicked."""
    return Path(word).suffix.lower() in SAVED_SUFFIXES or Path(word).is_file()


def _stumbled(error: Exception) -> int:
    """An error of the program itself: one line, and a report for those who mend it."""
    from melicado.crash import report  # noqa: PLC0415 - seldom needed

    path = report.write("an error in a verb", report.described(error), {})
    noted = f"what happened is noted in {path}" if path else "no report of it could be written"
    print(f"The program stumbled ({type(error).__name__}): {noted}.", file=sys.stderr)
    return 1


def _window(said: argparse.Namespace) -> int:
    """Without a verb: the window."""
    from melicado.verbs import play  # noqa: PLC0415 - other verbs do without Qt

    return play.show(straight_to_table=False)
