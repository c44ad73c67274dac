"""The window's door: fonts, language, dictionary, settings; then Qt takes over.

For tests one variable of the environment is heard:

- ``MELICADO_GEOMETRY``: a file kept up to date with what is on the screen and where, as JSON
  (see ``windows.geometry``).
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from melicado.bots.level import Level, Pace
from melicado.drawing.fonts import load_fonts, text_font
from melicado.places import APP_ID, MissingResourceError, settings_file
from melicado.rules.game import RulesError
from melicado.rules.melicado.play import MeliCado
from melicado.texts import language
from melicado.windows.library import Library
from melicado.windows.mendelius.choice import SeatChoice
from melicado.windows.opened_files import OpenedFiles
from melicado.windows.program import Program
from melicado.windows.settings import BotChoice, Settings, SettingsStore
from melicado.windows.window import Window
from melicado.words.dictionary import DictionaryError

translate = QCoreApplication.translate

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
    app = QApplication.instance() or QApplication(["melicado", *argv])
    if not isinstance(app, QApplication):
        raise TypeError("A QCoreApplication runs already: it can show no window.")
    app.setApplicationName("melicado")
    app.setApplicationDisplayName("Méli Cado")
    app.setDesktopFileName(APP_ID)
    load_fonts()
    app.setFont(text_font(16))
    try:
        store = SettingsStore(settings_file())
        language.install(language.choose(store.settings.language))
        library = Library.open()
    except (DictionaryError, MissingResourceError, RulesError) as error:
        return _cannot_start(error)
    window = Window(store)
    program = Program(window, store, library)
    if wished is not None and wished.room is not None:
        program.join(*wished.room)
    elif wished is not None and wished.saved is not None:
        program.resume(wished.saved)
    elif straight_to_table:
        asked = wished or Wish()
        program.play(_wished(store.settings, asked), _secret(asked.seed), asked.game)
    else:
        program.home()
    if store.first_words is not None:
        window.say(store.first_words)
    if geometry := os.environ.get(GEOMETRY):
        from melicado.windows.geometry import watch  # noqa: PLC0415 - loads a table

        watch(window, Path(geometry))
    opened = OpenedFiles(program, program.resume)
    app.installEventFilter(opened)
    window.open()
    QTimer.singleShot(WARM_UP_MS, program.warm_up)
    status = app.exec()
    program.close()
    return status


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


def _cannot_start(error: ValueError) -> int:
    """Say in a sentence, also in a box, why there is no game."""
    said = translate("App", "Méli Cado cannot start. {why}").format(why=error)
    print(said, file=sys.stderr)
    QMessageBox.critical(None, "Méli Cado", said)
    return 1
