"""``melicado host``: what goes wrong in an open room is one line, and the room stays open."""

import os
import signal
import sys

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from melicado import cli
from melicado.places import logs


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_room_that_stumbles_says_so_in_a_line_and_goes_on(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    ran: list[str] = []

    def stumble() -> None:
        ran.append("stumbled")
        raise ZeroDivisionError

    for ms in (100, 150):
        QTimer.singleShot(ms, stumble)
    QTimer.singleShot(300, lambda: (ran.append("still open"), os.kill(os.getpid(), signal.SIGTERM)))
    try:
        assert cli.main(["host", "--port", "0"]) == 0
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert ran == ["stumbled", "stumbled", "still open"]
    out, err = capsys.readouterr()
    assert "Room: Méli Cado" in out
    (report,) = logs().glob("report-*.txt")
    assert err == f"The program stumbled: what happened is noted in {report}.\n"
    assert "ZeroDivisionError" in report.read_text("utf-8")
