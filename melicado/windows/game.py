"""The page of a game of Méli Cado: the table, the drawer of words, the results."""

from typing import Any

from melicado.match.audience import Step
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.commands import NextRound
from melicado.rules.melicado.state import Phase
from melicado.table.melicado.table import MeliCadoTable
from melicado.windows.drawer import Drawer, WordList
from melicado.windows.reading import ReadingPage
from melicado.windows.results import ResultsVeil
from melicado.windows.rules import rules_page
from melicado.windows.session import Session
from melicado.windows.settings import SettingsStore
from melicado.windows.table_page import TablePage
from melicado.windows.veil import Veil
from melicado.words.judge import Judge

_DRAWER_UNITS = 400


class GamePage(TablePage):
    """See ``TablePage``; ``judge`` knows the words."""

    table: MeliCadoTable

    def __init__(self, session: Session, judge: Judge, store: SettingsStore) -> None:
        super().__init__(session, store)
        self._judge = judge
        labels = self.labels()
        self._names = [label.name for label in labels]
        self.drawer = Drawer(judge, self._language, self._names)
        self.drawer.setParent(self)
        self.drawer.hide()
        table = MeliCadoTable(judge, labels, session.me, self.table_look(), self)
        table.drawer_toggled.connect(self.toggle_drawer)
        self.drawer.shut.connect(self.toggle_drawer)
        self.set_table(table)
        self.drawer.show_words(session.view.words)

    def toggle_drawer(self) -> None:
        """Open the drawer of words, or shut it."""
        self.drawer.setVisible(not self.drawer.isVisible())
        self.drawer.raise_()
        if self.veil is not None:
            self.veil.raise_()

    def back(self) -> None:
        """Escape: shut what lies over the table, or pause."""
        if self.reading is None and self.drawer.isVisible():
            self.toggle_drawer()
        else:
            super().back()

    def happened(self, step: Step[Any, Any]) -> None:
        """See ``TablePage``."""
        if isinstance(step.event, ev.RoundStarted):
            self.round_begins()
        self.drawer.show_words(step.view.words)
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
        veil = ResultsVeil(self, self.session.view, self.session.match.seats, words)
        veil.next_round.connect(lambda: self.session.submit(self.session.me, NextRound()))
        veil.again.connect(self.again)
        veil.leave.connect(self.left)
        return veil

    def place(self) -> None:
        """The drawer at the side."""
        super().place()
        wide = min(round(self.width() * 0.44), self.look.text_px(_DRAWER_UNITS))
        top = round(76 * self.table.stage.layout.u)
        left = 0 if self.store.settings.left_handed else self.width() - wide
        self.drawer.setGeometry(left, top, wide, self.height() - top)

    @property
    def _language(self) -> str:
        language: str = self.session.match.options.language
        return language
