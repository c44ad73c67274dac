"""``melicado referee FILE``: a position and an action in, a verdict out. Never loads Qt."""

import argparse
from functools import cache
from typing import Any

from melicado.match.loading import dictionary, lexicon
from melicado.rules.melicado.options import Options
from melicado.rules.referee import referee_text
from melicado.verbs.common import InputError, print_json, read_text
from melicado.words.judge import Judge


def add_arguments(verb: argparse.ArgumentParser) -> None:
    """What may follow ``referee``."""
    verb.add_argument("file", metavar="FILE", help="a case or a list of them, JSON (- for stdin)")
    verb.add_argument("--json", action="store_true", help="for programs: verdicts as they came")


def run(said: argparse.Namespace) -> None:
    """Print the verdicts; raises InputError, with a line for each broken case, after them."""
    opened = cache(dictionary)

    def judge_for(options: Options) -> Judge:
        return lexicon(opened(options.language), options)

    found, broken = referee_text(read_text(said.file), judge_for)
    if said.json and found is not None:
        print_json(found)
    elif found is not None:
        for number, one in enumerate(found if isinstance(found, list) else [found], 1):
            if "error" not in one:
                print(f"{one.get('id', number)}: {_line(one)}")
    if broken:
        raise InputError("\n".join(broken))


def _line(one: dict[str, Any]) -> str:
    """A verdict in words."""
    if "verdicts" in one:
        plays = ", ".join(f"{name} {verdict}" for name, verdict in one["verdicts"].items())
        return f"{plays}; the row reads {one['word'].upper()}"
    return f"{one['verdict']}. {one['evidence']}" if "verdict" in one else str(one["evidence"])
