"""Every option, value, level and violet card has its words."""

from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from melicado.drawing.cards import VIOLET_KINDS
from melicado.rules.melicado.options import Options, Special
from melicado.texts.melicado import (
    level_help,
    level_name,
    option_help,
    option_name,
    special_name,
    special_rule,
    value_name,
)

LEVELS = ("debutant", "facile", "bon", "expert")


def choices() -> list[tuple[str, str]]:
    """Every (field, value) whose values are named."""
    hints = get_type_hints(Options)
    found = [
        (field, value)
        for field, hint in hints.items()
        if get_origin(hint) is Literal
        for value in get_args(hint)
        if isinstance(value, str)
    ]
    return found + [("violet_kind", kind) for kind in Special]


@pytest.mark.parametrize("field", Options.__struct_fields__)
def test_every_option_has_a_name_and_one_line_of_help(french: None, field: str) -> None:
    assert option_name(field)
    assert option_help(field).endswith(".")
    assert len(option_help(field)) <= 72


@pytest.mark.parametrize(("field", "value"), choices())
def test_every_value_has_a_name(french: None, field: str, value: str) -> None:
    assert value_name(field, value)


def test_values_of_one_option_differ(french: None) -> None:
    named = [(field, value_name(field, value)) for field, value in choices()]
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_its_words(french: None, level: str) -> None:
    assert level_name(level)[0].isupper()
    assert level_help(level)


@pytest.mark.parametrize("kind", VIOLET_KINDS)
def test_every_violet_card_has_its_name_and_rule(french: None, kind: str) -> None:
    assert special_name(kind).isupper() or special_name(kind)[0].isdigit()
    assert special_rule(kind)[-1] == "."


def test_the_names_are_those_on_the_cards(french: None) -> None:
    assert special_name("A_L_ENVERS") == "À L’ENVERS"
    assert special_name("2_PAR_2") == "2 PAR 2"
