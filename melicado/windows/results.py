"""The end of a round and of a game: points, hands that were left, and the chain of words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from melicado.drawing.cards import ASPECT, MARGIN, CardLook, card_pixmap
from melicado.match.seats import SeatInfo
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Card
from melicado.rules.melicado.state import Phase, Result
from melicado.rules.melicado.view import View
from melicado.texts.counted import counted
from melicado.texts.melicado import event_sentence
from melicado.texts.melicado.lines import changes_text
from melicado.windows.chances import Chance
from melicado.windows.drawer import WordList
from melicado.windows.kit.box import Column, Row, Sheet
from melicado.windows.kit.buttons import Pill
from melicado.windows.kit.page import Scrolled
from melicado.windows.kit.pictures import Face
from melicado.windows.kit.style import Style
from melicado.windows.kit.words import Words
from melicado.windows.veil import Veil

translate = QCoreApplication.translate

MOST_ROUNDS = 6
_TOTAL = 3 + MOST_ROUNDS
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class LeftOver(QWidget):
    """The cards a hand was left with, small and overlapping when there are many."""

    def __init__(self, cards: Sequence[Card], units: float = 34, most: float = 300) -> None:
        super().__init__()
        self._cards, self._units, self._most = tuple(cards), units, most
        self._style = Style()
        letters = ", ".join(card.letter.replace("*", "★") for card in self._cards)
        self.setAccessibleName(letters)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self._style = style
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """All cards side by side, or as wide as they may be."""
        width = self._style.px(self._units)
        return QSize(
            round(self._pitch() * max(0, len(self._cards) - 1) + width * 1.1),
            round(width * (ASPECT + 0.2)),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards."""
        painter = QPainter(self)
        width, ratio = self._style.px(self._units), self.devicePixelRatioF()
        for number, card in enumerate(self._cards):
            letter = "" if card.is_joker else card.letter
            look = CardLook(letter, card.colour, card.is_joker)
            pixmap = card_pixmap(look, width, ratio, self._style.palette)
            corner = QPointF(number * self._pitch() - MARGIN * width, (0.1 - MARGIN) * width)
            painter.drawPixmap(corner, pixmap)
        painter.end()

    def _pitch(self) -> float:
        width, count = self._style.px(self._units) * 1.06, max(1, len(self._cards) - 1)
        return min(width, (self._style.px(self._most) - width) / count)


class ResultsVeil(Veil):
    """The sheet after a round; the last one also tells who won the game."""

    next_round = Signal()
    again = Signal()
    leave = Signal()

    def __init__(
        self,
        parent: QWidget,
        view: View,
        seats: Sequence[SeatInfo],
        words: WordList,
        looking_back: Sequence[QWidget] = (),
        *,
        plays: bool = True,
    ) -> None:
        over = view.phase == Phase.OVER
        names = [seat.name for seat in seats]
        heads = [Words(_title(view, names), "title", on_sheet=True, centred=True)]
        if over:
            heads.append(Words(_round_line(view, names), "text", on_sheet=True, centred=True))
        words.show_words(view.words, view.judged)
        chain = Column(
            [
                Words(translate("Results", "The words"), "heading", on_sheet=True),
                Scrolled(words, on_sheet=True),
            ],
            gap=6,
        )
        self._chain = chain
        scores = _Scores(view, seats)
        body = Row([Column([scores, None, *looking_back], gap=10), chain], gap=40)
        self._go = self._button(over)
        home = Pill(translate("Results", "Back home"), icon="home")
        home.setObjectName("results_home")
        foot = Row([None, home, self._go, None], gap=14)
        super().__init__(Sheet([*heads, body, foot], gap=16), parent)
        self._go.clicked.connect(self.again if over else self.next_round)
        home.clicked.connect(self.leave)
        if not plays:
            self._go.hide()
        self.setFocusProxy(self._go if plays else home)

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        super().restyle(style)
        self._chain.setFixedSize(style.px(330), style.px(430))

    def _button(self, over: bool) -> Pill:
        if over:
            text, name, icon = translate("Results", "Play again"), "again", "undo"
        else:
            text, name, icon = translate("Results", "Next round"), "next_round", "play"
        pill = Pill(text, tone="meli", icon=icon, big=True)
        pill.setObjectName(name)
        return pill


def missed_line(chances: Sequence[Chance]) -> Words:
    """What one could have laid: «Vous pouviez : PLAGE → PLANE»."""
    said = ", ".join(changes_text(chance.changes) for chance in chances)
    text = translate("Results", "You could have laid: {chances}").format(chances=said)
    return Words(text, "muted", on_sheet=True, wrap=True)


class _Scores(QWidget):
    """A line for each seat, the best first: face, name, what was left, points by round, all."""

    def __init__(self, view: View, seats: Sequence[SeatInfo]) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._head(view)
        for line, seat in enumerate(_order(view), start=1):
            self._line(line, seat, view, seats[seat])

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self._grid.setHorizontalSpacing(style.px(16))
        self._grid.setVerticalSpacing(style.px(8))

    def _head(self, view: View) -> None:
        for column, result in enumerate(_shown(view)):
            said = translate("Results", "R{round}").format(round=result.round)
            self._grid.addWidget(Words(said, "muted", on_sheet=True), 0, 3 + column, _RIGHT)
        total = Words(translate("Results", "Total"), "muted", on_sheet=True)
        self._grid.addWidget(total, 0, _TOTAL, _RIGHT)

    def _line(self, line: int, seat: int, view: View, info: SeatInfo) -> None:
        face = Face(info.look, info.kind == "bot", info.name, units=52, choosing=False)
        self._grid.addWidget(face, line, 0)
        self._grid.addWidget(Words(info.name, "heading", on_sheet=True), line, 1, _MIDDLE)
        hand = view.seats[seat].hand or ()
        left: QWidget = LeftOver(hand)
        if not hand and seat in view.results[-1].finished:
            left = Words(translate("Results", "finished!"), "strong", on_sheet=True)
        self._grid.addWidget(left, line, 2, _MIDDLE)
        for column, result in enumerate(_shown(view)):
            points = Words(str(result.points[seat]), "text", on_sheet=True)
            self._grid.addWidget(points, line, 3 + column, _RIGHT)
        total = Words(counted.points(view.seats[seat].total), "heading", on_sheet=True)
        self._grid.addWidget(total, line, _TOTAL, _RIGHT)


def _shown(view: View) -> tuple[Result, ...]:
    """The last rounds: more would not fit."""
    return view.results[-MOST_ROUNDS:]


def _order(view: View) -> list[int]:
    """The seats from the fewest points up, or as the game ranks them."""
    if view.ranking:
        return [seat for tied in view.ranking for seat in tied]
    return sorted(range(len(view.seats)), key=lambda seat: (view.seats[seat].total, seat))


def _title(view: View, names: Sequence[str]) -> str:
    if view.phase != Phase.OVER:
        return _round_line(view, names)
    return event_sentence(ev.GameEnded(ranking=view.ranking), names, view) or ""


def _round_line(view: View, names: Sequence[str]) -> str:
    ended = ev.RoundEnded(result=view.results[-1], hands=())
    return event_sentence(ended, names, view) or ""
