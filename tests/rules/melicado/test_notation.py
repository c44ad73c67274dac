"""Positions as text: what is written is read back, and nothing else is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from melicado.rules.game import RulesError
from melicado.rules.melicado.cards import Colour
from melicado.rules.melicado.notation import (
    read_card,
    read_hand,
    read_pile,
    read_position,
    read_table,
    write_card,
    write_position,
    write_table,
)
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.position import Face, Position, state_of
from melicado.rules.melicado.state import Phase

LETTERS = st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
LETTER_CARDS = st.builds(Face, LETTERS, st.sampled_from(Colour))
JOKERS = st.builds(Face, st.just("*"), st.sampled_from(Colour), LETTERS | st.just(""))
HAND_CARDS = LETTER_CARDS | st.builds(Face, st.just("*"), st.sampled_from(Colour))
PILES = st.lists(LETTER_CARDS | JOKERS, min_size=1, max_size=4).map(tuple)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    hands = draw(st.lists(st.lists(HAND_CARDS, max_size=4).map(tuple), min_size=1, max_size=4))
    table = tuple(draw(st.lists(PILES, max_size=5)))
    phase = draw(st.sampled_from([Phase.OPEN, Phase.OPENING]))
    special = draw(st.none() | st.sampled_from(Special))
    branches: dict[int, tuple[tuple[Face, ...], ...]] = {}
    if special == Special.VERTICALE and phase == Phase.OPEN and table:
        below = st.lists(PILES, min_size=1, max_size=3).map(tuple)
        branches = draw(st.dictionaries(st.integers(0, len(table) - 1), below, max_size=2))
    return Position(
        table=table,
        branches=branches,
        hands=tuple(hands),
        words=tuple(draw(st.lists(st.text("ABC", min_size=1, max_size=4), max_size=3))),
        phase=phase,
        starter=draw(st.integers(0, len(hands) - 1)),
        special=special,
    )


@pytest.mark.parametrize(
    ("text", "face"),
    [
        ("Eb", Face("E", Colour.BLUE)),
        ("Zr", Face("Z", Colour.RED)),
        ("*g", Face("*", Colour.GREEN)),
        ("*b=N", Face("*", Colour.BLUE, "N")),
    ],
)
def test_cards(text: str, face: Face) -> None:
    assert read_card(text) == face
    assert write_card(face) == text


@pytest.mark.parametrize(
    "text",
    ["", "E", "b", "EB", "eb", "Ev", "Eb ", "Eb=N", "*b=", "*b=n", "*b=NN", "Éb", "Ebb", "*"],
)
def test_what_is_not_a_card(text: str) -> None:
    with pytest.raises(RulesError) as error:
        read_card(text)
    assert str(error.value).count(".") == 1


def test_piles_are_written_bottom_to_top_and_tables_from_left_to_right() -> None:
    table = read_table("Cb Ab/Or Tg")
    assert [[face.letter for face in pile] for pile in table] == [["C"], ["A", "O"], ["T"]]
    assert read_pile(["Ab", "Or"]) == table[1]
    with pytest.raises(RulesError):
        read_pile([])


def test_a_joker_in_a_hand_has_no_name() -> None:
    assert read_hand(["*b"]) == (Face("*", Colour.BLUE),)
    with pytest.raises(RulesError):
        read_hand(["*b=N"])


@given(st.lists(PILES, max_size=6))
def test_tables_are_read_as_they_were_written(table: list[tuple[Face, ...]]) -> None:
    assert read_table(write_table(table)) == tuple(table)


@given(positions())
def test_positions_are_read_as_they_were_written(position: Position) -> None:
    assert read_position(write_position(position)) == position


def test_a_position_with_nothing_in_it() -> None:
    assert write_position(Position()) == "- | - | - | open 0 -"
    assert read_position("-|-|-|open 0 -") == Position()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Ab | Eb | -",
        "Ab | Eb | - | open 0 - | -",
        "Ab | Eb | - | closed 0 -",
        "Ab | Eb | - | open 1 -",
        "Ab | Eb | - | open x -",
        "Ab | Eb | - | open 0 VIOLET",
        "Ab | Eb | age | open 0 -",
        "Ab/ | Eb | - | open 0 -",
        "Ab:Eb | Eb | - | open 0 -",
        "Ab:Eb | Eb | - | opening 0 VERTICALE",
        "Ab: | Eb | - | open 0 VERTICALE",
        ":Ab | Eb | - | open 0 VERTICALE",
        "Ab | " + ";".join(["Eb"] * 11) + " | - | open 0 -",
    ],
)
def test_what_is_not_a_position(text: str) -> None:
    with pytest.raises(RulesError):
        read_position(text)


@given(st.text(max_size=60) | st.text("AEb*=rg/ |;-open0\n1:", max_size=40))
def test_any_text_is_a_position_or_a_sentence(text: str) -> None:
    try:
        position = read_position(text)
    except RulesError as error:
        position = None
        sentence = str(error)
        lines = sentence.splitlines()
    if position is None:
        assert len(lines) == 1
    else:
        assert read_position(write_position(position)) == position


@given(positions(), st.integers(0, 5), st.integers(0, 5))
def test_a_state_holds_what_the_position_says(position: Position, stock: int, reserve: int) -> None:
    state = state_of(position, stock=stock, reserve=reserve)
    faces = [len(pile) for pile in position.table]
    assert [len(pile.cards) for pile in state.row.piles] == faces
    assert [len(seat.hand) for seat in state.seats] == [len(hand) for hand in position.hands]
    assert (len(state.stock), len(state.reserve)) == (stock, reserve)
    assert len({card.id for card in state.deck}) == len(state.deck) == len(state.every_card())
    for pile, faces_ in zip(state.row.piles, position.table, strict=True):
        assert pile.letter == (faces_[-1].named if faces_[-1].letter == "*" else faces_[-1].letter)
