"""A guest at a room in another process that has another dictionary, in a real window page."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from lan_windows import Person
from other_words_host import counts
from pytestqt.qtbot import QtBot
from window_tools import is_there

from melicado.rules.melicado.cards import BACK, FRONT, over

CODE = "K7QX2"


@pytest.fixture
def port() -> Iterator[int]:
    """The port of the room in the other process."""
    script = str(Path(__file__).with_name("other_words_host.py"))
    with subprocess.Popen(
        [sys.executable, script, CODE], stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        yield int(child.stdout.readline())
        child.kill()


def test_previews_are_the_hosts(qtbot: QtBot, people: Any, port: int) -> None:
    """Every card at every place: what is told in the end is what the host would say."""
    leo: Person = people[1]
    leo.press("network")
    leo.page.code.setText(CODE)
    leo.page.address.setText(f"127.0.0.1:{port}")
    leo.press("join")
    qtbot.waitUntil(lambda: is_there(leo.window, "sit_0_1"), timeout=15_000)
    leo.press("sit_0_1")
    qtbot.waitUntil(lambda: leo.program.session is not None, timeout=15_000)
    session, table = leo.program.session, leo.page.table
    qtbot.waitUntil(lambda: session.view.phase == "open", timeout=15_000)
    assert session.judge_elsewhere is not None
    stage = table.stage
    hand, pile = stage.local.hand(session.view), session.view.row.piles[0].id
    cards = {card.letter: card for card in hand}
    places = (FRONT, BACK, over(pile))
    # Asked and not known yet: it says so, and the window goes on.
    stage.local.selected, stage.local.cursor = hand[0].id, BACK
    stage.refresh()
    assert stage.pill.shown[0].endswith("…")

    def told() -> bool:
        aims = [stage.aimer.aim(card, place) for card in cards.values() for place in places]
        return not any(aim.waits for aim in aims)

    qtbot.waitUntil(told, timeout=15_000)
    seen = {word.word for word in session.view.words}
    for card in cards.values():
        for place in places:
            aim = stage.aimer.aim(card, place)
            word = aim.changes[0].after
            assert aim.correct is (counts(word) and word not in seen), word
    stage.refresh()
    assert not stage.pill.shown[0].endswith("…")
    # What is told right stands when it is laid.
    good = next(
        aim
        for card in cards.values()
        for place in places
        if (aim := stage.aimer.aim(card, place)).correct
    )
    before = session.view.seats[1].count
    leo.page.table.acts.lay(good)
    qtbot.waitUntil(lambda: session.view.seats[1].count == before - 1, timeout=15_000)
