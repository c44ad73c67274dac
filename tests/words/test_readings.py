"""Readings in codes: what a word is to grammar, the commonest reading first."""

import msgspec
import pytest

from melicado.words.dictionary import Dictionary
from melicado.words.lexicon import Lexicon
from melicado.words.readings import Reading
from melicado.words.verdict import verdicts
from melicado.words.wordlist import WordList

IND, SUBJ, COND, IMP = "ind", "subj", "cond", "imp"


def _verbs(lexicon: Lexicon, word: str, spelling: str) -> set[tuple[str | None, ...]]:
    return {
        (r.person, r.number, r.tense, r.mood)
        for r in lexicon.readings(word)
        if r.pos == "verb" and r.spelling == spelling
    }


def test_the_readings_of_a_verb_form(lexicon: Lexicon) -> None:
    present = Reading(
        spelling="mangeons",
        lemma="manger",
        pos="verb",
        number="p",
        person="1",
        tense="pres",
        mood="ind",
    )
    order = msgspec.structs.replace(present, mood="imp")
    assert lexicon.readings("MANGEONS") == (present, order)


@pytest.mark.parametrize(
    ("word", "spelling", "readings"),
    [
        ("FINIT", "finit", {("3", "s", "pres", IND), ("3", "s", "past", IND)}),
        ("FINIT", "finît", {("3", "s", "impf", SUBJ)}),
        (
            "CHANTE",
            "chante",
            {
                *(("1", "s", "pres", IND), ("3", "s", "pres", IND), ("2", "s", "pres", IMP)),
                *(("1", "s", "pres", SUBJ), ("3", "s", "pres", SUBJ)),
            },
        ),
        ("CHANTE", "chanté", {(None, "s", "past", "part")}),
        ("PRENDRIONS", "prendrions", {("1", "p", "pres", COND)}),
        ("IRONT", "iront", {("3", "p", "fut", IND)}),
        ("AVIONS", "avions", {("1", "p", "impf", IND)}),
        (
            "SOIS",
            "sois",
            {("1", "s", "pres", SUBJ), ("2", "s", "pres", SUBJ), ("2", "s", "pres", IMP)},
        ),
        ("BUVANT", "buvant", {(None, None, "pres", "part")}),
        ("COURIR", "courir", {(None, None, None, "inf")}),
    ],
)
def test_conjugations(
    lexicon: Lexicon, word: str, spelling: str, readings: set[tuple[str | None, ...]]
) -> None:
    assert _verbs(lexicon, word, spelling) == readings


@pytest.mark.parametrize(
    ("word", "first"),
    [
        ("EST", ("est", "être", "verb")),
        ("PORTE", ("porte", "porte", "noun")),
        ("LES", ("les", "le", "det")),
        ("ETE", ("été", "être", "verb")),
        ("POUVOIR", ("pouvoir", "pouvoir", "verb")),
        ("CHEVAUX", ("chevaux", "cheval", "noun")),
        ("PETITE", ("petite", "petit", "adj")),
        ("DEUX", ("deux", "deux", "num")),
        ("AVEC", ("avec", "avec", "prep")),
        ("SOUVENT", ("souvent", "souvent", "adv")),
    ],
)
def test_the_commonest_reading_is_first(
    lexicon: Lexicon, word: str, first: tuple[str, str, str]
) -> None:
    found = lexicon.readings(word)[0]
    assert (found.spelling, found.lemma, found.pos) == first


def test_gender_and_number(lexicon: Lexicon) -> None:
    (nouns,) = (r for r in lexicon.readings("CHIENNES") if r.pos == "noun")
    assert (nouns.lemma, nouns.gender, nouns.number) == ("chien", "f", "p")
    assert lexicon.readings("BRAS")[0].number == "i"


def test_names_by_option(dictionary: Dictionary) -> None:
    named = dictionary.lexicon(proper_nouns=True)
    assert "name" in {reading.pos for reading in named.readings("LEA")}
    assert dictionary.lexicon().readings("LEA") == ()


def test_every_word_can_be_read(lexicon: Lexicon, dictionary: Dictionary) -> None:
    for word in list(dictionary.part("words"))[::97]:
        readings = lexicon.readings(word)
        assert readings
        assert {r.spelling for r in readings} == set(lexicon.spellings(word))
        assert {r.lemma for r in readings} == lexicon.lemmas(word)
        finite = all(r.mood in (IND, SUBJ, COND, IMP) for r in readings)
        assert lexicon.finite_only(word) == finite


def test_the_json_holds_objects(dictionary: Dictionary) -> None:
    (one,) = msgspec.json.decode(msgspec.json.encode(verdicts(["chats"], dictionary)))
    assert one["readings"] == [
        {
            "spelling": "chats",
            "lemma": "chat",
            "pos": "noun",
            "gender": "m",
            "number": "p",
            "person": None,
            "tense": None,
            "mood": None,
        }
    ]


def test_MC_25_plural_verbs_may_be_plurals_too(lexicon: Lexicon) -> None:
    assert not lexicon.plural_only("MANGEONS")
    assert lexicon.plural_only("MANGEONS", verbs=True)
    assert lexicon.plural_only("CHATS", verbs=True)
    assert lexicon.plural_only("AVIONS", verbs=True)  # planes, or we had
    for word in ("MANGE", "BRAS", "MOIS", "SOURIS", "XYZ"):
        assert not lexicon.plural_only(word, verbs=True)
    listed = WordList(["VONT", "AS"], plural_verbs=["VONT"])
    assert listed.plural_only("VONT", verbs=True)
    assert not listed.plural_only("VONT")
