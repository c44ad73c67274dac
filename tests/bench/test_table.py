"""The table against bare Qt: a frame of a drag, and the way to the first painted table."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
    QWidget,
)

sys.path.insert(0, str(Path(__file__).parents[1] / "table"))

from table_rig import LEFT, PLAIN, Rig

CARDS = 100
ROW = "PLAGEPLAGE"
FRAMES = 40
PACE = 8
"""Pixels a frame, as a hand moves: 480 a second."""
MOVING = 10
STRIDE, LEG = 200.0, 10
"""How far, in pixels, and for how many frames the moving cards go one way."""
SCREEN = {"name": "bench", "x": 0, "y": 0, "width": 1920, "height": 1080}
"""A screen on which the window has the size it likes best."""


def hundred_cards(qtbot: Any) -> Rig:
    """Ten piles in the row, the rest in my hand."""
    letters = "ABCDEFGHILMNOPRSTU"
    hand = " ".join(letters[i % len(letters)] + "brg"[i % 3] for i in range(CARDS - len(ROW)))
    piles = " ".join(f"{letter}b" for letter in ROW)
    rig = Rig.at(qtbot, f"{piles} | {hand} ; Ab ; Bb | {ROW} | open 0 -", ROW)
    rig.table.ghosts.sync()
    return rig


def empty_view(qtbot: Any, rig: Rig) -> QGraphicsView:
    """A view of a bare scene as large as the table, on the screen."""
    scene = QGraphicsScene(0, 0, rig.table.width(), rig.table.height())
    view = QGraphicsView(scene)
    scene.setParent(view)
    qtbot.addWidget(view)
    view.resize(rig.table.size())
    view.show()
    QApplication.processEvents()  # it has the focus now, which would end a drag on the table
    return view


def same_pictures(scene: QGraphicsScene, rig: Rig) -> dict[int, QGraphicsPixmapItem]:
    """The felt and the cards of the table at the same places, by card, in a bare scene."""
    scene.addItem(QGraphicsPixmapItem(rig.stage.props.felt.pixmap()))
    items = {}
    for number, card in rig.stage.cards.items.items():
        item = items[number] = QGraphicsPixmapItem(card.pixmap())
        item.setOffset(card.offset())
        item.setPos(card.pos())
        item.setRotation(card.rotation())
        item.setZValue(card.zValue())
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        scene.addItem(item)
    return items


def move_held(viewport: QWidget, at: QPoint) -> None:
    """The mouse moves with its button down."""
    where = QPointF(viewport.mapToGlobal(at))
    moved = QMouseEvent.Type.MouseMove
    none = Qt.MouseButton.NoButton
    QApplication.sendEvent(viewport, QMouseEvent(moved, QPointF(at), where, none, LEFT, PLAIN))


def test_a_frame_of_a_drag_among_a_hundred_cards(compare: Any, qtbot: Any) -> None:
    """One card held, ten on their way, ghosts over all of them."""
    rig = hundred_cards(qtbot)
    view = empty_view(qtbot, rig)
    band = rig.stage.boxes().band.toRect()
    way = [QPoint(band.left() + 200 + i * PACE, band.center().y()) for i in range(FRAMES)]
    rig.press(rig.card_point(next(iter(rig.view.seats[0].hand)).id))
    rig.move(way[0], way[1])
    (held,) = rig.stage.local.held
    same = same_pictures(view.scene(), rig)
    assert len(rig.stage.cards.items) == len(same) == CARDS
    item = same[held]
    item.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemIsMovable)
    QTest.mousePress(view.viewport(), LEFT, PLAIN, view.mapFromScene(item.pos()))
    movers = [card for card in rig.stage.cards.items.values() if card.card != held][:MOVING]
    others = [same[card.card] for card in movers]
    rig.stage.motion.enabled = True

    def ours() -> None:
        for number, point in enumerate(way):
            if number % LEG == 0:
                for card in movers:
                    away = card.pose._replace(x=card.pose.x + (STRIDE if number % 20 else -STRIDE))
                    rig.stage.motion.to(card, away, ms=LEG * 16)
            move_held(rig.table.viewport(), point)
            rig.stage.motion.advance(16)
            QApplication.processEvents()
        rig.stage.motion.finish()

    def yardstick() -> None:
        for number, point in enumerate(way):
            move_held(view.viewport(), point)
            step = STRIDE / LEG if number // LEG % 2 else -STRIDE / LEG
            for other in others:
                other.setPos(other.x() + step, other.y())
            QApplication.processEvents()

    ours()
    yardstick()
    assert (item.pos() - way[-1]).manhattanLength() < 40
    assert abs(rig.stage.local.held[held].x() - way[-1].x()) < 40
    compare(ours, yardstick)
    rig.release(QPoint(5, 5))


@pytest.fixture
def start(tmp_path: Path) -> Any:
    """Runs ``first_paint.py``; processor seconds and KiB until the first painted view."""
    screens = tmp_path / "screens.json"
    more = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    screens.write_text(json.dumps({"screens": [SCREEN | more]}))
    env = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={screens}"}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program is compiled
    env["PYTHONPYCACHEPREFIX"] = str(tmp_path / "compiled")
    script = str(Path(__file__).parent / "first_paint.py")

    def run(what: str) -> tuple[float, int]:
        # It ends without a farewell: at home again, the program would speak of that first.
        home = {"MELICADO_HOME": tempfile.mkdtemp(dir=tmp_path)}
        done = subprocess.run(
            [sys.executable, script, what],
            env=env | home,
            capture_output=True,
            text=True,
            check=True,
        )
        seconds, memory = done.stdout.split()
        return float(seconds), int(memory)

    return run


def test_a_first_painted_table(compare: Any, start: Any) -> None:
    assert start("table")[0] > 0  # and compiles everything on the way
    compare(lambda: start("table"), lambda: start("bare"))


def test_the_memory_of_a_first_painted_table(benchmark: Any, start: Any) -> None:
    _, ours = benchmark.pedantic(start, args=("table",), rounds=1)
    _, yardstick = start("bare")
    benchmark.extra_info["ratio"] = round(ours / yardstick, 3)
    assert ours > yardstick
