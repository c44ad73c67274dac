"""A window that is asked on standard input to do something and says what its page then tells.

``call HOST`` joins a room there, ``hear`` waits for a sentence about rooms that are not heard,
``room`` for a room that is heard: one line of answer each.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "windows"))
from lan_windows import Person
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from melicado.drawing.fonts import load_fonts
from melicado.texts import language
from melicado.texts.lan import hearing_sentence
from melicado.windows.library import Library

PATIENCE_S = 40


def until(there: Callable[[], str]) -> str:
    """What is there in the end, "" when it never comes."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        QCoreApplication.processEvents()
        if found := there():
            return found
        time.sleep(0.02)
    return ""


def call(leo: Person, host: str) -> str:
    """Dial, and what the page says when that is over."""
    page = leo.page
    page.code.setText("K7QX2")
    page.address.setText(host)
    leo.press("join")
    return until(lambda: page.said.text() if page._go.isEnabled() else "")


def hear(leo: Person) -> str:
    """What is said when nothing has been heard for a while."""
    first = hearing_sentence("listening", 41_848)
    page = leo.page
    return until(lambda: page._none.text() if page._none.text() != first else "")


def room(leo: Person) -> str:
    """The first room that is heard, with its address."""
    listener = leo.program.lan._listener
    return until(lambda: " ".join(f"{r.notice.name}@{r.address}" for r in listener.rooms))


def main() -> None:
    app = QApplication([])
    load_fonts()
    language.install("fr")
    leo = Person("Léo", Library.open())
    leo.press("network")
    print("ready", flush=True)
    for line in sys.stdin:
        what, _, where = line.strip().partition(" ")
        said = call(leo, where) if what == "call" else {"hear": hear, "room": room}[what](leo)
        print(" ".join(said.split()), flush=True)
    app.quit()


if __name__ == "__main__":
    main()
