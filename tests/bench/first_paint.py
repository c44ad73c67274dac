"""A program of its own that opens a table, or a bare view, and tells when it has been painted.

``python first_paint.py table|bare`` prints the seconds of processor time until the first
painted view, which do not depend on what else the machine does, and the most memory used, in KiB.
"""

import os
import sys
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView


class Watch(QObject):
    """Sees the first painting of what a view shows, and ends the program."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched.parent(), QGraphicsView):
            QTimer.singleShot(0, self.painted)
        return False

    def painted(self) -> None:
        print(time.process_time(), _most_memory(), flush=True)
        os._exit(0)


def _most_memory() -> int:
    with open("/proc/self/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))


def main() -> None:
    app = QApplication(["bench"])
    watch = Watch()
    app.installEventFilter(watch)
    if sys.argv[1] == "table":
        from melicado import app as program  # noqa: PLC0415 - the bare view does without

        program.run([], True, program.wish((), None, "1"))
    else:
        scene = QGraphicsScene()
        scene.addText("bare")
        view = QGraphicsView(scene)
        view.resize(1280, 800)
        view.show()
        app.exec()


if __name__ == "__main__":
    main()
