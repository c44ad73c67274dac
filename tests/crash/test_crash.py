"""Reports and the log: small, without a word about anybody, and never a trouble themselves."""

import faulthandler
import logging
import os
import threading
from pathlib import Path

import pytest

from melicado.crash import private, report
from melicado.crash.faults import Fault, Faults
from melicado.crash.log import LARGEST
from melicado.crash.runs import BadEnd, Run
from melicado.crash.watch import watching
from melicado.places import logs


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is known, and nobody else listens for crashes."""
    monkeypatch.setattr(private, "_names", set())
    monkeypatch.setattr(faulthandler, "is_enabled", lambda: True)


def caught(error: Exception) -> Exception:
    try:
        raise error
    except Exception as one:
        return one


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (KeyError("Zoé"), "'…'"),
        (ValueError("no number: 'bonjour l\\'ami', says Zoé"), "no number: '…', says …"),
        (ValueError("« Bonjour » has 7 letters"), "'…' has 7 letters"),
        (AttributeError("'Row' object has no attribute 'pile'"), None),
        (IndexError("list index out of range"), None),
        (OSError(2, "No such file", "/home/lea/x"), "[Errno 2] No such file: '~/x'"),
        (ValueError("Zoé has none left, zoé; Zoélie has"), "… has none left, …; Zoélie has"),
    ],
)
def test_what_an_error_says_names_nobody(
    monkeypatch: pytest.MonkeyPatch, error: Exception, told: str | None
) -> None:
    monkeypatch.setenv("HOME", "/home/lea")
    monkeypatch.setenv("USERPROFILE", "/home/lea")
    private.hide(["Zoé", ""])
    assert private.message_of(error) == (told or str(error))


def test_a_report_tells_where_and_on_what_but_not_whose(monkeypatch: pytest.MonkeyPatch) -> None:
    private.hide(["Zoé"])
    try:
        try:
            raise KeyError("Zoé")
        except KeyError as first:
            raise RuntimeError("no such seat") from first
    except RuntimeError as error:
        path = report.write("a test", report.described(error), {"seats": "Zoé, bot"})
    assert path is not None
    text = path.read_text("utf-8")
    assert text.index("KeyError: '…'") < text.index("RuntimeError: no such seat")
    assert "Python: CPython 3" in text
    assert "seats: …, bot" in text
    assert "Zoé" not in text
    assert str(logs().parent) not in text


def test_only_so_many_reports_are_kept() -> None:
    paths = [report.write("a test", "", {}) for _ in range(report.MOST + 3)]
    last = paths[-1]
    assert last is not None
    assert last.exists()
    assert len(list(logs().glob("report-*"))) == report.MOST


def test_the_log_is_three_small_files() -> None:
    log = logging.getLogger("melicado.test")
    with watching("A test"):
        for _ in range(900):
            log.info("x" * 1000)
    files = sorted(path.name for path in logs().glob("melicado*"))
    assert files == ["melicado.log", "melicado.log.1", "melicado.log.2"]
    assert all(path.stat().st_size <= LARGEST for path in logs().glob("melicado*"))


def test_two_runs_at_once_have_logs_of_their_own() -> None:
    with watching("One") as one:
        with watching("Other") as other:
            assert (one.run.number, other.run.number) == (1, 2)
        assert "Other begins" in (logs() / "melicado-2.log").read_text("utf-8")
    assert one.run.bad_end is other.run.bad_end is None


def test_an_error_is_told_once_with_its_report() -> None:
    faults, told = Faults(), list[Fault]()
    faults.tell = told.append
    for _ in range(60):
        faults.caught(caught(ZeroDivisionError()), "a test")
    faults.caught(caught(IndexError()), "something thrown away", noticed=False)
    assert [fault.signature.split()[0] for fault in told] == ["ZeroDivisionError"]
    assert len(list(logs().glob("report-*"))) == 2


def test_errors_noted_in_the_log_and_those_of_threads_are_told() -> None:
    told: list[Fault] = []
    with watching("A test") as watch:
        watch.faults.tell = told.append
        try:
            raise IndexError
        except IndexError:
            logging.getLogger("melicado.test").exception("A part stumbled.")
        thread = threading.Thread(target=lambda: 1 / 0, name="sound")
        thread.start()
        thread.join()
        logging.getLogger("melicado.test").error("No traceback, no fault.")
    assert [fault.signature.split()[0] for fault in told] == ["IndexError", "ZeroDivisionError"]
    assert "the thread sound" in (logs() / "melicado.log").read_text("utf-8")


def test_a_description_that_stumbles_too_is_left_out() -> None:
    faults = Faults()
    faults.describe = lambda: {"": str(1 / 0)}
    fault = faults.caught(caught(IndexError()), "a test")
    assert fault is not None
    assert fault.report is not None
    assert "ZeroDivisionError" in fault.report.read_text("utf-8")


def test_a_run_that_did_not_end_is_found_once() -> None:
    first = Run()
    first.begin()
    assert first._mark is not None
    kept = os.dup(first._mark.fileno())  # as when the process is gone: no end, no lock
    first._mark.close()
    os.close(kept)
    (logs() / "crash-1.txt").write_text(f'Fatal Python error\n  File "{Path.home()}/x.py"\n')
    for bad in (True, False):
        then = Run()
        then.begin()
        assert (then.bad_end is not None) == bad
        if then.bad_end is not None:
            assert then.bad_end.report is not None
            assert "Fatal Python error" in then.bad_end.report.read_text("utf-8")
        then.end()


def test_without_a_dump_a_bad_end_has_no_report() -> None:
    logs().mkdir(parents=True)
    (logs() / "run-2").write_text("x")  # two ran at once, and the second was killed
    run = Run()
    run.begin()
    assert (run.number, run.bad_end) == (1, BadEnd(None))
    run.end()
    assert all(path.stat().st_size == 0 for path in logs().glob("run-*"))


def test_where_nothing_can_be_written_nothing_is_and_nobody_minds(melicado_home: Path) -> None:
    melicado_home.write_text("a file where the folder should be")
    told: list[Fault] = []
    with watching("A test") as watch:
        watch.faults.tell = told.append
        watch.faults.caught(caught(IndexError()), "a test")
    assert watch.run.number == 0
    assert [fault.report for fault in told] == [None]
