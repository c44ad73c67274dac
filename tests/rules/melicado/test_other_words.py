"""MC-23, MC-31: violet cards under which other words count too; MC-25 with plural verbs."""

from typing import Any

import pytest
from positions import Table, again

from melicado.rules.game import RulesError
from melicado.rules.melicado import commands as co
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.referee import referee
from melicado.words.wordlist import WordList

FONETIK = WordList(
    ["BAT", "BATO", "TAB"], roots={"BATO": frozenset({"bateau"}), "TAB": frozenset({"t"})}
)
FRENCH = WordList(["BAT", "TAB"], specials={"FONETIK": FONETIK})
BATO = "Bb Ab Tb | Ob Eb Eb ; Eb | BAT | open 0 "


def test_mc_23_what_sounds_like_a_word_counts_in_its_sequence_only() -> None:
    table = Table(BATO + "FONETIK", judge=FRENCH)
    assert table.stands(0, "Ob", "back")
    assert table.word == "BATO"
    table = Table(BATO + "-", judge=FRENCH)
    table.lay(0, "Ob", "back")
    assert table.fault() == "NOT_A_WORD"


def test_mc_23_words_still_count_as_written() -> None:
    judge = WordList(["BAT", "BATE"], specials={"FONETIK": WordList(["BAT", "BATE", "BATO"])})
    table = Table(BATO + "FONETIK", judge=judge)
    assert table.stands(0, "Eb", "back")


def test_mc_23_holds_for_the_base_melis_cados_and_what_is_found() -> None:
    table = Table(BATO + "FONETIK", judge=FRENCH)
    reading = Reading(table.game.view(table.state, frozenset({0})), FRENCH)
    assert [p.word for p in reading.plays(0)] == ["BATO"]
    none = again(table.state, special=None)
    assert not Reading(table.game.view(none, frozenset({0})), FRENCH).plays(0)
    table.lay(0, "Ob", "back")
    table.wait(400)
    table.cado(0, 3, 1)
    assert (table.word, table.fault()) == ("BATO", "REPEAT")


def test_mc_34_lemmas_are_those_of_every_word_heard() -> None:
    heard = WordList(
        ["BATO", "ATO"],
        roots={"BATO": frozenset({"bateau"}), "ATO": frozenset({"a", "bateau"})},
    )
    judge = WordList(["BATO", "ATO"], specials={"FONETIK": heard})
    table = Table("Bb Ab Tb Ob | Eb Eb ; Eb | BATO | open 0 FONETIK", judge=judge)
    table.cado(0, 0, 1)
    assert table.fault() == "CADO_SAME_ROOT"
    table = Table("Bb Ab Tb Ob | Eb Eb ; Eb | BATO | open 0 -", judge=judge)
    table.cado(0, 0, 1)
    assert table.word == "ATO"


def test_mc_31_english_words_count_too_in_its_sequence_only() -> None:
    judge = WordList(["CRI"], specials={"ENGLISH": WordList(["CRI", "CRY", "DRY"])})
    for special, fault in (("ENGLISH", ""), ("-", "NOT_A_WORD"), ("FONETIK", "NOT_A_WORD")):
        table = Table(f"Cb Rb Yb | Db Ib Eb ; Eb | CRY | open 0 {special}", judge=judge)
        table.lay(0, "Db", "over:0")
        table.wait(400)
        assert table.fault() == fault
    table = Table("Cb Rb Yb | Db Ib Eb ; Eb | CRY | open 0 ENGLISH", judge=judge)
    assert table.stands(0, "Ib", "over:2")


def test_mc_38_a_word_added_by_the_table_counts_under_them_too() -> None:
    table = Table(BATO + "FONETIK", judge=FRENCH)
    table.do(0, co.AddWord("BATE"))
    table.do(1, co.VoteWord(True))
    assert table.state.added == {"BATE"}
    assert table.stands(0, "Eb", "back")
    assert table.word == "BATE"


def test_mc_25_plural_verbs_are_barred_where_the_house_says_so() -> None:
    judge = WordList(["AIME", "AIMENT", "AIMEN"], plural_verbs=["AIMEN"])
    position = "Ab Ib Mb Eb | Nb Eb ; Eb | AIME | open 0 {}"
    table = Table(position.format("SINGULIER"), judge=judge)
    assert table.stands(0, "Nb", "back")
    table = Table(position.format("SINGULIER"), judge=judge, plural_verbs="barred")
    table.lay(0, "Nb", "back")
    assert table.fault() == "PLURAL"
    table = Table(position.format("-"), judge=judge, plural_verbs="barred")
    assert table.stands(0, "Nb", "back")


def cry(played: list[str], card: str) -> dict[str, Any]:
    return {
        "violet": "ENGLISH",
        "table": [["Cb"], ["Rb"], ["Yb"]],
        "hand": [card, "Tb"],
        "played": played,
        "action": {"type": "place", "placements": [{"where": "over", "card": card, "index": 0}]},
    }


def test_mc_31_the_referee_has_seen_the_english_word_that_lies_there() -> None:
    """MC-03."""
    case = {**cry([], "Cb"), "lexicon": {"english": ["cry"]}}
    assert referee(case, lambda _: WordList([]))["reason"] == "REPEAT"


def test_mc_31_the_referee_says_when_it_has_no_english_words() -> None:
    with pytest.raises(RulesError, match="no words"):
        referee(cry(["cry"], "Db"), lambda _: WordList(["CRY", "DRY"]))
