"""The window comes onto the screen whole, with the frame that the system draws around it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

OPEN = """
from PySide6.QtWidgets import QApplication
app = QApplication([])
from melicado.places import settings_file
from melicado.windows.settings import SettingsStore
from melicado.windows.window import Window
window = Window(SettingsStore(settings_file()))
window.open()
print(window.isMaximized(), window.width(), window.height())
"""


@pytest.mark.parametrize(
    ("width", "height", "seen"),
    [
        (1280, 800, "True 1280 800"),  # 800 high would go below the edge with its title
        (1024, 600, "True 1024 600"),
        (1920, 1080, "False 1280 800"),
    ],
)
def test_where_its_frame_finds_no_room_it_fills_the_screen(
    tmp_path: Path, width: int, height: int, seen: str
) -> None:
    screen = {"name": "one", "x": 0, "y": 0, "width": width, "height": height, "dpr": 1}
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96}
    path = tmp_path / "screens.json"
    path.write_text(json.dumps({"screens": [screen | dots]}))
    env = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={path}"}
    done = subprocess.run(
        [sys.executable, "-c", OPEN], env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == seen
