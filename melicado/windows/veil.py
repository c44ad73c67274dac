"""What lies over the table: a veil, and a sheet in the middle of it."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from melicado.drawing.shapes import translucent
from melicado.windows.kit.box import Column, Sheet
from melicado.windows.kit.buttons import Pill
from melicado.windows.kit.page import fit
from melicado.windows.kit.style import Style
from melicado.windows.kit.words import Words

translate = QCoreApplication.translate

_CENTRE = Qt.AlignmentFlag.AlignHCenter


class Veil(QWidget):
    """Covers its parent, dims what is under it and keeps the mouse from it."""

    def __init__(self, sheet: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._style = Style()
        lines = QVBoxLayout(self)
        lines.setContentsMargins(8, 8, 8, 8)
        lines.addWidget(sheet, 0, Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self._style = style
        self.update()

    def spread(self, style: Style) -> None:
        """Lie over all of the parent, with that look."""
        self.setGeometry(self._over.rect())
        fit(self, style)
        self.restyle(style)
        self.show()
        fit(self, style)  # lines that wrap tell their height only once they are shown
        self.raise_()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on the sheet: what is covered is not reached."""
        tab = Qt.FocusPolicy.TabFocus.value
        spots = [
            part
            for part in self.findChildren(QWidget)
            if part.focusPolicy().value & tab and part.isVisible() and part.isEnabled()
        ]
        focused = self.window().focusWidget()
        at = spots.index(focused) if focused in spots else (-1 if forward else 0)
        if spots:
            step = 1 if forward else -1
            spots[(at + step) % len(spots)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim what is under it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), translucent(self._style.palette.shadow, 0.62))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let nothing through."""
        event.accept()


class PauseVeil(Veil):
    """The pause: the clock stands, the cards are covered."""

    go_on = Signal()
    rules = Signal()
    full_screen = Signal()
    leave = Signal()

    def __init__(self, parent: QWidget, saved: bool, stops: bool = True) -> None:
        go_on = _way("go_on", translate("Pause", "Go on"), "play", tone="meli")
        rules = _way("pause_rules", translate("Pause", "Rules"), "help")
        full = _way("full_screen", translate("Pause", "Full screen"), "fullscreen")
        leave = _way("leave_game", translate("Pause", "Back home"), "home")
        kept = translate("Pause", "The game is saved as you play: it waits for you.")
        lost = translate("Pause", "This game cannot be saved: leaving ends it.")
        elsewhere = translate("Pause", "The game goes on meanwhile: only its host can pause it.")
        line = elsewhere if not stops else kept if saved else lost
        title = translate("Pause", "Pause") if stops else translate("Pause", "Menu")
        sheet = Sheet(
            [
                Words(title, "title", on_sheet=True, centred=True),
                Column([go_on, rules, full, leave], gap=2, align=_CENTRE),
                Words(line, "muted", on_sheet=True, centred=True),
            ],
            gap=18,
        )
        super().__init__(sheet, parent)
        go_on.clicked.connect(self.go_on)
        rules.clicked.connect(self.rules)
        full.clicked.connect(self.full_screen)
        leave.clicked.connect(self.leave)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space, P and Enter go on."""
        keys = (Qt.Key.Key_Space, Qt.Key.Key_P, Qt.Key.Key_Return, Qt.Key.Key_Pause)
        if event.key() in keys:
            self.go_on.emit()
        else:
            super().keyPressEvent(event)


def _way(name: str, text: str, icon: str, tone: str = "neutral") -> Pill:
    pill = Pill(text, tone=tone, icon=icon, wide=330)
    pill.setObjectName(name)
    return pill
