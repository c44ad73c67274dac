"""The end of a round of Mendelius and of a game: the crosses, every hand, and why the points."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from melicado.match.seats import SeatInfo
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.cards import points_of
from melicado.rules.mendelius.state import Phase, Result
from melicado.rules.mendelius.turns import WINNER
from melicado.rules.mendelius.view import View
from melicado.texts.mendelius import event_sentence
from melicado.texts.mendelius.crosses import round_asks
from melicado.texts.mendelius.points import points_words, signed
from melicado.windows.kit.box import Column, Row, Sheet
from melicado.windows.kit.buttons import Pill
from melicado.windows.kit.pictures import Face
from melicado.windows.kit.style import Style
from melicado.windows.kit.words import Words
from melicado.windows.mendelius.pictures import ARROW, CROSS, GAP, People, Shown
from melicado.windows.veil import Veil

translate = QCoreApplication.translate

MOST_ROUNDS = 7
_TOTAL = 3 + MOST_ROUNDS
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_WOMEN, _MEN = ("GM", "M"), ("GF", "F")
_CROWD = 5
"""With more seats the lines are lower."""
_HAND_UNITS, _NARROW_UNITS = 520.0, 330.0
"""The longest a hand may be, the second with many seats."""


class MendeliusResults(Veil):
    """The sheet after a round; the last one also tells who won the game."""

    next_round = Signal()
    again = Signal()
    leave = Signal()
    theory = Signal(int)

    def __init__(
        self, parent: QWidget, view: View, seats: Sequence[SeatInfo], *, plays: bool = True
    ) -> None:
        over = view.phase == Phase.OVER
        names = [seat.name for seat in seats]
        heads = [Words(_title(view, names), "title", on_sheet=True, centred=True)]
        asked = translate("Results", "Round {number}: {asks}")
        said = asked.format(number=view.round, asks=round_asks(view.round))
        if over:
            said = f"{said} · {_round_line(view, names)}"
        heads.append(Words(said, "muted", on_sheet=True, centred=True))
        self._go = _button(over)
        why = Pill(translate("Results", "Why?"), icon="help")
        why.setObjectName("results_why")
        home = Pill(translate("Results", "Back home"), icon="home")
        home.setObjectName("results_home")
        foot = Row([None, home, why, self._go, None], gap=14)
        sheet = Sheet([Column(heads, gap=2), _Scores(view, seats), foot], gap=14)
        super().__init__(sheet, parent)
        self._go.clicked.connect(self.again if over else self.next_round)
        home.clicked.connect(self.leave)
        why.clicked.connect(lambda: self.theory.emit(view.round))
        if not plays:
            self._go.hide()
        self.setFocusProxy(self._go if plays else home)


def _button(over: bool) -> Pill:
    if over:
        text, name, icon = translate("Results", "Play again"), "again", "undo"
    else:
        text, name, icon = translate("Results", "Next round"), "next_round", "play"
    pill = Pill(text, tone="meli", icon=icon, big=True)
    pill.setObjectName(name)
    return pill


class _Scores(QWidget):
    """A line for each seat, the best first: who, the cards and their points, each round, all."""

    def __init__(self, view: View, seats: Sequence[SeatInfo]) -> None:
        super().__init__()
        self._crowd = len(seats) > _CROWD
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._head(view)
        for line, seat in enumerate(_order(view), start=1):
            self._line(line, seat, view, seats[seat])

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self._grid.setHorizontalSpacing(style.px(15))
        self._grid.setVerticalSpacing(style.px(1 if self._crowd else 6))

    def _head(self, view: View) -> None:
        for column, result in enumerate(_shown(view)):
            said = translate("Results", "R{round}").format(round=result.round)
            self._grid.addWidget(Words(said, "muted", on_sheet=True), 0, 3 + column, _RIGHT)
        total = Words(translate("Results", "Total"), "muted", on_sheet=True)
        self._grid.addWidget(total, 0, _TOTAL, _RIGHT)

    def _line(self, line: int, seat: int, view: View, info: SeatInfo) -> None:
        units = 38 if self._crowd else 50
        face = Face(info.look, info.kind == "bot", info.name, units=units, choosing=False)
        self._grid.addWidget(face, line, 0)
        name = Words(info.name, "strong" if self._crowd else "heading", on_sheet=True)
        self._grid.addWidget(name, line, 1, _MIDDLE)
        self._grid.addWidget(self._hand(view, seat), line, 2, _MIDDLE)
        for column, result in enumerate(_shown(view)):
            said, last = signed(result.points[seat]), result is view.results[-1]
            points = Words(said, "strong" if last else "text", on_sheet=True)
            self._grid.addWidget(points, line, 3 + column, _RIGHT)
        points_now = view.seats[seat].total
        said = signed(points_now) if self._crowd else points_words(points_now)
        total = Words(said, "heading", on_sheet=True)
        self._grid.addWidget(total, line, _TOTAL, _RIGHT)

    def _hand(self, view: View, seat: int) -> QWidget:
        result = view.results[-1]
        parts = crosses(result) if seat == result.winner else caught(view, seat)
        units = 30 if self._crowd else 40
        most = _NARROW_UNITS if self._crowd else _HAND_UNITS
        cards = People(parts, units, most=most, labels=False, sign_on_sheet=True)
        why = Words(reckoning(view, seat), "muted", on_sheet=True)
        return Row([cards, why, None], gap=8) if self._crowd else Column([cards, why], gap=0)


def crosses(result: Result) -> list[Shown | str]:
    """The crosses of who went out: couples with a sign between, then the children."""
    parts: list[Shown | str] = []
    for group in result.groups:
        if parts:
            parts.append(GAP)
        people = [said.partition("=")[2] or said for said in group]
        couple = len(people) > 1 and people[0][1:] in _WOMEN and people[1][1:] in _MEN
        for number, said in enumerate(group):
            if couple and number in (1, 2):
                parts.append(CROSS if number == 1 else ARROW)
            kind, _, stands_for = said.partition("=")
            parts.append(Shown(kind, stands_for))
    return parts


def caught(view: View, seat: int) -> list[Shown | str]:
    """A hand that scores, the dearest first."""
    worth = view.options.joker_points
    hand = sorted(view.seats[seat].hand or (), key=lambda c: (-points_of(c.kind, worth), c.kind))
    return [Shown(card.kind) for card in hand]


def reckoning(view: View, seat: int) -> str:
    """Why the points: «20 + 10 + 5 + 1 = 36» (MD-17)."""
    result, worth = view.results[-1], view.options.joker_points
    fines = view.seats[seat].fines
    if seat == result.winner and not fines:
        return translate("Results", "Mendelius! {points}").format(points=signed(WINNER))
    if seat == result.winner:
        return f"{signed(WINNER)} + {fines} = {signed(result.points[seat])}"
    terms = sorted((points_of(c.kind, worth) for c in view.seats[seat].hand or ()), reverse=True)
    told = [f"{terms.count(t)} × {t}" if terms.count(t) > 1 else str(t) for t in _distinct(terms)]
    if fines:
        told.append(translate("Results", "{points} for a wrong call").format(points=fines))
    return f"{' + '.join(told)} = {result.points[seat]}" if told else ""


def _distinct(terms: Sequence[int]) -> list[int]:
    return list(dict.fromkeys(terms))


def _shown(view: View) -> tuple[Result, ...]:
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
