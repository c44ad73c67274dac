"""``melicado simulate``: bots against bots, seeded, in figures."""

import argparse

from msgspec import to_builtins
from msgspec.structs import replace

from melicado.bots.level import Level
from melicado.crash.watch import listening
from melicado.match.kinds import KINDS
from melicado.match.loading import melicado
from melicado.match.simulate import Report, simulate
from melicado.rules.melicado import options as mc
from melicado.rules.mendelius import options as md
from melicado.rules.mendelius.play import Mendelius
from melicado.verbs.common import InputError, one_of, print_json, read_json, tell_fault


def add_arguments(verb: argparse.ArgumentParser) -> None:
    """What may follow ``simulate``."""
    verb.add_argument("--game", choices=list(KINDS), default="melicado")
    verb.add_argument(
        "--seats",
        default=[Level.BON, Level.BON],
        metavar="LEVEL,…",
        type=lambda text: [one_of(Level, name) for name in text.split(",")],
        help=f"the level of each seat's bot: {', '.join(Level)}",
    )
    verb.add_argument("--games", type=_number, default=1, metavar="N", help="how many, 1 or more")
    verb.add_argument("--seed", type=int, default=1, metavar="N", help="the same games each time")
    verb.add_argument(
        "--special",
        metavar="CARD",
        type=lambda text: one_of(mc.PLAYABLE, text),
        help="the violet card of every sequence of Méli Cado",
    )
    verb.add_argument("--options", metavar="FILE", help="house rules, a JSON object (- for stdin)")
    verb.add_argument("--json", action="store_true", help="for programs: one object")


def run(said: argparse.Namespace) -> None:
    """Print the figures of the games."""
    with listening(tell_fault):
        report = _melicado(said) if said.game == "melicado" else _mendelius(said)
    if said.json:
        print_json(report)
    else:
        for name, figure in to_builtins(report).items():
            print(f"{name}: {figure}")


def _melicado(said: argparse.Namespace) -> Report:
    options = mc.options_from(read_json(said.options)) if said.options else mc.Options()
    if said.special:
        options = replace(options, violet="chosen", violet_kind=said.special)
    return simulate(melicado(options), options, said.seats, said.games, said.seed)


def _mendelius(said: argparse.Namespace) -> Report:
    if said.special:
        raise InputError("There are no violet cards in Mendelius.")
    options = md.options_from(read_json(said.options)) if said.options else md.Options()
    return simulate(Mendelius(), options, said.seats, said.games, said.seed)


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 up")
    return int(text)
