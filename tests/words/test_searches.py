"""The searches of a lexicon agree with a naive reading of all its words."""

import random
from pathlib import Path

import pytest
from encode import class_line
from hypothesis import given, settings
from hypothesis import strategies as st
from pack import Entry, pack
from write_container import container

from melicado.words.dictionary import Dictionary
from melicado.words.letters import ALPHABET, JOKER
from melicado.words.lexicon import Lexicon
from melicado.words.wordlist import WordList

halves = st.tuples(st.text("ABCE", max_size=4), st.text("ABCE", max_size=4))
words = st.sets(st.text("ABCE", min_size=2, max_size=5), max_size=40)
asked = st.text("ABCE" + JOKER, max_size=6)


def made(folder: Path, **parts: set[str]) -> Dictionary:
    """A dictionary of these words, each its own lemma."""
    sections = {"coarse": b""}
    for name, words in parts.items():
        entries = {w: Entry(class_line(w, 1, [(w.lower(), [(w.lower(), 0)])]), 3.0) for w in words}
        sections |= pack(name, entries)
    path = folder / "xx.dict"
    path.write_bytes(container("xx", [], sections))
    return Dictionary.open(path)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("dictionaries")


@pytest.fixture(scope="module")
def everything(dictionary: Dictionary) -> WordList:
    return WordList(dictionary.part("words"))


@settings(max_examples=150, deadline=None)
@given(st.lists(words, min_size=4, max_size=4), asked, halves)
def test_small_dictionaries(
    folder: Path, given_words: list[set[str]], pattern: str, halves: tuple[str, str]
) -> None:
    """MC-02: words, names and extra words count; banned ones do not, also when asked for."""
    main, names, extra, banned = given_words
    built = made(folder, words=main, names=names).lexicon(
        proper_nouns=True, extra=frozenset(extra), banned=frozenset(banned)
    )
    naive = WordList((main | names | extra) - banned)
    assert (pattern in built) == (pattern in naive)
    assert list(built.pattern(pattern)) == list(naive.pattern(pattern))
    assert sorted(built.anagrams(pattern)) == sorted(naive.anagrams(pattern))
    assert built.letters(*halves) == naive.letters(*halves)


@settings(max_examples=60, deadline=None)
@given(words, words, words, asked)
def test_MC_38_words_added_at_the_table_count_even_if_banned(
    folder: Path, main: set[str], added: set[str], banned: set[str], word: str
) -> None:
    built = made(folder, words=main).lexicon(banned=frozenset(banned), min_length=4)
    naive = {w for w in main - banned if len(w) >= 4} | added
    extended = built.extended(frozenset(added))
    assert (word in extended) == (word in naive)
    for length in range(2, 6):
        of_length = sorted(w for w in naive if len(w) == length)
        assert list(extended.pattern(JOKER * length)) == of_length
        assert sorted(extended.anagrams(JOKER * length)) == of_length


def test_the_whole_dictionary_letter_by_letter(lexicon: Lexicon, everything: WordList) -> None:
    chance = random.Random(7)
    rows = [chance.choice(everything._sorted) for _ in range(300)]
    for row in rows:
        for i in range(len(row) + 1):
            assert lexicon.letters(row[:i], row[i:]) == everything.letters(row[:i], row[i:])
            rest = row[i + 1 :]
            assert lexicon.letters(row[:i], rest) == everything.letters(row[:i], rest)


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_the_whole_dictionary_anagrams(lexicon: Lexicon, everything: WordList, jokers: int) -> None:
    chance = random.Random(jokers)
    for _ in range(6):
        word = chance.choice(everything._sorted)
        hand = "".join(chance.sample(word, len(word)))[jokers:] + JOKER * jokers
        found = list(lexicon.anagrams(hand))
        assert sorted(found) == sorted(everything.anagrams(hand))
        assert jokers or word in found


@pytest.mark.parametrize(
    "pattern", ["C?R?E", "MAISON", "XYZ", "?A", "ABA??", "??", "Z????", "?UEUE?S", "", "?"]
)
def test_the_whole_dictionary_patterns(
    lexicon: Lexicon, everything: WordList, pattern: str
) -> None:
    assert list(lexicon.pattern(pattern)) == list(everything.pattern(pattern))


def test_searches_are_lazy(lexicon: Lexicon) -> None:
    assert next(lexicon.pattern("C??????")).startswith("C")
    assert sorted(next(lexicon.anagrams("AEINRST"))) == list("AEINRST")


@pytest.mark.parametrize("word", ["", "A", "é", "maison", "MAISONS ", "\ud800", 7, None, "A" * 99])
def test_what_is_no_word_is_simply_not_in_it(lexicon: Lexicon, word: object) -> None:
    assert word not in lexicon


def test_all_letters_of_the_alphabet_are_tried(lexicon: Lexicon) -> None:
    assert lexicon.letters("", "AXE") == "FLST"  # faxe, laxe, saxe, taxe
    assert set(lexicon.letters("", "ON")) <= set(ALPHABET)
    assert lexicon.letters("MA", "SON") == "I"
