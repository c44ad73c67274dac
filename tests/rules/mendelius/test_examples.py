"""The worked examples of the rules, through the referee: ``mendelius_examples.json`` (EM-nn)."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from melicado.rules.mendelius.referee import referee

CASES = json.loads(
    (Path(__file__).parent.parent / "data" / "mendelius_examples.json").read_text(encoding="utf-8")
)
VARIANTS = [(case, rule) for case in CASES for rule in case["expect"].get("options", [])]
TOLD = ("why", "options", "example")
"""What an example says to people: reasons, variants, and one layout among others."""


def verdict(case: dict[str, Any]) -> Any:
    return json.loads(json.dumps(referee({k: v for k, v in case.items() if k != "expect"})))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_example(case: dict[str, Any]) -> None:
    expected = {k: v for k, v in case["expect"].items() if k not in TOLD}
    found = verdict(case)
    assert {key: found[key] for key in expected} == expected


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_layout_lays_the_hand_but_for_one_card(case: dict[str, Any]) -> None:
    found = verdict(case)
    example = case["expect"].get("example")
    if example is None:
        assert not found.get("goes_out")
        return
    layout, shown = found["layout"], example["layout"]
    if isinstance(shown, dict):
        assert layout["pattern"] == shown["pattern"]
        groups = [layout["cards"]]
    else:
        assert sorted(map(len, layout)) == sorted(map(len, shown))
        groups = layout
    laid = Counter(card.partition("=")[0] for group in groups for card in group)
    left = Counter(case["hand"]) - laid
    assert next(iter(left.elements())) in found["valid_last_cards"]
    assert left.total() == 1


@pytest.mark.parametrize(("case", "rule"), VARIANTS, ids=lambda x: x.get("id", x.get("option")))
def test_example_under_a_house_rule(case: dict[str, Any], rule: dict[str, Any]) -> None:
    option, value = rule["option"].split("=")
    found = verdict(case | {"options": {option: value}})
    expected = {k: v for k, v in rule.items() if k != "option"}
    assert {key: found[key] for key in expected} == expected


def test_no_example_is_forgotten() -> None:
    assert len(CASES) == 14
    assert len(VARIANTS) == 1
