"""Ways of playing: each is whole, each can be played, and what one chose can be told again."""

import pytest
from msgspec.structs import replace

from melicado.rules.melicado.options import MAX_SEATS, Options, Special, check
from melicado.rules.melicado.presets import GOVERNED, PRESETS, preset_of, with_preset

NAMES = list(PRESETS)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", range(1, MAX_SEATS + 1))
def test_every_way_can_be_played_by_any_number(name: str, seats: int) -> None:
    check(with_preset(Options(), name), seats)


def test_mc_38_famille_comes_first_and_faults_are_caught_at_once() -> None:
    assert preset_of(Options()) == NAMES[0] == "famille"
    referees = {name: PRESETS[name].referee for name in NAMES}
    assert referees == {
        "famille": "automatic",
        "officiel": "table",
        "classe": "automatic",
        "expert": "table",
    }


def test_officiel_differs_from_the_rules_as_written_in_the_referee_alone() -> None:
    assert replace(PRESETS["officiel"], referee="automatic") == Options()


def test_classe_is_gentler_and_expert_harder_than_famille() -> None:
    gentle, normal, hard = (PRESETS[name] for name in ("classe", "famille", "expert"))
    for field in ("opening_seconds", "call_seconds", "block_seconds"):
        assert getattr(gentle, field) > getattr(normal, field) > getattr(hard, field)
    assert (gentle.aid, normal.aid, hard.aid) == ("words", "places", "none")
    assert gentle.hand_size < normal.hand_size


@pytest.mark.parametrize("name", NAMES)
def test_a_way_is_known_again(name: str) -> None:
    assert preset_of(with_preset(Options(), name)) == name


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("other", NAMES)
def test_nothing_of_another_way_is_left(name: str, other: str) -> None:
    assert with_preset(with_preset(Options(), other), name) == with_preset(Options(), name)


def test_what_belongs_to_the_people_stays_theirs() -> None:
    ours = Options(language="en", extra_words=("ZUT",), handicap=(0, 2), people=(0,))
    chosen = with_preset(ours, "expert")
    assert (chosen.language, chosen.extra_words) == ("en", ("ZUT",))
    assert (chosen.handicap, chosen.people) == ((0, 2), (0,))
    assert preset_of(chosen) == "expert"
    assert not {"language", "extra_words", "handicap", "people"} & set(GOVERNED)


def test_one_rule_changed_makes_it_ones_own() -> None:
    assert preset_of(replace(PRESETS["classe"], rounds=4)) is None
    chosen = replace(Options(), violet="chosen", violet_kind=Special.FONETIK)
    assert preset_of(chosen) is None
    assert preset_of(with_preset(chosen, "famille")) == "famille"
