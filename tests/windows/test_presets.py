"""The ways of playing on the page of a new game: chosen with the mouse, changed, remembered."""

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QScrollArea
from window_tools import click

from melicado.rules.melicado.options import Options
from melicado.rules.melicado.presets import PRESETS, preset_of
from melicado.texts.melicado.presets import preset_help, preset_name
from melicado.windows.new_game import NewGamePage
from melicado.windows.program import Program
from melicado.windows.settings import Settings, SettingsStore
from melicado.windows.window import Window

NB = "\u00a0"


@pytest.fixture
def page(program: Program, window: Window) -> NewGamePage:
    program.choose()
    assert isinstance(window.page, NewGamePage)
    return window.page


def press(part: Any, value: object) -> None:
    button = part.part(value)
    area = button.parentWidget()
    while not isinstance(area, QScrollArea):
        area = area.parentWidget()
    area.ensureWidgetVisible(button)
    click(button)


def test_a_first_start_offers_famille(page: NewGamePage) -> None:
    assert page.preset.value == "famille"
    assert preset_of(page.chosen().options) == "famille"


@pytest.mark.parametrize("name", list(PRESETS))
def test_a_way_sets_every_rule_of_it(page: NewGamePage, name: str) -> None:
    press(page.preset, name)
    assert preset_of(page.chosen().options) == name
    assert page.options["aid"].value == PRESETS[name].aid
    assert page._about.text() == preset_help(name)


def test_mc_38_officiel_says_that_contesting_is_up_to_you(page: NewGamePage) -> None:
    press(page.preset, "officiel")
    assert page._about.text() == f"Personne n’arbitre{NB}: à vous de contester."
    assert page.chosen().options.referee == "table"


def test_a_rule_changed_is_ones_own_way_and_changed_back_is_not(page: NewGamePage) -> None:
    press(page.preset, "classe")
    press(page.options["violet"], "never")
    assert page.preset.value is None
    assert page.chosen().options.call_seconds == PRESETS["classe"].call_seconds
    press(page.options["violet"], "starter_decides")
    assert page.preset.value == "classe"


def test_ones_own_way_leaves_the_rules_as_they_are(page: NewGamePage) -> None:
    press(page.preset, "expert")
    press(page.preset, None)
    assert page._about.text() == preset_help(None)
    assert page.chosen().options == page.rules_chosen() == _with(page, PRESETS["expert"])


def _with(page: NewGamePage, options: Options) -> Options:
    return replace(options, handicap=page.seats.handicap)


def test_what_was_chosen_is_remembered(page: NewGamePage, store: SettingsStore) -> None:
    press(page.preset, "expert")
    page.back()
    assert preset_of(store.settings.options) == "expert"
    assert NewGamePage(store.settings).preset.value == "expert"


def test_the_pace_of_robots_belongs_to_no_way(page: NewGamePage) -> None:
    press(page.options["pace"], "fast")
    assert page.preset.value == "famille"


def test_every_way_has_its_name_and_line(page: NewGamePage) -> None:
    names = [preset_name(name) for name in (*PRESETS, None)]
    assert names == ["Famille", "Officiel", "Classe", "Expert", "À votre façon"]
    assert all(preset_help(name).endswith(".") for name in (*PRESETS, None))
    assert Settings().options == PRESETS["famille"]
