"""«Add this word»: the people at the table overrule the dictionary (MC-38)."""

import msgspec
import pytest

from melicado.rules.game import Refusal
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Card, Colour, Pile, Row
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.state import Phase, SeatState, State
from melicado.words.wordlist import WordList

GAME = MeliCado(WordList(["AGE", "CAGE"]), ())


def table(people: tuple[int, ...], seats: int = 3) -> State:
    """AGE lies open; every seat holds an N and more."""
    piles = tuple(Pile(i, (Card(i, c, Colour.BLUE),), c) for i, c in enumerate("AGE"))
    hands = (
        tuple(Card(10 * (s + 1) + i, c, Colour.BLUE) for i, c in enumerate("NXZ"))
        for s in range(seats)
    )
    return State(
        options=Options(people=people, simultaneous_ms=0),
        phase=Phase.OPEN,
        seats=tuple(SeatState(hand=hand) for hand in hands),
        row=Row(piles),
        next_pile=3,
        round_until=900_000,
        moved=True,
    )


def after(state: State, seat: int, command: co.AnyCommand) -> State:
    events = GAME.decide(state, seat, command, 1_000)
    assert not isinstance(events, Refusal), events
    for event in events:
        state = GAME.evolve(state, event)
    return state


def refusal(state: State, seat: int, command: co.AnyCommand) -> str:
    answer = GAME.decide(state, seat, command, 1_000)
    assert isinstance(answer, Refusal)
    return answer.reason


def test_mc_38_alone_at_the_table_one_person_adds_a_word() -> None:
    state = after(table(people=(0,)), 0, co.AddWord("NAGE"))
    assert state.added == {"NAGE"}
    assert state.proposal is None
    card = state.seats[1].hand[0]
    laid = after(state, 1, co.Play(0, (co.Placement(card.id, co.Place("front")),)))
    assert [p.letter for p in laid.row.piles] == list("NAGE")


def test_mc_38_without_the_vote_the_same_play_is_a_fault() -> None:
    state = table(people=(0,))
    card = state.seats[1].hand[0]
    events = GAME.decide(state, 1, co.Play(0, (co.Placement(card.id, co.Place("front")),)), 0)
    assert isinstance(events, list)
    assert isinstance(events[0], ev.Faulted)


def test_mc_38_the_vote_of_the_people_is_unanimous_and_bots_have_none() -> None:
    state = after(table(people=(0, 1)), 0, co.AddWord("NAGE"))
    assert state.added == frozenset()
    assert refusal(state, 2, co.VoteWord(True)) == "NO_PROPOSAL"
    assert refusal(state, 0, co.VoteWord(True)) == "NO_PROPOSAL"
    assert after(state, 1, co.VoteWord(True)).added == {"NAGE"}
    dropped = after(state, 1, co.VoteWord(False))
    assert dropped.added == frozenset()
    assert dropped.proposal is None


def test_mc_38_where_nobody_is_said_to_be_a_bot_everybody_votes() -> None:
    state = after(table(people=()), 2, co.AddWord("NAGE"))
    state = after(state, 0, co.VoteWord(True))
    assert state.added == frozenset()
    assert after(state, 1, co.VoteWord(True)).added == {"NAGE"}


@pytest.mark.parametrize(
    ("seat", "word", "reason"),
    [
        (2, "NAGE", "STOPPED"),
        (0, "CAGE", "WORD_KNOWN"),
        (0, "N", "TOO_SHORT"),
        (0, "nage", "TOO_SHORT"),
        (0, "A" * 16, "TOO_SHORT"),
    ],
)
def test_mc_38_what_cannot_be_proposed(seat: int, word: str, reason: str) -> None:
    assert refusal(table(people=(0, 1)), seat, co.AddWord(word)) == reason


def test_mc_38_one_proposal_at_a_time_and_it_is_seen() -> None:
    state = after(table(people=(0, 1)), 0, co.AddWord("NAGE"))
    assert refusal(state, 1, co.AddWord("XAGE")) == "TOO_SOON"
    seen = GAME.view(state, frozenset({2})).proposal
    assert seen is not None
    assert (seen.word, seen.seat, seen.agreed) == ("NAGE", 0, (0,))


def test_mc_38_events_go_through_json() -> None:
    event = ev.WordProposed(seat=1, word="NAGE")
    assert msgspec.json.decode(msgspec.json.encode(event), type=ev.AnyEvent) == event


def test_mc_38_mc_43_who_leaves_has_no_vote_any_more() -> None:
    state = after(table(people=(0, 1)), 0, co.AddWord("NAGE"))
    assert after(state, 1, co.Fold()).added == {"NAGE"}
    waiting = after(after(table(people=(0, 1, 2)), 0, co.AddWord("NAGE")), 0, co.Fold())
    assert waiting.added == frozenset()
    assert after(after(waiting, 1, co.VoteWord(True)), 2, co.VoteWord(True)).added == {"NAGE"}


def test_mc_38_mc_43_with_nobody_left_to_decide_no_word_is_added() -> None:
    gone = after(table(people=(0, 1)), 0, co.AddWord("NAGE"))
    gone = after(after(gone, 0, co.Fold()), 1, co.Fold())
    assert gone.added == frozenset()
    assert gone.proposal is None
