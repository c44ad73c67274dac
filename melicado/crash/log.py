"""The log: what the program did, in three small files that take turns."""

import contextlib
import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

from melicado.crash.private import message_of, without_names
from melicado.places import UnwritableError, ensure, logs

LARGEST = 200_000
"""Bytes of one file; there are three at most."""
ROOT = "melicado"


class _Quiet(RotatingFileHandler):
    """A full disk, or another instance that moves the file, stops no game."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Say nothing: there is nowhere to say it."""


class _Discreet(logging.Formatter):
    """Lines without names of people and their folders."""

    def formatException(self, ei: Any) -> str:
        """What the error says; its report tells where it came about."""
        error = ei[1]
        return f"{type(error).__name__}: {message_of(error)}"

    def format(self, record: logging.LogRecord) -> str:
        """One record."""
        return without_names(super().format(record))


def log_file(number: int) -> Path:
    """The log of the instance of that number, from 1."""
    return logs() / ("melicado.log" if number == 1 else f"melicado-{number}.log")


def open_log(number: int) -> logging.Handler:
    """Write what the program notes from now on; it is lost where nothing can be written."""
    handler: logging.Handler = logging.NullHandler()
    if number:
        try:
            ensure(logs())
            handler = _Quiet(log_file(number), maxBytes=LARGEST, backupCount=2, encoding="utf-8")
        except (OSError, UnwritableError):
            pass
    handler.setFormatter(_Discreet("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger(ROOT)
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    return handler


def close_log(handler: logging.Handler) -> None:
    """Write no more."""
    logging.getLogger(ROOT).removeHandler(handler)
    with contextlib.suppress(OSError):  # a full disk does not take what is left
        handler.close()
