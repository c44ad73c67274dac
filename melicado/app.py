"""The window's door: fonts, language, settings, an empty table; then the rest is loaded.

What is imported here is all that the empty table needs, so that it is seen soon.
"""

import logging
import sys
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from melicado.crash.private import hide
from melicado.crash.watch import watching
from melicado.drawing.fonts import load_fonts, text_font
from melicado.places import APP_ID, MissingResourceError, settings_file
from melicado.rules.game import RulesError
from melicado.texts import language
from melicado.windows.first_page import open_empty
from melicado.windows.folders import shown_path
from melicado.windows.leaving import heeding_signals
from melicado.windows.messages import hearing_qt
from melicado.windows.opened_files import OpenedFiles
from melicado.windows.settings import SettingsStore
from melicado.windows.window import Window
from melicado.windows.wish import Wish, wish
from melicado.words.container import DictionaryError

__all__ = ["Wish", "run", "wish"]

translate = QCoreApplication.translate
_log = logging.getLogger(__name__)


def run(argv: Sequence[str], straight_to_table: bool = False, wished: Wish | None = None) -> int:
    """Show the window until it is closed; the exit status.

    ``argv`` goes to Qt. ``straight_to_table`` deals a game at once, as ``wished`` says.
    """
    with watching("The window") as watch, hearing_qt():
        app = QApplication.instance() or QApplication(["melicado", *argv])
        if not isinstance(app, QApplication):
            raise TypeError("A QCoreApplication runs already: it can show no window.")
        opened = OpenedFiles(app)
        try:
            window = _window(app)
            if not open_empty(window):
                return 0
            # Most of the program comes after the table is seen: it takes longer to load.
            from melicado.windows.beginning import begin  # noqa: PLC0415

            program = begin(window, watch, straight_to_table, wished)
        except (DictionaryError, MissingResourceError, RulesError) as error:
            return _cannot_start(
                translate("App", "Méli Cado cannot start. {why}").format(why=error)
            )
        except Exception as error:
            fault = watch.faults.caught(error, "the start of the window")
            noted = shown_path(fault.report) if fault is not None and fault.report else "?"
            said = translate("App", "Méli Cado cannot start: what happened is noted in {file}.")
            return _cannot_start(said.format(file=noted))
        opened.hand_to(program.resume)
        with heeding_signals(app):
            status = app.exec()
        try:
            program.close()
        except Exception:
            _log.exception("Something could not be put away.")
        return status


def _window(app: QApplication) -> Window:
    """The window, in the language and the look that people chose; it is not shown yet."""
    app.setApplicationName("melicado")
    app.setApplicationDisplayName("Méli Cado")
    app.setDesktopFileName(APP_ID)
    load_fonts()
    app.setFont(text_font(16))
    store = SettingsStore(settings_file())
    language.install(language.choose(store.settings.language))
    hide([store.settings.name])
    return Window(store)


def _cannot_start(said: str) -> int:
    """Say in a sentence, also in a box, why there is no game."""
    print(said, file=sys.stderr)
    QMessageBox.critical(None, "Méli Cado", said)
    QApplication.closeAllWindows()
    return 1
