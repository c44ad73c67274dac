"""Sounds: read from the sources, packed, found again, and read aloud from letters."""

from pathlib import Path

import pytest
import sounds
from english import kind, readings
from french import FINITE_SINGULAR, NEUTRAL, PLURAL
from hypothesis import given
from hypothesis import strategies as st
from pack_sounds import pack_sounds
from wordnet import WordNet, read_wordnet
from write_container import container

from melicado.words.aloud import Reader
from melicado.words.container import Container
from melicado.words.graphemes import rules
from melicado.words.sounds import SPELLING_SHIFT, Sounds, number_of, syllables


def _sounds(folder: Path, words: dict[str, list[int]]) -> Sounds:
    path = folder / "xx.dict"
    path.write_bytes(container("xx", [], pack_sounds(words)))
    return Sounds(Container(path))


@pytest.mark.parametrize(
    ("ipa", "lexique", "ours"),
    [
        ("mɛzɔ̃", "mEz§", "mEz6"),
        ("pəti", "p°ti", "p°ti"),
        ("ɛ̃", "1", "5"),
        ("ʃɑ̃pɛɲ", "S@pEN", "S@pEnj"),
        ("nɥi", "n8i", "n8i"),
        ("kœʁ", "k9R", "k2R"),
        ("paʁkiŋ", "paRkiG", "paRkiG"),
    ],
)
def test_two_alphabets_say_the_same(ipa: str, lexique: str, ours: str) -> None:
    assert sounds.from_ipa(ipa) == sounds.from_lexique(lexique) == ours


def test_what_is_not_french_is_left_out() -> None:
    assert sounds.from_ipa("(en)ɡˈəʊlz(fr)") is None
    assert sounds.from_lexique("a4b") is None


def test_a_schwa_is_said_or_not() -> None:
    assert set(sounds.variants("p°ti", clipped=True)) == {"p2ti", "pti"}
    assert set(sounds.variants("p°ti", clipped=False)) == {"p2ti"}
    assert set(sounds.variants("sam°di", clipped=False)) == {"sam2di", "samdi"}
    assert set(sounds.variants("tabl°", clipped=False)) == {"tabl"}
    assert set(sounds.variants("k°", clipped=True)) == {"k2"}
    assert set(sounds.variants("nEt°tE", clipped=False)) == {"nEt2tE", "nEtE"}
    assert set(sounds.variants("gzilOfOn", clipped=False)) == {"gzilOfOn", "ksilOfOn"}
    assert "aps@" in set(sounds.variants("abs@", clipped=False))


def test_olaph_gives_several_ways_and_liaisons_are_left_out() -> None:
    read = sounds.read_olaph("petit\t/pəti/, /pti/\nbon\t/bɔ̃/, /bɔn‿/\nxyz\t/q/\n")
    assert read == {"petit": {"p°ti", "pti"}, "bon": {"b6"}}


@given(
    st.dictionaries(
        st.text("abkEO6", min_size=1, max_size=5),
        st.lists(st.integers(0, (1 << 24) - 1), min_size=1, max_size=4),
        min_size=1,
        max_size=150,
    )
)
def test_sounds_are_read_back_as_packed(
    tmp_path_factory: pytest.TempPathFactory, words: dict[str, list[int]]
) -> None:
    read = _sounds(tmp_path_factory.mktemp("sounds"), words)
    assert all(read.numbers(said) == tuple(numbers) for said, numbers in words.items())
    assert read.numbers("zzzzzz") == ()


def test_numbers_hold_a_word_and_its_spelling() -> None:
    number = number_of(7, 3)
    assert (number & ((1 << SPELLING_SHIFT) - 1), number >> SPELLING_SHIFT) == (7, 3)
    for word, spelling in ((1 << SPELLING_SHIFT, 0), (0, 32)):
        with pytest.raises(ValueError, match="too many"):
            number_of(word, spelling)


def test_syllables_are_vowels_heard() -> None:
    assert [syllables(said) for said in ("ki", "mEz6", "w5", "stR")] == [1, 2, 1, 0]


@pytest.mark.parametrize(
    ("word", "said", "also"),
    [
        ("KOM", "kOm", "k6"),  # a last M is sounded or nasal
        ("ROSE", "ROz", None),
        ("BOSSE", "bOs", None),
        ("GARCON", "gaRs6", None),
        ("CHAMPAGNE", "S@panj", None),
        ("NATION", "nasj6", None),
        ("FILLE", "fij", "fil"),
        ("TRAVAIL", "tRavaj", None),
        ("EXAMEN", "Egzam5", None),
        ("VOAR", "vwaR", None),
        ("PARLENT", "paRl", None),
        ("CHANT", "S@", None),
        ("GEANT", "ZE@", None),
        ("OISEAU", "wazO", None),
        ("BATETA", "bata", None),
    ],
)
def test_MC_23_letters_are_read_as_sounds(
    tmp_path: Path, word: str, said: str, also: str | None
) -> None:
    known = [said] + ([also] if also else [])
    reader = Reader(_sounds(tmp_path, {one: [0] for one in [*known, "xyz"]}))
    assert set(reader.read(word)) == set(known)
    assert all(reader.may_begin(word[:size]) for size in range(1, len(word) + 1))


@pytest.mark.parametrize(
    ("word", "said"),
    [("BOSE", "bOSE"), ("CCOL", "kOl"), ("BANE", "b@"), ("LAMPE", "lampE")],
)
def test_MC_23_letters_are_not_read_otherwise(tmp_path: Path, word: str, said: str) -> None:
    assert Reader(_sounds(tmp_path, {said: [0]})).read(word) == ()


def test_what_cannot_begin_a_word_is_known_early(tmp_path: Path) -> None:
    reader = Reader(_sounds(tmp_path, {"kOm": [0]}))
    assert reader.may_begin("K")
    assert reader.may_begin("COM")
    assert not reader.may_begin("MO")
    assert not reader.may_begin("KOZT")


def test_every_rule_says_sounds_that_exist() -> None:
    known = set("aiyuEO25@6jw8pbtdkgfvszSZmnRlG")
    said = {char for each in rules().values() for rule in each for char in "".join(rule.sounds)}
    assert said <= known
    assert len(said) == len(known)


WORDNET = read_wordnet(
    {
        "noun": "  1 licence\ncat n 1\nfly n 1\nhi n 1\nglass n 1\nred_cat n 1\n",
        "verb": "be v 1\nfly v 1\nrun v 1\n",
        "adj": "tall a 1\nred a 1\n",
        "adv": "well r 1\n",
    },
    {
        "noun": "oxen ox\n",
        "verb": "ran run\nrunning run\nis be\n",
        "adj": "redder red\n",
        "adv": "",
    },
)


@pytest.mark.parametrize(
    ("form", "found"),
    [
        ("cats", {"cat": ("N-p",)}),
        ("flies", {"fly": ("N-p", "V-s3pi")}),
        ("ran", {"run": ("V---s",)}),
        ("running", {"run": ("V---pp",)}),
        ("is", {"be": ("V-s3pi",)}),
        ("his", {"his": ("O",)}),
        ("redder", {"red": ("A",)}),
        ("tallest", {"tall": ("A",)}),
        ("wifis", {"wifi": ("O",)}),
        ("glass", {"glass": ("N-s",)}),
    ],
)
def test_english_lemmas(form: str, found: dict[str, tuple[str, ...]]) -> None:
    assert isinstance(WORDNET, WordNet)
    assert readings(form, WORDNET, {"wifi", form}) == found


def test_english_kinds() -> None:
    assert kind({"cat": ("N-p",)}) == PLURAL
    assert kind({"fly": ("N-p", "V-s3pi")}) == PLURAL | FINITE_SINGULAR
    assert kind({"run": ("V----n",)}) == NEUTRAL
