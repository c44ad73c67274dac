"""What Qt has to say: into the log, and onto the terminal if there is one."""

import logging
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_log = logging.getLogger(__name__)
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
MOST_NOTED = 20
"""How often the same message is noted: some come with every frame."""
_HARMLESS = ("Detected locale",)
"""Nothing that the reader of a terminal could do anything about."""


@contextmanager
def hearing_qt() -> Iterator[None]:
    """Note what Qt says; whoever heard it before hears it still, and again alone afterwards."""
    said: Counter[str] = Counter()
    before: Callable[[Any, Any, str], None] | None = None

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        said[text] += 1
        if said[text] <= MOST_NOTED:
            _log.log(_LEVELS.get(kind, logging.WARNING), "Qt: %s", text)
        if before is not None:
            before(kind, context, text)
        elif _LEVELS.get(kind, 0) >= logging.WARNING and not text.startswith(_HARMLESS):
            print(text, file=sys.stderr)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
