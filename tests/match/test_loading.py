"""The options of a game decide which words it accepts (MC-01 to MC-03)."""

import pytest

from melicado.match.loading import dictionary, lexicon, melicado
from melicado.places import MissingResourceError
from melicado.rules.melicado.options import Options


def accepts(word: str, **options: object) -> bool:
    return word in lexicon(dictionary("fr"), Options(**options))  # type: ignore[arg-type]


def test_short_words_go_when_three_letters_are_asked() -> None:
    assert accepts("IL")
    assert not accepts("IL", min_length=3)
    assert accepts("ILE", min_length=3)


def test_people_add_and_ban_words_as_they_write_them() -> None:
    """MC-02: the words are folded; what no card can spell is left out, and does no harm."""
    assert not accepts("XQZE")
    assert accepts("XQZE", extra_words=("xqzé", "a b", ""))
    assert not accepts("PLAGE", banned_words=("plage",))


def test_proper_nouns_and_acronyms_are_options() -> None:
    assert not accepts("PARIS") or not accepts("SNCF")
    assert accepts("SNCF", acronyms="accepted")
    assert accepts("PARIS", proper_nouns="accepted")


def test_coarse_words_are_refused_only_when_the_table_says_so() -> None:
    assert accepts("MERDE")
    assert not accepts("MERDE", coarse_words="refused")


def test_the_game_has_the_deck_of_its_language() -> None:
    game = melicado(Options())
    assert "PLAGE" in game.judge
    assert len(game.deck) > 90, "at least what may be dealt (MC-09)"


def test_a_language_without_a_dictionary_is_one_sentence() -> None:
    with pytest.raises(MissingResourceError, match="xx"):
        melicado(Options(language="xx"))


def test_mc_23_and_mc_31_the_words_of_violet_cards_come_with_it() -> None:
    """What sounds like a word, and English words, within the options of the game."""
    options = Options(min_length=3, extra_words=("xqze",), banned_words=("pretty",))
    known = lexicon(dictionary("fr"), options)
    heard, both = known.under("FONETIK"), known.under("ENGLISH")
    assert heard is not None
    assert both is not None
    assert ("KOM" in known, "KOM" in heard, "KOM" in both) == (False, True, False)
    assert ("TREE" in known, "TREE" in both) == (False, True)
    for judge in (known, heard, both):
        assert "XQZE" in judge
        assert "IL" not in judge
        assert "PRETTY" not in judge
    assert known.under("INSERTION") is None
    assert "HELLO" not in lexicon(dictionary("en"), Options(banned_words=("hello",)))
    assert lexicon(dictionary("en"), Options()).under("ENGLISH") is None
