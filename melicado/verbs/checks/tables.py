"""The check of the tables: each paints itself, on a screen or without."""

import tempfile
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from melicado.bots.level import Level, Pace
from melicado.match.loading import melicado
from melicado.match.match import Match
from melicado.match.seats import SeatInfo
from melicado.match.secret import new_secret
from melicado.rules.melicado.options import Options
from melicado.rules.mendelius.options import Options as MendeliusOptions
from melicado.rules.mendelius.play import Mendelius
from melicado.verbs.checks import CheckError
from melicado.windows.game import GamePage
from melicado.windows.mendelius.page import MendeliusPage
from melicado.windows.session import Session
from melicado.windows.settings import SettingsStore
from melicado.windows.table_page import TablePage
from melicado.windows.window import Window

LEAST = 200
"""A painted table has more colours."""
SEATS = [SeatInfo("1", "person"), SeatInfo("2", "bot", Level.FACILE)]


def tables() -> str:
    """The table of each game, with the cards just dealt; nothing of it is saved."""
    words = melicado(Options())
    deals: tuple[tuple[Any, Any], ...] = (
        (words, Options()),
        (Mendelius(), MendeliusOptions()),
    )
    told = []
    with tempfile.TemporaryDirectory() as folder:
        store = SettingsStore(Path(folder, "settings.json"))
        for rules, options in deals:
            match: Any = Match.start(rules, options, SEATS, new_secret())
            judge = words.judge if rules is words else None
            session = Session(match, judge, Pace.NORMAL)
            page = GamePage(session, judge, store) if judge else MendeliusPage(session, store)
            colours = _colours(_painted(Window(store), page))
            session.close()
            if colours < LEAST:
                raise CheckError(f"The table of {rules.name} is not painted.")
            told.append(f"{rules.name} in {colours} colours")
    return ", ".join(told)


def _painted(window: Window, page: TablePage) -> QImage:
    """The window with ``page`` in it, painted; then it is gone."""
    window.resize(1024, 600)
    window.show_page(page)
    window.show()
    page.begin()
    QApplication.processEvents()
    picture = window.grab().toImage()
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return picture


def _colours(picture: QImage) -> int:
    """How many colours a picture has, looking at every fourth point."""
    points = range(0, picture.width(), 4), range(0, picture.height(), 4)
    return len({picture.pixel(x, y) for x in points[0] for y in points[1]})
