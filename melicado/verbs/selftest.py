"""``melicado selftest``: whether everything the program needs is here and works, a line each."""

import argparse
import os
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from melicado import places
from melicado.crash.private import without_names
from melicado.crash.report import versions
from melicado.verbs.common import InputError, print_json

CHECKS = (
    ("program", "core"),
    ("dictionaries", "core"),
    ("cards", "core"),
    ("bots", "core"),
    ("folders", "core"),
    ("plugins", "qt"),
    ("fonts", "qt"),
    ("translations", "qt"),
    ("sound", "qt"),
    ("network", "network"),
    ("tables", "tables"),
)
"""What is tried, in this order, and the module of ``melicado.verbs.checks`` that tries it."""
BEFORE_QT = "plugins"
"""Without Qt's plugins starting it would abort the program: what comes after is not tried then."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one check."""

    check: str
    ok: bool
    said: str
    ms: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What came of them all, and on what machine."""

    ok: bool
    version: str
    system: dict[str, str]
    findings: list[Finding]


def add_arguments(verb: argparse.ArgumentParser) -> None:
    """What may follow ``selftest``."""
    verb.add_argument("--report", metavar="FILE", type=Path, help="write it down, to be sent")
    verb.add_argument("--json", action="store_true", help="for programs: one object")


def run(said: argparse.Namespace) -> int:
    """Try everything and tell; 1 when something does not work. Raises InputError."""
    # No window is to flash up, and there may be no screen.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    findings: list[Finding] = []
    application = None
    for name, module in CHECKS:
        findings.append(_tried(name, module))
        if not said.json:
            print(_line(findings[-1]), flush=True)
        if name == BEFORE_QT:
            if not findings[-1].ok:
                break
            application = _application()
    ok = all(finding.ok for finding in findings)
    report = Report(ok=ok, version=places.version(), system=_system(), findings=findings)
    if said.json:
        print_json(report)
    else:
        print("Everything works." if ok else "Something does not work: see above.")
    if said.report:
        _write(said.report, report)
    del application
    return 0 if ok else 1


def _tried(name: str, module: str) -> Finding:
    began = time.monotonic()
    try:
        told, ok = getattr(import_module(f"melicado.verbs.checks.{module}"), name)(), True
    except Exception as error:  # whatever it is, the other checks go on
        ours = type(error).__module__.startswith("melicado.")
        told, ok = str(error) if ours else f"{type(error).__name__}: {error}", False
    spent = round((time.monotonic() - began) * 1000)
    return Finding(check=name, ok=ok, said=" ".join(without_names(told).split()), ms=spent)


def _application() -> Any:
    """The application that fonts and windows belong to."""
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - its plugins are there by now

    return QApplication.instance() or QApplication(["melicado"])


def _line(finding: Finding) -> str:
    mark = "ok  " if finding.ok else "FAIL"
    return f"{mark} {finding.check:<13} {finding.said}"


def _system() -> dict[str, str]:
    """What machine this is: nothing of whose it is, or of its name on a network."""
    return {**versions(), "Qt": _qt(), "frozen": "yes" if getattr(sys, "frozen", False) else "no"}


def _qt() -> str:
    try:
        from PySide6.QtCore import qVersion  # noqa: PLC0415 - it may be what is broken
    except ImportError as error:
        return str(error)
    return qVersion()


def _write(path: Path, report: Report) -> None:
    about = [f"{name}: {fact}" for name, fact in report.system.items()]
    lines = [*about, "", *(f"{_line(one)} ({one.ms} ms)" for one in report.findings), ""]
    try:
        path.write_text("\n".join(lines), encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise InputError(f"The report {path} cannot be written: {why}.") from error
