"""Where things are on the screen, written to a file: for tests that use a real mouse.

The file is JSON, replaced whole when anything has moved: ``page`` (its class), ``buttons`` (by
name, with the centre of each in screen pixels), and for a table ``hand`` (by card id),
``row`` (by pile id), ``front`` and ``back``, ``table`` (its own buttons), ``phase``,
``step`` (the last one shown) and ``settled``, which is true when no card is moving.
"""

from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QPoint, QPointF, QTimer
from PySide6.QtWidgets import QAbstractButton, QWidget

from melicado.table.melicado.table import MeliCadoTable
from melicado.windows.game import GamePage
from melicado.windows.window import Window

EVERY_MS = 50


def watch(window: Window, path: Path) -> None:
    """Keep ``path`` up to date as long as the window lives."""
    timer = QTimer(window, interval=EVERY_MS)
    last = b""

    def look() -> None:
        nonlocal last
        now = msgspec.json.encode(described(window))
        if now != last:
            last = now
            new = path.with_name(path.name + ".new")
            new.write_bytes(now)
            new.replace(path)

    timer.timeout.connect(look)
    timer.start()


def described(window: Window) -> dict[str, Any]:
    """What is on the screen, and where."""
    said: dict[str, Any] = {"page": type(window.page).__name__, "buttons": _buttons(window)}
    if isinstance(window.page, GamePage):
        said.update(_table(window.page.table), step=window.page.step)
    return said


def _buttons(window: QWidget) -> dict[str, list[int]]:
    found = {}
    for button in window.findChildren(QAbstractButton):
        if button.objectName() and button.isVisible() and button.isEnabled():
            found[button.objectName()] = _pair(button.mapToGlobal(button.rect().center()))
    return found


def _table(table: MeliCadoTable) -> dict[str, Any]:
    stage, view = table.stage, table.stage.view
    if view is None:
        return {}

    def spot(point: QPointF) -> list[int]:
        return _pair(table.viewport().mapToGlobal(table.mapFromScene(point)))

    boxes = stage.boxes()
    row = {str(pile): spot(box.center()) for pile, box in zip(boxes.ids, boxes.piles, strict=True)}
    hand = stage.local.hand(view)
    items = {card.id: stage.cards.items.get(card.id) for card in hand}
    rows = (stage.banner.buttons, stage.bar, *stage.corner)
    pressed = {
        name: spot(item.box.center())
        for buttons in rows
        for name, item in buttons.items.items()
        if item.spec.enabled
    }
    return {
        "hand": {
            str(card): spot(QPointF(item.pose.x, item.pose.y))
            for card, item in items.items()
            if item is not None
        },
        "row": row,
        "front": spot(boxes.front.center()),
        "back": spot(boxes.back.center()),
        "table": pressed,
        "phase": view.phase,
        "settled": not stage.motion.busy,
    }


def _pair(point: QPoint) -> list[int]:
    return [point.x(), point.y()]
