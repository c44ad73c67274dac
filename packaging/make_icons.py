"""Make the icons that systems want from our own drawing: PNGs, an ``.ico``, an ``.icns``.

``python packaging/make_icons.py FOLDER`` writes ``SIZE.png`` and ``game-SIZE.png`` (a saved game)
for each size, and ``melicado.ico``, ``melicado.icns``, ``game.ico``, ``game.icns``. Needs PySide6.
"""

import os
import struct
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from product import ICONS
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QPixmap

from melicado.drawing.app_icon import app_icon_pixmap, game_icon_pixmap
from melicado.drawing.fonts import load_fonts

ICO = (16, 24, 32, 48, 64, 256)
ICNS = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""The kinds of picture in an ``.icns`` that may be PNGs, and their sizes."""


def png(pixmap: QPixmap) -> bytes:
    """The picture as a PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    pixmap.save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """PNGs by size as one icon of Windows."""
    head, body = struct.pack("<HHH", 0, 1, len(ICO)), b""
    start = len(head) + 16 * len(ICO)
    for size in ICO:
        data = pictures[size]
        # A side of 256 is written as 0.
        head += struct.pack(
            "<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), start + len(body)
        )
        body += data
    return head + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """PNGs by size as one icon of macOS."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for kind, size in ICNS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write(folder: Path) -> None:
    """Write every icon into ``folder``; needs a running application."""
    folder.mkdir(parents=True, exist_ok=True)
    drawings: dict[str, Callable[[int], QPixmap]] = {"": app_icon_pixmap, "game-": game_icon_pixmap}
    for prefix, draw in drawings.items():
        pictures = {size: png(draw(size)) for size in sorted({*ICONS, *ICO, *ICNS.values()})}
        for size, data in pictures.items():
            (folder / f"{prefix}{size}.png").write_bytes(data)
        name = "game" if prefix else "melicado"
        (folder / f"{name}.ico").write_bytes(ico(pictures))
        (folder / f"{name}.icns").write_bytes(icns(pictures))


if __name__ == "__main__":
    application = QGuiApplication([])
    load_fonts()
    write(Path(sys.argv[1]))
