"""A word the dictionary refused: what comes near it, and the way to accept it all the same."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QTimer, Signal

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.view import View
from melicado.rules.melicado.words_in_force import words_in_force
from melicado.texts.readings import reading_sentences
from melicado.windows.kit.box import Row, Sheet
from melicado.windows.kit.buttons import Pill
from melicado.windows.kit.words import Words
from melicado.words.judge import Judge
from melicado.words.letters import fold
from melicado.words.lexicon import Lexicon
from melicado.words.near import near

translate = QCoreApplication.translate

STAYS_MS = 14_000
_OVER = (ev.WordAdded, ev.WordDropped, ev.TakenBack, ev.ContestEnded, ev.RoundEnded)
"""There is nothing more to say of the word."""
NEAR = 4
"""So many near words are told."""


class Appeal(Sheet):
    """A small sheet at the side; it goes by itself, or when it has been answered (MC-38)."""

    added = Signal(int, str)
    """The seat that laid it proposes the word."""
    voted = Signal(bool)
    """A word that somebody else proposed is accepted, or not."""

    def __init__(self, judge: Judge, people: Sequence[int]) -> None:
        self._judge, self._people = judge, tuple(people)
        self._word, self._seat = "", self._people[0]
        self._title = Words("", "heading", on_sheet=True, wrap=True)
        self._near = Words("", "muted", on_sheet=True, wrap=True)
        self._yes = Pill("", tone="meli")
        self._no = Pill(translate("Appeal", "No"))
        self._yes.setObjectName("appeal_yes")
        self._no.setObjectName("appeal_no")
        buttons = Row([self._yes, self._no, None], gap=0)
        parts = [self._title, self._near, buttons]
        super().__init__(parts, gap=8, margins=(44, 40, 44, 36))
        self._voting = False
        self._yes.clicked.connect(self._accepted)
        self._no.clicked.connect(self._declined)
        self._going = QTimer(self, singleShot=True)
        self._going.setInterval(STAYS_MS)
        self._going.timeout.connect(self.hide)
        self.hide()

    def happened(self, event: object, view: View) -> None:
        """Offer what an event calls for, or put it away."""
        if isinstance(event, ev.Faulted) and event.seat in self._people:
            word = str(event.evidence.get("word", event.word))  # of two, the wrong one (MC-28)
            if event.reason == Reason.NOT_A_WORD and fold(word) == word:
                self._seat = event.seat
                self._offer(word, view)
        elif isinstance(event, ev.WordProposed) and event.seat not in self._people:
            self._proposed(event.word, view)
        elif isinstance(event, ev.Contested):
            self._explain(event, view)
        elif isinstance(event, _OVER):
            self.hide()

    def _proposed(self, word: str, view: View) -> None:
        """Several people at one screen answer on the table, each on their own plate."""
        voters = view.options.people
        if len(self._people) == 1 and (not voters or self._people[0] in voters):
            self._ask(word)

    def _offer(self, word: str, view: View) -> None:
        """One's own word was refused; what is near it counts here and now."""
        self._word, self._voting = word, False
        self._title.setText(word)
        self._near.setText(self._close(word, view))
        self._yes.setVisible(True)
        self._yes.setText(translate("Appeal", "Add this word"))
        self._no.setVisible(False)
        self._come()

    def _explain(self, event: ev.Contested, view: View) -> None:
        """A word is contested: what the dictionary knows of it, or of words near it."""
        self._title.setText(event.word)
        self._near.setText(self._known(event.word) or self._close(event.word, view))
        self._yes.setVisible(False)
        self._no.setVisible(False)
        self._come()
        self._going.stop()  # it stays as long as the verdict does

    def _known(self, word: str) -> str:
        """How a word of the dictionary reads; nothing for another."""
        known = self._judge.readings(word) if isinstance(self._judge, Lexicon) else ()
        return next(iter(reading_sentences(known)), "")

    def _close(self, word: str, view: View) -> str:
        """The words near one that is none."""
        close = near(words_in_force(self._judge, view.special, view.added), word)[:NEAR]
        said = translate("Appeal", "Near it: {words}").format(words=", ".join(close))
        return said if close else translate("Appeal", "No word comes near it.")

    def _ask(self, word: str) -> None:
        """Somebody proposes a word."""
        self._word, self._voting = word, True
        self._title.setText(word)
        self._near.setText(translate("Appeal", "Shall it count in this game?"))
        self._yes.setVisible(True)
        self._yes.setText(translate("Appeal", "I accept it"))
        self._no.setVisible(True)
        self._come()

    def _come(self) -> None:
        self.show()
        self.raise_()
        self._going.start()

    def _accepted(self) -> None:
        self.hide()
        if self._voting:
            self.voted.emit(True)
        else:
            self.added.emit(self._seat, self._word)

    def _declined(self) -> None:
        self.hide()
        self.voted.emit(False)
