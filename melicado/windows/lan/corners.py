"""Corners of a table on the network: discs beside the menu that open a plate over the table."""

from collections.abc import Collection

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from melicado.lan import messages as ms
from melicado.lan.moderator import Who
from melicado.windows.kit.buttons import Disc
from melicado.windows.kit.page import Scrolled
from melicado.windows.kit.style import restyle
from melicado.windows.kit.words import Words
from melicado.windows.lan.parts import Floating
from melicado.windows.lan.seating import Seating
from melicado.windows.lan.talk import Talk, shown
from melicado.windows.table_page import TablePage
from melicado.windows.window import Window

translate = QCoreApplication.translate

WIDE, HIGH = 430, 520


class Corner(QObject):
    """A disc of ``page`` and the ``plate`` that it opens; only one plate is open at a time."""

    number = 0
    """Its place in the line of discs under the menu's."""

    def __init__(self, page: TablePage, disc: Disc, plate: Floating, start: QWidget) -> None:
        super().__init__(page)
        self.setObjectName(type(self).__name__)
        self.page, self.disc, self._plate, self._start = page, disc, plate, start
        plate.setParent(page)
        plate.hide()
        disc.setParent(page)
        disc.clicked.connect(self.toggle)
        disc.show()
        page.placed.connect(self._place)
        plate.installEventFilter(self)
        start.installEventFilter(self)
        self._place()

    def toggle(self) -> None:
        """Open the plate, or shut it."""
        on = not self._plate.isVisible()
        for corner in self.page.findChildren(Corner):
            corner._plate.hide()
        self._plate.setVisible(on)
        if on:
            self._place()
            self._plate.raise_()
            self._start.setFocus()
        else:
            self.page.table.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape on the plate shuts it."""
        escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if escape and event.type() == QEvent.Type.KeyPress and self._plate.isVisible():
            self.toggle()
            return True
        return False

    def _place(self) -> None:
        page, look = self.page, self.page.look
        self.disc.restyle(look)
        self._plate.restyle(look)
        restyle(self._plate, look)
        menu = page.menu.geometry()
        size = self.disc.sizeHint()
        gap = look.px(6)
        left_handed = page.store.settings.left_handed
        step = (size.width() + gap) * (-1 if left_handed else 1)
        at = menu.left() + self.number * step
        self.disc.setGeometry(at, menu.bottom(), size.width(), size.height())
        top = menu.bottom() + size.height() + gap
        wide = min(look.text_px(WIDE), page.width() - 2 * gap)
        high = min(self.high(), page.height() - top - gap)
        left = menu.right() - wide if left_handed else menu.left()
        self._plate.setGeometry(left, top, wide, high)

    def high(self) -> int:
        """How high the plate is where there is room for it, in pixels."""
        return self.page.look.text_px(HIGH)


class TalkCorner(Corner):
    """The messages."""

    def __init__(self, page: TablePage, window: Window) -> None:
        self.talk = Talk(floating=True)
        disc = Disc("contest", translate("Lan", "Messages"), units=46)
        disc.setObjectName("talk")
        super().__init__(page, disc, self.talk, self.talk.field)
        self._window = window

    def hear(self, said: ms.Said) -> None:
        """Keep a message, and say it where the messages are shut."""
        self.talk.hear(said)
        if not self.talk.isVisible():
            self._window.say(shown(said))


class PeopleCorner(Corner):
    """Who is at the table and who looks on; the host may mute them and show them the door."""

    number = 1

    def __init__(self, page: TablePage, *, host: bool) -> None:
        self.seating = Seating(host=host)
        disc = Disc("person", translate("Lan", "Who is here"), units=46)
        disc.setObjectName("people")
        scrolled = Scrolled(self.seating)
        scrolled.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        title = Words(translate("Lan", "Who is here"), "heading")
        plate = Floating([title, scrolled], floating=True)
        plate.lines.setStretch(1, 1)
        super().__init__(page, disc, plate, scrolled)

    def show_room(self, room: ms.Room, table: int, muted: Collection[Who] = ()) -> None:
        """Show who is at ``table`` now."""
        alone = replace(room, tables=(room.tables[table],), table=0)
        self.seating.show_room(alone, muted, seated=True, watching=False)
        self._place()

    def high(self) -> int:
        """See ``Corner``: as high as its rows."""
        rows = self.seating.minimumSizeHint().height()
        return min(super().high(), rows + self.page.look.text_px(80))


def attach_talk(page: TablePage, window: Window) -> TalkCorner:
    """The corner for messages of that page, made when it has none yet."""
    found = page.findChild(TalkCorner, TalkCorner.__name__)
    return found if isinstance(found, TalkCorner) else TalkCorner(page, window)


def attach_people(page: TablePage, *, host: bool) -> PeopleCorner:
    """The corner for the people of that page, made when it has none yet."""
    found = page.findChild(PeopleCorner, PeopleCorner.__name__)
    return found if isinstance(found, PeopleCorner) else PeopleCorner(page, host=host)
