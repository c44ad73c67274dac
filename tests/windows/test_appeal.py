"""A refused word: what is near it, and the way to let it count (MC-38)."""

import re
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from window_tools import Press, is_there

from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import BACK, FRONT
from melicado.rules.melicado.ground import Spot
from melicado.rules.melicado.options import Options, Special
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.state import How, Phase, State
from melicado.rules.melicado.view import view as see
from melicado.windows.appeal import Appeal
from melicado.windows.game import GamePage
from melicado.windows.library import Library
from melicado.windows.program import Program
from melicado.windows.settings import Settings, SettingsStore
from melicado.windows.window import Window


@pytest.fixture
def opening(program: Program, store: SettingsStore) -> GamePage:
    """A game in which the person has the first word."""
    options = Options(first_starter=0, violet="never")
    store.settings = msgspec.structs.replace(store.settings, options=options)
    program.play(store.settings, "07" * 16)
    session = program.session
    assert session is not None
    session.submit(0, co.OrderBase(session.view.base[0].id))
    assert session.view.phase == Phase.OPENING
    assert isinstance(program.window.page, GamePage)
    return program.window.page


def lay_nonsense(page: GamePage) -> str:
    """Lay a card that makes no word, and nothing else wrong; the letters it made."""
    view = page.session.view
    table = Reading(view, page.session.match.game.judge)
    for card in table.hand(0):
        for place in () if card.is_joker else (FRONT, BACK):
            verdict = table.judge_play(0, (Spot(card, place),))
            if verdict.reason == Reason.NOT_A_WORD and verdict.word.isalpha():
                page.session.submit(0, co.Play(view.version, (co.Placement(card.id, place),)))
                return verdict.word
    pytest.fail("every card makes a word")


def test_a_refused_word_can_be_added_with_the_mouse(
    opening: GamePage, window: Window, press: Press
) -> None:
    word = lay_nonsense(opening)
    assert is_there(window, "appeal_yes")
    assert not is_there(window, "appeal_no")
    press("appeal_yes")
    assert opening.session.view.added == {word}
    assert not is_there(window, "appeal_yes")


@pytest.mark.parametrize(
    ("word", "special", "close"),
    [("PLAJE", None, "PLAGE"), ("SHEZ", Special.ENGLISH, "SHE"), ("SHEZ", None, None)],
)
def test_near_words_are_told(
    library: Library,
    window: Window,
    melicado_home: Path,
    word: str,
    special: Special | None,
    close: str | None,
) -> None:
    """MC-31, MC-38: those that count here and now."""
    sheet = Appeal(library.game(Options()).judge, (0,))
    sheet.setParent(window)
    fault = ev.Faulted(
        seat=0, reason="NOT_A_WORD", evidence={}, word=word, how=How.PLAY, cards=(), at=0
    )
    secret = "00112233445566778899aabbccddeeff"
    view = library.start(Settings(), secret).match.view(frozenset({0}))
    sheet.happened(fault, replace(view, special=special))
    told = re.findall(r"[A-Z]{2,}", sheet._near.text())
    assert (close in told) if close else ("SHE" not in told)


def test_the_faults_of_others_and_other_faults_offer_nothing(
    library: Library, window: Window
) -> None:
    sheet = Appeal(library.dictionary.lexicon(), (0,))
    sheet.setParent(window)
    for seat, reason in ((1, "NOT_A_WORD"), (0, "RED_COVERED")):
        fault = ev.Faulted(
            seat=seat, reason=reason, evidence={}, word="PLAJE", how=How.PLAY, cards=(), at=0
        )
        sheet.happened(fault, None)  # type: ignore[arg-type]
        assert sheet.isHidden()


def test_mc_28_of_two_words_the_wrong_one_is_offered(library: Library, window: Window) -> None:
    """CHUT is a word; UMJ, which the same card makes below it, is not."""
    sheet = Appeal(library.dictionary.lexicon(), (0,))
    sheet.setParent(window)
    fault = ev.Faulted(
        seat=0,
        reason="NOT_A_WORD",
        evidence={"word": "UMJ"},
        word="CHUT",
        how=How.PLAY,
        cards=(),
        at=0,
    )
    view = see(State(options=Options(), phase=Phase.OPEN), frozenset({0}))
    sheet.happened(fault, view)
    assert sheet._title.text() == "UMJ"


def contested(word: str, reason: str) -> ev.Contested:
    evidence: dict[str, str | int] = {"word": word}
    return ev.Contested(
        seat=1, word=word, reason=reason, evidence=evidence, votable=True, at=0, until=9
    )


def test_mc_38_a_contest_shows_what_is_near_or_how_the_word_reads(
    library: Library, window: Window
) -> None:
    sheet, view = Appeal(library.dictionary.lexicon(), (0,)), see(State(), frozenset())
    sheet.setParent(window)
    sheet.happened(contested("PLAJE", "NOT_A_WORD"), view)
    assert sheet._title.text() == "PLAJE"
    assert "PLAGE" in sheet._near.text()
    assert not sheet.isHidden()
    assert not is_there(window, "appeal_yes")
    sheet.happened(contested("PLAGE", "REPEAT"), view)
    assert "féminin" in sheet._near.text()
    over = ev.ContestEnded(seat=1, word="PLAGE", outcome="right", at=0)
    sheet.happened(over, view)
    assert sheet.isHidden()


def test_mc_38_the_offer_to_add_a_word_has_its_button_again(
    library: Library, window: Window
) -> None:
    sheet, view = Appeal(library.dictionary.lexicon(), (0,)), see(State(), frozenset())
    sheet.setParent(window)
    sheet.happened(contested("PLAJE", "NOT_A_WORD"), view)
    fault = ev.Faulted(
        seat=0, reason="NOT_A_WORD", evidence={}, word="PLAJE", how=How.PLAY, cards=(), at=0
    )
    sheet.happened(fault, view)
    assert not sheet._yes.isHidden()
