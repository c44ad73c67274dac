"""When the program itself stumbled: one calm sentence, and a way on."""

import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Qt, QThread, Signal, qVersion
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QWidget

from melicado.crash.faults import Fault, Faults
from melicado.crash.runs import BadEnd
from melicado.table.announcing import announce
from melicado.windows.folders import open_logs, shown_path
from melicado.windows.kit.box import Column, Sheet
from melicado.windows.kit.buttons import Pill
from melicado.windows.kit.words import Words
from melicado.windows.veil import Veil

if TYPE_CHECKING:
    from melicado.windows.program import Program

translate = QCoreApplication.translate
_CENTRE = Qt.AlignmentFlag.AlignHCenter
_log = logging.getLogger(__name__)
_SETTINGS = (
    *("language", "colours", "motion", "text_scale", "left_handed", "full_screen"),
    *("volume", "pace"),
)
"""What a report tells of the settings."""


class TroubleVeil(Veil):
    """A sentence over everything, and ways on; Escape is the first of them."""

    def __init__(self, parent: QWidget, title: str, sentence: str, ways: Sequence[Pill]) -> None:
        words = Words(sentence, "text", on_sheet=True, centred=True, wrap=True, wide=560)
        parts = [
            Words(title, "title", on_sheet=True, centred=True),
            words,
            Column(ways, gap=2, align=_CENTRE),
        ]
        super().__init__(Sheet(parts, gap=18), parent)
        self.setAccessibleName(f"{title}. {sentence}")
        self.sentence = sentence
        self._first = ways[0]
        self.setFocusProxy(self._first)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes the first way; no other key gets through."""
        if event.key() == Qt.Key.Key_Escape:
            self._first.click()
        event.accept()


class Trouble(QObject):
    """Tells of the faults of a program that has a window, one at a time."""

    _told = Signal(object)
    """From whatever thread; heard when the window has time."""

    def __init__(self, program: "Program", faults: Faults) -> None:
        super().__init__(program)
        self._program, self._window = program, program.window
        self._shows = False
        self._stopped: Any = None
        """The page whose game was stopped here."""
        self._told.connect(self._show, Qt.ConnectionType.QueuedConnection)
        faults.tell, faults.describe = self._told.emit, lambda: facts(program)

    def tell_bad_end(self, end: BadEnd, go_on: Path | None, otherwise: Callable[[], None]) -> None:
        """At the start: the last run ended badly. ``go_on`` is the game that waits, if any."""
        ways = []
        if go_on is not None:
            said = translate(
                "Trouble",
                "Last time, the program stopped by accident: your game is saved, and you can go"
                " on with it.",
            )
            resume = translate("Trouble", "Go on with the game")
            ways.append(
                self._way("trouble_on", resume, "play", lambda: self._program.resume(go_on))
            )
            away = translate("Trouble", "Not now")
        else:
            said = translate("Trouble", "Last time, the program stopped by accident.")
            away = translate("Trouble", "Go on")
        ways.append(self._way("trouble_off", away, "home" if ways else "play", otherwise))
        if end.report is not None:
            ways.append(_folder_way())
        self._cover(said, ways)

    def _show(self, fault: Fault) -> None:
        if self._shows:  # one sentence is enough, whatever comes after
            return
        self._shows = True
        self._stop_the_game()
        ways = [self._way("trouble_on", translate("Trouble", "Go on"), "play", self._go_on)]
        if fault.report is not None:
            ways.append(_folder_way())
        leave = self._way("trouble_quit", translate("Trouble", "Quit"), "cross", self._window.close)
        self._cover(sentence(fault.report, self._saved()), [*ways, leave])

    def _stop_the_game(self) -> None:
        from melicado.windows.table_page import TablePage  # noqa: PLC0415 - loads a table

        page = self._window.page
        if not isinstance(page, TablePage):
            return
        try:
            if not page.session.paused:
                self._stopped = page
                page.hold()
        except Exception:
            _log.exception("The game could not be stopped.")

    def _saved(self) -> bool:
        """Whether a game is played here, and everything of it is on the disk now."""
        session = self._program.session
        journal = session.match.journal if session is not None else None
        if journal is None:
            return False
        journal.append((), lasting=True)
        return journal.trouble is None

    def _go_on(self) -> None:
        """Show the game as it is: the error may have come up while something was being shown."""
        from melicado.windows.table_page import TablePage  # noqa: PLC0415 - see above

        page, stopped, self._stopped = self._window.page, self._stopped, None
        if not isinstance(page, TablePage):
            return
        if page is stopped:
            page.let_go()
        if not page.session.paused or not page.session.stops:
            page.renew()

    def _cover(self, said: str, ways: Sequence[Pill]) -> None:
        self._shows = True
        title = translate("Trouble", "A little accident")
        veil = TroubleVeil(self._window, title, said, ways)
        self._window.cover(veil)
        announce(veil, said, at_once=True)

    def _way(self, name: str, text: str, icon: str, do: Callable[[], object]) -> Pill:
        pill = _pill(name, text, icon, tone="meli" if icon == "play" else "neutral")

        def taken() -> None:
            self._window.uncover()
            self._shows = False
            do()

        pill.clicked.connect(taken)
        return pill


def sentence(report: Path | None, saved: bool) -> str:
    """What happened, in one sentence."""
    if report is None and saved:
        return translate("Trouble", "The program stumbled: your game is saved, so you can go on.")
    if report is None:
        return translate("Trouble", "The program stumbled: you can go on.")
    if saved:
        said = translate(
            "Trouble",
            "The program stumbled: your game is saved, and what happened is noted in {file}.",
        )
    else:
        said = translate("Trouble", "The program stumbled: what happened is noted in {file}.")
    return said.format(file=shown_path(report))


def facts(program: "Program") -> Mapping[str, str]:
    """What a report tells of the program: how it was set and played, by nobody in particular."""
    if QThread.currentThread() is not program.thread():
        return {"no more is known": "not in the thread of the window"}
    settings = msgspec.to_builtins(program.store.settings)
    found = {
        "Qt": f"{qVersion()}, platform {QGuiApplication.platformName()}",
        "screens": screens(),
        "page": type(program.window.page).__name__,
        "settings": str({name: settings[name] for name in _SETTINGS}),
    }
    session = program.session
    if session is not None:
        match = session.match
        found |= {
            "game": f"{match.game.name}, step {match.number}, phase {session.view.phase}",
            "seats": ", ".join(f"{seat.kind} {seat.level}".strip() for seat in match.seats),
            "options": str(_counted(msgspec.to_builtins(match.options))),
        }
    return found


def screens() -> str:
    """Each screen's size in points and its pixel ratio."""
    sizes = ((s.size(), s.devicePixelRatio()) for s in QGuiApplication.screens())
    return ", ".join(f"{size.width()}×{size.height()} at {ratio:g}" for size, ratio in sizes)


def _counted(options: dict[str, Any]) -> dict[str, Any]:
    """Options with the words of the house counted, not told."""
    return {k: len(v) if isinstance(v, list | tuple) else v for k, v in options.items()}


def _folder_way() -> Pill:
    pill = _pill("open_logs", translate("Trouble", "Show the report"), "drawer")
    pill.clicked.connect(open_logs)
    return pill


def _pill(name: str, text: str, icon: str, tone: str = "neutral") -> Pill:
    pill = Pill(text, tone=tone, icon=icon, wide=330)
    pill.setObjectName(name)
    return pill
