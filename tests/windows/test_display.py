"""Without a screen the program says so in one sentence, before Qt can abort it."""

import ctypes
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from melicado.windows import display

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have one")


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def x_server() -> Iterator[str]:
    """A real X server that shows nothing; its display."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-nolisten", "tcp"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as answer:
        number = answer.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


def test_no_screen_at_all_is_one_sentence() -> None:
    sentence = display.obstacle()
    assert sentence is not None
    assert "DISPLAY" in sentence
    assert "\n" not in sentence


def test_a_screen_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":4242")
    assert ":4242" in (display.obstacle() or "")


def test_the_offscreen_platform_needs_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert display.obstacle() is None


@pytest.mark.parametrize("platform", ["xcb", "wayland", "wayland-egl;xcb"])
def test_a_platform_that_needs_a_screen_is_not_believed(
    monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    assert display.obstacle() is not None


@pytest.mark.parametrize("platform", ["no-such", "no;such", "xbc"])
def test_a_platform_that_qt_does_not_know_is_named(
    monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    sentence = display.obstacle() or ""
    assert platform in sentence
    assert "xcb" in sentence
    assert "\n" not in sentence


def test_a_wayland_screen_must_take_a_connection(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-7")
    assert display.obstacle() is not None
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "wayland-7"))
        compositor.listen()
        assert display.obstacle() is None
        monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
        assert display.obstacle() is not None, "asked for X, which is not there"


def test_a_screen_that_answers_will_do(monkeypatch: pytest.MonkeyPatch, x_server: str) -> None:
    monkeypatch.setenv("DISPLAY", x_server)
    assert display.obstacle() is None


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch, x_server: str) -> None:
    real = ctypes.CDLL

    def load(name: str) -> ctypes.CDLL:
        if name.endswith("libqxcb.so"):
            raise OSError("libxcb-cursor.so.0: cannot open shared object file")
        return real(name)

    monkeypatch.setenv("DISPLAY", x_server)
    monkeypatch.setattr(ctypes, "CDLL", load)
    sentence = display.obstacle() or ""
    assert "libxcb-cursor.so.0" in sentence
    assert "\n" not in sentence
