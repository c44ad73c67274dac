"""The page of a game of Mendelius: the table, the results, the rules."""

from typing import Any

from melicado.match.audience import Step
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.commands import NextRound
from melicado.rules.mendelius.state import Phase
from melicado.table.mendelius.table import MendeliusTable
from melicado.windows.mendelius.results import MendeliusResults
from melicado.windows.mendelius.rules import rules_page
from melicado.windows.mendelius.theory import TheoryPage
from melicado.windows.reading import ReadingPage
from melicado.windows.session import Session
from melicado.windows.settings import SettingsStore
from melicado.windows.table_page import TablePage
from melicado.windows.veil import Veil


class MendeliusPage(TablePage):
    """See ``TablePage``. One person or several in front of the screen."""

    results_after_ms = 3_200
    """The crosses of who went out are worth a look."""
    table: MendeliusTable

    def __init__(self, session: Session, store: SettingsStore) -> None:
        super().__init__(session, store)
        self._stopped = False
        aid = store.settings.mendelius.aid
        table = MendeliusTable(self.labels(), session.people, self.table_look(), aid=aid)
        table.theory_asked.connect(self.read_theory)
        self.set_table(table)

    def happened(self, step: Step[Any, Any]) -> None:
        """See ``TablePage``."""
        if isinstance(step.event, ev.RoundStarted):
            self.round_begins()
        elif isinstance(step.event, ev.RoundEnded):
            self.round_ends()

    def round_is_over(self) -> bool:
        """See ``TablePage``."""
        return self.session.view.phase in (Phase.SCORES, Phase.OVER)

    def rules(self) -> ReadingPage:
        """See ``TablePage``."""
        return rules_page()

    def read_theory(self, number: int) -> None:
        """Lay the page that explains a round over the table; the clock stands meanwhile."""
        self.close_reading()
        if not self.session.paused:
            self._stopped = True
            self.session.pause()
        page = TheoryPage(number)
        page.turned.connect(self.read_theory)
        self.read(page)

    def close_reading(self) -> None:
        """See ``TablePage``."""
        super().close_reading()
        if self._stopped:
            self._stopped = False
            self.session.go_on()

    def results(self) -> Veil:
        """See ``TablePage``."""
        seats = self.session.match.seats
        veil = MendeliusResults(self, self.session.view, seats, plays=not self.looks_on)
        veil.next_round.connect(lambda: self.session.submit(self.session.me, NextRound()))
        veil.again.connect(self.again)
        veil.leave.connect(self.left)
        veil.theory.connect(self.read_theory)
        return veil
