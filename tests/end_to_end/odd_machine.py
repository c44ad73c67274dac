"""A program of its own: a few seconds of the window, and what could be seen of it as JSON.

``python odd_machine.py [full]``: opens the first page, judges words, changes a setting, plays at
a table, and closes. ``full``: no file can grow, as on a disk that is full.
"""

import json
import sys
from pathlib import Path
from typing import Any

FOUND: dict[str, Any] = {"said": [], "beside": [], "steps": 0}
INSTALLED = str(Path(__file__).resolve().parents[2])


def note(event: str, arguments: tuple[Any, ...]) -> None:
    """Whatever is written where the program is installed, its compiled modules aside."""
    writes = event == "open" and isinstance(arguments[1], str) and set(arguments[1]) & set("wax+")
    if not writes and event not in ("os.mkdir", "os.rename"):
        return
    path = str(arguments[0])
    if path.startswith(INSTALLED) and "__pycache__" not in path:
        FOUND["beside"].append(path)


if __name__ == "__main__":
    if "full" in sys.argv:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    sys.addaudithook(note)

    import msgspec
    from PySide6.QtCore import QLocale, QTimer
    from PySide6.QtGui import QFontInfo, QFontMetrics, QImage, QPainter

    from melicado import app
    from melicado.bots.level import Pace
    from melicado.drawing.fonts import letter_font, text_font
    from melicado.places import user_data
    from melicado.rules.melicado.commands import DeclineViolet
    from melicado.rules.melicado.options import Options
    from melicado.windows import beginning
    from melicado.windows.program import Program
    from melicado.windows.window import Window

    say, begin = Window.say, beginning.begin

    def heard(window: Window, sentence: str) -> None:
        FOUND["said"].append(sentence)
        say(window, sentence)

    def ink(text: str) -> int:
        """How many pixels a word blackens."""
        image = QImage(400, 40, QImage.Format.Format_Grayscale8)
        image.fill(255)
        painter = QPainter(image)
        painter.setFont(text_font(24))
        painter.drawText(4, 30, text)
        painter.end()
        return bytes(image.constBits()).count(0)

    def look(program: Program) -> None:
        words = program.library.game(Options()).judge
        FOUND["page"] = type(program.window.page).__name__
        FOUND["good"] = [w for w in ("ILIENS", "IVRE", "TITI", "ILOT", "SKI") if w in words]
        FOUND["fonts"] = [QFontInfo(f(20)).family() for f in (letter_font, text_font)]
        FOUND["has"] = all(QFontMetrics(text_font(20)).inFontUcs4(ord(c)) for c in "éœÉŒçñ’»")
        FOUND["ink"] = [ink("Été"), ink("iiii"), ink("WWWW")]
        FOUND["numbers"] = [QLocale().toString(2.5), f"{2.5}", float("2.5")]
        program.store.change(volume=0.3)
        settings = msgspec.structs.replace(
            program.store.settings,
            pace=Pace.FAST,
            options=Options(first_starter=0, violet="starter_decides"),
        )
        program.play(settings)
        QTimer.singleShot(700, lambda: leave(program))

    def leave(program: Program) -> None:
        session = program.session
        session.submit(0, DeclineViolet())
        FOUND["steps"] = session.match.number
        FOUND["shown"] = program.window.page.step
        journal = session.match.journal
        FOUND["journal"] = str(journal.path) if journal is not None else ""
        FOUND["data"] = str(user_data())
        program.window.close()

    def then(*said: Any) -> Program:
        program = begin(*said)
        QTimer.singleShot(200, lambda: look(program))
        return program

    Window.say, beginning.begin = heard, then
    FOUND["status"] = app.run([])
    print(json.dumps(FOUND))
