"""Where things are on the screen, written to a file: for tests that use a real mouse.

The file is JSON, replaced whole when anything has moved: ``page`` (its class), ``buttons`` (by
name, with the centre of each in screen pixels), and for a table ``hand`` (by card id), ``table``
(its own buttons), ``phase``, ``step`` (the last one shown) and ``settled``, which is true when
no card is moving. At Méli Cado also ``row`` (by pile id), ``front`` and ``back``; at Mendelius
``stock``, ``discards``, ``places`` (of the crosses, in order) and ``laid`` (the card on a place).
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QPoint, QPointF, QTimer
from PySide6.QtWidgets import QAbstractButton, QWidget

from melicado.table.buttons import ButtonRow
from melicado.table.melicado.table import MeliCadoTable
from melicado.table.mendelius.plan import shown_board
from melicado.table.mendelius.table import MendeliusTable
from melicado.table.pose import Pose
from melicado.table.surface import Surface
from melicado.windows.table_page import TablePage
from melicado.windows.window import Window

EVERY_MS = 50


def watch(window: Window, path: Path) -> None:
    """Keep ``path`` up to date as long as the window lives."""
    timer = QTimer(window)
    timer.setInterval(EVERY_MS)
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
    if isinstance(window.page, TablePage):
        said.update(_table(window.page.table), step=window.page.step)
    return said


def _buttons(window: QWidget) -> dict[str, list[int]]:
    found = {}
    for button in window.findChildren(QAbstractButton):
        if button.objectName() and button.isVisible() and button.isEnabled():
            found[button.objectName()] = _pair(button.mapToGlobal(button.rect().center()))
    return found


def _table(table: MeliCadoTable | MendeliusTable) -> dict[str, Any]:
    if table.stage.view is None:
        return {}
    its_own = _mendelius(table) if isinstance(table, MendeliusTable) else _melicado(table)
    return {**its_own, "phase": table.stage.view.phase, "settled": not table.stage.motion.busy}


def _melicado(table: MeliCadoTable) -> dict[str, Any]:
    stage, view = table.stage, table.stage.view
    if view is None:
        return {}
    boxes = stage.boxes()
    hand = (stage.cards.items.get(card.id) for card in stage.local.hand(view))
    return {
        "hand": {str(item.card): _spot(table, item.pose.point) for item in hand if item},
        "row": {str(pile): _spot(table, box.center()) for pile, box in boxes.each()},
        "front": _spot(table, boxes.front.center()),
        "back": _spot(table, boxes.back.center()),
        "table": _pressed(table, (stage.banner.buttons, stage.bar, *stage.corner)),
    }


def _mendelius(table: MendeliusTable) -> dict[str, Any]:
    stage, view = table.stage, table.stage.view
    if view is None:
        return {}
    layout, local = stage.layout, stage.local
    hand = (stage.cards.items.get(card) for card in local.cards(view))
    boxes = shown_board(view, local, layout)[1].boxes
    return {
        "hand": {str(i.card): _spot(table, _free_edge(i.pose)) for i in hand if i},
        "places": [_spot(table, box.center()) for box in boxes],
        "laid": {str(place): card for place, card in local.own.laid.items()},
        "stock": _spot(table, layout.stock.center()),
        "discards": _spot(table, layout.discards.center()),
        "table": _pressed(table, stage.rows()),
    }


def _free_edge(pose: Pose) -> QPointF:
    """A spot that the next card of a long hand does not cover."""
    return pose.point - QPointF(0.38 * pose.width, 0)


def _pressed(table: Surface, rows: Iterable[ButtonRow]) -> dict[str, list[int]]:
    items = (named for row in rows for named in row.items.items())
    return {name: _spot(table, i.box.center()) for name, i in items if i.spec.enabled}


def _spot(table: Surface, point: QPointF) -> list[int]:
    return _pair(table.viewport().mapToGlobal(table.mapFromScene(point)))


def _pair(point: QPoint) -> list[int]:
    return [point.x(), point.y()]
