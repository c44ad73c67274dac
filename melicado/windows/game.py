"""The page of a game of Méli Cado: the table, the drawer of words, the results."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from melicado.match.audience import Step
from melicado.match.errors import JournalError
from melicado.match.journal import Journal
from melicado.match.statistics import rounds
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.commands import AddWord, NextRound, VoteWord
from melicado.rules.melicado.state import Phase
from melicado.table.look import SeatLabel
from melicado.table.melicado.table import MeliCadoTable
from melicado.windows.appeal import Appeal
from melicado.windows.cards_plot import CardsPlot
from melicado.windows.chances import Chances
from melicado.windows.drawer import Drawer, WordList
from melicado.windows.reading import ReadingPage
from melicado.windows.results import ResultsVeil, missed_line
from melicado.windows.rules import rules_page
from melicado.windows.session import Session
from melicado.windows.settings import SettingsStore
from melicado.windows.shared import SharedSession, share
from melicado.windows.table_page import TablePage
from melicado.windows.veil import Veil
from melicado.words.judge import Judge

_DRAWER_UNITS = 400
_APPEAL_UNITS = 330


class GamePage(TablePage):
    """See ``TablePage``; ``judge`` knows the words."""

    table: MeliCadoTable

    def __init__(self, session: Session, judge: Judge, store: SettingsStore) -> None:
        super().__init__(session, store)
        self._judge = judge
        labels = self.labels()
        self._names = [label.name for label in labels]
        self._drawer: Drawer | None = None
        elsewhere, look = session.judge_elsewhere, self.table_look()
        table = MeliCadoTable(elsewhere or judge, labels, session.me, look, self, session.people)
        table.drawer_toggled.connect(self.toggle_drawer)
        self.set_table(table)
        if isinstance(session, SharedSession):
            share(table, session)
        self.appeal = Appeal(judge, session.people)
        self.appeal.setParent(self)
        self.appeal.added.connect(lambda seat, word: session.submit(seat, AddWord(word)))
        self.appeal.voted.connect(lambda yes: session.submit(session.me, VoteWord(yes)))
        session.verdicts_came.connect(table.verdicts_came)
        self._chances = Chances(judge, session.people)
        self._watches_chances = not self.looks_on and elsewhere is None
        if self._watches_chances:
            self._chances.saw(session.view)

    @property
    def drawer(self) -> Drawer:
        """The drawer of words; made when it is first wanted, for the start does without."""
        if self._drawer is None:
            self._drawer = drawer = Drawer(self._judge, self._language, self._names)
            drawer.setParent(self)
            drawer.hide()
            drawer.shut.connect(self.toggle_drawer)
            drawer.show_words(self.session.view.words, self.session.view.judged)
            self._wear(self.look)  # all of it: the sheet itself too
            self._place_drawer(drawer)
        return self._drawer

    def toggle_drawer(self) -> None:
        """Open the drawer of words, or shut it."""
        self.drawer.setVisible(not self.drawer.isVisible())
        self.drawer.raise_()
        if self.veil is not None:
            self.veil.raise_()

    def back(self) -> None:
        """Escape: shut what lies over the table, or pause."""
        if self.reading is None and self._drawer is not None and self._drawer.isVisible():
            self.toggle_drawer()
        else:
            super().back()

    def labels(self) -> list[SeatLabel]:
        """See ``TablePage``; with the keys of the buzzers."""
        labels = super().labels()
        if len(self.session.people) < 2:
            return labels
        keys = [seat.key for seat in self.session.match.seats]
        return [replace(label, key=key) for label, key in zip(labels, keys, strict=True)]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A buzzer is heard wherever the keyboard is."""
        shared = isinstance(self.session, SharedSession)
        if not (shared and self.veil is None and self.table.keys.press(event)):
            super().keyPressEvent(event)

    def happened(self, step: Step[Any, Any]) -> None:
        """See ``TablePage``."""
        if isinstance(step.event, ev.RoundStarted):
            self.round_begins()
        if self._drawer is not None:
            self._drawer.show_words(step.view.words, step.view.judged)
        if self._watches_chances:
            self._chances.saw(step.view)
        if not self.looks_on:
            self.appeal.happened(step.event, step.view)
            self._place_appeal()
        if isinstance(step.event, ev.RoundEnded):
            self.round_ends()

    def round_is_over(self) -> bool:
        """See ``TablePage``."""
        return self.session.view.phase in (Phase.SCORES, Phase.OVER)

    def rules(self) -> ReadingPage:
        """See ``TablePage``."""
        return rules_page()

    def results(self) -> Veil:
        """See ``TablePage``."""
        words = WordList(self._judge, self._language, self._names)
        seats = self.session.match.seats
        back = self._looking_back()
        veil = ResultsVeil(self, self.session.view, seats, words, back, plays=not self.looks_on)
        veil.next_round.connect(lambda: self.session.submit(self.session.me, NextRound()))
        veil.again.connect(self.again)
        veil.leave.connect(self.left)
        return veil

    def _looking_back(self) -> list[QWidget]:
        """The chances that were missed, and how the hands grew and shrank."""
        parts: list[QWidget] = []
        missed = self._chances.best()
        if missed:
            parts.append(missed_line(missed))
        journal = self.session.match.journal
        if journal is not None:
            with suppress(JournalError):
                figures = rounds(Journal.read(journal.path)[1])
                parts.append(CardsPlot(figures[-1].cards, self._names))
        return parts

    def place(self) -> None:
        """The drawer at the side."""
        super().place()
        if self._drawer is not None:
            self._place_drawer(self._drawer)
        self._place_appeal()

    def _place_drawer(self, drawer: Drawer) -> None:
        wide = min(round(self.width() * 0.44), self.look.text_px(_DRAWER_UNITS))
        top = round(76 * self.table.stage.layout.u)
        left = 0 if self.store.settings.left_handed else self.width() - wide
        plates = self.table.stage.layout.tall_plates  # buzzers stay in reach
        bottom = round(plates[0].top()) if plates else self.height()
        drawer.setGeometry(left, top, wide, bottom - top)

    def _place_appeal(self) -> None:
        """The sheet about a refused word in a corner; about a contested one in the middle."""
        wide = self.look.text_px(_APPEAL_UNITS)
        high = max(self.appeal.sizeHint().height(), self.appeal.heightForWidth(wide))
        top = round(112 * self.table.stage.layout.u)
        free = self.look.px(20)
        left = free if self.store.settings.left_handed else self.width() - wide - free
        if self.session.view.contest is not None:  # the buttons of the vote are in the corner
            space = self.table.stage.layout.pill
            left, top = round(space.center().x() - wide / 2), round(space.top())
        self.appeal.setGeometry(left, top, wide, high)

    @property
    def _language(self) -> str:
        language: str = self.session.match.options.language
        return language
