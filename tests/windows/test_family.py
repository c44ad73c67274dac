"""MC-45, MC-42: several people and a robot round one computer, with mouse, keys and fingers."""

from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from window_tools import Press, click, is_there

from melicado.bots.level import Level, Pace
from melicado.match.floor import BARRED_MS
from melicado.match.journals import unfinished
from melicado.places import journals, resource, settings_file
from melicado.rules.melicado.commands import AddWord, CallMeli, Declare, DeclineViolet, OrderBase
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.search import Laying
from melicado.rules.melicado.state import Phase
from melicado.windows import session as session_module
from melicado.windows.drawer import Drawer
from melicado.windows.family import FamilySeat
from melicado.windows.game import GamePage
from melicado.windows.new_game import NewGamePage
from melicado.windows.program import Program
from melicado.windows.settings import BotChoice, PersonChoice, SettingsStore
from melicado.windows.shared import SharedSession
from melicado.windows.table_page import TablePage
from melicado.windows.window import Window

LEA, TOM, ROBOT = 0, 1, 2
FAMILY = (PersonChoice("Tom", 3, "P"),)
RULES = Options(first_starter=LEA, violet="starter_decides")
KEY = Qt.Key


class Home:
    """A table with Léa, Tom and a robot, and a clock that moves when it is told to."""

    def __init__(self, program: Program, store: SettingsStore, options: Options, seed: str) -> None:
        self.clock = [0]
        settings = msgspec.structs.replace(
            store.settings,
            name="Léa",
            family=FAMILY,
            bots=(BotChoice(Level.BON, 0),),
            pace=Pace.SLOW,
            options=options,
        )
        session_module.milliseconds = lambda: self.clock[0]  # type: ignore[assignment]
        program.play(settings, seed)
        page = program.window.page
        assert isinstance(page, GamePage)
        assert isinstance(page.session, SharedSession)
        self.page, self.session, self.table = page, page.session, page.table
        self.session._timer.stop()

    @property
    def stage(self) -> Any:
        return self.table.stage

    @property
    def view(self) -> Any:
        return self.session.view

    def wait(self, ms: int) -> None:
        """Let the clocks go on, looking at them as the window does."""
        for _ in range(0, ms, 100):
            self.clock[0] += min(100, ms)
            self.session._beat()
            self.session._timer.stop()

    def click(self, point: QPoint) -> None:
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def type(self, key: Any, text: str) -> None:
        """A key of a French keyboard."""
        plain = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(self.table, QKeyEvent(QKeyEvent.Type.KeyPress, key, plain, text))

    def plate(self, seat: int) -> QPoint:
        box = self.stage.company.boxes(self.stage.layout)[seat]
        return self.table.mapFromScene(box.center())

    def button(self, name: str) -> None:
        item = self.stage.button(name)
        assert item is not None, name
        self.click(self.table.mapFromScene(item.box.center()))

    def open_table(self) -> None:
        """Léa declines the violet card and opens, or the table opens without her."""
        self.session.submit(LEA, DeclineViolet())
        self.session.submit(LEA, OrderBase(self.view.base[0].id))
        play = self.find(LEA)
        if play is not None:
            self.lay(play)
        while self.view.phase != Phase.OPEN:
            self.wait(1_000)

    def find(self, seat: int) -> Laying | None:
        """Something without a joker that ``seat`` could lay."""
        plays = Reading(self.view, self.page._judge).plays(seat)
        plain = (p for p in plays if not p.spots[0].card.is_joker)
        return next(iter(plain), None)

    def lay(self, play: Laying) -> None:
        """Click the card of the hand at the bottom, then its place."""
        spot = play.spots[0]
        item = self.stage.cards.items[spot.card.id]
        self.click(self.table.mapFromScene(self.stage.motion.goal(item).point))
        box = self.stage.boxes().box(spot.place)
        self.click(self.table.mapFromScene(box.center()))

    def one_turn(self, number: int) -> None:
        """Somebody who can lays a card; else they wait for the robot."""
        view, me = self.view, self.stage.me
        if view.phase in (Phase.BASE, Phase.OPENING) and me >= 0:
            play = self.find(me) if view.phase == Phase.OPENING else None
            if play is not None:
                self.lay(play)
            else:
                self.button("base_ok" if view.phase == Phase.BASE else "cannot_open")
            return
        able = next((s for s in (LEA, TOM) if view.phase == Phase.OPEN and self.find(s)), None)
        if able is None or number % 3 == 0 or me >= 0:
            self.wait(3_000)
            return
        self.click(self.plate(able))
        if self.stage.me == able and (play := self.find(able)) is not None:
            self.lay(play)

    def sound(self) -> None:
        self.stage.motion.finish()
        assert self.table.check_against(self.view) == []


@pytest.fixture
def home(
    program: Program, store: SettingsStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Home:
    monkeypatch.setattr(session_module, "milliseconds", session_module.milliseconds)
    made = Home(program, store, RULES, "3" * 32)
    made.open_table()
    return made


def test_mc_42_people_and_robots_are_chosen_and_remembered(
    program: Program, window: Window, press: Press, store: SettingsStore
) -> None:
    press("new_game")
    page = window.page
    assert isinstance(page, NewGamePage)
    press("more_people")
    tom = page.seats.others[0]
    assert isinstance(tom, FamilySeat)
    QTest.keyClicks(tom.findChild(QLineEdit), "Tom")
    click(tom.buzzer)
    QTest.keyClick(tom.buzzer, KEY.Key_L)
    press("play")
    seats = program.session.match.seats  # type: ignore[union-attr]
    assert [(s.name, s.kind, s.key) for s in seats[:3]] == [
        ("Joueur 1", "person", "S"),
        ("Tom", "person", "L"),
        ("Pixel", "bot", ""),
    ]
    kept = SettingsStore(settings_file()).settings
    assert kept.family == (PersonChoice("Tom", tom.face.look, "L"),)


def test_two_people_never_have_the_same_key(window: Window, store: SettingsStore) -> None:
    page = NewGamePage(msgspec.structs.replace(store.settings, family=FAMILY))
    window.show_page(page)
    lea, tom = page.seats.everybody
    click(tom.buzzer)
    QTest.keyClick(tom.buzzer, KEY.Key_S)
    assert (lea.buzzer.key, tom.buzzer.key) == ("P", "S")


def test_six_people_at_most_and_ten_seats(program: Program, window: Window, press: Press) -> None:
    press("new_game")
    page = window.page
    assert isinstance(page, NewGamePage)
    for _ in range(5):
        press("more_people")
    assert not is_there(window, "more_people")
    press("more_robots")
    press("more_robots")
    assert not is_there(window, "more_robots")
    keys = [one.buzzer.key for one in page.seats.everybody]
    assert len(set(keys)) == 6
    assert len(page.seats.others) == 9


def test_mc_45_the_opening_belongs_to_the_starter(
    program: Program, store: SettingsStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_module, "milliseconds", session_module.milliseconds)
    home = Home(program, store, RULES, "3" * 32)
    assert home.stage.me == LEA
    assert home.stage.button("violet_no") is not None
    QTest.keyClick(home.table, KEY.Key_P)
    home.click(home.plate(TOM))
    assert home.stage.me == LEA
    home.button("violet_no")
    assert home.view.phase == Phase.BASE
    home.sound()


def test_mc_45_a_buzzer_gives_the_table_and_stops_the_clock(home: Home) -> None:
    assert home.stage.me == -1
    home.sound()
    home.wait(100)
    before = home.session._clock.now()
    QTest.keyClick(home.table, KEY.Key_P)
    assert home.stage.me == TOM
    assert home.stage.banner.notice.length == 8_000
    QTest.keyClick(home.table, KEY.Key_S)
    assert home.stage.me == TOM
    home.wait(7_900)
    assert home.session._clock.now() == before
    assert home.stage.me == TOM
    home.sound()
    home.wait(200)
    assert home.stage.me == -1
    home.wait(1_000)
    assert home.session._clock.now() > before
    assert home.view.seats[TOM].count == 7
    home.sound()


def test_each_buzzer_has_its_own_sound(home: Home, program: Program) -> None:
    played: list[str] = []
    program._sounds.play = played.append  # type: ignore[method-assign]
    home.session.buzz(TOM)
    home.session.buzz(LEA)  # too late
    assert played == ["buzz2"]
    assert all((resource("sounds") / f"buzz{number}.wav").is_file() for number in range(1, 7))


def test_mc_45_the_time_run_out_bars_the_buzzer_for_three_seconds(home: Home) -> None:
    home.click(home.plate(TOM))
    home.wait(8_000)
    assert home.stage.me == -1
    home.click(home.plate(TOM))
    assert home.stage.me == -1
    home.click(home.plate(LEA))
    assert home.stage.me == LEA
    home.session._floor.done(LEA)
    home.session._tell()
    home.wait(BARRED_MS)
    home.click(home.plate(TOM))
    assert home.stage.me == TOM


def test_mc_45_a_card_laid_ends_the_turn_of_speech(home: Home) -> None:
    seat, play = next((s, p) for s in (LEA, TOM) if (p := home.find(s)) is not None)
    home.click(home.plate(seat))
    count = home.view.seats[seat].count
    home.lay(play)
    assert home.view.seats[seat].count == count - 1
    assert home.view.words[-1].word == play.word
    assert home.stage.me == -1
    home.sound()


def test_a_whole_round_by_mouse(
    program: Program,
    window: Window,
    store: SettingsStore,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """MC-39, MC-42, MC-45: two people and a robot, buzzers and cards by click, to the points."""
    monkeypatch.setattr(session_module, "milliseconds", session_module.milliseconds)
    monkeypatch.setattr(TablePage, "results_after_ms", 0)
    rules = msgspec.structs.replace(RULES, hand_size=4, violet="never", rounds=2)
    home = Home(program, store, rules, "3" * 32)
    turns = 0
    while home.view.phase != Phase.SCORES:
        turns += 1
        assert turns < 400
        home.one_turn(turns)
    qtbot.waitUntil(lambda: is_there(window, "next_round"))
    assert {w.seat for w in home.view.words} & {LEA, TOM}
    assert 0 in [seat.count for seat in home.view.seats]
    home.page.veil.findChild(QAbstractButton, "next_round").click()
    assert (home.view.round, home.stage.me) == (2, TOM)


def test_the_drawer_of_words_leaves_the_buzzers_in_reach(home: Home, window: Window) -> None:
    home.button("drawer")
    drawer = window.findChild(Drawer)
    assert drawer is not None
    assert drawer.isVisible()
    assert drawer.geometry().bottom() <= home.stage.layout.tall_plates[0].top()
    QTest.keyClick(drawer, KEY.Key_P)
    assert home.stage.me == TOM


def test_mc_45_a_card_is_carried_home_when_the_time_runs_out_in_mid_drag(home: Home) -> None:
    home.click(home.plate(TOM))
    card = home.view.seats[TOM].hand[0].id
    start = home.table.mapFromScene(home.stage.motion.goal(home.stage.cards.items[card]).point)
    home.table.gestures.press(0, start.toPointF())
    home.table.gestures.move(0, start.toPointF() + QPoint(0, -150).toPointF())
    assert home.stage.local.held
    home.wait(8_100)
    assert home.stage.me == -1
    assert not home.table.gestures.active
    home.sound()


def test_mc_45_a_call_keeps_the_table_until_it_is_shown(home: Home) -> None:
    home.session.buzz(TOM)
    home.session.submit(TOM, CallMeli())
    if home.view.phase != Phase.CALL:
        pytest.fail("no word lies on the table")
    home.wait(10_000)
    assert home.stage.me == TOM
    home.wait(5_100)
    assert home.view.phase == Phase.OPEN
    assert home.stage.me == -1
    assert home.view.seats[TOM].count == 9


def test_letters_are_buzzers_and_digits_pick_cards(home: Home) -> None:
    QTest.keyClick(home.table, KEY.Key_S)
    assert home.stage.me == LEA
    hand = [card.id for card in home.stage.local.hand(home.view)]
    QTest.keyClick(home.table, KEY.Key_2)
    assert home.stage.local.selected == hand[1]
    for key, text, number in ((KEY.Key_Eacute, "é", 1), (KEY.Key_ParenLeft, "(", 4)):
        home.type(key, text)
        assert home.stage.local.selected == hand[number]
    QTest.keyClick(home.table, KEY.Key_Escape)
    home.type(KEY.Key_Agrave, "à")  # the tenth of seven cards
    assert home.stage.local.selected is None
    for letter in "abcdefghijklmnoqrtuvwxyz":
        QTest.keyClicks(home.table, letter)
    assert home.stage.local.selected is None


def test_mc_37_everybody_agrees_or_objects_on_their_own_plate(home: Home) -> None:
    home.session.buzz(LEA)
    home.session.submit(LEA, Declare())
    assert home.stage.me == -1
    assert home.stage.button(f"agree {LEA}") is None
    home.button(f"agree {TOM}")
    assert home.view.declaration.agreed == (TOM,)
    home.sound()


def test_mc_37_an_objector_has_the_table_by_right(home: Home) -> None:
    home.session.buzz(LEA)
    home.session.submit(LEA, Declare())
    home.button(f"object {TOM}")
    assert home.stage.me == TOM
    assert home.stage.company.floor.until is None
    home.wait(14_000)
    assert home.stage.me == TOM or home.view.objection is None


def test_mc_46_a_pause_stops_the_clock_of_the_buzzer_too(home: Home) -> None:
    home.session.buzz(TOM)
    home.wait(1_000)
    home.page.pause()
    home.clock[0] += 4_000
    assert all(item.face.look is None for item in home.stage.cards.items.values())
    home.page.go_on()
    home.session._timer.stop()
    home.wait(6_900)
    assert home.stage.me == TOM
    home.wait(300)
    assert home.stage.me == -1


def test_mc_46_a_computer_that_slept_finds_the_game_paused_whoever_has_the_table(
    home: Home,
) -> None:
    for has_the_table in (False, True):
        if has_the_table:
            home.session.buzz(TOM)
        home.clock[0] += 3_600_000
        home.session._beat()
        assert home.session.paused
        home.page.go_on()
        home.session._timer.stop()
        home.wait(200)
        assert not home.session.paused
    assert home.stage.me == TOM


def test_hands_may_be_seen_only_after_the_buzzer(
    program: Program, store: SettingsStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """MC-45: ``hands: on_buzz``."""
    monkeypatch.setattr(session_module, "milliseconds", session_module.milliseconds)
    home = Home(program, store, msgspec.structs.replace(RULES, hands="on_buzz"), "3" * 32)

    def open_cards(seat: int) -> int:
        items = home.stage.cards.items
        return sum(items[c.id].face.look is not None for c in home.view.seats[seat].hand)

    assert (open_cards(LEA), open_cards(TOM)) == (7, 0)
    home.open_table()
    assert (open_cards(LEA), open_cards(TOM)) == (0, 0)
    home.session.buzz(TOM)
    assert (open_cards(LEA), open_cards(TOM)) == (0, 7)
    home.sound()


def test_screen_readers_are_told_of_the_buzzers(home: Home, window: Window) -> None:
    said: list[str] = []
    home.table.announced.connect(said.append)
    window.activateWindow()
    QApplication.processEvents()
    home.table.ghosts.sync()
    zone = next(zone for zone in home.table.ghosts.zones if zone.ident == "buzzers")
    assert [(spot.name, spot.hint) for spot in zone.spots] == [
        ("Buzzer de Léa", "Touche S"),
        ("Buzzer de Tom", "Touche P"),
    ]
    home.table.ghosts.go(("buzzer", TOM))
    home.table.keys.press_spot(("buzzer", TOM))
    assert home.stage.me == TOM
    assert any("Tom" in sentence for sentence in said)


def test_a_family_goes_on_with_its_saved_game(home: Home, program: Program, window: Window) -> None:
    home.session.buzz(TOM)
    program.home()
    saved = unfinished(journals())[0]
    program.resume(saved.path)
    page = window.page
    assert isinstance(page, GamePage)
    assert isinstance(page.session, SharedSession)
    assert page.session.people == (LEA, TOM)
    assert [label.key for label in page.table.stage.labels] == ["S", "P", ""]
    assert page.table.stage.me == -1
    page.session.buzz(TOM)
    assert page.table.stage.me == TOM


def test_mc_38_the_others_accept_a_word_on_their_plates(home: Home) -> None:
    home.session.submit(LEA, AddWord("ZZOU"))
    assert home.stage.button(f"accept {LEA}") is None
    home.button(f"accept {TOM}")
    assert home.view.added == {"ZZOU"}


def test_mc_44_the_table_goes_to_whose_turn_it_is_by_itself(
    program: Program, store: SettingsStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_module, "milliseconds", session_module.milliseconds)
    home = Home(program, store, msgspec.structs.replace(RULES, pace="turns"), "3" * 32)
    home.open_table()
    assert (home.view.turn, home.stage.me) == (TOM, TOM)
    QTest.keyClick(home.table, KEY.Key_S)
    home.click(home.plate(LEA))
    assert home.stage.me == TOM
    home.button("pass")
    assert (home.view.turn, home.stage.me) == (ROBOT, -1)
    home.sound()
    home.wait(60_000)
    assert (home.view.turn, home.stage.me) == (LEA, LEA)
    QTest.keyClick(home.table, KEY.Key_F5)
    assert home.stage.me == TOM
    assert home.stage.company.floor.until is None
    zone = [zone for zone in home.table.ghosts.zones if zone.ident == "buzzers"]
    assert not zone
    home.sound()


def test_mc_44_turns_are_chosen_on_the_page_of_a_new_game(
    program: Program, window: Window, press: Press
) -> None:
    press("new_game")
    page = window.page
    assert isinstance(page, NewGamePage)
    assert not page.sharing.hands.isVisible()
    press("more_people")
    assert page.sharing.hands.isVisible()
    assert page.sharing.seconds.isVisible()
    page.sharing.seconds.set_value(12)
    click(page.sharing.hands.part("on_buzz"))
    click(page.sharing.pace.part("turns"))
    assert not page.sharing.seconds.isVisible()
    press("play")
    options = program.session.match.options  # type: ignore[union-attr]
    assert (options.pace, options.hands, options.buzzer_seconds) == ("turns", "on_buzz", 12)
