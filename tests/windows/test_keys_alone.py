"""A whole game from the keyboard alone, on the real rules, against robots, by a clock of ours."""

from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from melicado.bots.level import Level, Pace
from melicado.match.journal import Journal
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.search import Laying
from melicado.rules.melicado.state import Phase
from melicado.windows import session
from melicado.windows.program import Program
from melicado.windows.settings import BotChoice, SettingsStore
from melicado.windows.table_page import TablePage
from melicado.windows.window import Window

KEY = Qt.Key
RULES = Options(rounds=2, hand_size=4, first_starter=0, block_seconds=2, call_seconds=5)
ROBOTS = (BotChoice(Level.DEBUTANT, 0), BotChoice(Level.DEBUTANT, 1))
MOST_MOVES = 900


class Typist:
    """Somebody with a keyboard who knows the rules, and what they have done so far."""

    def __init__(self, window: Window, page: TablePage, clock: list[int]) -> None:
        self.window, self.page, self.clock = window, page, clock
        self.done: set[str] = set()

    @property
    def view(self) -> Any:
        return self.page.session.view

    def key(self, *keys: Qt.Key | str) -> None:
        """Keys go to the window, as from the window system."""
        for key in keys:
            for one in key if isinstance(key, str) else (key,):
                if isinstance(one, str):
                    code = Qt.Key(ord(one.upper())) if one.isalpha() else KEY.Key_Asterisk
                    QTest.keyClick(self.window.windowHandle(), code)
                else:
                    QTest.keyClick(self.window.windowHandle(), one)

    def wait(self, ms: int) -> None:
        """Let time pass, and robots do what falls due."""
        self.clock[0] += ms
        self.page.session._beat()
        QApplication.processEvents()

    def move(self) -> None:
        """Do what the moment asks for."""
        view = self.view
        mine = view.starter == 0
        if view.phase == Phase.SCORES:
            if self.page.veil is not None:
                self.key(KEY.Key_Return)
                self.done.add("next round")
        elif view.phase == Phase.VIOLET and mine:
            self.key(KEY.Key_Return if view.round == 1 else KEY.Key_F3)
            self.done.add("violet")
        elif view.phase == Phase.BASE and mine:
            self.key(KEY.Key_Left, KEY.Key_Return)
            self.done.add("base")
        elif view.phase == Phase.CALL and view.call.seat == 0:
            self.answer_my_call(Reading(view, self.page._judge))
        elif view.declaration is not None:
            if view.declaration.seat != 0 and 0 not in view.declaration.agreed:
                self.key(KEY.Key_F8)
                self.done.add("agree")
        elif view.phase in (Phase.OPENING, Phase.OPEN):
            self.lay(Reading(view, self.page._judge))

    def lay(self, reading: Reading) -> None:
        play = next(iter(reading.plays(0)), None) if reading.may_lay(0) else None
        if self.view.has_word and self.view.phase == Phase.OPEN and len(self.done) % 2:
            if "meli" not in self.done and next(iter(reading.melis(0)), None):
                self.key(KEY.Key_F2)
                return
            if "cado" not in self.done and next(iter(reading.cados(0)), None):
                self.key(KEY.Key_F3)
                return
        if play is not None:
            self.lay_card(play)
        elif self.view.phase == Phase.OPENING:
            if self.view.starter == 0:
                self.key(KEY.Key_F5)
                self.done.add("cannot open")
        elif "exchange" not in self.done:
            self.key(KEY.Key_F4, KEY.Key_Right, KEY.Key_Return)
            self.done.add("exchange")
        else:
            self.key(KEY.Key_F5)
            self.done.add("declare")

    def lay_card(self, play: Laying) -> None:
        """By typing the word, or by Tab, arrows and Enter."""
        version, spot = self.view.version, play.spots[0]
        if "arrows" in self.done or spot.card.is_joker:
            self.key(play.word, KEY.Key_Return)
            self.done.add("joker" if spot.card.is_joker else "typed")
            return
        ghosts = self.page.table.ghosts
        self.page.table.setFocus()
        while ghosts.zone != "hand":
            self.key(KEY.Key_Tab)
        while ghosts.current.key != ("card", spot.card.id):
            self.key(KEY.Key_Right)
        if self.page.table.stage.local.selected is None:
            self.key(KEY.Key_Space)
        else:
            self.key(KEY.Key_Up)
        while ghosts.current.key != ("place", spot.place):
            self.key(KEY.Key_Left)
        self.key(KEY.Key_Return)
        assert self.view.version != version
        self.done.add("arrows")

    def answer_my_call(self, reading: Reading) -> None:
        if self.view.call.kind == "meli":
            found = next(iter(reading.melis(0)), None)
            assert found is not None
            self.key(found.word, KEY.Key_Return)
            self.done.add("meli")
        else:
            found = next(iter(reading.cados(0)), None)
            assert found is not None
            local = self.page.table.stage.local
            while local.cado_pile != found.pile:
                self.key(KEY.Key_Right)
            self.key(KEY.Key_Up, KEY.Key_Return)
            self.done.add("cado")
        assert self.view.phase != Phase.CALL


@pytest.mark.parametrize("seed", ["1", "5"])
def test_a_whole_game(
    qtbot: Any, program: Program, window: Window, store: SettingsStore, seed: str, monkeypatch: Any
) -> None:
    clock = [0]
    monkeypatch.setattr(session, "milliseconds", lambda: clock[0])
    monkeypatch.setattr(TablePage, "results_after_ms", 0)
    settings = msgspec.structs.replace(
        store.settings, options=RULES, bots=ROBOTS, pace=Pace.SLOW, name="Zoé"
    )
    program.play(settings, seed * 32)
    page = window.page
    assert isinstance(page, TablePage)
    page.session._timer.stop()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    typist = Typist(window, page, clock)
    for _ in range(MOST_MOVES):
        if typist.view.phase == Phase.OVER:
            break
        typist.move()
        typist.wait(300)
    assert typist.view.phase == Phase.OVER
    assert {"arrows", "typed", "base", "violet", "next round"} <= typist.done
    table = page.table
    table.stage.motion.finish()
    assert table.check_against(typist.view) == []
    recorded = [line.event for line in Journal.read(page.session.match.journal.path)[1]]
    assert any(isinstance(e, ev.Settled) and e.words[-1].seat == 0 for e in recorded)
