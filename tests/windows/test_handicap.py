"""A head start for one seat: chosen on its plate, dealt, remembered (MC-42)."""

import msgspec
import pytest

from melicado.bots.level import Level
from melicado.rules.melicado.options import Options
from melicado.windows.library import Library
from melicado.windows.new_game import NewGamePage
from melicado.windows.settings import BotChoice, Settings, SettingsStore
from melicado.windows.window import Window

TWO = (BotChoice(Level.BON, 0), BotChoice(Level.FACILE, 1))


def test_mc_42_a_plate_gives_cards_more_or_fewer(store: SettingsStore, window: Window) -> None:
    page = NewGamePage(msgspec.structs.replace(store.settings, bots=TWO))
    window.show_page(page)
    assert page.chosen().options.handicap == ()
    page.seats.robots[0].extra.set_value(2)
    page.seats.robots[1].extra.set_value(-1)
    assert page.chosen().options.handicap == (0, 2, -1)
    again = NewGamePage(page.chosen())
    window.show_page(again)
    assert again.chosen().options.handicap == (0, 2, -1)


def test_mc_42_it_is_dealt(library: Library, melicado_home: object) -> None:
    settings = Settings(bots=TWO, options=Options(hand_size=5, handicap=(0, 2, -1)))
    match = library.start(settings, "00" * 16).match
    assert [len(seat.hand) for seat in match.state.seats] == [5, 7, 4]
    match.close()


@pytest.mark.parametrize("handicap", [(1,), (1, 1, 1, 1)])
def test_mc_42_one_chosen_for_other_people_is_left_out(
    library: Library, handicap: tuple[int, ...], melicado_home: object
) -> None:
    settings = Settings(bots=TWO, options=Options(handicap=handicap))
    match = library.start(settings, "00" * 16).match
    assert [len(seat.hand) for seat in match.state.seats] == [7, 7, 7]
    match.close()
