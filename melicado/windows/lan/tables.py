"""What a table has besides over the network: who is away, and a corner for messages."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from melicado.lan import messages as ms
from melicado.table.look import SeatLabel
from melicado.windows.kit.box import Row, Sheet
from melicado.windows.kit.buttons import Disc, Pill
from melicado.windows.kit.style import restyle
from melicado.windows.kit.words import Words
from melicado.windows.lan.talk import Talk, shown
from melicado.windows.table_page import TablePage
from melicado.windows.veil import Veil
from melicado.windows.window import Window

translate = QCoreApplication.translate

WIDE, HIGH = 430, 520


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


class TalkCorner(QObject):
    """A disc beside the menu that opens the messages over the table."""

    NAME = "talk_corner"

    def __init__(self, page: TablePage, window: Window) -> None:
        super().__init__(page)
        self.setObjectName(self.NAME)
        self._page, self._window = page, window
        self.talk = Talk(floating=True)
        self.talk.setParent(page)
        self.talk.hide()
        self.disc = Disc("contest", translate("Lan", "Messages"), units=46)
        self.disc.setObjectName("talk")
        self.disc.setParent(page)
        self.disc.clicked.connect(self._toggle)
        self.disc.show()
        page.installEventFilter(self)
        self.talk.field.installEventFilter(self)
        self._place()

    def hear(self, said: ms.Said) -> None:
        """Keep a message, and say it where the messages are shut."""
        self.talk.hear(said)
        if not self.talk.isVisible():
            self._window.say(shown(said))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the page's size; Escape among the messages shuts them."""
        if watched is self.talk.field:
            escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
            if escape and event.type() == QEvent.Type.KeyPress:
                self._toggle()
                return True
            return False
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._place()
        return False

    def _toggle(self) -> None:
        self.talk.setVisible(not self.talk.isVisible())
        if self.talk.isVisible():
            self._place()
            self.talk.raise_()
            self.talk.field.setFocus()
        else:
            self._page.table.setFocus()

    def _place(self) -> None:
        page, look = self._page, self._page.look
        parts: tuple[QWidget, ...] = (self.disc, self.talk)
        for part in parts:
            restyle(part, look)
        self.disc.restyle(look)
        self.talk.restyle(look)
        menu = page.menu.geometry()
        size = self.disc.sizeHint()
        gap = look.px(6)
        left_handed = page.store.settings.left_handed
        left = menu.left() - size.width() - gap if left_handed else menu.right() + gap
        self.disc.setGeometry(left, menu.top(), size.width(), size.height())
        wide = min(look.text_px(WIDE), page.width() - 2 * gap)
        high = min(look.text_px(HIGH), page.height() - menu.bottom() - 3 * gap)
        at = page.width() - wide - gap if left_handed else gap
        self.talk.setGeometry(at, menu.bottom() + gap, wide, high)


def attach_talk(page: TablePage, window: Window) -> TalkCorner:
    """The corner for messages of that page, made when it has none yet."""
    found = page.findChild(TalkCorner, TalkCorner.NAME)
    return found if isinstance(found, TalkCorner) else TalkCorner(page, window)
