"""The window: one page at a time, whatever was chosen for colours, text and screen."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QIcon, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QLayout, QStackedLayout, QWidget

from melicado.drawing.app_icon import app_icon_pixmap
from melicado.drawing.palette import DARK, LIGHT, Palette
from melicado.windows.kit.page import Page
from melicado.windows.kit.style import Style, unit_for
from melicado.windows.notice import Notice
from melicado.windows.settings import SettingsStore
from melicado.windows.veil import Veil

_KEYS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
_LIKED = QSize(1280, 800)
_FRAMED = _LIKED + QSize(16, 48)
"""With what the system draws around it."""


class Window(QWidget):
    """Shows pages; F11 fills the screen, Escape goes back where a page has a way back.

    The property ``keyboard`` tells whether the focus was last moved by a key: only then is it
    drawn.
    """

    def __init__(self, store: SettingsStore) -> None:
        super().__init__()
        self.store = store
        self.closing: Callable[[], None] = lambda: None
        """Called before the window goes, so that what is played is put away."""
        self._pages = QStackedLayout(self)
        self._pages.setContentsMargins(0, 0, 0, 0)
        # A page with much on it may not push the window beyond the screen: it scrolls instead.
        self._pages.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._notice = Notice(self)
        self._veil: Veil | None = None
        self.setWindowTitle("Méli Cado")
        self.setWindowIcon(QIcon(_icon()))
        self.setMinimumSize(800, 480)
        self.setProperty("keyboard", False)
        store.changed.connect(self._dress)
        store.trouble.connect(self.say)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._dress)
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    @property
    def colours(self) -> Palette:
        """The colours chosen, or the system's."""
        chosen = self.store.settings.colours
        if chosen == "system":
            scheme = QGuiApplication.styleHints().colorScheme()
            chosen = "dark" if scheme == Qt.ColorScheme.Dark else "light"
        return DARK if chosen == "dark" else LIGHT

    @property
    def page(self) -> Page | None:
        """The page that is shown."""
        page = self._pages.currentWidget()
        return page if isinstance(page, Page) else None

    def show_page(self, page: Page) -> None:
        """Show ``page`` in the place of the one before, which is forgotten."""
        before = self._pages.currentWidget()
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self._dress()
        page.setFocus()
        if before is not None:
            self._pages.removeWidget(before)
            before.hide()
            before.deleteLater()
        self._notice.raise_()
        if self._veil is not None:
            self._veil.raise_()
            self._veil.setFocus()

    @property
    def veil(self) -> Veil | None:
        """What lies over the page, whichever it is."""
        return self._veil

    def cover(self, veil: Veil) -> None:
        """Lay ``veil`` over the page, until ``uncover``."""
        self.uncover()
        self._veil = veil
        self._dress()
        veil.setFocus()

    def uncover(self) -> None:
        """Take away what lies over the page."""
        veil, self._veil = self._veil, None
        if veil is not None:
            veil.hide()
            veil.deleteLater()
            if self.page is not None:
                self.page.setFocus()

    def say(self, sentence: str) -> None:
        """Say something in a sentence that stays for a while, over whatever page."""
        self._notice.say(sentence)

    def open(self) -> None:
        """Come onto the screen: where the window was, or as large as suits it."""
        screen = self.screen().availableGeometry()
        self.resize(_LIKED.boundedTo(screen.size()))
        before = self._place_before()
        if before is not None:
            self.setGeometry(before)
        if self.store.settings.full_screen:
            self.showFullScreen()
        elif before is None and _FRAMED.boundedTo(screen.size()) != _FRAMED:
            self.showMaximized()
        else:
            self.show()

    def _place_before(self) -> QRect | None:
        """Where the window was last, if most of it can be seen on a screen that is there now."""
        place = self.store.settings.window
        if place is None:
            return None
        box = QRect(*place)
        room = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        seen = (one for one in room if one.contains(box.center()) and one.top() <= box.top())
        fits = any(box.width() <= one.width() and box.height() <= one.height() for one in seen)
        return box if fits else None

    def _note_place(self) -> None:
        """Remember where the window is."""
        states = Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMaximized
        if self.isVisible() and not self.windowState() & states:
            self.store.change(window=self.geometry().getRect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Fill the screen or stop doing so (F11); go back (Escape)."""
        if event.key() == Qt.Key.Key_F11:
            self.toggle_full_screen()
        elif event.key() == Qt.Key.Key_Escape and self.page is not None:
            self.page.back()
        else:
            super().keyPressEvent(event)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or take the size from before."""
        full = not self.isFullScreen()
        self.store.change(full_screen=full)
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what lies over the page in its place."""
        self._notice.place()
        if self._veil is not None:
            self._dress()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Put everything away first; the window goes even if that fails."""
        try:
            self.closing()
            self._note_place()
        finally:
            event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice whether people go about with the keyboard or the mouse."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self.setProperty("keyboard", False)
        elif (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in _KEYS
        ):
            self.setProperty("keyboard", True)
        return False

    def _dress(self) -> None:
        settings = self.store.settings
        self._notice.dress(self.colours, settings.text_scale)
        if self.page is not None:
            self.page.dress(self.colours, settings.text_scale)
        if self._veil is not None:
            unit = unit_for(self.width(), self.height())
            self._veil.spread(Style(self.colours, unit, settings.text_scale))


def _icon() -> QPixmap:
    return app_icon_pixmap(128)
