"""The verdict on a word with its evidence."""

import json

import msgspec
import pytest

from melicado import places
from melicado.words.dictionary import Dictionary, DictionaryError
from melicado.words.near import near
from melicado.words.syllables import syllables
from melicado.words.verdict import Special, Why, verdict, verdicts
from melicado.words.wordlist import WordList

FIELDS = [
    *("word", "accepted", "reason", "spellings", "readings", "lemmas"),
    *("root", "zipf", "syllables", "heard", "near"),
]


def test_the_json_has_the_promised_keys_in_order(dictionary: Dictionary) -> None:
    answered = json.loads(msgspec.json.encode(verdicts(["chats", "KM"], dictionary)))
    assert [list(one) for one in answered] == [FIELDS, FIELDS]
    chats, km = answered
    assert chats["word"] == "CHATS"
    assert chats["accepted"] is True
    assert chats["reason"] is None
    assert chats["spellings"] == ["chats"]
    assert chats["lemmas"] == ["chat"]
    assert chats["root"] == "chat"
    assert 3.5 < chats["zipf"] < 5
    assert km["accepted"] is False
    assert km["reason"] == "NOT_A_WORD"
    assert (km["root"], km["syllables"], km["zipf"]) == (None, None, 0)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("maison", None),
        ("Été", None),
        ("CŒUR", None),
        ("a3", Why.NOT_LETTERS),
        ("", Why.NOT_LETTERS),
        ("-", Why.NOT_LETTERS),
        ("λόγος", Why.NOT_LETTERS),
        ("arc-en-ciel", Why.HYPHENATED),
        ("aujourd’hui", Why.HYPHENATED),
        ("AUJOURDHUI", Why.HYPHENATED),
        ("LEA", Why.PROPER_NOUN),
        ("SNCF", Why.ACRONYM),
        ("A", Why.TOO_SHORT),
        ("MAISNO", Why.NOT_A_WORD),
    ],
)
def test_MC_01_MC_02_reasons(dictionary: Dictionary, text: str, why: Why | None) -> None:
    (one,) = verdicts([text], dictionary)
    assert one.reason == why
    assert one.accepted == (why is None)


def test_MC_02_a_banned_word_is_said_to_be_banned(dictionary: Dictionary) -> None:
    lexicon = dictionary.lexicon(banned=frozenset({"CHIEN"}))
    assert verdict("chien", lexicon, dictionary).reason is Why.BANNED


def test_MC_25_and_MC_26_under_the_violet_cards(dictionary: Dictionary) -> None:
    words = ["chats", "mangeons", "mois"]
    plural = verdicts(words, dictionary, Special.SINGULIER)
    assert [one.reason for one in plural] == [Why.PLURAL, None, None]
    conjugated = verdicts(words, dictionary, Special.CONJUGAISON)
    assert [one.reason for one in conjugated] == [None, Why.CONJUGATED, None]


def test_MC_23_under_fonetik_a_verdict_names_what_is_heard(dictionary: Dictionary) -> None:
    heard, word, refused = verdicts(["kom", "comme", "xqw"], dictionary, Special.FONETIK)
    assert (heard.accepted, heard.heard, heard.root) == (True, "comme", "comme")
    assert {reading.spelling for reading in heard.readings} == {"comme"}
    assert heard.zipf == word.zipf
    assert (word.accepted, word.heard) == (True, None)
    assert (refused.accepted, refused.reason) == (False, Why.NOT_A_WORD)
    (plain,) = verdicts(["kom"], dictionary)
    assert not plain.accepted


def test_MC_31_under_english_words_of_the_second_language_count(dictionary: Dictionary) -> None:
    english = Dictionary.open(places.resource("words", "en.dict"))
    found = verdicts(["CHILDREN", "CHAT", "XQW"], dictionary, Special.ENGLISH, english)
    assert [one.accepted for one in found] == [True, True, False]
    assert found[0].lemmas == ("child",)
    assert found[1].lemmas == ("chat",)
    assert found[2].reason is Why.NOT_A_WORD
    (plain,) = verdicts(["CHILDREN"], dictionary)
    assert not plain.accepted
    with pytest.raises(DictionaryError, match="does not say how"):
        verdicts(["KOM"], english, Special.FONETIK)


def test_the_lemmas_are_those_of_every_spelling(dictionary: Dictionary) -> None:
    (one,) = verdicts(["PECHE"], dictionary)
    assert set(one.spellings) == {"pêche", "péché", "pèche", "pêché"}
    assert set(one.lemmas) == {"pêche", "pêcher", "péché", "pécher"}


def test_near_words_are_one_change_away_and_common_first() -> None:
    judge = WordList(
        ["CHAT", "CHATS", "CHA", "CHAR", "HCAT", "CHIEN", "CHANT"],
        frequency={"CHANT": 5.0, "CHAR": 4.0},
    )
    assert near(judge, "CHAT") == ("CHANT", "CHAR", "CHA", "CHATS", "HCAT")
    assert near(judge, "CHAT", most=2) == ("CHANT", "CHAR")
    assert near(judge, "XXXXX") == ()


def test_a_misspelt_word_is_found(dictionary: Dictionary) -> None:
    typed = ["ORDINATEU", "ORDINNATEUR", "ORDINAXEUR", "ORDIANTEUR"]
    for one in verdicts(typed, dictionary):
        assert one.near[0] == "ORDINATEUR"


@pytest.mark.parametrize(
    ("spelling", "cut"),
    [
        ("maison", "mai-son"),
        ("ordinateur", "or-di-na-teur"),
        ("avion", "a-vion"),
        ("cahier", "ca-hier"),
        ("chat", "chat"),
        ("eau", "eau"),
        ("œuvre", "œuvre"),
    ],
)
def test_syllables(spelling: str, cut: str) -> None:
    assert syllables(spelling, "fr") == cut
