"""Checks that need no Qt: modules, words, cards, bots, folders."""

from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import melicado
from melicado import places
from melicado.bots.level import Level
from melicado.match import loading
from melicado.match.simulate import simulate
from melicado.rules.melicado.options import Options
from melicado.rules.mendelius.options import Options as MendeliusOptions
from melicado.rules.mendelius.play import Mendelius
from melicado.verbs.checks import CheckError

WORDS = {"fr": ("PLAGE", "ETE", "CHEVAL"), "en": ("HOUSE", "SUMMER", "HORSE")}
"""Words that each dictionary must know."""
NO_WORD = "XQZ"


def program() -> str:
    """Every module loads: none was left behind by a package."""
    names = [name for _, name, _ in walk_packages(melicado.__path__, "melicado.")]
    for name in names:
        if name != "melicado.__main__":
            import_module(name)
    return f"{len(names)} modules"


def dictionaries() -> str:
    """The dictionaries are as they were built, and know some words."""
    for language, words in WORDS.items():
        opened = loading.dictionary(language)
        opened.verify()
        known = opened.lexicon()
        lost = [word for word in words if word not in known]
        if lost or NO_WORD in known:
            wrong = ", ".join(lost) or NO_WORD
            raise CheckError(f"The dictionary {language} is wrong about {wrong}.")
    return ", ".join(WORDS)


def cards() -> str:
    """The deck of Méli Cado can be dealt."""
    return f"{len(loading.melicado(Options()).deck)} cards"


def bots() -> str:
    """Bots play a round of each game to its end."""
    games: tuple[tuple[Any, Any], ...] = (
        (loading.melicado(Options()), Options(rounds=1)),
        (Mendelius(), MendeliusOptions(rounds=(1,))),
    )
    told = []
    for game, options in games:
        report = simulate(game, options, [Level.FACILE, Level.BON], 1, 1)
        if report.broken or report.stuck or not report.turns:
            raise CheckError(f"The game of bots of {game.name} did not come to its end.")
        told.append(f"{game.name} {report.turns} turns")
    return ", ".join(told)


def folders() -> str:
    """The folders of saved games, settings and notes can be written."""
    wanted = (places.journals(), places.settings_file().parent, places.logs())
    for folder in wanted:
        places.ensure(folder)
    return ", ".join(map(str, wanted))
