"""Whether a window can open here, asked beforehand: Qt itself would abort the program."""

import ctypes
import importlib.util
import os
import socket
import sys
from pathlib import Path


def obstacle() -> str | None:
    """Why no window can open here, in one sentence, or None when one can.

    Only Linux has anything to ask. A platform chosen by ``QT_QPA_PLATFORM`` that needs no screen
    is taken at its word.
    """
    chosen = os.environ.get("QT_QPA_PLATFORM", "")
    names = [name.split(":")[0].split("-")[0] for name in chosen.split(";") if name]
    if not sys.platform.startswith("linux") or (names and not {"xcb", "wayland"} & set(names)):
        return None
    if "wayland" in (names or ["wayland"]) and _wayland_answers():
        return None
    display = os.environ.get("DISPLAY")
    if "xcb" not in (names or ["xcb"]) or not display:
        return (
            "There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY"
            " leads to one."
        )
    try:
        return None if _x_answers() else f"The screen {display} does not let a window open on it."
    except OSError as error:
        return missing_library(error)


def missing_library(error: Exception) -> str:
    """The sentence for a system library that the loader did not find."""
    return (
        f"A window needs a library that this system lacks ({error});"
        " starting with packaging/start.py brings it."
    )


def _wayland_answers() -> bool:
    """Whether a Wayland compositor takes a connection."""
    name = os.environ.get("WAYLAND_DISPLAY")
    if not name:
        return False
    path = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere")) / name
    with socket.socket(socket.AF_UNIX) as trial:
        try:
            trial.connect(str(path))
        except OSError:
            return False
    return True


def _x_answers() -> bool:
    """Whether the X server that DISPLAY names lets this user in.

    Raises ``OSError`` when a library that Qt's X plugin loads is missing.
    """
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    answers = bool(xcb.xcb_connection_has_error(connection) == 0)
    xcb.xcb_disconnect(connection)
    if answers:
        _load_plugin()
    return answers


def _load_plugin() -> None:
    """Load the X plugin as Qt will: what it cannot find is then named, not fatal."""
    package = importlib.util.find_spec("PySide6")
    for folder in (package and package.submodule_search_locations) or ():
        plugin = Path(folder) / "Qt" / "plugins" / "platforms" / "libqxcb.so"
        if plugin.exists():
            ctypes.CDLL(str(plugin))
