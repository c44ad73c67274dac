"""MC-39 to MC-41 and MC-43: rounds and games end, seats leave."""

import pytest
from msgspec.structs import replace
from positions import Table, kinds, match, reason

from melicado.places import resource
from melicado.rules.game import RulesError
from melicado.rules.melicado import commands as co
from melicado.rules.melicado.deck import deck_from
from melicado.rules.melicado.options import options_from
from melicado.rules.melicado.state import Phase
from melicado.words.wordlist import WordList

FRENCH = deck_from(resource("decks", "fr.json").read_bytes())
LAST = "Ab Gb Eb | Cb ; Rb Sb ; Sb Eb Eb | AGE | open 0 -"
WORDS = "age cage cages ages"


def test_mc_39_an_empty_hand_ends_the_round_one_point_a_card() -> None:
    table = Table(LAST, WORDS)
    assert table.stands(0, "Cb", "front")
    result = table.state.results[-1]
    assert (result.points, result.finished, result.cause) == ((0, 2, 3), (0,), "finished")
    assert [s.total for s in table.state.seats] == [0, 2, 3]
    assert table.phase == Phase.SCORES


def test_mc_39_two_empty_at_once_score_zero_both() -> None:
    table = Table("Ab Gb Eb | Cb ; Sb ; Sb Eb Eb | AGE | open 0 -", WORDS)
    row = table.state.row
    table.lay(0, "Cb", "front")
    table.lay(1, "Sb", "back", version=0, row=row)
    table.wait(400)
    result = table.state.results[-1]
    assert (result.points, result.finished) == ((0, 0, 3), (0, 1))


def test_mc_39_a_last_card_that_does_not_stand_ends_nothing() -> None:
    table = Table("Ab Gb Eb | Zb ; Rb Sb | AGE | open 0 -", WORDS)
    table.lay(0, "Zb", "front")
    assert (table.phase, table.size(0)) == (Phase.OPEN, 3)


def test_mc_39_the_opening_card_may_be_the_last() -> None:
    table = Table("Cb Rb | Ib ; Eb | - | opening 0 -", "cri")
    table.lay(0, "Ib", "back")
    assert table.phase == Phase.SCORES


def test_mc_39_nothing_goes_on_after_the_end() -> None:
    table = Table(LAST, WORDS)
    table.stands(0, "Cb", "front")
    assert table.game.deadline(table.state) is None
    assert reason(table.lay(1, "Sb", "back")) == "STOPPED"
    assert reason(table.do(1, co.CallMeli())) == "STOPPED"
    assert reason(table.do(1, co.Declare())) == "STOPPED"
    assert reason(table.do(0, co.CannotOpen())) == "STOPPED"


def block(table: Table) -> None:
    """Let the steps of the opening run out, and declare with everybody's agreement."""
    while table.phase != Phase.OPEN:
        table.wait(table.time + 30_000)
    table.wait(table.time + 20_000)
    table.do(0, co.Declare())
    for seat in table.state.active[1:]:
        table.do(seat, co.Agree())


def test_mc_40_five_sequences_without_a_standing_play_end_the_round() -> None:
    table = match(WordList([]), FRENCH, 2, round_minutes=120)
    for number in range(1, 5):
        block(table)
        assert (table.phase, table.state.sequence) == (Phase.VIOLET, number + 1)
    hands = tuple(table.size(seat) for seat in (0, 1))
    block(table)
    assert table.phase == Phase.SCORES
    result = table.state.results[-1]
    assert (result.cause, result.finished) == ("idle", ())
    assert all(a >= b for a, b in zip(result.points, hands, strict=True))
    assert result.points == tuple(table.size(seat) for seat in (0, 1))  # all score


def test_mc_40_only_in_succession() -> None:
    table = Table("Ab Gb Eb | Cb Eb ; Eb | AGE | open 0 -", WORDS, violet="never")
    table.state = replace(table.state, idle=4)
    assert table.stands(0, "Cb", "front")
    block(table)
    assert (table.phase, table.state.idle) == (Phase.BASE, 0)
    block(table)
    assert (table.phase, table.state.idle) == (Phase.BASE, 1)


@pytest.mark.parametrize("how", ["meli", "cado"])
def test_mc_40_a_meli_or_cado_is_progress(how: str) -> None:
    table = Table("Ab Gb Eb | Cb Eb ; Eb | AGE | open 0 -", "age gae ge")
    table.state = replace(table.state, idle=4)
    if how == "meli":
        table.meli(0, 1, 0, 2)
    else:
        table.cado(0, 0, 1)
    block(table)
    assert table.state.sequence == 2


@pytest.mark.parametrize("minutes", [1, 15])
def test_mc_40_round_minutes(minutes: int) -> None:
    table = match(WordList([]), FRENCH, 2, round_minutes=minutes, opening_seconds=600)
    end = minutes * 60_000
    table.wait(end - 1)
    assert table.phase != Phase.SCORES
    table.wait(end)
    result = table.state.results[-1]
    assert (result.cause, result.finished, result.at) == ("time", (), end)
    assert result.points == (7, 7) or minutes == 15


def test_mc_40_fifteen_minutes_by_default() -> None:
    assert match(WordList([]), FRENCH, 2).state.round_until == 900_000


def test_mc_40_without_two_cards_for_a_base_the_round_is_over() -> None:
    table = Table("Ab | Cb Eb ; Eb | AGE | open 0 -", WORDS, stock=0)
    table.do(0, co.Declare())
    table.do(1, co.Agree())
    while table.phase == Phase.VIOLET:
        table.wait(table.time + 30_000)
    assert table.state.results[-1].points == (2, 1)


def rounds(seats: int, **options: object) -> Table:
    return match(WordList([]), FRENCH, seats, first_starter=0, **options)


def test_mc_41_the_player_to_the_left_of_the_rounds_first_starter_starts() -> None:
    table = rounds(3)
    block(table)
    assert table.state.starter == 1
    table.wait(table.state.round_until)
    table.do(2, co.NextRound())
    assert (table.state.round, table.state.round_starter, table.state.starter) == (2, 1, 1)
    assert [table.size(seat) for seat in range(3)] == [7, 7, 7]
    assert table.state.words == ()


def test_mc_41_next_round_waits_for_the_scores() -> None:
    assert reason(rounds(2).do(0, co.NextRound())) == "STOPPED"


@pytest.mark.parametrize("count", [1, 3])
def test_mc_41_the_game_ends_after_the_rounds(count: int) -> None:
    table = rounds(2, rounds=count)
    for number in range(count):
        assert table.phase != Phase.OVER
        table.wait(table.state.round_until)
        if number + 1 < count:
            assert table.phase == Phase.SCORES
            table.do(0, co.NextRound())
    assert table.phase == Phase.OVER
    assert reason(table.do(0, co.NextRound())) == "STOPPED"


def test_mc_41_three_rounds_by_default_and_bounds() -> None:
    assert options_from({}).rounds == 3
    assert options_from({}).limit is None
    for rounds_ in (0, 21):
        with pytest.raises(RulesError):
            options_from({"rounds": rounds_})


@pytest.mark.parametrize(("limit", "over"), [(14, True), (15, True), (16, False)])
def test_mc_41_the_game_ends_when_somebody_has_reached_the_limit(limit: int, over: bool) -> None:
    table = rounds(2, limit=limit, rounds=20)
    one, other = table.state.seats
    seats = (replace(one, total=3), replace(other, total=8))
    table.state = replace(table.state, seats=seats, round_until=1000)
    table.wait(1000)
    assert [s.total for s in table.state.seats] == [10, 15]
    assert (table.phase == Phase.OVER) is over


def ranked(*seats: tuple[int, int]) -> tuple[tuple[int, ...], ...]:
    """The ranking of (points before the last round, rounds won), everyone scoring 7 more."""
    table = rounds(len(seats), rounds=1)
    table.state = replace(
        table.state,
        round_until=1000,
        seats=tuple(
            replace(s, total=total, rounds_won=won)
            for s, (total, won) in zip(table.state.seats, seats, strict=True)
        ),
    )
    table.wait(1000)
    return table.state.ranking


def test_mc_41_fewest_points_wins() -> None:
    assert ranked((9, 3), (2, 0), (5, 0)) == ((1,), (2,), (0,))


def test_mc_41_ties_by_rounds_won_then_shared() -> None:
    assert ranked((5, 0), (5, 2), (5, 1)) == ((1,), (2,), (0,))
    assert ranked((5, 1), (4, 0), (5, 1)) == ((1,), (0, 2))
    assert ranked((5, 1), (5, 1)) == ((0, 1),)


def test_mc_41_who_finishes_wins_the_round() -> None:
    table = Table(LAST, WORDS, rounds=1)
    table.stands(0, "Cb", "front")
    assert [s.rounds_won for s in table.state.seats] == [1, 0, 0]
    assert table.state.ranking == ((0,), (1,), (2,))


def test_mc_43_a_folded_seat_scores_the_cards_folded() -> None:
    table = Table(LAST, WORDS, stock=10)
    cards = set(table.state.seats[2].hand)
    table.do(2, co.Fold())
    assert table.size(2) == 0
    assert cards <= set(table.state.stock)
    assert len(table.state.stock) == 13
    assert table.phase == Phase.OPEN
    assert table.stands(0, "Cb", "front")
    assert table.state.results[-1].points == (0, 2, 3)
    assert table.state.results[-1].finished == (0,)


def test_mc_43_they_are_shuffled_into_the_stock() -> None:
    table = Table(LAST, WORDS, stock=30)
    cards = {c.id for c in table.state.seats[2].hand}
    table.do(2, co.Fold())
    places = [i for i, c in enumerate(table.state.stock) if c.id in cards]
    assert len(places) == 3
    assert places not in ([0, 1, 2], [30, 31, 32])


def test_mc_43_who_has_left_plays_no_more() -> None:
    table = Table(LAST, WORDS)
    table.do(2, co.Fold())
    for command in (co.Declare(), co.CallMeli(), co.Fold(), co.NextRound()):
        assert reason(table.do(2, command)) == "STOPPED"  # type: ignore[arg-type]
    table.do(0, co.Declare())
    table.do(1, co.Agree())
    assert table.state.sequence == 2  # nobody waits for it


def test_mc_43_nothing_more_is_dealt_and_scored() -> None:
    table = rounds(3)
    table.do(2, co.Fold(), at=0)
    table.wait(table.state.round_until)
    assert table.state.results[-1].points[2] == 7
    table.do(0, co.NextRound())
    assert table.size(2) == 0
    table.wait(table.state.round_until)
    assert table.state.results[-1].points[2] == 0
    assert table.state.seats[2].total == 7


def test_mc_43_starters_are_those_who_play() -> None:
    table = rounds(3)
    table.wait(30_000)
    table.do(1, co.Fold())
    table.wait(table.state.round_until)
    table.do(0, co.NextRound())
    assert table.state.starter == 2


def test_mc_43_with_a_provisional_card() -> None:
    """MC-20: it takes effect at the settlement."""
    table = Table(LAST, WORDS)
    table.lay(1, "Sb", "back")
    assert kinds(table.do(1, co.Fold())) == ["Held"]
    table.wait(400)
    assert table.word == "AGES"
    assert table.state.seats[1].folded == 1
    table = Table(LAST, WORDS)
    table.lay(0, "Cb", "front")
    table.do(0, co.Fold())
    table.wait(400)
    assert table.phase == Phase.SCORES
    assert table.state.results[-1].points == (0, 2, 3)


def test_mc_43_a_declarer_who_leaves_has_declared_all_the_same() -> None:
    table = Table(LAST, WORDS)
    table.do(2, co.Declare(), at=0)
    table.do(0, co.Agree())
    table.do(2, co.Fold())
    assert table.state.sequence == 1
    table.do(1, co.Agree())
    assert table.state.sequence == 2


def test_mc_43_the_last_who_might_object_leaves() -> None:
    table = Table(LAST, WORDS)
    table.do(2, co.Declare(), at=0)
    table.do(0, co.Agree())
    table.do(1, co.Fold())
    assert table.state.sequence == 2


def test_mc_43_but_not_in_the_middle_of_a_call() -> None:
    table = Table(LAST, WORDS)
    table.do(2, co.Declare(), at=0)
    table.do(1, co.Agree())
    table.do(2, co.CallMeli())
    table.do(0, co.Fold())
    assert (table.phase, table.state.sequence) == (Phase.CALL, 1)


def test_mc_43_an_objector_who_leaves_has_failed() -> None:
    table = Table(LAST, WORDS)
    table.do(2, co.Declare(), at=0)
    table.do(1, co.Object())
    table.do(1, co.Fold())
    assert table.state.objection is None
    table.wait(60_000)
    assert table.state.sequence == 1


def test_mc_43_everybody_leaves() -> None:
    table = Table(LAST, WORDS)
    for seat in (0, 1, 2):
        table.do(seat, co.Fold())
    assert table.phase == Phase.OVER
    assert table.state.results[-1].points == (1, 2, 3)


def test_mc_43_everybody_leaves_the_scores() -> None:
    table = Table(LAST, WORDS)
    table.stands(0, "Cb", "front")
    for seat in (1, 0, 2):
        assert table.phase == Phase.SCORES
        table.do(seat, co.Fold())
    assert table.phase == Phase.OVER
    assert [s.total for s in table.state.seats] == [0, 2, 3]


def test_mc_43_who_has_left_does_not_win() -> None:
    """A seat that plays no more does not beat those who played on with its early few points."""
    table = rounds(2, rounds=2)
    table.state = replace(
        table.state, seats=(table.state.seats[0], replace(table.state.seats[1], total=9))
    )
    table.do(0, co.Fold())
    table.wait(table.state.round_until)
    table.do(1, co.NextRound())
    table.wait(table.state.round_until)
    assert table.state.ranking == ((1,), (0,))
