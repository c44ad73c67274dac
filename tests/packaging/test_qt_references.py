"""PySide6 6.12.0 on Python 3.11 loses a reference to None at each void call, then aborts."""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QImage, QPainterPath
from PySide6.QtWidgets import QGraphicsScene, QLabel
from pytestqt.qtbot import QtBot

CALLS = 1000
SLACK = 100
"""References that other code may take or give back meanwhile; a fault costs one a call."""


def calls_of_objects() -> list[Callable[[], object]]:
    timer, thing = QTimer(), QObject()
    return [lambda: timer.setInterval(5), timer.stop, lambda: thing.setObjectName("x")]


def calls_of_painting() -> list[Callable[[], object]]:
    image, path = QImage(4, 4, QImage.Format.Format_ARGB32), QPainterPath()
    return [lambda: image.fill(0), lambda: path.moveTo(1, 2), path.clear]


def calls_of_widgets() -> list[Callable[[], object]]:
    label, scene = QLabel(), QGraphicsScene()
    return [lambda: label.setText("x"), label.update, scene.clear]


@pytest.mark.parametrize("make", [calls_of_objects, calls_of_painting, calls_of_widgets])
def test_void_calls_keep_the_references_to_none(
    qtbot: QtBot, make: Callable[[], list[Callable[[], object]]]
) -> None:
    for call in make():
        before = sys.getrefcount(None)
        for _ in range(CALLS):
            call()
        assert sys.getrefcount(None) > before - SLACK
