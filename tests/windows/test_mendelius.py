"""Mendelius in the window: made ready, played, saved, taken up again, by one or by several."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot
from window_tools import Press, button, click

from melicado.app import wish
from melicado.bots.level import Level, Pace
from melicado.match.journals import unfinished
from melicado.places import journals, settings_file
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius.options import Options
from melicado.rules.mendelius.state import Phase, Result
from melicado.windows.game import GamePage
from melicado.windows.home import HomePage
from melicado.windows.kit.choice import Several
from melicado.windows.mendelius.choice import MendeliusChoice, SeatChoice
from melicado.windows.mendelius.new_game import NewMendeliusPage
from melicado.windows.mendelius.page import MendeliusPage
from melicado.windows.mendelius.results import MendeliusResults, caught, crosses, reckoning
from melicado.windows.program import Program
from melicado.windows.reading import ReadingPage
from melicado.windows.settings import Settings, SettingsStore, read
from melicado.windows.window import Window

ONE_ROBOT = (SeatChoice("bot", "", Level.FACILE, 2),)


def page_of(window: Window) -> MendeliusPage:
    page = window.page
    assert isinstance(page, MendeliusPage)
    return page


def play(program: Program, store: SettingsStore, choice: MendeliusChoice) -> MendeliusPage:
    settings = msgspec.structs.replace(store.settings, mendelius=choice)
    program.play(settings, "00" * 16, "mendelius")
    return page_of(program.window)


def table_click(page: MendeliusPage, name: str) -> None:
    """Press a button that the table itself paints."""
    item = page.table.stage.button(name)
    assert item is not None, name
    at = page.table.mapFromScene(item.box.center())
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_both_games_start_from_home(program: Program, window: Window, press: Press) -> None:
    press("new_mendelius")
    assert isinstance(window.page, NewMendeliusPage)
    press("play")
    page = page_of(window)
    hand = page.session.view.seats[0].hand
    assert hand is not None
    assert len(hand) == 6
    assert {card.id for card in hand} <= set(page.table.stage.cards.items)
    program.home()
    press("new_game")
    press("play")
    assert isinstance(window.page, GamePage)


def test_what_is_chosen_is_what_is_played_and_remembered(
    program: Program, window: Window, press: Press, store: SettingsStore
) -> None:
    press("new_mendelius")
    page = window.page
    assert isinstance(page, NewMendeliusPage)
    press("more_people")
    press("more_robots")
    fields = page.seats.findChildren(QLineEdit)
    fields[0].setText("Ana")
    page.seats.others[-2].field.setText("Léa")  # type: ignore[union-attr]
    rounds = page.findChild(Several, "rounds")
    assert rounds is not None
    for number in (1, 2, 3, 5, 7):
        click(rounds.part(number))
    press("play")
    played = page_of(window).session.match
    assert [s.name for s in played.seats] == ["Ana", "Pixel", "Zébulon", "Léa", "Cosmo"]
    assert [s.kind for s in played.seats] == ["person", "bot", "bot", "person", "bot"]
    assert played.options.rounds == (4, 6)
    assert SettingsStore(settings_file()).settings.mendelius == store.settings.mendelius
    assert store.settings.mendelius.options.rounds == (4, 6)


def test_one_round_at_least_stays_chosen(program: Program, window: Window, press: Press) -> None:
    press("new_mendelius")
    rounds = window.findChild(Several, "rounds")
    assert rounds is not None
    for number in range(1, 8):
        click(rounds.part(number))
    assert rounds.value == (7,)


def test_two_to_eight_seats(program: Program, window: Window, press: Press) -> None:
    press("new_mendelius")
    page = window.page
    assert isinstance(page, NewMendeliusPage)
    for _ in range(5):
        press("more_robots")
    assert len(page.seats.seats) == 7
    assert not page.seats.more_robots.isVisible()
    for other in list(page.seats.others)[1:]:
        assert other.away is not None
        click(other.away)
    assert len(page.seats.seats) == 1
    assert page.seats.others[0].away is not None
    assert not page.seats.others[0].away.isEnabled()


def test_a_game_is_saved_and_goes_on_from_home(
    program: Program, window: Window, press: Press, store: SettingsStore, melicado_home: Path
) -> None:
    page = play(program, store, MendeliusChoice(seats=ONE_ROBOT, options=Options(rounds=(3, 1))))
    before = page.session.view
    program.home()
    saved = unfinished(journals())
    assert [one.game for one in saved] == ["mendelius"]
    press("resume")
    after = page_of(window).session.view
    assert after == before
    assert after.round == 3


def test_several_people_take_turns_behind_a_curtain(
    program: Program, window: Window, store: SettingsStore
) -> None:
    seats = (SeatChoice("person", "Léa", look=3), SeatChoice("person", "", look=4))
    page = play(program, store, MendeliusChoice(seats=seats))
    assert page.session.people == (0, 1, 2)
    stage = page.table.stage
    first = page.session.view.turn
    assert stage.curtain.seat == first
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert stage.curtain.seat is None
    assert stage.me == first


def test_no_hand_of_a_robot_reaches_the_screen(program: Program, store: SettingsStore) -> None:
    page = play(program, store, MendeliusChoice(seats=ONE_ROBOT))
    view = page.session.view
    assert view.seats[0].hand is not None
    assert view.seats[1].hand is None


def test_robots_play_while_the_clock_runs(
    program: Program, store: SettingsStore, qtbot: QtBot
) -> None:
    fast = msgspec.structs.replace(store.settings, pace=Pace.FAST)
    store.settings = fast
    page = play(program, store, MendeliusChoice(seats=ONE_ROBOT))
    session = page.session
    if session.view.turn == 0:
        session.submit(0, co.TakeStock())
        hand = session.view.seats[0].hand
        assert hand is not None
        session.submit(0, co.Discard(hand[0].id))
    before = session.match.number
    qtbot.waitUntil(lambda: session.match.number > before, timeout=20_000)


def test_reading_why_stops_the_clock(
    program: Program, window: Window, store: SettingsStore
) -> None:
    page = play(program, store, MendeliusChoice(seats=ONE_ROBOT))
    table_click(page, "why")
    assert page.reading is not None
    assert page.session.paused
    page.back()
    assert page.reading is None
    assert not page.session.paused


def test_rules_are_read_from_home(program: Program, window: Window, press: Press) -> None:
    press("mendelius_rules")
    assert isinstance(window.page, ReadingPage)
    press("back")
    assert isinstance(window.page, HomePage)


def finish(page: MendeliusPage, seats: int) -> None:
    """Play on until a round is over: everybody draws and discards the first card."""
    session = page.session
    for _ in range(400):
        state = session.match.state
        if state.phase in (Phase.SCORES, Phase.OVER):
            return
        if state.phase == Phase.CLAIMS:
            session.submit(state.claims.waiting[0], co.Pass())
        elif state.phase == Phase.TAKE:
            session.submit(state.turn, co.TakeStock())
        else:
            hand = [c for c in state.seats[state.acting].hand if c.id != state.taken]
            session.submit(state.acting, co.Discard(hand[0].id))
    raise AssertionError("the round does not end")


def test_after_a_round_every_hand_is_shown_with_its_points_md_17(
    program: Program, window: Window, store: SettingsStore, press: Press
) -> None:
    page = play(program, store, MendeliusChoice(seats=ONE_ROBOT, options=Options(rounds=(1, 2))))
    finish(page, 2)
    page._show_results()
    assert isinstance(page.veil, MendeliusResults)
    view = page.session.view
    for seat in range(2):
        if seat == view.results[-1].winner:
            continue
        hand = view.seats[seat].hand
        assert hand is not None
        assert len(caught(view, seat)) == len(hand)
        assert reckoning(view, seat).endswith(f"= {view.results[-1].points[seat]}")
    press("next_round")
    assert page.session.view.round == 2
    assert page.veil is None


def test_a_game_over_can_be_played_again(
    program: Program, window: Window, store: SettingsStore, press: Press
) -> None:
    page = play(program, store, MendeliusChoice(seats=ONE_ROBOT, options=Options(rounds=(1,))))
    store.settings = msgspec.structs.replace(
        store.settings, mendelius=MendeliusChoice(seats=ONE_ROBOT, options=Options(rounds=(2,)))
    )
    finish(page, 2)
    assert page.session.view.phase == Phase.OVER
    page._show_results()
    press("again")
    assert page_of(window) is not page
    assert page_of(window).session.view.round == 2


def test_the_crosses_of_a_winner_are_told_with_couples_and_children_md_08() -> None:
    result = Result(1, "out", (-10, 5), 0, (("RGM", "JK=RGF", "RM"), ("BM", "BF", "BD")), "")
    kinds = [p if isinstance(p, str) else p.kind for p in crosses(result)]
    assert kinds == ["RGM", "×", "JK", "→", "RM", " ", "BM", "×", "BF", "→", "BD"]


def test_a_bad_choice_leaves_the_other_settings(melicado_home: Path) -> None:
    raw = msgspec.json.encode({"face": 7, "mendelius": {"seats": []}})
    settings, faults = read(raw)
    assert settings == msgspec.structs.replace(Settings(), face=7)
    assert faults == ["mendelius"]


@pytest.mark.parametrize("game", ["melicado", "mendelius"])
def test_the_command_line_wishes_for_a_game(game: str) -> None:
    assert wish(["bon"], None, None, game).game == game


def test_the_pause_covers_the_hand(program: Program, window: Window, store: SettingsStore) -> None:
    page = play(program, store, MendeliusChoice(seats=ONE_ROBOT))
    page.pause()
    hand = {c.id for c in page.session.match.state.seats[0].hand}
    shown = [i.face for c, i in page.table.stage.cards.items.items() if c in hand]
    assert len(shown) == 6
    assert all(not face.kind for face in shown)
    click(button(window, "go_on"))
    assert not page.session.paused
