"""The English dictionary, and two languages judged as one (MC-31)."""

from pathlib import Path

import lists
import pytest

from melicado.words.dictionary import Dictionary
from melicado.words.judge import Judge, related
from melicado.words.lexicon import Lexicon
from melicado.words.union import UnionJudge
from melicado.words.wordlist import WordList

ROOT = Path(__file__).parents[2]
LISTS = ROOT / "packaging" / "words" / "en"


@pytest.fixture(scope="module")
def dictionary_en() -> Dictionary:
    return Dictionary.open(ROOT / "resources" / "words" / "en.dict")


@pytest.fixture(scope="module")
def english(dictionary_en: Dictionary) -> Lexicon:
    return dictionary_en.lexicon()


def test_the_shipped_dictionary_is_whole_and_small(dictionary_en: Dictionary) -> None:
    dictionary_en.verify()
    assert dictionary_en.language == "en"
    assert (ROOT / "resources" / "words" / "en.dict").stat().st_size <= 2_000_000
    assert len(dictionary_en.part("words")) > 110_000


@pytest.mark.parametrize(
    "word",
    [
        *("HOUSE", "HOUSES", "CHILDREN", "RUNNING", "COLOUR", "COLOR", "ORGANISE", "ORGANIZE"),
        *("WIFI", "SELFIE", "EMOJI", "OK", "AA", "ZA", "CAFE", "THEATRE", "MUM", "MOM", "GREY"),
        *("QI", "OX", "HMM", "QUIZ", "ZOO", "YES", "IS", "WENT", "BOUGHT", "FRIENDSHIP"),
    ],
)
def test_everyday_words(english: Lexicon, word: str) -> None:
    assert word in english


@pytest.mark.parametrize(
    "word",
    ["BS", "FS", "KM", "MR", "LONDON", "PAUL", "NASA", "DONT", "XQW", "MAISON", "THS", "TEH"],
)
def test_MC_02_letters_names_and_nonsense_are_refused(english: Lexicon, word: str) -> None:
    assert word not in english


def test_MC_02_names_and_acronyms_by_option(dictionary_en: Dictionary) -> None:
    assert "LONDON" in dictionary_en.lexicon(proper_nouns=True)
    assert "NASA" in dictionary_en.lexicon(acronyms=True)


def test_short_words_are_those_decided_by_hand(dictionary_en: Dictionary) -> None:
    decided = lists.short_words(LISTS / "short.txt")
    accepted = {word for word, short in decided.items() if short.accepted}
    assert {w for w in dictionary_en.part("words") if len(w) <= 3} == accepted


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("CATS", "CAT"), ("RUNNING", "RUN"), ("WENT", "GO"), ("CHILDREN", "CHILD")),
        *(("IS", "BE"), ("BETTER", "GOOD"), ("STUDIES", "STUDY"), ("TALLEST", "TALL")),
    ],
)
def test_MC_34_forms_of_a_lemma_are_related(english: Lexicon, one: str, other: str) -> None:
    assert related(english, one, other)


@pytest.mark.parametrize(("one", "other"), [("HIS", "HI"), ("PLANET", "PLANE"), ("PAGES", "AGES")])
def test_MC_34_other_words_are_not(english: Lexicon, one: str, other: str) -> None:
    assert not related(english, one, other)


def test_every_source_is_named(dictionary_en: Dictionary) -> None:
    text = (ROOT / "resources" / "words" / "SOURCES.md").read_text("utf-8")
    assert len(dictionary_en.sources) == 3
    for source in dictionary_en.sources:
        assert all(piece in text for piece in source.split())


def test_MC_25_and_MC_26_kinds(english: Lexicon) -> None:
    assert english.plural_only("CHILDREN")
    assert not english.plural_only("RUNS")  # she runs
    assert not english.plural_only("CHILD")
    assert english.finite_only("IS")
    assert not english.finite_only("RUN")
    assert not english.finite_only("PLAYED")  # a participle too


def test_common_words_are_commoner(english: Lexicon) -> None:
    ladder = ["THE", "HOUSE", "PENCIL", "XI"]
    values = [english.zipf(word) for word in ladder]
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("word", ["FUCKING", "SHIT", "BITCHES"])
def test_MC_02_coarse_words(english: Lexicon, word: str) -> None:
    assert english.is_coarse(word)


def test_MC_31_the_words_of_either_language_count(lexicon: Lexicon, english: Lexicon) -> None:
    both: Judge = UnionJudge(lexicon, english)
    assert all(word in both for word in ("MAISON", "HOUSE", "CHAT"))
    assert "XQW" not in both
    assert set(both.spellings("ETE")) == {"été"}
    assert set(both.spellings("FRAIS")) == {"frais"}
    assert both.zipf("HOUSE") == english.zipf("HOUSE")
    assert both.zipf("MAISON") == lexicon.zipf("MAISON")


def test_MC_34_lemmas_are_those_of_either_language(lexicon: Lexicon, english: Lexicon) -> None:
    both = UnionJudge(lexicon, english)
    assert related(both, "CHATS", "CHAT")
    assert related(both, "HOUSES", "HOUSE")
    assert related(both, "CHATTED", "CHATS")  # to chat
    assert not related(both, "CHATTE", "CHATTED")  # a cat, and to chat
    assert not related(both, "MAISON", "HOUSE")


def test_a_union_agrees_with_one_list_of_all() -> None:
    first = WordList(["AB", "ABC", "CAB"], plural_only=["AB", "ABC"], finite_only=["CAB"])
    second = WordList(["ABC", "BA", "BCA"], plural_only=["BA"], finite_only=["BA"])
    both, every = UnionJudge(first, second), WordList(["AB", "ABC", "CAB", "BA", "BCA"])
    assert list(both.pattern("???")) == list(every.pattern("???"))
    assert sorted(both.anagrams("ABC")) == sorted(every.anagrams("ABC"))
    for halves in (("", "B"), ("B", ""), ("AB", ""), ("", "AB"), ("B", "A")):
        assert both.letters(*halves) == every.letters(*halves)
    assert both.plural_only("AB")
    assert both.plural_only("BA")
    assert not both.plural_only("ABC")  # no plural in the second language
    assert both.finite_only("BA")
    assert not both.finite_only("AB")
    assert not both.finite_only("XX")
    assert "XX" in both.extended(frozenset({"XX"}))


def test_coarse_in_either_language(lexicon: Lexicon, english: Lexicon) -> None:
    both = UnionJudge(lexicon, english)
    assert both.is_coarse("MERDE")
    assert both.is_coarse("SHIT")
    assert not both.is_coarse("HOUSE")
    assert not UnionJudge(WordList(["AB"]), WordList([])).is_coarse("AB")
