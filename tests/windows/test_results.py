"""The end of a round and of a game, and the words of the round."""

import msgspec
import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from window_tools import Press, is_there

from melicado.rules.melicado.options import Options
from melicado.rules.melicado.state import How, Judged, Phase, WordSeen
from melicado.windows import session as session_module
from melicado.windows.drawer import Drawer, WordList
from melicado.windows.game import GamePage
from melicado.windows.home import HomePage
from melicado.windows.library import Library
from melicado.windows.program import Program
from melicado.windows.settings import SettingsStore
from melicado.windows.window import Window

SHORT = Options(rounds=2, round_minutes=1, first_starter=0, violet="never")


class Hurry:
    """A clock that moves on by a second and a half whenever somebody looks."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        self.now += 1_500
        return self.now


def test_rounds_end_in_points_and_the_game_in_a_ranking(
    program: Program,
    window: Window,
    store: SettingsStore,
    press: Press,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """MC-39, MC-40, MC-41: all score when the time is up, then the next round, then the end."""
    monkeypatch.setattr(session_module, "milliseconds", Hurry())
    store.settings = msgspec.structs.replace(store.settings, options=SHORT)
    program.play(store.settings, "00" * 16)
    first = program.session
    assert first is not None
    qtbot.waitUntil(lambda: first.view.phase == Phase.SCORES, timeout=30_000)
    qtbot.waitUntil(lambda: is_there(window, "next_round"), timeout=10_000)
    totals = [seat.total for seat in first.view.seats]
    shown = {label.text() for label in window.findChildren(QLabel) if label.isVisible()}
    assert {f"{total} point{'s' * (total > 1)}" for total in totals} <= shown
    press("next_round")
    assert first.view.round == 2
    assert not is_there(window, "next_round")
    qtbot.waitUntil(lambda: first.view.phase == Phase.OVER, timeout=30_000)
    qtbot.waitUntil(lambda: is_there(window, "again"), timeout=10_000)
    press("again")
    assert isinstance(window.page, GamePage)
    assert program.session is not None
    assert program.session is not first
    assert program.session.match.number > 0
    press("menu")
    press("leave_game")
    assert isinstance(window.page, HomePage)
    assert is_there(window, "resume")


WORDS = (
    WordSeen("PAGE", -1, How.BASE, 1, 0),
    WordSeen("PLAGE", 1, How.PLAY, 1, 10),
    WordSeen("GELPA", 0, How.MELI, 1, 20),
)


def test_words_stand_newest_first_with_syllables_who_and_how(
    library: Library, window: Window
) -> None:
    drawer = Drawer(library.game(SHORT).judge, "fr", ["Vous", "Zoé"])
    drawer.show_words(WORDS)
    said = drawer.words.accessibleName().split("\n")
    assert [line.split(",")[0] for line in said] == ["GELPA", "PLAGE", "PAGE"]
    assert said[0].endswith("Vous · Méli")
    assert said[1].replace("\u00a0", " ") == "PLAGE, plage, plage : nom, féminin singulier, Zoé"
    assert said[2].endswith("base")


def test_mc_38_contested_words_are_marked_and_those_that_fell_stay_in_sight(
    library: Library, window: Window
) -> None:
    fell = WordSeen("PLAJE", 0, How.PLAY, 1, 15)
    judged = (Judged(fell, 1, "wrong", "NOT_A_WORD"), Judged(WORDS[1], 0, "right"))
    drawer = Drawer(library.game(SHORT).judge, "fr", ["Vous", "Zoé"])
    drawer.show_words(WORDS, judged)
    said = drawer.words.accessibleName().split("\n")
    assert [line.split(",")[0] for line in said] == ["GELPA", "PLAJE", "PLAGE", "PAGE"]
    assert said[1].endswith("Vous · contesté, faux")
    assert said[2].endswith("Zoé · contesté, juste")
    assert drawer._count.text().replace("\u00a0", " ") == "3 mots"


@pytest.mark.parametrize(
    ("word", "spelt"),
    [
        ("MANGEONS", "man-geons"),
        ("OEUF", "œuf"),
        ("HOPITAL", "hô-pi-tal"),
        ("BATO", "ba-teau, ba-teaux"),
        ("GELPA", ""),
    ],
)
def test_words_are_written_with_their_accents(library: Library, word: str, spelt: str) -> None:
    """BATO is what FONETIK lets through (MC-23)."""
    assert WordList(library.game(SHORT).judge, "fr", []).spelt(word) == spelt
