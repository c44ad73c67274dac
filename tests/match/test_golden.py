"""Journals kept from each version of the format: they replay for ever.

The story of version 1, told by hand (four cards each, Aline 0, Basile 1, Robo 2):

Round 1. Aline turns a violet card, cannot open (+1: 5), cannot open again. Basile and Robo lay
in one window (3, 3). Aline's Méli waited for it, stands, and discards a card (4). Basile's Cado
gives Robo a pile of one card (4). Robo exchanges (4 + 3 - 1 = 6). Basile calls a Méli and gives
up (3 + 2 = 5). Aline makes the word there already (4 + 2 = 6). Aline declares, Basile objects
in vain; Aline declares again and all agree. Basile leaves with 5 cards; Robo starts instead
(MC-16) and lets every step run out (MC-14: +1, 7). Time is up: 6, 5, 7.

Round 2. Basile has left; Robo starts and lays four cards, Aline three between them: 1, -, 0.

Totals: 7, 5, 7. Robo and Aline tie and Robo has won a round; who left comes last (MC-41).
"""

from collections import Counter
from pathlib import Path

import pytest

from melicado.match.journal import Journal
from melicado.match.melicado import KIND
from melicado.match.replay import replay
from melicado.match.statistics import rounds
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.state import Phase, State

GOLDEN = Path(__file__).with_name("data") / "version-1.jsonl"


@pytest.fixture(scope="module")
def states() -> list[State]:
    return [state for _, state in replay(KIND, Journal.read(GOLDEN)[1], GOLDEN.name)]


def test_the_end_of_the_story(states: list[State]) -> None:
    end = states[-1]
    assert end.phase == Phase.OVER
    assert [seat.total for seat in end.seats] == [7, 5, 7]
    assert [seat.rounds_won for seat in end.seats] == [0, 0, 1]
    assert end.ranking == ((2,), (0,), (1,))
    assert [(r.cause, r.points, r.finished) for r in end.results] == [
        ("time", (6, 5, 7), ()),
        ("finished", (1, 0, 0), (2,)),
    ]
    assert len(end.row.cards()) == 9
    assert sorted(end.every_card()) == sorted(end.deck)


def test_the_cards_on_the_way() -> None:
    """Each change of a hand, as the story tells it."""
    first, second = rounds(Journal.read(GOLDEN)[1])
    assert [c.counts for c in first.cards] == [
        (4, 4, 4),
        (5, 4, 4),
        (5, 3, 4),
        (5, 3, 3),
        (4, 3, 3),
        (4, 3, 4),
        (4, 3, 7),
        (4, 3, 6),
        (4, 5, 6),
        (6, 5, 6),
        (6, 0, 6),
        (6, 0, 7),
    ]
    assert [c.counts for c in second.cards] == [
        (4, 0, 4),
        (4, 0, 3),
        (3, 0, 3),
        (3, 0, 2),
        (2, 0, 2),
        (2, 0, 1),
        (1, 0, 1),
        (1, 0, 0),
    ]
    assert first.faults == (1, 1, 0)
    assert [len(word.word) for word in second.words] == [3, 4, 5, 6, 7, 8, 9]


def test_the_header_and_the_events_are_those_of_version_1() -> None:
    header, events, torn = Journal.read(GOLDEN)
    assert (header.format, header.program, header.game, torn) == (1, "0.1.0", "melicado", False)
    assert [(s.name, s.kind, s.level, s.look) for s in header.seats] == [
        ("Aline", "person", "", 3),
        ("Basile", "guest", "", 1),
        ("Robo", "bot", "bon", 7),
    ]
    kinds = Counter(type(recorded.event) for recorded in events)
    assert kinds[ev.Laid] == 2 + 7
    assert kinds[ev.Settled] == 1 + 7
    assert kinds[ev.Faulted] == 2
    assert kinds[ev.Rearranged] == kinds[ev.Given] == kinds[ev.Exchanged] == kinds[ev.Held] == 1
    assert kinds[ev.Objected] == kinds[ev.ObjectionFailed] == kinds[ev.StarterReplaced] == 1
