"""What tests of rooms in processes of their own share: waiting, and reading what was written."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

CODE = "K7QX2"
PATIENCE_S = 100


def until(there: Callable[[], Any], what: str) -> Any:
    """Wait for something that other processes do; it fails only when they never do it."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        if found := there():
            return found
        time.sleep(0.05)
    return pytest.fail(f"never happened: {what}")


class Diary:
    """What a guest wrote down."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def all(self, what: str) -> list[dict[str, Any]]:
        lines = self.path.read_bytes().split(b"\n")[:-1] if self.path.exists() else []
        entries = [msgspec.json.decode(line) for line in lines]
        return [entry for entry in entries if entry["what"] == what]

    def over(self) -> bool:
        return any(one["phase"] == "over" for one in self.all("step") + self.all("snapshot"))


def port_in(said: Path) -> int:
    line = next(line for line in said.read_text().splitlines() if line.startswith("Address"))
    return int(line.rpartition(":")[2])


def rules_in(folder: Path, **options: Any) -> str:
    path = folder / "options.json"
    path.write_bytes(msgspec.json.encode({"rounds": 1, "violet": "never", **options}))
    return str(path)


def journal_of(home: Path) -> Path:
    (path,) = (home / "journals").glob("*.melicado")
    return path
