"""The regions of a table of Méli Cado, which never overlap, and windows to lay it out in."""

from PySide6.QtCore import QRectF

from melicado.table.melicado.layout import Layout

SIZES = [(1024, 600), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160), (1024, 1366)]


def regions(layout: Layout) -> dict[str, QRectF]:
    """Every region by name."""
    named = {
        name: getattr(layout, name)
        for name in ("me", "pause", "drawer", "stock", "stock_note", "violet", "violet_note")
    }
    named |= {name: getattr(layout, name) for name in ("notice", "pill", "bar", "discard")}
    named |= {f"seat {i}": box for i, box in enumerate(layout.seats)}
    named["row"] = layout.row
    return named
