"""Unexpected errors, wherever they come up: each is noted, reported, and told once."""

import logging
import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from melicado.crash import report
from melicado.crash.log import ROOT

_log = logging.getLogger(__name__)
MOST_NOTED = 50
"""How often one and the same error is noted in the log: one in a painter comes with every frame."""


class Fault(NamedTuple):
    """An error the program did not expect."""

    signature: str
    """The same for the same error at the same place."""
    report: Path | None
    """The file that tells of it, or None where none could be written."""


class Faults:
    """Hears of the errors of the whole process from ``listen`` until ``rest``.

    ``tell`` is called for the first of each kind that people can notice, from whatever thread;
    ``describe`` gives facts about the program for the report.
    """

    def __init__(self) -> None:
        self.tell: Callable[[Fault], None] = lambda fault: None
        self.describe: Callable[[], Mapping[str, str]] = dict
        self._met: dict[str, int] = {}
        self._lock = threading.RLock()
        self._busy = False
        self._before: tuple[Any, Any, Any] | None = None
        self._ear = _Ear(self)

    def listen(self) -> None:
        """Take the place of those whom Python tells of errors that nobody caught."""
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._uncaught
        threading.excepthook = self._in_thread
        sys.unraisablehook = self._unraisable
        logging.getLogger(ROOT).addHandler(self._ear)

    def rest(self) -> None:
        """Let those who were told before be told again."""
        logging.getLogger(ROOT).removeHandler(self._ear)
        if self._before is not None:
            sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
            self._before = None

    def caught(self, error: BaseException, where: str, *, noticed: bool = True) -> Fault | None:
        """Note an error; None when it is known, or came up while another was noted."""
        with self._lock:
            if self._busy:
                return None
            self._busy = True
            try:
                fault = self._note(error, where)
            except Exception as worse:
                print(f"No report of {type(error).__name__}: {worse!r}", file=sys.stderr)
                return None
            finally:
                self._busy = False
                # What the frames hold, a painter for one, must not live on with the error.
                traceback.clear_frames(error.__traceback__)
        if fault is not None and noticed:
            self.tell(fault)
        return fault

    def _note(self, error: BaseException, where: str) -> Fault | None:
        signature = _signature(error)
        times = self._met[signature] = self._met.get(signature, 0) + 1
        if times > 1:
            if times <= MOST_NOTED:
                _log.warning("The same error again (%s times): %s", times, signature)
            return None
        _log.critical("An error in %s: %s\n%s", where, signature, report.described(error))
        path = report.write(f"an error in {where}", report.described(error), self._facts())
        return Fault(signature, path)

    def _facts(self) -> Mapping[str, str]:
        try:
            return self.describe()
        except Exception as error:  # the program may be in any state
            return {"no more is known": type(error).__name__}

    def _uncaught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if isinstance(error, Exception):
            self.caught(error.with_traceback(trace), "the program")
        elif self._before is not None:
            self._before[0](kind, error, trace)

    def _in_thread(self, said: threading.ExceptHookArgs) -> None:
        if isinstance(said.exc_value, Exception):
            name = said.thread.name if said.thread is not None else "?"
            self.caught(said.exc_value, f"the thread {name}")

    def _unraisable(self, said: Any) -> None:
        if isinstance(said.exc_value, Exception):
            self.caught(said.exc_value, "something thrown away", noticed=False)


class _Ear(logging.Handler):
    """Hears of errors that the program caught, noted in its log, and went on from."""

    def __init__(self, faults: Faults) -> None:
        super().__init__(logging.ERROR)
        self._faults = faults
        # What faults note themselves has none, and must not wait here for another thread.
        self.addFilter(lambda record: bool(record.exc_info))

    def emit(self, record: logging.LogRecord) -> None:
        """An error with its traceback is a fault like any other."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, Exception):
            self._faults.caught(error, record.name)


def _signature(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    last = next((f for f in reversed(frames) if ROOT in Path(f.filename).parts), None)
    last = last or (frames[-1] if frames else None)
    where = f"{Path(last.filename).name}:{last.lineno}" if last is not None else "?"
    return f"{type(error).__name__} at {where}"
