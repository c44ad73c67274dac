"""A watch over one run of the program: its mark, its log, its errors."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from melicado.crash.faults import Fault, Faults
from melicado.crash.log import close_log, open_log
from melicado.crash.runs import Run

_log = logging.getLogger(__name__)


class Watch:
    """What looks after a run."""

    def __init__(self) -> None:
        self.run = Run()
        self.faults = Faults()


@contextmanager
def listening(tell: Callable[[Fault], None]) -> Iterator[None]:
    """Report what goes wrong in something that is over soon; it keeps no log and no mark."""
    faults = Faults()
    faults.tell = tell
    faults.listen()
    try:
        yield
    finally:
        faults.rest()


@contextmanager
def watching(what: str) -> Iterator[Watch]:
    """Watch over a run of ``what``: the window, or a verb that lasts."""
    watch = Watch()
    watch.run.begin()
    log = open_log(watch.run.number)
    watch.faults.listen()
    _log.info("%s begins.", what)
    if watch.run.bad_end is not None:
        _log.warning("An earlier run ended badly.")
    try:
        yield watch
    finally:
        _log.info("%s ends.", what)
        watch.faults.rest()
        close_log(log)
        watch.run.end()
