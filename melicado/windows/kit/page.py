"""A page: felt under a lamp in a wooden rim, with parts on it that follow its size."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from melicado.drawing.felt import table_pixmap
from melicado.drawing.palette import Palette
from melicado.windows.kit.style import Style, restyle, unit_for

SMALLEST_SHARE = 0.5
TRIES = 4


class Page(QWidget):
    """One page of the window. Its parts take their look whenever its size or colours change."""

    def __init__(self) -> None:
        super().__init__()
        self._style = Style()

    @property
    def look(self) -> Style:
        """The look its parts have now."""
        return self._style

    def dress(self, palette: Palette, text_scale: float) -> None:
        """Take on colours and a size of text."""
        self._wear(Style(palette, unit_for(self.width(), self.height()), text_scale))

    def back(self) -> None:
        """Go back where one came from; a page without a way back does nothing."""

    def restyled(self, style: Style) -> None:
        """For a page that has more to do than its parts have."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Parts grow and shrink with the page."""
        unit = unit_for(self.width(), self.height())
        self._wear(Style(self._style.palette, unit, self._style.text_scale))

    def showEvent(self, event: QShowEvent) -> None:
        """What parts need is only known once they are shown."""
        self._wear(self._style)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table under the parts."""
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(QPointF(), table_pixmap(QSizeF(self.size()), ratio, self._style.palette))
        painter.end()

    def _wear(self, style: Style) -> None:
        self._style = style
        fit(self, style)
        self.restyled(style)
        self.update()


def fit(root: QWidget, style: Style) -> None:
    """Give the parts of ``root`` that look; with less room than they need, a smaller one."""
    restyle(root, style)
    share = 1.0
    for _ in range(TRIES):  # not all sizes follow the unit, so that one try may not do
        missing = _share(root)
        if missing >= 1 or share <= SMALLEST_SHARE:
            break
        share = max(share * missing * 0.99, SMALLEST_SHARE)
        restyle(root, replace(style, unit=style.unit * share))


def _share(root: QWidget) -> float:
    """How much of the room its parts need ``root`` has."""
    layout = root.layout()
    if layout is None:
        return 1.0
    # Parts have told their boxes of new sizes by events; the need is known after those.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    need = layout.minimumSize()
    if need.isEmpty() or root.size().isEmpty():
        return 1.0
    return min(root.width() / need.width(), root.height() / need.height())


class Scrolled(QScrollArea):
    """Parts that may be higher than the page: then they scroll, without a frame around."""

    def __init__(self, inside: QWidget, *, on_sheet: bool = False) -> None:
        super().__init__()
        self._inside = inside
        self._on_sheet = on_sheet
        self._bar = 10
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)
        self.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)

    def minimumSizeHint(self) -> QSize:
        """As wide as what is inside, for only its height can scroll."""
        inside = self._inside.minimumSizeHint().width()
        return QSize(inside + self._bar, super().minimumSizeHint().height())

    def restyle(self, style: Style) -> None:
        """See ``Styled``: a slim bar without arrows."""
        wide = self._bar = style.px(10)
        tone = style.palette.sheet_muted if self._on_sheet else style.palette.text
        rgb = f"{tone.red()},{tone.green()},{tone.blue()}"
        self.setStyleSheet(
            f"QScrollArea{{background:transparent}}"
            f"QScrollBar:vertical{{background:transparent;width:{wide}px;margin:0}}"
            f"QScrollBar::handle:vertical{{background:rgba({rgb},90);border-radius:{wide // 2}px;"
            f"min-height:{style.px(40)}px}}"
            "QScrollBar::add-line,QScrollBar::sub-line,QScrollBar::add-page,QScrollBar::sub-page"
            "{background:none;border:none;height:0}"
        )


def fill(page: QWidget, inside: QWidget) -> None:
    """Let ``inside`` take all of ``page``."""
    lines = QVBoxLayout(page)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.addWidget(inside)
