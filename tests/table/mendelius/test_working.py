"""What the table says of crosses that grow is what the rules say (MD-04 to MD-09)."""

import random

import pytest

from melicado.rules.mendelius.cards import Card, Family, deck_of
from melicado.rules.mendelius.going_out import goes_out
from melicado.rules.mendelius.layouts import DEALT, layouts
from melicado.rules.mendelius.options import Options
from melicado.table.mendelius.arranging import arrange
from melicado.table.mendelius.frame import frame_of, patterns
from melicado.table.mendelius.working import Standing, report, suits

PLAIN = Options()


def standings(number: int, laid: str, options: Options = PLAIN, pattern: str = "") -> list[str]:
    """The cards by place, a dot for an empty one; how each part stands."""
    kinds = {i: kind for i, kind in enumerate(laid.split()) if kind != "."}
    return list(report(frame_of(number, pattern), kinds, options).standings)


@pytest.mark.parametrize("number", range(1, 8))
def test_a_frame_has_a_place_for_each_card_of_every_layout_md_08(number: int) -> None:
    for pattern in patterns(number, "ABC"):
        frame = frame_of(number, pattern)
        assert len(frame.places) == DEALT[number]
        for layout in layouts(number, "exact", "free", pattern or "AB")[:40]:
            sizes = [len(group) for group in layout.groups]
            assert [len(group) for group in frame.groups] == sizes
            for place, kind in zip(frame.places, layout.cards, strict=True):
                assert kind[1:] in place.roles


@pytest.mark.parametrize(
    ("number", "laid", "told"),
    [
        (1, "RM BF OD . . .", ["done", "empty"]),
        (1, "RM BF RD . . .", ["wrong", "empty"]),  # red and white give ochre only, MD-05
        (1, "RM RF . . . .", ["open", "empty"]),
        (1, "RGM RGF RD . . .", ["wrong", "empty"]),  # nothing skips a generation, MD-04
        (1, "RGM RF . . . .", ["wrong", "empty"]),  # one generation each couple, MD-04
        (4, "RM RF . . . . . .", ["wrong", "empty"]),  # a mixed couple is asked for, MD-08
        (4, "RM OF RD OS BM OF BD .", ["done", "open"]),
        (4, "RM OF RD RS . . . .", ["wrong", "empty"]),  # one of each, exactly, MD-05
        (5, ". . . . OM OF RD OS OD BS", ["empty", "done"]),
        (7, "OM OF RD RS . . . . . . . .", ["wrong", "empty"]),  # one red only, MD-05
        (1, "JK BF OD JK JK JK", ["done", "done"]),  # any number of jokers, MD-07
    ],
)
def test_how_crosses_stand(number: int, laid: str, told: list[str]) -> None:
    assert standings(number, laid) == told


def test_possible_proportions_take_any_colour_the_square_gives_md_05() -> None:
    easy = Options(proportions="possible")
    assert standings(4, "RM OF RD RS . . . .", easy)[0] == Standing.DONE
    assert standings(4, "RM OF BD . . . . .", easy)[0] == Standing.WRONG


def test_one_joker_a_cross_md_07() -> None:
    one = Options(jokers_per_cross="one")
    assert standings(1, "JK BF OD . . .", one)[0] == Standing.DONE
    assert standings(1, "JK BF JK . . .", one)[0] == Standing.WRONG


@pytest.mark.parametrize(
    ("pattern", "laid", "told"),
    [
        ("A", "RGM BGF OM RGM BGF OF RD OS OD BS", ["done", "done", "done"]),
        ("A", "RGM BGF OM RGM RGF RF RD OS OD OS", ["done", "done", "wrong"]),
        ("A", "RGM BGF OM . . . . . . .", ["done", "empty", "open"]),
        ("B", "RGM BGF OM OM OF OF RD OD OS BS", ["done", "done"]),
        ("B", "RGM BGF RM . . . . . . .", ["wrong", "open"]),
        ("C", "RGM RGF RM RF . . . . . .", ["done", "open"]),
        ("C", "RGM BGF OM OF . . . . . .", ["wrong", "wrong"]),  # six are no multiple of four
    ],
)
def test_the_family_of_round_6_md_09(pattern: str, laid: str, told: list[str]) -> None:
    assert standings(6, laid, Options(round6="ABC"), pattern) == told


def test_a_joker_shows_for_whom_it_stands_md_07() -> None:
    told = report(frame_of(1), {0: "RM", 1: "JK", 2: "OD"}, PLAIN)
    assert told.stands == {1: "BF"}


def test_what_is_certain_of_an_empty_place_is_told_md_05() -> None:
    told = report(frame_of(5), {4: "OM", 5: "OF", 6: "RD"}, PLAIN)
    assert sorted(told.families[i] for i in (7, 8, 9)) == sorted(
        [Family.OCHRE, Family.OCHRE, Family.WHITE]
    )
    assert 0 not in told.families
    assert report(frame_of(1), {0: "RM"}, PLAIN).families == {}


def test_a_card_suits_a_place_when_the_cross_can_still_become_one() -> None:
    frame, laid = frame_of(4), {0: "RM"}
    assert suits(frame, laid, 1, "OF", PLAIN)
    assert not suits(frame, laid, 1, "BF", PLAIN)
    assert not suits(frame, laid, 1, "OGF", PLAIN)
    assert not suits(frame, laid, 2, "BD", PLAIN)
    assert suits(frame, laid, 2, "JK", PLAIN)


@pytest.mark.parametrize("jokers", ["any", "one"])
@pytest.mark.parametrize("number", range(1, 8))
def test_laying_for_me_lays_all_there_is_to_lay_md_15(number: int, jokers: str) -> None:
    """The rules find that a hand goes out exactly when every place gets its card."""
    options = Options(jokers_per_cross=jokers)
    chance = random.Random(f"{number}/{jokers}")
    deck = deck_of(2, didactic=False)
    known = layouts(number, "exact", "free", "AB")
    for _ in range(25):
        layout = chance.choice(known)
        kinds = list(layout.cards)
        for _ in range(chance.choice((0, 1, 2))):
            kinds[chance.randrange(len(kinds))] = "JK"
        kinds.append(chance.choice(deck).kind)
        if chance.random() < 0.4:
            kinds[chance.randrange(len(kinds))] = chance.choice(deck).kind
        hand = [Card(i, kind) for i, kind in enumerate(kinds)]
        chance.shuffle(hand)
        done = arrange(number, hand, options)
        by_id = {card.id: card.kind for card in hand}
        frame = frame_of(number, done.pattern)
        laid = {place: by_id[card] for place, card in done.places.items()}
        assert len(set(done.places.values())) == len(done.places)
        told = report(frame, laid, options)
        assert told.complete == goes_out(number, [c.kind for c in hand], options)
        assert Standing.WRONG not in told.standings
