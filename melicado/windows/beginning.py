"""The first page, or what was wished for: all that follows the empty table.

For tests one variable of the environment is heard:

- ``MELICADO_GEOMETRY``: a file kept up to date with what is on the screen and where, as JSON
  (see ``windows.geometry``).
"""

import hashlib
import logging
import os
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QTimer, qVersion
from PySide6.QtWidgets import QApplication

from melicado.crash import report
from melicado.crash.watch import Watch
from melicado.rules.melicado.play import MeliCado
from melicado.windows.library import Library
from melicado.windows.mendelius.choice import SeatChoice
from melicado.windows.program import Program
from melicado.windows.settings import BotChoice, Settings
from melicado.windows.trouble import Trouble, screens
from melicado.windows.window import Window
from melicado.windows.wish import Wish

_log = logging.getLogger(__name__)

GEOMETRY = "MELICADO_GEOMETRY"
WARM_UP_MS = 250
"""After the first page has been painted."""


def begin(window: Window, watch: Watch, straight_to_table: bool, wished: Wish | None) -> Program:
    """Show the first page, or what was wished for; before it, how badly the last run ended.

    Raises DictionaryError, MissingResourceError or RulesError where there can be no game.
    """
    store = window.store
    program = Program(window, store, Library.open())
    trouble = Trouble(program, watch.faults)
    _log.info("Qt %s on %s; screens: %s", qVersion(), QApplication.platformName(), screens())
    asked = wished or Wish()

    def go() -> None:
        if asked.room is not None:
            program.join(*asked.room)
        elif asked.saved is not None:
            program.resume(asked.saved)
        elif straight_to_table:
            program.play(_wished(store.settings, asked), _secret(asked.seed), asked.game)

    bad_end = watch.run.bad_end
    if bad_end is not None or not (straight_to_table or asked.room or asked.saved):
        program.home()
    if bad_end is not None:
        trouble.tell_bad_end(bad_end, asked.saved or program.waiting(), go)
    else:
        go()
    if store.first_words is not None:
        window.say(store.first_words)
    if geometry := os.environ.get(GEOMETRY):
        from melicado.windows.geometry import watch as watch_screen  # noqa: PLC0415 - loads a table

        watch_screen(window, Path(geometry))
    QTimer.singleShot(WARM_UP_MS, program, lambda: _warm_up(program))
    return program


def _warm_up(program: Program) -> None:
    """What is slow and can wait until the first page has been painted."""
    program.warm_up()
    _log.info("%s", ", ".join(map(" ".join, report.system().items())))


def _wished(settings: Settings, wish: Wish) -> Settings:
    """The settings with what was wished for this once."""
    changes: dict[str, Any] = {"pace": wish.pace or settings.pace}
    if wish.bots and wish.game == MeliCado.name:
        changes["bots"] = tuple(BotChoice(level, look) for look, level in enumerate(wish.bots))
    elif wish.bots:
        seats = tuple(SeatChoice("bot", "", level, look) for look, level in enumerate(wish.bots))
        changes["mendelius"] = msgspec.structs.replace(settings.mendelius, seats=seats)
    return msgspec.structs.replace(settings, **changes)


def _secret(seed: str | None) -> str | None:
    """The secret of a chosen seed: the same seed deals the same cards (MC-09)."""
    return hashlib.sha256(seed.encode()).hexdigest()[:32] if seed is not None else None
