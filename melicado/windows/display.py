"""Whether a window can open here, asked beforehand: Qt itself would abort the program."""

import ctypes
import importlib.util
import os
import socket
import sys
from pathlib import Path

_FOLDERS = ("Qt/plugins", "plugins")
_SUFFIXES = (".so", ".dll", ".dylib")


def obstacle() -> str | None:
    """Why no window can open here, in one sentence, or None when one can.

    Only Linux has anything more to ask than whether Qt knows what ``QT_QPA_PLATFORM`` chooses. A
    platform that needs no screen is taken at its word.
    """
    chosen = os.environ.get("QT_QPA_PLATFORM", "")
    names = [name.split(":")[0].split("-")[0] for name in chosen.split(";") if name]
    known = {path.stem.removeprefix("lib")[1:].split("-")[0] for path in _plugins()}
    if names and known and not known & set(names):
        return f"QT_QPA_PLATFORM is {chosen}, which is none of: {', '.join(sorted(known))}."
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
    for plugin in _plugins():
        if plugin.name == "libqxcb.so":
            ctypes.CDLL(str(plugin))


def _plugins() -> list[Path]:
    """Qt's plugins for platforms, as ``libqxcb.so`` or ``qwindows.dll``."""
    package = importlib.util.find_spec("PySide6")
    folders = (package and package.submodule_search_locations) or ()
    ways = (Path(folder) / way / "platforms" for folder in folders for way in _FOLDERS)
    return [path for way in ways for path in way.glob("*q*") if path.suffix in _SUFFIXES]
