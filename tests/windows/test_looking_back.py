"""After a round: what one could have laid, what the words are, how the hands grew and shrank."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from melicado.rules.melicado.cards import Branch, Card, Colour, Pile, Row
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.state import How, Phase, SeatState, State, WordSeen
from melicado.rules.melicado.view import View
from melicado.windows.cards_plot import spread
from melicado.windows.chances import Chance, Chances
from melicado.windows.drawer import WordList
from melicado.windows.library import Library
from melicado.windows.results import missed_line
from melicado.words import wordlist

WORDS = wordlist.WordList(["SE", "ES", "SES", "SEE"], frequency={"SES": 5.0, "SEE": 2.0})
GAME = MeliCado(WORDS, ())


def blue(number: int, letter: str) -> Card:
    return Card(number, letter, Colour.BLUE)


def table(word: str, version: int, seat: int, hand: str) -> View:
    """What seat 1 sees: a word laid by ``seat``, and its own hand."""
    piles = tuple(Pile(i, (blue(i, c),), c) for i, c in enumerate(word))
    held = tuple(blue(20 + i, c) for i, c in enumerate(hand))
    state = State(
        phase=Phase.OPEN,
        seats=(SeatState(hand=(blue(40, "Z"),)), SeatState(hand=held)),
        row=Row(piles),
        version=version,
        words=(WordSeen(word, seat, How.PLAY, 1, 0),),
        round=1,
        sequence=1,
    )
    return GAME.view(state, frozenset({1}))


def test_a_row_that_others_changed_is_a_chance_missed() -> None:
    """SE lay there, and an S in hand makes SES: commoner than SEE, so that is told."""
    chances = Chances(WORDS, (1,))
    chances.saw(table("SE", 5, 0, "SE"))
    chances.saw(table("ES", 6, 0, "SE"))
    assert chances.best() == [Chance((("SE", "SES", False),))]


def test_chances_are_those_of_the_words_that_counted() -> None:
    """MC-31: SEW is English only, and commoner than the rest."""
    english = wordlist.WordList(["SE", "SEW"], frequency={"SEW": 6.0})
    judge = wordlist.WordList(["SE"], specials={"ENGLISH": english})
    for special, missed in ((Special.ENGLISH, [Chance((("SE", "SEW", False),))]), (None, [])):
        chances = Chances(judge, (1,))
        for row in ("SE", "ES"):
            view = table(row, 5 + (row == "ES"), 0, "W")
            chances.saw(replace(view, special=special))
        assert chances.best() == missed


def test_mc_28_a_chance_on_two_words_tells_both(qapp: object) -> None:
    """An E over the A of AS and AN makes ES and EN."""
    chances = Chances(wordlist.WordList(["AS", "AN", "ES", "EN"]), (1,))
    row = Row(
        (Pile(0, (blue(0, "A"),), "A"), Pile(1, (blue(1, "S"),), "S")),
        (Branch(0, (Pile(2, (blue(2, "N"),), "N"),)),),
    )
    for version in (5, 6):
        view = table("AS", version, 0, "E")
        chances.saw(replace(view, row=row, settled=row, special=Special.VERTICALE))
    assert chances.best() == [Chance((("AS", "ES", False), ("AN", "EN", True)))]
    assert missed_line(chances.best()).text().endswith(": AS → ES · ↓ AN → EN")


def test_mc_28_the_drawer_tells_words_downwards(library: Library) -> None:
    words = WordList(library.dictionary.lexicon(), "fr", ["Zoé"])
    down = WordSeen("PLAGE", 0, How.PLAY, 1, 0, 3)
    words.show_words([down])
    assert words.accessibleName().startswith("PLAGE vers le bas, plage, ")


def test_what_one_changed_oneself_or_could_not_is_none() -> None:
    mine, nothing, same = Chances(WORDS, (1,)), Chances(WORDS, (1,)), Chances(WORDS, (1,))
    for chances, seat, hand in ((mine, 1, "S"), (nothing, 0, "Z")):
        chances.saw(table("SE", 5, 0, hand))
        chances.saw(table("ES", 6, seat, hand))
    same.saw(table("SE", 5, 0, "S"))
    same.saw(table("SE", 5, 0, "S"))
    assert mine.best() == nothing.best() == same.best() == []


@given(st.lists(st.floats(0, 100), min_size=1, max_size=6))
def test_labels_keep_their_distance_and_their_order(wanted: list[float]) -> None:
    placed = spread(dict(enumerate(wanted)), 12, 0, 100)
    heights = sorted(placed.values())
    assert all(b - a >= 12 - 1e-6 for a, b in pairwise(heights))
    assert heights[0] >= -1e-6
    assert heights[-1] <= 100 + 1e-6
    order = sorted(placed, key=lambda i: placed[i])
    assert order == sorted(order, key=lambda i: (wanted[i], order.index(i)))


def test_the_drawer_tells_what_a_word_is(library: Library) -> None:
    words = WordList(library.dictionary.lexicon(), "fr", ["Zoé"])
    assert words.reading("PLAGE").replace("\u00a0", " ") == "plage : nom, féminin singulier"
    assert words.reading("XYZ") == ""
