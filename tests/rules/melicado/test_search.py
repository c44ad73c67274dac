"""What is found on a ground is all there is: compared with trying everything, and counted."""

from collections.abc import Sequence
from itertools import zip_longest

import brute_force
import pytest
from hypothesis import given
from hypothesis import strategies as st
from positions import Table
from small_game import JUDGE, LETTERS, WORDS

from melicado.match.loading import dictionary
from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import (
    BACK,
    FRONT,
    NEW_PILE,
    Branch,
    Card,
    Colour,
    Pile,
    Row,
    below,
    gap,
    over,
)
from melicado.rules.melicado.ground import Ground, Spot
from melicado.rules.melicado.judging import judge_cado, judge_meli, judge_play
from melicado.rules.melicado.lines import line_row, lines_of
from melicado.rules.melicado.options import PLAYABLE, Options, Special
from melicado.rules.melicado.search import Board, cados_on, melis_on, plays_on, row_with
from melicado.rules.melicado.state import Streak
from melicado.rules.melicado.words_in_force import words_in_force
from melicado.words.judge import Judge
from melicado.words.letters import ALPHABET

pytestmark = pytest.mark.timeout(3600)  # at full size it takes its time

OPTIONS = st.builds(
    Options,
    green=st.sampled_from(["stays_at_an_end", "only_when_laid"]),
    joker=st.sampled_from(["fixed", "floating"]),
    min_length=st.sampled_from([2, 3]),
    same_lemma=st.sampled_from(["allowed", "allowed", "refused"]),
    opening_insert=st.sampled_from(["no", "yes"]),
    plural_verbs=st.sampled_from(["allowed", "barred"]),
    last_single=st.sampled_from(["refused", "allowed"]),
)


@st.composite
def cards(draw: st.DrawFn, letters: str, size: int) -> tuple[Card, ...]:
    looks = st.tuples(st.sampled_from(letters), st.sampled_from(Colour))
    drawn = draw(st.lists(looks, max_size=size))
    return tuple(Card(100 + i, letter, colour) for i, (letter, colour) in enumerate(drawn))


@st.composite
def branches_below(
    draw: st.DrawFn, row: tuple[Pile, ...], letters: str, words: Sequence[str]
) -> tuple[Branch, ...]:
    """Branches below some piles of a row, often of words, now and then with a joker."""
    branches = []
    for stem in draw(st.lists(st.sampled_from(row), max_size=2, unique=True)):
        fitting = [w[1:5] for w in words if w[0] == stem.letter]
        text = st.text(letters, min_size=1, max_size=3)
        shown = draw(st.sampled_from(fitting) | text if fitting else text)
        piles = []
        for letter in shown:
            number = 20 + 10 * len(branches) + len(piles)
            colour = draw(st.sampled_from([*Colour, Colour.BLUE]))
            joker = draw(st.sampled_from([False] * 7 + [True]))
            piles.append(Pile(number, (Card(number, "*" if joker else letter, colour),), letter))
        branches.append(Branch(stem.id, tuple(piles)))
    return tuple(branches)


@st.composite
def grounds(
    draw: st.DrawFn,
    letters: str,
    words: Sequence[str],
    jokers: int,
    violet: Special | None = None,
) -> Ground:
    """A row of letters or, rather often, of a word; at most so many jokers are visible."""
    shown = draw(st.sampled_from(words) | st.text(letters, min_size=2, max_size=5))[:6]
    piles = []
    for i, letter in enumerate(shown):
        colour = draw(st.sampled_from([*Colour, Colour.BLUE]))
        joker = jokers > 0 and draw(st.integers(0, 3)) == 0
        jokers -= joker
        named = letter if not joker or draw(st.booleans()) else ""
        top = Card(i, "*" if joker else letter, colour)
        under = draw(st.sampled_from([(), (), (Card(50 + i, "A", Colour.RED),)]))
        piles.append(Pile(i, (*under, top), named))
    places = [FRONT, BACK, over(0), over(1), gap(0, 1), below(0), over(20)]
    special = draw(st.none() | st.sampled_from(PLAYABLE) if violet is None else st.just(violet))
    opening = draw(st.booleans()) if violet is None else False
    branches = ()
    if special == Special.VERTICALE and not opening:
        branches = draw(branches_below(tuple(piles), letters, words))
    return Ground(
        row=Row(tuple(piles), branches),
        options=draw(OPTIONS),
        special=special,
        seen=frozenset(draw(st.lists(st.sampled_from(words), max_size=4))),
        streak=draw(st.none() | st.builds(Streak, st.sampled_from(places), st.integers(1, 2))),
        opening=opening,
        single=draw(st.sampled_from([False, False, False, True])),
    )


def look(card: Card) -> str:
    return card.letter + card.colour


def compare(ground: Ground, hand: tuple[Card, ...], judge: Judge, alphabet: str) -> None:
    judge = words_in_force(judge, ground.special)
    if cards_a_play(ground) == 2:
        compare_pairs(ground, hand[:3], judge, alphabet)
    else:
        compare_singles(ground, hand, judge, alphabet)
    compare_calls(ground, judge, alphabet)


def cards_a_play(ground: Ground) -> int:
    """MC-27, read anew."""
    if ground.special != "2_PAR_2":
        return 1
    return 1 if ground.single and ground.options.last_single == "allowed" else 2


def compare_pairs(ground: Ground, hand: tuple[Card, ...], judge: Judge, alphabet: str) -> None:
    words = brute_force.pairs(ground, hand, judge, alphabet)
    found = {}
    for laying in plays_on(ground, hand, judge):
        key = laid_first(ground, laying.spots)
        assert key is not None
        assert key not in found, "found twice"
        found[key] = laying.word
        assert len({s.card for s in laying.spots} & set(hand)) == 2
        verdict = judge_play(ground, laying.spots, judge)
        assert (verdict.reason, verdict.word) == (None, laying.word)
    assert found.keys() == words.keys()
    for key, word in found.items():
        assert word in words[key]
        assert judge.zipf(word) == max(map(judge.zipf, words[key]))


def compare_singles(ground: Ground, hand: tuple[Card, ...], judge: Judge, alphabet: str) -> None:
    naive = brute_force.plays(ground, hand, judge, alphabet)
    words: dict[tuple[str, str, object], set[tuple[str, str]]] = {}
    for one in naive:
        made = one.word, one.branch_word
        words.setdefault((one.look, one.letter, one.place), set()).add(made)
    found = {}
    for laying in plays_on(ground, hand, judge):
        (spot,) = laying.spots
        key = (look(spot.card), spot.letter, spot.place)
        assert key not in found, "found twice"
        found[key] = laying.word, laying.branch_word
        assert spot.card in hand
        verdict = judge_play(ground, laying.spots, judge)
        assert (verdict.reason, verdict.word, verdict.branch_word) == (None, *found[key])
        assert written_words(verdict.row) == written_words(row_with(ground, laying))
    assert found.keys() == words.keys()
    for key, made in found.items():
        assert made in words[key]
        assert judge.zipf(made[0]) == max(judge.zipf(word) for word, _ in words[key])


def written_words(row: Row) -> list[str]:
    return ["".join(p.letter for p in line_row(row, line).piles) for line in lines_of(row)]


def compare_calls(ground: Ground, judge: Judge, alphabet: str) -> None:
    melis = list(melis_on(ground, judge))
    words = [(m.line, m.word) for m in melis]
    assert sorted(words) == sorted(brute_force.melis(ground, judge, alphabet))
    for meli in melis:
        verdict = judge_meli(ground, meli.order, judge, meli.names, meli.line)
        assert (verdict.reason, verdict.word) == (None, meli.word)
    cados = list(cados_on(ground, judge))
    naive = brute_force.cados(ground, judge, alphabet)
    assert sorted(c.pile for c in cados) == sorted({pile for pile, _ in naive})
    for cado in cados:
        assert (cado.pile, cado.word) in naive
        assert judge_cado(ground, cado.pile, judge).word == cado.word


@given(grounds(LETTERS, WORDS, jokers=3), cards(LETTERS + "*", 5))
def test_everything_right_is_found_and_nothing_else(ground: Ground, hand: tuple[Card, ...]) -> None:
    """MC-04 to MC-08, MC-17, MC-18, MC-23 to MC-27, MC-29 to MC-34."""
    compare(ground, hand, JUDGE, LETTERS)


@given(grounds(LETTERS, WORDS, jokers=2, violet=Special.VERTICALE), cards(LETTERS + "*", 5))
def test_mc_28_everything_right_downwards_is_found_and_nothing_else(
    ground: Ground, hand: tuple[Card, ...]
) -> None:
    compare(ground, hand, JUDGE, LETTERS)


FRENCH = dictionary("fr").lexicon()
SHORT = [
    "CAGE",
    "CHAT",
    "CHIEN",
    "NICHE",
    "PLAGE",
    "LE",
    "RAT",
    "PORTE",
    "IL",
    "MOIS",
    "BRAS",
    "VAS",
]


@given(grounds("AEIOULNRST", SHORT, jokers=1), cards("AEILNORSTUZ", 4))
def test_everything_french_is_found_and_nothing_else(
    ground: Ground, hand: tuple[Card, ...]
) -> None:
    """MC-17, MC-32, MC-33, with the dictionary of the game."""
    compare(ground, hand, FRENCH, ALPHABET)


@given(
    grounds(LETTERS, WORDS, jokers=2) | grounds(LETTERS, WORDS, jokers=1, violet=Special.VERTICALE),
    cards(LETTERS + "*", 4),
    st.data(),
)
def test_a_single_play_is_judged_as_trying_everything_judges_it(
    ground: Ground, hand: tuple[Card, ...], data: st.DataObject
) -> None:
    """MC-17, MC-19, MC-28: what is not among the right plays is refused or a fault."""
    if not hand or cards_a_play(ground) == 2:
        return
    judge = words_in_force(JUDGE, ground.special)
    card = data.draw(st.sampled_from(hand))
    ids = [p.id for p in ground.row.piles]
    places = [FRONT, BACK, *map(over, [*ids, 9]), *map(gap, ids, ids[1:]), gap(0, 0)]
    down = [p.id for branch in ground.row.branches for p in branch.piles]
    places += [*map(below, [*ids, *down]), *map(over, down)]
    where = data.draw(st.sampled_from(places))
    letter = data.draw(st.sampled_from(LETTERS)) if card.is_joker else ""
    verdict = judge_play(ground, [Spot(card, where, letter)], judge)
    naive = brute_force.plays(ground, [card], judge, LETTERS)
    right = {(f.word, f.branch_word) for f in naive if (f.letter, f.place) == (letter, where)}
    assert (verdict.reason is None) == bool(right)
    assert verdict.reason or (verdict.word, verdict.branch_word) in right


@given(grounds(LETTERS, WORDS, jokers=1), cards(LETTERS + "*", 3), st.data())
def test_mc_27_a_pair_is_judged_as_trying_everything_judges_it(
    ground: Ground, hand: tuple[Card, ...], data: st.DataObject
) -> None:
    if len(hand) < 2:
        return
    ground = ground._replace(special=Special.TWO_BY_TWO, single=False)
    ids = [p.id for p in ground.row.piles]
    wherever = [FRONT, BACK, *map(over, ids), gap(ids[0], ids[1])]
    news = [over(NEW_PILE), gap(NEW_PILE, ids[0]), gap(ids[-1], NEW_PILE), gap(NEW_PILE, ids[1])]
    places = data.draw(st.sampled_from(wherever)), data.draw(st.sampled_from(wherever + news))
    letters = [data.draw(st.sampled_from(LETTERS)) if c.is_joker else "" for c in hand[:2]]
    spots = [Spot(*one) for one in zip(hand, places, letters, strict=False)]
    verdict = judge_play(ground, spots, JUDGE)
    rows = brute_force.pairs(ground, hand[:2], JUDGE, LETTERS, tuple(map(tuple, places)))
    right = {
        word for row, words in rows.items() for word in words if laid_first(ground, spots) == row
    }
    assert (verdict.reason is None) == bool(right)
    assert verdict.reason or verdict.word in right


def laid_first(ground: Ground, spots: Sequence[Spot]) -> brute_force.Layout | None:
    """The row that naive laying makes, None when a step is not allowed."""
    row = brute_force.slots(ground)
    for pile, spot in zip((-2, -1), spots, strict=True):
        steps = brute_force.steps(ground, row, spot.card, spot.letter or spot.card.letter, pile)
        after = dict(steps).get(tuple(spot.place))
        if after is None:
            return None
        row = after
    return brute_force.layout(row)


@given(grounds(LETTERS, WORDS, jokers=0), cards(LETTERS + "*", 4), cards(LETTERS, 4))
def test_two_readers_of_one_board_do_not_disturb_each_other(
    ground: Ground, one: tuple[Card, ...], other: tuple[Card, ...]
) -> None:
    fresh = ground._replace(streak=None, single=False)  # what a board says of no seat
    board = Board(fresh, JUDGE)
    in_turn = list(zip_longest(board.plays(one), board.plays(other)))
    got = [[laying for laying in column if laying] for column in zip(*in_turn, strict=True)]
    alone = [list(plays_on(fresh, hand, JUDGE)) for hand in (one, other)]
    assert (got or [[], []]) == alone


# Counted by hand, as chess programs count the moves of known positions.
COUNTED = [
    # AGE: C and R in front (CAGE, RAGE), S behind (AGES), N on the G (ANE); E on E is AGE again.
    ("Ab Gb Eb | Cb Rb Sb Nb Eb ; - | AGE | open 0 -", "age cage rage ages ane", 4),
    # The same with a red G: nothing goes on it.
    ("Ab Gr Eb | Cb Rb Sb Nb Eb ; - | AGE | open 0 -", "age cage rage ages ane", 3),
    # A green E shuts the back; a green N may not go inside.
    ("Ab Gb Eg | Cb Rb Sb Ng Eb ; - | AGE | open 0 -", "age cage rage ages ane", 2),
    # Red and green exchanged: the green N goes inside, the red S behind, the red G is an N's place.
    ("Ab Gb Eb | Ng Nr Sr ; - | AGE | open 0 INVERSION", "age ages ane", 2),
    # A blue joker: C or R in front, S behind, N on the G; L or R on... none. Two equal cards: once.
    ("Ab Gb Eb | *b *b Cb Cb ; - | AGE | open 0 -", "age cage rage ages ane", 5),
    # LS: E or A between, under INSERTION only; a green may not.
    ("Lb Sb | Eb Ab Eg ; - | - | open 0 INSERTION", "les las ls", 2),
    ("Lb Sb | Eb Ab Eg ; - | - | open 0 -", "les las ls", 0),
    # EGA read from the right: S goes to the left, C to the right.
    ("Eb Gb Ab | Sb Cb Nb ; - | AGE | open 0 A_L_ENVERS", "age ages cage ane", 3),
    # A base with a joker without a name: LE, ME on top of it are words; L?: with T, LIT or LUT.
    ("Lb *b | Tb Eb ; - | - | opening 0 -", "le lit lut et", 3),
]


@pytest.mark.parametrize(("position", "words", "count"), COUNTED)
def test_plays_counted_by_hand(position: str, words: str, count: int) -> None:
    """MC-17."""
    table = Table(position, words)
    hand = table.state.seats[0].hand
    found = list(plays_on(gr.settled_ground(table.state, 0), hand, table.game.judge))
    assert len(found) == count, found


@pytest.mark.parametrize(
    ("position", "words", "melis", "cados"),
    [
        ("Cb Hb Ib Eb Nb", "chien niche chine chie", {"NICHE", "CHINE"}, {"CHIE"}),
        ("Cg Hb Ib Eb Nb", "chien niche chine chie", {"CHINE"}, {"CHIE"}),
        ("Cg Hb Ib Eb Ng", "chien niche chine chie hien", set(), {"CHIE", "HIEN"}),
        ("Pb Lr Ab Gr Eb", "plage page lage plag", set(), {"PAGE", "LAGE", "PLAG"}),
        ("Rb Ab Tb *b=S", "rats star arts rat tra", {"STAR", "ARTS"}, {"RAT"}),
        ("Rb Ab *b=T", "rat art ras sar", {"ART", "RAS", "SAR"}, set()),
    ],
)
def test_calls_counted_by_hand(position: str, words: str, melis: set[str], cados: set[str]) -> None:
    """MC-32, MC-33."""
    first = words.split(maxsplit=1)[0].upper()
    table = Table(f"{position} | Eb ; Eb | {first} | open 0 -", words)
    ground = gr.settled_ground(table.state, 0)
    assert {m.word for m in melis_on(ground, table.game.judge)} == melis
    assert {c.word for c in cados_on(ground, table.game.judge)} == cados
