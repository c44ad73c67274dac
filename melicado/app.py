"""The window's door: fonts, language, dictionary, settings; then Qt takes over.

For tests one variable of the environment is heard:

- ``MELICADO_GEOMETRY``: a file kept up to date with what is on the screen and where, as JSON
  (see ``windows.geometry``).
"""

import hashlib
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from PySide6.QtCore import QCoreApplication, QTimer, qVersion
from PySide6.QtWidgets import QApplication, QMessageBox

from melicado.bots.level import Level, Pace
from melicado.crash.private import hide
from melicado.crash.watch import Watch, watching
from melicado.drawing.fonts import load_fonts, text_font
from melicado.places import APP_ID, MissingResourceError, settings_file
from melicado.rules.game import RulesError
from melicado.rules.melicado.play import MeliCado
from melicado.texts import language
from melicado.windows.folders import shown_path
from melicado.windows.leaving import heeding_signals
from melicado.windows.library import Library
from melicado.windows.mendelius.choice import SeatChoice
from melicado.windows.messages import hearing_qt
from melicado.windows.opened_files import OpenedFiles
from melicado.windows.program import Program
from melicado.windows.settings import BotChoice, Settings, SettingsStore
from melicado.windows.trouble import Trouble, screens
from melicado.windows.window import Window
from melicado.words.dictionary import DictionaryError

translate = QCoreApplication.translate
_log = logging.getLogger(__name__)

GEOMETRY = "MELICADO_GEOMETRY"
WARM_UP_MS = 250
"""After the first page has been painted."""


class Wish(NamedTuple):
    """A table wished for on the command line; None and () leave what the settings say."""

    bots: tuple[Level, ...] = ()
    pace: Pace | None = None
    seed: str | None = None
    game: str = MeliCado.name
    room: tuple[str, str, str] | None = None
    """The address of a room to go to, its code, and the guest's name."""
    saved: Path | None = None
    """A saved game to go on with."""


def wish(
    bots: Sequence[str], pace: str | None, seed: str | None, game: str = MeliCado.name
) -> Wish:
    """What was said on the command line; ValueError for an unknown level or pace."""
    return Wish(tuple(Level(level) for level in bots), Pace(pace) if pace else None, seed, game)


def run(argv: Sequence[str], straight_to_table: bool = False, wished: Wish | None = None) -> int:
    """Show the window until it is closed; the exit status.

    ``argv`` goes to Qt. ``straight_to_table`` deals a game at once, as ``wished`` says.
    """
    with watching("The window") as watch, hearing_qt():
        app = QApplication.instance() or QApplication(["melicado", *argv])
        if not isinstance(app, QApplication):
            raise TypeError("A QCoreApplication runs already: it can show no window.")
        try:
            program = _program(app)
            _begin(program, watch, straight_to_table, wished)
        except (DictionaryError, MissingResourceError, RulesError) as error:
            return _cannot_start(
                translate("App", "Méli Cado cannot start. {why}").format(why=error)
            )
        except Exception as error:
            fault = watch.faults.caught(error, "the start of the window")
            noted = shown_path(fault.report) if fault is not None and fault.report else "?"
            said = translate("App", "Méli Cado cannot start: what happened is noted in {file}.")
            return _cannot_start(said.format(file=noted))
        opened = OpenedFiles(program, program.resume)
        app.installEventFilter(opened)
        with heeding_signals(app):
            status = app.exec()
        try:
            program.close()
        except Exception:
            _log.exception("Something could not be put away.")
        return status


def _program(app: QApplication) -> Program:
    """The program in its window, which is not shown yet."""
    app.setApplicationName("melicado")
    app.setApplicationDisplayName("Méli Cado")
    app.setDesktopFileName(APP_ID)
    load_fonts()
    app.setFont(text_font(16))
    store = SettingsStore(settings_file())
    language.install(language.choose(store.settings.language))
    hide([store.settings.name])
    return Program(Window(store), store, Library.open())


def _begin(program: Program, watch: Watch, straight_to_table: bool, wished: Wish | None) -> None:
    """Show the first page, or what was wished for; before it, how badly the last run ended."""
    window, store = program.window, program.store
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
    window.open()
    QTimer.singleShot(WARM_UP_MS, program.warm_up)


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


def _cannot_start(said: str) -> int:
    """Say in a sentence, also in a box, why there is no game."""
    print(said, file=sys.stderr)
    QMessageBox.critical(None, "Méli Cado", said)
    return 1
