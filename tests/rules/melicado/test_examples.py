"""The worked examples of the rules, through the referee: EX-nn, and EV-nn of VERTICALE."""

import json
from pathlib import Path
from typing import Any

import pytest

from melicado.rules.melicado.referee import referee
from melicado.words.wordlist import WordList

DATA = Path(__file__).parent.parent / "data"
CASES, DOWNWARDS = (
    json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    for name in ("melicado_examples", "melicado_vertical_examples")
)
ALL = CASES + DOWNWARDS
VARIANTS = [(case, rule) for case in ALL for rule in case["expect"].get("options", [])]


def verdict(case: dict[str, Any]) -> dict[str, Any]:
    return referee(case, lambda _: WordList([]))


@pytest.mark.parametrize("case", ALL, ids=lambda case: case["id"])
def test_example(case: dict[str, Any]) -> None:
    expected = {k: v for k, v in case["expect"].items() if k not in ("why", "options")}
    found = verdict(case)
    assert {key: found[key] for key in expected} == expected


@pytest.mark.parametrize(("case", "rule"), VARIANTS, ids=lambda x: x.get("id", x.get("option")))
def test_example_under_a_house_rule(case: dict[str, Any], rule: dict[str, Any]) -> None:
    option, value = rule["option"].split("=")
    found = verdict(case | {"options": {option: value}})
    assert (found["verdict"], found["reason"]) == (rule["verdict"], rule["reason"])


def test_no_example_is_forgotten() -> None:
    assert (len(CASES), len(DOWNWARDS)) == (32, 36)
    assert len(VARIANTS) == 4
