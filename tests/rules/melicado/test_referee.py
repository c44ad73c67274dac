"""The referee: cases in, verdicts out, and one line for whatever is broken."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from melicado.rules.melicado.options import Options
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.referee import referee
from melicado.rules.melicado.referee_words import sentence
from melicado.rules.referee import referee_text
from melicado.words.judge import Judge
from melicado.words.wordlist import WordList

AGE: dict[str, Any] = {
    "table": [["Ab"], ["Gb"], ["Eb"]],
    "hand": ["Cb", "Eb", "*b"],
    "lexicon": {"valid": ["age", "cage", "ages", "gae"]},
    "action": {"type": "place", "placements": [{"where": "front", "card": "Cb"}]},
}


def no_dictionary(options: Options) -> Judge:
    raise AssertionError("the case has its own words")


def verdict(**changes: Any) -> dict[str, Any]:
    return referee(AGE | changes, no_dictionary)


def lay(card: str, where: str, **more: Any) -> dict[str, Any]:
    return {"type": "place", "placements": [{"where": where, "card": card, **more}]}


def test_everything_but_table_hand_and_action_has_a_default() -> None:
    assert verdict() == {
        "verdict": "ok",
        "reason": None,
        "word": "cage",
        "penalty": 0,
        "hand_after": 2,
        "round_over": False,
        "evidence": "CAGE is a correct, new word.",
    }


def test_without_a_lexicon_the_dictionary_of_the_language_and_options_decides() -> None:
    asked: list[Options] = []

    def judge_for(options: Options) -> Judge:
        asked.append(options)
        return WordList(["AGE", "CAGE"])

    case = {k: v for k, v in AGE.items() if k != "lexicon"}
    case |= {"language": "en", "options": {"proper_nouns": "accepted"}}
    assert referee(case, judge_for)["verdict"] == "ok"
    assert (asked[0].language, asked[0].proper_nouns) == ("en", "accepted")


def test_the_correct_word_on_the_table_has_been_seen() -> None:
    """MC-03."""
    assert verdict(action=lay("Eb", "over", index=2))["reason"] == "REPEAT"


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ({"type": "meli", "order": [0, 1, 2]}, "MELI_SAME_WORD"),
        ({"type": "meli", "order": [0, 1]}, "NO_SUCH_PLACE"),
        ({"type": "meli", "order": [1, 0, 2], "discard": "Zb"}, "NOT_IN_HAND"),
        ({"type": "cado", "index": 0, "to": "A"}, "CADO_TO_SELF"),
        ({"type": "cado", "index": 0}, "NO_RECEIVER"),
        ({"type": "cado", "index": 7, "to": "B"}, "NO_SUCH_PLACE"),
        ({"type": "cado", "index": 0, "to": "B"}, "NOT_A_WORD"),
        ({"type": "exchange", "card": "Zb"}, "NOT_IN_HAND"),
        (lay("Zb", "front"), "NOT_IN_HAND"),
        (lay("Cb", "over", index=3), "NO_SUCH_PLACE"),
        (lay("Cb", "over", index=-1), "NO_SUCH_PLACE"),
        (lay("Cb", "insert", index=1), "INSERTION_NOT_ALLOWED"),
        (lay("Cb", "below", index=1), "NO_SUCH_PLACE"),
        ({"type": "place", "placements": []}, "ONE_CARD_ONLY"),
    ],
)
def test_reasons(action: dict[str, Any], reason: str) -> None:
    found = verdict(action=action)
    assert found["reason"] == reason
    assert found["verdict"] == ("fault" if Reason(reason).is_fault else "refused")
    assert found["penalty"] == (2 if Reason(reason).is_fault else 0)


@pytest.mark.parametrize("kind", ["meli", "cado"])
def test_mc_35_no_word_yet(kind: str) -> None:
    action = {"meli": {"order": [1, 0]}, "cado": {"index": 0, "to": "B"}}[kind]
    changes = {"table": [["Cb"], ["Rb"]], "action": {"type": kind, **action}}
    for phase in ("open", "opening"):
        assert verdict(phase=phase, **changes)["reason"] == "NO_WORD_YET"


def test_an_exchange() -> None:
    """MC-36."""
    found = verdict(action={"type": "exchange", "card": "Cb"}, stock=1, discards=2)
    assert (found["verdict"], found["word"], found["hand_after"]) == ("ok", None, 5)
    found = verdict(action={"type": "exchange", "card": "*b"}, stock=1, discards=1)
    assert found["reason"] == "STOCK_TOO_SMALL"


def test_a_cado_tells_how_many_cards_were_given() -> None:
    """MC-33."""
    lexicon = {"valid": ["cage", "age"]}
    found = verdict(
        table=[["Ab", "Cb"], ["Ab"], ["Gb"], ["Eb"]],
        lexicon=lexicon,
        action={"type": "cado", "index": 0, "to": "Zoé"},
    )
    assert (found["verdict"], found["word"], found["given"]) == ("ok", "age", 2)


def test_the_end_of_the_round_is_told() -> None:
    """MC-39; and MC-32 for the last card discarded."""
    assert verdict(hand=["Cb"])["round_over"] is True
    meli = {"type": "meli", "order": [1, 0, 2], "discard": "Cb"}
    assert verdict(hand=["Cb"], action=meli)["round_over"] is True


def test_a_penalty_that_cannot_be_drawn_whole() -> None:
    """MC-22."""
    found = verdict(action=lay("Eb", "front"), stock=1)
    assert (found["verdict"], found["penalty"], found["hand_after"]) == ("fault", 2, 4)


def test_jokers_are_named_on_the_table_and_in_the_hand() -> None:
    """MC-07."""
    base: dict[str, Any] = {
        "table": [["*b"], ["Eb"]],
        "phase": "opening",
        "lexicon": {"valid": ["les", "res"]},
        "hand": ["Sb", "Eb"],
    }
    found = verdict(**base, action=lay("Sb", "back") | {"jokers": {"0": "R"}})
    assert found["word"] == "res"
    found = verdict(**base, action=lay("Sb", "back") | {"jokers": {"0": "X"}})
    assert found["reason"] == "NOT_A_WORD"
    assert verdict(action=lay("*b=S", "back"))["word"] == "ages"
    meli = {"type": "meli", "order": [1, 0, 2], "jokers": {"0": "A"}}
    table = [["*b=R"], ["Gb"], ["Eb"]]
    assert verdict(table=table, played=["rge"], action=meli)["word"] == "gae"


def test_the_streak() -> None:
    """MC-18."""
    for said in ("front", "over:0", "back"):
        found = verdict(streak={"place": said, "n": 2})
        assert found["reason"] == ("SAME_PLACE_3" if said == "front" else None)
    found = verdict(
        violet="INSERTION",
        streak={"place": "insert:1", "n": 2},
        action=lay("Cb", "insert", index=1),
    )
    assert found["reason"] == "SAME_PLACE_3"


def test_the_hand_is_the_player_s_also_when_another_started() -> None:
    assert verdict(starter="Z", phase="opening")["reason"] == "NOT_OPENER"
    assert verdict(starter="Z")["verdict"] == "ok"
    assert verdict(player="Z", starter="Z", phase="opening")["verdict"] == "ok"


PLAYS: dict[str, Any] = {
    "table": AGE["table"],
    "lexicon": {"valid": ["age", "cage", "cages", "rage", "ages"]},
}


def play(player: str, card: str, where: str, t: int = 0, aimed_at: int = 0, **more: Any) -> Any:
    placement = {"where": where, "card": card, **more}
    return {"player": player, "t": t, "aimed_at": aimed_at, "placement": placement}


def plays(*them: Any, **changes: Any) -> dict[str, Any]:
    return referee(PLAYS | {"plays": list(them)} | changes, no_dictionary)


def test_mc_20_plays_that_go_together() -> None:
    found = plays(play("A", "Cb", "front"), play("B", "Sb", "back", 399))
    assert found["verdicts"] == {"A": "ok", "B": "ok"}
    assert (found["word"], found["locked"], found["reasons"]) == ("cages", {}, {})


def test_mc_20_plays_arrive_in_order_of_time_not_of_the_list() -> None:
    found = plays(play("B", "Rb", "front", 900), play("A", "Cb", "front"))
    assert found["verdicts"] == {"A": "ok", "B": "returned"}


def test_mc_20_the_window_is_an_option() -> None:
    found = plays(
        play("A", "Cb", "front"),
        play("B", "Rb", "front", 150),
        options={"simultaneous_ms": 100},
    )
    assert found["verdicts"] == {"A": "ok", "B": "returned"}
    assert found["word"] == "cage"


def test_mc_21_faults_have_their_reason_and_indexes_are_of_the_row_aimed_at() -> None:
    found = plays(
        play("A", "Cb", "front"),
        play("B", "Xb", "over", 900, index=0),
        play("C", "Rb", "over", 3000, aimed_at=1, index=0),
    )
    assert found["verdicts"] == {"A": "ok", "B": "fault", "C": "ok"}
    assert found["reasons"] == {"B": "NOT_A_WORD"}
    assert found["word"] == "rage"


def test_mc_20_one_play_alone_settles_too() -> None:
    assert plays(play("A", "Cb", "front"))["verdicts"] == {"A": "ok"}


def lines(data: Any) -> tuple[Any, list[str]]:
    return referee_text(json.dumps(data), no_dictionary)


def test_one_case_in_one_verdict_out() -> None:
    found, broken = lines(AGE)
    assert found["verdict"] == "ok"
    assert broken == []


def test_a_list_in_a_list_out_and_the_good_ones_are_answered() -> None:
    found, broken = lines([AGE | {"id": "one"}, {"id": "two", "table": []}, AGE])
    assert [one.get("verdict") for one in found] == ["ok", None, "ok"]
    assert (found[0]["id"], found[1]["id"]) == ("one", "two")
    assert len(broken) == 1
    assert broken[0].startswith("Case 2: ")
    assert found[1]["error"] == broken[0]


@pytest.mark.parametrize("text", ["", "{", "[" * 5000, "nonsense", '{"a": 1} x', "\ud800"])
def test_what_is_no_json_is_one_line(text: str) -> None:
    found, broken = referee_text(text, no_dictionary)
    assert found is None
    assert len(broken) == 1
    assert "\n" not in broken[0]


BROKEN: list[Any] = [
    None,
    7,
    "text",
    {},
    {"table": [["Ab"]], "hand": []},
    AGE | {"table": []},
    AGE | {"table": [[]]},
    AGE | {"table": [["A"]]},
    AGE | {"table": [["Ab=C"]]},
    AGE | {"table": "Ab"},
    AGE | {"hand": ["ab"]},
    AGE | {"hand": ["*b=N"]},
    AGE | {"game": "mendelius"},
    AGE | {"violet": "VIOLETTE"},
    AGE | {"branches": {"0": [["Ab"]]}},
    AGE | {"violet": "VERTICALE", "branches": {"3": [["Ab"]]}},
    AGE | {"violet": "VERTICALE", "branches": {"0": []}},
    AGE | {"violet": "VERTICALE", "branches": {"0": [[]]}},
    AGE | {"violet": "VERTICALE", "branches": {"x": [["Ab"]]}},
    AGE | {"violet": "VERTICALE", "branches": [["Ab"]]},
    AGE | {"violet": "VERTICALE", "phase": "opening", "branches": {"0": [["Ab"]]}},
    AGE | {"streak": {"place": "over_branch:0:1:2", "n": 1}},
    AGE | {"phase": "violet"},
    AGE | {"played": ["a-b"]},
    AGE | {"stock": -1},
    AGE | {"stock": 10**30},
    AGE | {"options": {"joker": "wild"}},
    AGE | {"options": {"no_such_option": 1}},
    AGE | {"options": {"language": 3}},
    AGE | {"streak": {"place": "under", "n": 1}},
    AGE | {"streak": {"place": "over:x", "n": 1}},
    AGE | {"lexicon": {"valid": ["c'est"]}},
    AGE | {"action": {"type": "dance"}},
    AGE | {"action": {"type": "place", "placements": [{"where": "under", "card": "Cb"}]}},
    AGE | {"action": {"type": "meli", "order": [0, 1, 2], "line": "column"}},
    AGE | {"action": {"type": "meli", "order": [0, 1, 2], "jokers": {"0": "NN"}}},
    AGE | {"plays": [play("A", "Cb", "front")]},
    PLAYS | {"plays": []},
    PLAYS | {"plays": [play("A", "C", "front")]},
]


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: json.dumps(case)[-40:])
def test_a_broken_case_is_one_clear_line(case: Any) -> None:
    found, broken = lines(case)
    assert found is None
    assert len(broken) == 1
    assert broken[0].endswith(".")
    assert "\n" not in broken[0]


def test_a_dictionary_that_is_not_there_is_one_line() -> None:
    def judge_for(options: Options) -> Judge:
        raise ValueError(f"There is no dictionary {options.language}.")

    case = {k: v for k, v in AGE.items() if k != "lexicon"} | {"language": "xx"}
    found, broken = referee_text(json.dumps([case, AGE]), judge_for)
    assert found[1]["verdict"] == "ok"
    assert "xx" in broken[0]


def test_every_reason_has_a_sentence() -> None:
    for reason in Reason:
        assert sentence(reason, "CAGE").endswith(".")


REAL = st.floats(allow_nan=False, allow_infinity=False)  # JSON has no others
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | REAL | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=8,
)
CARD = st.sampled_from(["Ab", "Gr", "Eg", "*b", "*g=C", "*", "", "Cb"])
LIKELY = st.fixed_dictionaries(
    {"table": st.lists(st.lists(CARD, max_size=2), max_size=4)},
    optional={
        "hand": st.lists(CARD, max_size=3) | JSON,
        "lexicon": st.fixed_dictionaries({"valid": st.lists(st.sampled_from(["age", "ca", "é"]))}),
        "phase": st.sampled_from(["open", "opening"]) | JSON,
        "violet": st.sampled_from([None, "INSERTION", "A_L_ENVERS", "VERTICALE"]) | JSON,
        "branches": st.dictionaries(
            st.sampled_from("012"), st.lists(st.lists(CARD, max_size=2), max_size=2), max_size=1
        ),
        "player": st.sampled_from(["A", "B", ""]),
        "starter": st.sampled_from(["A", "B", None]) | JSON,
        "played": st.lists(st.text(max_size=3), max_size=2),
        "streak": st.fixed_dictionaries(
            {"place": st.sampled_from(["front", "over:9", "insert:0"]), "n": st.integers(0, 3)}
        ),
        "stock": st.integers(-1, 3),
        "options": st.dictionaries(st.sampled_from(["joker", "green"]), JSON, max_size=1),
        "action": st.fixed_dictionaries(
            {"type": st.sampled_from(["place", "meli", "cado", "exchange"])},
            optional={
                "placements": st.lists(
                    st.fixed_dictionaries(
                        {
                            "where": st.sampled_from(
                                ["front", "back", "over", "insert", "below", "over_branch"]
                            ),
                            "card": CARD,
                        },
                        optional={"index": st.integers(-3, 5), "depth": st.integers(-1, 3)},
                    ),
                    max_size=2,
                ),
                "order": st.permutations([0, 1, 2]) | st.lists(st.integers(-1, 3), max_size=3),
                "line": st.sampled_from(["row", 0, 1, 9]),
                "index": st.integers(-1, 4),
                "to": st.sampled_from(["A", "B"]),
                "card": CARD,
                "jokers": st.dictionaries(st.sampled_from(["0", "1", "x"]), CARD, max_size=1),
            },
        ),
        "plays": st.lists(
            st.fixed_dictionaries(
                {
                    "player": st.sampled_from("AB"),
                    "placement": st.fixed_dictionaries({"where": st.just("front"), "card": CARD}),
                },
                optional={"t": st.integers(-1, 900), "aimed_at": st.integers(-1, 3)},
            ),
            max_size=3,
        ),
    },
)


@given(LIKELY | JSON)
def test_whatever_comes_is_answered_in_a_verdict_or_a_sentence(case: Any) -> None:
    def judge_for(options: Options) -> Judge:
        return WordList(["AGE", "CAGE", "GAE"])

    found, broken = referee_text(json.dumps([case]), judge_for)
    assert len(found) == 1
    keys = found[0].keys()
    assert [("verdict" in keys) or ("verdicts" in keys)] == [not broken]
