"""What the French dictionary says of its words: parts, kinds, lemmas, spellings, frequency."""

from pathlib import Path

import lists
import pytest

from melicado.words.dictionary import Dictionary
from melicado.words.judge import Judge, related
from melicado.words.lexicon import Lexicon

ROOT = Path(__file__).parents[2]
LISTS = ROOT / "packaging" / "words" / "fr"


def test_a_lexicon_is_a_judge(lexicon: Lexicon) -> None:
    judge: Judge = lexicon
    assert "MAISON" in judge.extended(frozenset({"ZZZZZ"}))


@pytest.mark.parametrize("word", ["CHATS", "GENS", "ELLES", "LESQUELLES", "BELLES", "YEUX", "CEUX"])
def test_MC_25_plural_only(lexicon: Lexicon, word: str) -> None:
    assert lexicon.plural_only(word)


@pytest.mark.parametrize(
    "word",
    # MOIS, AVIONS and BRAS are named by the rule; DES is also dès, LES also lès, MANGES also
    # tu manges, FILS also le fils; numbers and a polite vous are said of one.
    [
        *("MOIS", "AVIONS", "BRAS", "NEZ", "TEMPS", "HUIT", "DEUX", "DES", "LES"),
        *("MANGES", "FILS", "VOUS", "CHAT", "MANGENT", "SOURIS", "LUS"),
    ],
)
def test_MC_25_not_plural_only(lexicon: Lexicon, word: str) -> None:
    assert not lexicon.plural_only(word)


@pytest.mark.parametrize(
    "word", ["MANGEONS", "SONT", "SUIS", "EURENT", "AIMAIS", "PRENDRAIT", "AIMAT", "FINISSEZ"]
)
def test_MC_26_finite_only(lexicon: Lexicon, word: str) -> None:
    assert lexicon.finite_only(word)


@pytest.mark.parametrize(
    "word",
    # mangé, mangés, avions (planes), été (summer), manger, mangeant, la marche, ès, l'est
    ["MANGE", "MANGES", "AVIONS", "ETE", "MANGER", "MANGEANT", "MARCHE", "ES", "EST", "PORTE"],
)
def test_MC_26_not_finite_only(lexicon: Lexicon, word: str) -> None:
    assert not lexicon.finite_only(word)


def test_unknown_words_are_neither(lexicon: Lexicon) -> None:
    assert not lexicon.plural_only("XYZ")
    assert not lexicon.finite_only("XYZ")
    assert lexicon.lemmas("XYZ") == frozenset()
    assert lexicon.spellings("XYZ") == ()
    assert lexicon.zipf("XYZ") == 0


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("CHATS", "CHAT"),
        ("CHATTE", "CHAT"),
        ("MANGER", "MANGEONS"),
        ("BELLE", "BEAU"),
        ("CHEVAUX", "CHEVAL"),
        ("SUIS", "ETRE"),
        ("MANGEE", "MANGE"),
        ("VA", "ALLER"),
        ("LES", "LE"),
    ],
)
def test_MC_34_one_root(lexicon: Lexicon, one: str, other: str) -> None:
    assert related(lexicon, one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("PLAGE", "PAGE"), ("CHAT", "CHAR"), ("TRAIN", "TAIN"), ("POIRE", "POIE"), ("BRAS", "BAS")],
)
def test_MC_34_different_roots(lexicon: Lexicon, one: str, other: str) -> None:
    assert not related(lexicon, one, other)


@pytest.mark.parametrize(
    ("word", "spellings"),
    [
        ("MANGE", {"mange", "mangé"}),
        ("COEUR", {"cœur"}),
        ("NOEL", {"noël"}),
        ("CA", {"ça", "çà"}),
        ("COTE", {"cote", "côte", "côté", "coté"}),
        ("AEDE", {"aède"}),
        ("OU", {"ou", "où"}),
    ],
)
def test_MC_01_spellings_that_fold_to_a_word(
    lexicon: Lexicon, word: str, spellings: set[str]
) -> None:
    assert set(lexicon.spellings(word)) == spellings


def test_the_commonest_spelling_comes_first(lexicon: Lexicon) -> None:
    assert lexicon.spellings("ETE")[0] == "été"
    assert lexicon.spellings("COTE")[0] == "côté"
    assert lexicon.spellings("MANGE")[0] == "mange"


def test_common_words_are_commoner_than_rare_ones(lexicon: Lexicon) -> None:
    ladder = ["DE", "MAISON", "CARTABLE", "QI", "BALANCERIEZ"]
    values = [lexicon.zipf(word) for word in ladder]
    assert values == sorted(values, reverse=True)
    assert values[0] > 7 > values[1] > 5
    assert 0 < values[-1] < 2


def test_a_word_is_not_common_for_being_a_name(lexicon: Lexicon) -> None:
    assert lexicon.zipf("PARIS") < 5
    assert lexicon.zipf("US") < 6


def test_MC_02_names_and_acronyms_by_option(dictionary: Dictionary) -> None:
    plain = dictionary.lexicon()
    for word, option in (("LEA", "proper_nouns"), ("SNCF", "acronyms")):
        assert word not in plain
        assert word in dictionary.lexicon(**{option: True})
    both = dictionary.lexicon(proper_nouns=True, acronyms=True)
    assert {"MAISON", "LEA", "SNCF"} <= {w for w in ("MAISON", "LEA", "SNCF") if w in both}
    assert both.spellings("LEA") == ("Léa",)
    assert both.spellings("SNCF") == ("SNCF",)


def test_MC_01_hyphenated_words_by_option(dictionary: Dictionary) -> None:
    folded = dictionary.lexicon(hyphenated=True)
    assert "ARCENCIEL" not in dictionary.lexicon()
    assert folded.spellings("ARCENCIEL") == ("arc-en-ciel",)
    assert folded.spellings("AUJOURDHUI") == ("aujourd'hui",)
    assert "ARCENCIEL" in list(folded.pattern("ARCEN?IEL"))


@pytest.mark.parametrize("word", ["CON", "MERDE", "PUTES", "CONNARDS", "ENCULER", "NEGRES"])
def test_MC_02_coarse_words(dictionary: Dictionary, lexicon: Lexicon, word: str) -> None:
    assert dictionary.is_coarse(word)
    assert lexicon.is_coarse(word)
    assert word in lexicon
    refusing = dictionary.lexicon(coarse=False)
    assert word not in refusing
    assert word[-1] not in refusing.letters(word[:-1], "")
    assert word not in list(refusing.anagrams(word))
    assert word in refusing.extended(frozenset({word}))


@pytest.mark.parametrize("word", ["FOUS", "CHATTE", "MOULE", "BAISER", "PEDALE", "CHAT", "NICHE"])
def test_MC_02_decent_words_are_not_coarse(dictionary: Dictionary, word: str) -> None:
    assert not dictionary.is_coarse(word)
    assert word in dictionary.lexicon(coarse=False)


def test_MC_02_min_length(dictionary: Dictionary) -> None:
    longer = dictionary.lexicon(min_length=3, extra=frozenset({"ZZ"}))
    assert "AU" not in longer
    assert "ZZ" in longer
    assert longer.letters("A", "") == ""
    assert longer.letters("A", "I") == dictionary.lexicon().letters("A", "I")


def test_MC_02_extra_and_banned_words(dictionary: Dictionary) -> None:
    changed = dictionary.lexicon(
        extra=frozenset({"QUIDDITCH", "CHAT"}), banned=frozenset({"CHIEN", "QUIDDITCH"})
    )
    assert "CHAT" in changed
    assert "CHIEN" not in changed
    assert "QUIDDITCH" not in changed
    added = dictionary.lexicon(extra=frozenset({"QUIDDITCH"}))
    assert added.lemmas("QUIDDITCH") == frozenset({"quidditch"})
    assert added.spellings("QUIDDITCH") == ("quidditch",)


def test_short_words_are_those_decided_by_hand(dictionary: Dictionary) -> None:
    decided = lists.short_words(LISTS / "short.txt")
    accepted = {word for word, short in decided.items() if short.accepted}
    assert {w for w in dictionary.part("words") if len(w) <= 3} == accepted
    assert len(decided) > 630
    rare = [word for word, short in decided.items() if short.rare]
    assert all(dictionary.part("words").zipf(word) <= 2.52 for word in rare)


def test_refused_words_are_out_of_every_part(dictionary: Dictionary) -> None:
    for word in lists.refused(LISTS / "refused.txt"):
        assert word not in dictionary.lexicon()


def test_every_source_is_named_with_its_licence(dictionary: Dictionary) -> None:
    text = (ROOT / "resources" / "words" / "SOURCES.md").read_text("utf-8")
    for source in dictionary.sources:
        package, version = source.split()
        assert package in text
        assert version in text
    assert "MPL-2.0" in text
    assert "CC BY-SA 4.0" in text


def test_words_fit_the_table(dictionary: Dictionary) -> None:
    for name in ("words", "names", "acronyms", "hyphenated"):
        part = dictionary.part(name)
        assert all(2 <= len(w) <= 15 and w.isascii() and w.isupper() for w in part)
    assert len(dictionary.part("words")) > 400_000
