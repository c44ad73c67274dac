"""``melicado judge WORD…``: the verdict on words, with what speaks for it. Never loads Qt."""

import argparse

from melicado.match.loading import dictionary
from melicado.places import resource
from melicado.verbs.common import one_of, print_json
from melicado.words.verdict import Special, Verdict, verdicts


def add_arguments(verb: argparse.ArgumentParser) -> None:
    """What may follow ``judge``."""
    verb.add_argument("--lang", default="fr", metavar="LANGUAGE", type=_language, help="as fr")
    verb.add_argument(
        "--special",
        metavar="CARD",
        type=lambda text: one_of(Special, text),
        help=f"the violet card in force: {', '.join(Special)}",
    )
    verb.add_argument("--json", action="store_true", help="for programs: a list, in order")
    verb.add_argument("words", nargs="+", metavar="WORD")


def run(said: argparse.Namespace) -> None:
    """Print the verdicts. A word that is refused is an answer like another, no error."""
    # In an English game the violet card ENGLISH brings the second language: French here.
    other = "fr" if said.lang == "en" else "en"
    second = dictionary(other) if said.special is Special.ENGLISH else None
    found = verdicts(said.words, dictionary(said.lang), said.special, second)
    if said.json:
        print_json(found)
    else:
        for one in found:
            print(_line(one))


def _language(text: str) -> str:
    known = sorted(path.stem for path in resource("words").glob("*.dict"))
    if text not in known:
        raise argparse.ArgumentTypeError(f"{text!r} is none of: {', '.join(known)}")
    return text


def _line(one: Verdict) -> str:
    if one.heard:
        return f"{one.word} accepted: it sounds like {one.heard}"
    if one.accepted:
        return f"{one.word} accepted: {', '.join(one.spellings)}"
    near = f"; near it: {', '.join(one.near)}" if one.near else ""
    return f"{one.word} refused: {one.reason}{near}"
