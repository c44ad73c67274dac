"""The referee for Mendelius: cases in, verdicts out, one line for whatever is broken."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from melicado.rules.game import RulesError
from melicado.rules.melicado.options import Options as MeliCadoOptions
from melicado.rules.mendelius.cards import KINDS
from melicado.rules.mendelius.referee import referee
from melicado.rules.referee import referee_text
from melicado.words.judge import Judge

HAND = ["RGM", "RGF", "RM", "BM", "BF", "BD", "OS"]
OUT: dict[str, Any] = {"game": "mendelius", "type": "go_out", "round": 1, "hand": HAND}
CROSS: dict[str, Any] = {
    "game": "mendelius",
    "type": "cross",
    "mother": "RM",
    "father": "OF",
    "children": ["RD", "OS"],
}
SCORE: dict[str, Any] = {"game": "mendelius", "type": "score", "hand": HAND}


def no_dictionary(options: MeliCadoOptions) -> Judge:
    raise AssertionError("Mendelius has no words")


def test_going_out() -> None:
    """MD-15, MD-17."""
    assert referee(OUT) == {
        "goes_out": True,
        "valid_last_cards": ("OS",),
        "layout": (("RGM", "RGF", "RM"), ("BM", "BF", "BD")),
        "score_delta": -10,
        "hand_points": 37,
        "evidence": "Mendelius! RGM RGF RM; BM BF BD; OS face down.",
    }


def test_not_going_out() -> None:
    found = referee(OUT | {"hand": [*HAND[:-2], "OD", "OS"]})
    assert (found["goes_out"], found["valid_last_cards"]) == (False, ())
    assert (found["layout"], found["score_delta"]) == (None, 0)


def test_md_15_a_false_call_may_cost_ten() -> None:
    case = OUT | {"hand": [*HAND[:-2], "OD", "OS"], "options": {"false_call": "plus_10"}}
    assert referee(case)["score_delta"] == 10


@pytest.mark.parametrize(
    ("option", "hand", "number"),
    [
        ({"proportions": "possible"}, "RM OF RD RS BM OF OD BS JK", 4),
        ({"child_sexes": "free"}, "RM RF RD RD BM BF BS BS OGM", 3),
        ({"round6": "ABC"}, "RGM RGF RM RF RD RD RD RS RS RS BS", 6),
        ({"jokers_per_cross": "any"}, "JK JK JK JK RM BF BS", 1),
        ({"didactic_card": "yes"}, "DC RGF RM BGM BGF BF OD OD OS OS BS", 6),
    ],
)
def test_options(option: dict[str, str], hand: str, number: int) -> None:
    """MD-04, MD-05, MD-07, MD-09, MD-11: each lets this hand go out, and its contrary does not."""
    contrary = {
        "proportions": "exact",
        "child_sexes": "at_least_one_of_each",
        "round6": "AB",
        "jokers_per_cross": "one",
        "didactic_card": "no",
    }
    case = OUT | {"round": number, "hand": hand.split()}
    if option == {"proportions": "possible"}:
        case["hand"] = hand.replace("JK", "OGM").split()
    assert referee(case | {"options": option})["goes_out"]
    other = case | {"options": {name: contrary[name] for name in option}}
    if "didactic_card" in option:
        with pytest.raises(RulesError, match="didactic"):
            referee(other)
    else:
        assert not referee(other)["goes_out"]


def test_md_11_no_didactic_card_in_the_first_rounds() -> None:
    with pytest.raises(RulesError, match="didactic"):
        referee(OUT | {"hand": ["DC", *HAND[1:]]})


def test_a_cross() -> None:
    """MD-04, MD-05."""
    assert referee(CROSS) == {
        "valid": True,
        "kind": "mixed",
        "punnett": {"R": 2, "O": 2, "B": 0},
        "evidence": "A valid cross. R x O: 2 R, 2 O.",
    }
    hybrid = referee(CROSS | {"mother": "OM"})
    assert (hybrid["kind"], hybrid["valid"]) == ("hybrid", False)
    assert hybrid["punnett"] == {"R": 1, "O": 2, "B": 1}
    assert referee(CROSS | {"mother": "OF", "father": "RM"})["valid"] is False
    assert referee(CROSS | {"children": ["RD", "RS"]})["valid"] is False
    possible = {"options": {"proportions": "possible"}}
    assert referee(CROSS | {"children": ["RD", "RS"]} | possible)["valid"] is True
    sexes = {"options": {"child_sexes": "at_least_one_of_each"}}
    assert referee(CROSS | {"children": ["RD", "OD"]} | sexes)["valid"] is False


def test_md_07_jokers_in_a_cross_say_whom_they_stand_for() -> None:
    case = CROSS | {"mother": "JK=RM", "children": ["RD", "DC=OS"]}
    assert referee(case)["valid"] is True
    assert referee(case | {"options": {"jokers_per_cross": "one"}})["valid"] is False
    with pytest.raises(RulesError, match="JK=RGM"):
        referee(CROSS | {"mother": "JK"})


def test_a_score() -> None:
    """MD-02, MD-17."""
    assert referee(SCORE)["points"] == 10 + 10 + 5 + 5 + 5 + 1 + 1
    assert referee(SCORE | {"hand": ["JK", "DC"], "round": 7})["points"] == 40
    assert referee(SCORE | {"hand": ["JK"], "options": {"joker_points": 50}})["points"] == 50
    assert referee(SCORE | {"hand": []})["points"] == 0


def test_both_games_through_one_door() -> None:
    word = {
        "table": [["Ab"], ["Gb"]],
        "hand": ["Eb"],
        "lexicon": {"valid": ["age"]},
        "action": {"type": "place", "placements": [{"where": "back", "card": "Eb"}]},
    }
    cases = [OUT | {"id": "one"}, word, CROSS, {"game": "mendelius"}, {"game": "belote"}]
    found, broken = referee_text(json.dumps(cases), no_dictionary)
    assert (found[0]["id"], found[0]["goes_out"]) == ("one", True)
    assert (found[1]["verdict"], found[2]["valid"]) == ("ok", True)
    assert [line.partition(":")[0] for line in broken] == ["Case 4", "Case 5"]
    alone, lines = referee_text(json.dumps(SCORE), no_dictionary)
    assert (alone["points"], lines) == (37, [])


BROKEN: list[Any] = [
    {"game": "mendelius", "type": "dance"},
    {k: v for k, v in OUT.items() if k != "round"},
    {k: v for k, v in CROSS.items() if k != "mother"},
    OUT | {"round": 8},
    OUT | {"round": "one"},
    OUT | {"hand": HAND[:-1]},
    OUT | {"hand": [*HAND, "OS"]},
    OUT | {"hand": [*HAND[:-1], "WS"]},
    OUT | {"hand": [*HAND[:-1], "JK=OS"]},
    OUT | {"hand": "RGM"},
    OUT | {"options": {"proportions": "roughly"}},
    OUT | {"options": {"colour": "mauve"}},
    OUT | {"options": []},
    CROSS | {"children": "RD"},
    CROSS | {"children": ["R"]},
    CROSS | {"father": "RM=RF"},
    SCORE | {"hand": [7]},
    SCORE | {"round": 0},
]


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: json.dumps(case)[-40:])
def test_a_broken_case_is_one_clear_line(case: Any) -> None:
    found, broken = referee_text(json.dumps(case), no_dictionary)
    assert found is None
    assert len(broken) == 1
    assert broken[0].endswith(".")
    assert "\n" not in broken[0]


CARD = st.sampled_from([*KINDS, "JK", "DC", "JK=RM", "", "?"])
ANY = st.none() | st.integers() | st.text(max_size=5) | st.lists(CARD, max_size=14)
LIKELY = st.fixed_dictionaries(
    {"game": st.just("mendelius"), "type": st.sampled_from(["go_out", "cross", "score"])},
    optional={
        "round": st.integers(0, 8) | ANY,
        "hand": st.lists(CARD, max_size=14) | ANY,
        "mother": CARD | ANY,
        "father": CARD | ANY,
        "children": st.lists(CARD, max_size=4) | ANY,
        "options": st.dictionaries(
            st.sampled_from(["proportions", "jokers_per_cross"]),
            st.sampled_from(["possible", "one", "exact", 3]),
            max_size=2,
        ),
    },
)


@given(LIKELY)
def test_whatever_comes_is_answered_in_a_verdict_or_a_sentence(case: Any) -> None:
    found, broken = referee_text(json.dumps([case]), no_dictionary)
    assert [("evidence" in found[0])] == [not broken]
    assert all(line.endswith(".") and "\n" not in line for line in broken)
