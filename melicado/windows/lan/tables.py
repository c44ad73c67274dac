"""What a table has besides over the network: who is away, and why the game stands still."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from melicado.lan import messages as ms
from melicado.table.look import SeatLabel
from melicado.windows.kit.box import Row, Sheet
from melicado.windows.kit.buttons import Pill
from melicado.windows.kit.words import Words
from melicado.windows.veil import Veil

translate = QCoreApplication.translate


def seat_labels(seats: Sequence[ms.SeatShown]) -> list[SeatLabel]:
    """Who sits where, and who is away."""
    return [SeatLabel(s.name, s.look, s.kind == "bot", not s.here) for s in seats]


class HeldVeil(Veil):
    """Lies over a guest's table while the host has stopped the game."""

    leave = Signal()

    def __init__(self, parent: QWidget, sentence: str) -> None:
        self._words = Words(sentence, "text", on_sheet=True, centred=True)
        leave = Pill(translate("Lan", "Leave the room"), icon="home", wide=300)
        leave.setObjectName("leave_game")
        title = Words(translate("Pause", "Pause"), "title", on_sheet=True, centred=True)
        sheet = Sheet([title, self._words, Row([None, leave, None])], gap=18)
        super().__init__(sheet, parent)
        leave.clicked.connect(self.leave)

    def say(self, sentence: str) -> None:
        """Another reason why the game stands still."""
        self._words.setText(sentence)
