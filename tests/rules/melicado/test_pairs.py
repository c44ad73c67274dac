"""MC-27: under 2 PAR 2 cards are laid two at a time."""

import pytest
from positions import Table, place, reason, written

from melicado.rules.game import Refusal
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import BACK, NEW_PILE, Place, gap, over
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.referee import referee
from melicado.words.wordlist import WordList

PLAGE = "Ab Gb Eb | Lb Pb Sb Eb ; Eb | AGE | open 0 2_PAR_2"
WORDS = "age plage cages pages page ages age plages ange gage"
Where = str | Place


def lay(table: Table, seat: int, *cards: tuple[str, Where]) -> list[ev.AnyEvent] | Refusal:
    """Lay the cards together, each another one of the hand if there is."""
    placements: list[co.Placement] = []
    for look, where in cards:
        found = place(table.state.shown, where) if isinstance(where, str) else where
        ids = [c.id for c in table.state.seats[seat].hand if look == f"{c.letter}{c.colour}"]
        used = [p.card for p in placements]
        card = next((i for i in ids if i not in used), ids[0])
        placements.append(co.Placement(card, found))
    return table.do(seat, co.Play(table.state.version, tuple(placements)))


def stands(table: Table, seat: int, *cards: tuple[str, Where]) -> bool:
    before = len(table.events)
    lay(table, seat, *cards)
    table.wait(table.time + table.state.options.simultaneous_ms)
    return any(isinstance(e, ev.Settled) for e in table.events[before:])


def test_mc_27_two_cards_are_laid_together_and_only_the_last_word_is_judged() -> None:
    """LAGE is no word here; PLAGE is."""
    table = Table(PLAGE, WORDS)
    assert stands(table, 0, ("Lb", "front"), ("Pb", "front"))
    assert (table.word, table.row) == ("PLAGE", "Pb Lb Ab Gb Eb")
    assert (table.hand(0), table.seen) == ("Eb Sb", ["AGE", "PLAGE"])


def test_mc_27_the_order_of_laying_is_the_order_of_reading() -> None:
    table = Table(PLAGE, WORDS)
    lay(table, 0, ("Pb", "front"), ("Lb", "front"))
    assert table.fault() == "NOT_A_WORD"
    assert table.size(0) == 6


def test_mc_27_the_second_place_is_read_after_the_first_card_is_laid() -> None:
    """Between the card just laid in front and the row: only there is that pile."""
    position = "Ab Eb | Gb Nb Rb ; Eb | - | opening 0 2_PAR_2"
    table = Table(position, "agne rane range gnae", opening_insert="yes")
    first = table.state.row.piles[0].id
    assert stands(table, 0, ("Rb", "front"), ("Nb", gap(first, table.state.row.piles[1].id)))
    assert table.word == "RANE"
    table = Table(position, "gnae", opening_insert="yes")
    assert stands(table, 0, ("Gb", "front"), ("Nb", gap(NEW_PILE, 0)))
    assert table.row == "Gb Nb Ab Eb"
    table = Table(position, "gnae", opening_insert="yes")
    assert reason(lay(table, 0, ("Nb", gap(NEW_PILE, 0)), ("Gb", "front"))) == "NO_SUCH_PLACE"


@pytest.mark.parametrize("second", [over(NEW_PILE), "over:1"])
def test_mc_27_never_one_on_the_other(second: Where) -> None:
    table = Table(PLAGE, WORDS)
    first = "front" if isinstance(second, Place) else "over:1"
    lay(table, 0, ("Lb", first), ("Pb", second))
    assert table.fault() == "BOTH_MUST_SHOW"
    assert (table.row, table.size(0)) == ("Ab Gb Eb", 6)


def test_mc_27_one_card_or_three_are_refused() -> None:
    table = Table(PLAGE, WORDS + " lage")
    assert reason(lay(table, 0, ("Lb", "front"))) == "TWO_CARDS_REQUIRED"
    three = (("Lb", "front"), ("Pb", "front"), ("Sb", "back"))
    assert reason(lay(table, 0, *three)) == "TWO_CARDS_REQUIRED"
    assert reason(lay(table, 0, ("Lb", "front"), ("Lb", "front"))) == "NOT_IN_HAND"
    plain = Table(PLAGE.replace("2_PAR_2", "-"), WORDS)
    assert reason(lay(plain, 0, ("Lb", "front"), ("Pb", "front"))) == "ONE_CARD_ONLY"


def test_mc_27_each_card_counts_for_mc_18() -> None:
    words = "aa aaa aaaa aaaaa aaaaaa aaaaaaa aaaaaaaa"
    position = "Ab Ab | Ab Ab Ab Ab Ab Ab ; Eb | - | open 0 2_PAR_2"
    table = Table(position, words)
    assert stands(table, 0, ("Ab", "front"), ("Ab", "front"))
    lay(table, 0, ("Ab", "front"), ("Ab", "back"))
    assert table.fault() == "SAME_PLACE_3"
    table = Table(position, words)
    assert stands(table, 0, ("Ab", "back"), ("Ab", "front"))
    lay(table, 0, ("Ab", "front"), ("Ab", "front"))
    assert table.fault() == "SAME_PLACE_3"
    table = Table(position, words)
    assert stands(table, 0, ("Ab", "front"), ("Ab", "back"))
    assert stands(table, 0, ("Ab", "front"), ("Ab", "front"))


def test_mc_27_a_gap_beside_the_card_just_laid_is_counted_as_itself() -> None:
    position = "Ab Ab | Ab Ab Ab ; Eb | - | opening 0 2_PAR_2"
    table = Table(position, "aaaa", opening_insert="yes")
    assert stands(table, 0, ("Ab", "front"), ("Ab", gap(NEW_PILE, 0)))
    new = table.state.row.piles[0].id
    streak = table.state.seats[0].streak
    assert streak is not None
    assert (new, streak.place, streak.count) == (2, gap(2, 0), 1)


def test_mc_27_colours_hold_for_each_card_in_turn() -> None:
    """MC-05, MC-06: a green in front shuts the front, also for the other card of the play."""
    position = "Ab Gb Er | Lg Pb Sb Lb ; Eb | AGE | open 0 2_PAR_2"
    words = "age plage pages lages"
    table = Table(position, words)
    lay(table, 0, ("Lg", "front"), ("Pb", "front"))
    assert table.fault() == "GREEN_MIDDLE"
    table = Table(position, words, green="only_when_laid")
    assert stands(table, 0, ("Lg", "front"), ("Pb", "front"))
    table = Table(position, words)
    assert stands(table, 0, ("Lg", "front"), ("Sb", "back"))
    table = Table(position, words)
    lay(table, 0, ("Pb", "front"), ("Sb", "over:2"))
    assert table.fault() == "RED_COVERED"


def test_mc_27_with_one_card_left_only_where_the_house_says_so() -> None:
    position = "Ab Gb Eb | Cb ; Eb Eb | AGE | open 0 2_PAR_2"
    table = Table(position, "age cage")
    assert reason(lay(table, 0, ("Cb", "front"))) == "TWO_CARDS_REQUIRED"
    table = Table(position, "age cage", last_single="allowed")
    assert stands(table, 0, ("Cb", "front"))
    assert table.state.results[0].finished == (0,)
    table = Table(PLAGE, WORDS + " lage", last_single="allowed")
    assert reason(lay(table, 0, ("Lb", "front"))) == "TWO_CARDS_REQUIRED"


def test_mc_27_with_one_card_left_exchange_or_meli() -> None:
    position = "Cb Ab Nb Ob Eb | Eb ; Eb Eb | CANOE | open 0 2_PAR_2"
    table = Table(position, "canoe ocean ecano")
    table.meli(0, 3, 0, 4, 1, 2, discard="Eb")
    assert table.state.results[0].finished == (0,)
    table = Table(position, "canoe")
    table.do(0, co.Exchange(table.card(0, "Eb")))
    assert table.size(0) == 3


def test_mc_27_the_opening_takes_two_cards() -> None:
    """MC-13; a claim that is checked looks for pairs (MC-14)."""
    position = "Lb Ab | Gb Eb Tb ; Eb | - | opening 0 2_PAR_2"
    table = Table(position, "lage lag", opening_claim="proven")
    assert reason(lay(table, 0, ("Gb", "back"))) == "TWO_CARDS_REQUIRED"
    assert reason(table.do(0, co.CannotOpen())) == "OPENING_EXISTS"
    assert stands(table, 0, ("Gb", "back"), ("Eb", "back"))
    assert table.word == "LAGE"
    table = Table(position, "lag", opening_claim="proven")
    assert not isinstance(table.do(0, co.CannotOpen()), Refusal)


def test_mc_27_pairs_at_the_same_time_stand_together_or_go_back() -> None:
    """MC-20: both at once make PLAGESA, which is a word here or is not."""
    position = "Ab Gb Eb | Pb Lb ; Sb Ab Eb | AGE | open 0 2_PAR_2"
    for words, together in (("age plage agesa plagesa", True), ("age plage agesa", False)):
        table = Table(position, words)
        lay(table, 0, ("Lb", "front"), ("Pb", "front"))
        window = table.state.window
        assert window is not None
        second = tuple(co.Placement(table.card(1, look), BACK) for look in ("Sb", "Ab"))
        table.do(1, co.Play(window.version, second))
        table.wait(table.time + 400)
        assert (written(table.state.row) == "Pb Lb Ab Gb Eb Sb Ab") is together
        assert table.size(1) == (1 if together else 3)


def test_mc_27_the_hint_at_a_blockage_looks_for_pairs() -> None:
    position = "Ab Gb Eb | Pb Lb {} ; Xb | AGE | open 0 2_PAR_2"
    for hand, words, said in (
        ("Eb", "plage", True),
        ("Eb", "gage", False),
        ("", "plage", True),
    ):
        assert hint(Table(position.format(hand), words, block_hint="yes")) is said
    alone = "Ab Gb Eb | Pb ; Xb | AGE | open 0 2_PAR_2"
    assert hint(Table(alone, "page", block_hint="yes")) is False
    assert hint(Table(alone, "page", block_hint="yes", last_single="allowed")) is True


def hint(table: Table) -> bool | None:
    table.do(0, co.Declare())
    assert table.state.declaration is not None
    return table.state.declaration.playable


def test_mc_27_a_last_card_alone_is_found_and_claimed_where_allowed() -> None:
    """MC-14: a claim that is checked knows it too."""
    for rule, words in (("refused", []), ("allowed", ["PAGE"])):
        table = Table("Ab Gb Eb | Pb ; Xb | AGE | open 0 2_PAR_2", "page", last_single=rule)
        reading = Reading(table.game.view(table.state, frozenset({0})), table.game.judge)
        assert [p.word for p in reading.plays(0)] == words
        opening = "Ab Gb | Eb ; Xb | - | opening 0 2_PAR_2"
        table = Table(opening, "age", last_single=rule, opening_claim="proven")
        claimed = table.do(0, co.CannotOpen())
        assert isinstance(claimed, Refusal) is (rule == "allowed")


def test_mc_27_a_last_card_that_comes_too_late_goes_back_free() -> None:
    """MC-21: it was right where it was aimed."""
    position = "Ab Gb Eb | Cb ; Sb Tb Eb | AGE | open 0 2_PAR_2"
    table = Table(position, "cage agest", last_single="allowed")
    before = table.play(0, "Cb", "front")
    assert stands(table, 1, ("Sb", "back"), ("Tb", "back"))
    assert reason(table.do(0, before)) == "STALE"


def test_mc_27_the_referee_reads_the_second_index_after_the_first_card() -> None:
    for index, verdict, why in ((1, "ok", None), (0, "fault", "BOTH_MUST_SHOW")):
        found = referee(
            {
                "violet": "2_PAR_2",
                "table": [["Ab"], ["Gb"], ["Eb"]],
                "hand": ["Pb", "Ib", "Eb"],
                "played": ["age"],
                "lexicon": {"valid": ["age", "pige"]},
                "action": {
                    "type": "place",
                    "placements": [
                        {"where": "front", "card": "Pb"},
                        {"where": "over", "card": "Ib", "index": index},
                    ],
                },
            },
            lambda _: WordList([]),
        )
        assert (found["verdict"], found["reason"]) == (verdict, why)
