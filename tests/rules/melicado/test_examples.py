"""The worked examples of the rules, through the referee: ``melicado_examples.json`` (EX-nn)."""

import json
from pathlib import Path
from typing import Any

import pytest

from melicado.rules.game import RulesError
from melicado.rules.melicado.options import PLAYABLE
from melicado.rules.melicado.referee import referee
from melicado.words.wordlist import WordList

CASES = json.loads(
    (Path(__file__).parent.parent / "data" / "melicado_examples.json").read_text(encoding="utf-8")
)
PLAYED = [case for case in CASES if case["violet"] is None or case["violet"] in PLAYABLE]
OTHERS = [case for case in CASES if case not in PLAYED]
VARIANTS = [(case, rule) for case in PLAYED for rule in case["expect"].get("options", [])]


def verdict(case: dict[str, Any]) -> dict[str, Any]:
    return referee(case, lambda _: WordList([]))


@pytest.mark.parametrize("case", PLAYED, ids=lambda case: case["id"])
def test_example(case: dict[str, Any]) -> None:
    expected = {k: v for k, v in case["expect"].items() if k not in ("why", "options")}
    found = verdict(case)
    assert {key: found[key] for key in expected} == expected


@pytest.mark.parametrize(("case", "rule"), VARIANTS, ids=lambda x: x.get("id", x.get("option")))
def test_example_under_a_house_rule(case: dict[str, Any], rule: dict[str, Any]) -> None:
    option, value = rule["option"].split("=")
    found = verdict(case | {"options": {option: value}})
    assert (found["verdict"], found["reason"]) == (rule["verdict"], rule["reason"])


@pytest.mark.parametrize("case", OTHERS, ids=lambda case: case["id"])
def test_example_under_a_violet_card_that_cannot_be_played_yet(case: dict[str, Any]) -> None:
    with pytest.raises(RulesError, match="not supported"):
        verdict(case)


def test_no_example_is_forgotten() -> None:
    assert len(PLAYED) == 28
    assert len(VARIANTS) == 3
