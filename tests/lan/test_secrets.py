"""Every byte each guest is sent over whole games: nothing in it that this guest may not know.

The card's number, letter and colour are looked for in every message, beside an independent list
of what each seat may know after each event, taken from the host's journal.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from lan_tools import CODE, Net, Player, dealer, frames, give_mind, mendelius, room
from match_tools import as_json

from melicado.lan import messages as ms
from melicado.lan.hosted import Seat
from melicado.match.journal import Journal
from melicado.match.kinds import kind_of
from melicado.match.replay import replay
from melicado.rules.melicado.commands import Exchange, NextRound
from melicado.rules.mendelius.commands import NextRound as MendeliusNextRound

OPEN = {"mc.faulted", "md.went_out"}
"""Events that show cards of a hand by the rules: MC-19; MD-15, all hands come next (MD-17)."""


def cards_of(data: object, known: dict[int, Any]) -> set[int]:
    """The cards, written as they are in this deck, anywhere in JSON-like ``data``."""
    found: set[int] = set()
    if isinstance(data, list):
        if data and isinstance(data[0], int) and known.get(data[0]) == data:
            found.add(data[0])
        for part in data:
            found |= cards_of(part, known)
    elif isinstance(data, dict):
        for key, part in data.items():
            if key in ("card", "discard", "last") and isinstance(part, int):
                found.add(part)
            found |= cards_of(part, known)
    return found


def hidden(state: Any, seat: int | None) -> set[int]:
    """The cards that ``seat`` (None: who looks on) may not know in ``state``."""
    stock = {c.id for c in (*state.stock, *getattr(state, "reserve", ()))}
    if str(state.phase) in ("scores", "over"):
        return stock
    hands = (s.hand for i, s in enumerate(state.seats) if i != seat)
    return stock | {c.id for hand in hands for c in hand}


def played_out(net: Net, people: list[Player]) -> None:
    """Let them play to the end, with talk, refusals, breaks, and questions on the way."""
    hall = net.hall
    assert hall is not None
    match = hall.begin(0)
    for turn in range(10_000):
        net.run(net.now + 3_000, lambda: match.over)
        if match.over:
            return
        if str(match.state.phase) == "scores":
            people[0].guest.command(next_round(match.game.name))
        one = people[turn % len(people)]
        if turn % 3 == 0:
            one.guest.say(ms.Say(f"Bonjour {turn}"))
        if turn % 5 == 0 and match.game.name == "melicado":
            one.guest.command(Exchange(card=10**6))  # refused: nobody holds it
        if turn % 7 == 0:
            one.guest.say(ms.Ask(turn, ("LES", "XQZ")))
        if turn % 4 == 0:
            one.guest.say(ms.Again())
        if turn % 6 == 0:
            one.cut()
            one.call()
    pytest.fail("the game does not end")


def next_round(game: str) -> Any:
    return NextRound() if game == "melicado" else MendeliusNextRound()


@pytest.mark.parametrize("game", ["melicado", "mendelius"])
def test_no_byte_to_a_guest_holds_what_it_may_not_know(game: str, tmp_path: Path) -> None:
    net = Net()
    deal = (
        dealer(tmp_path, rounds=2, round_minutes=3) if game == "melicado" else mendelius(tmp_path)
    )
    hall = room(net, deal, [Seat("free"), Seat("free"), Seat("bot", "Pixel", "bon")])
    people = [Player(net, "Ana", 5).sit(0), Player(net, "Bo", 80).sit(1)]
    watcher = Player(net, "Cy", 20).sit(None)
    for number, one in enumerate(people):
        give_mind(one, number)
    played_out(net, [*people, watcher])
    net.settle(500)
    table = hall.tables[0]
    match = table.match
    assert match is not None
    path = match.journal.path  # type: ignore[union-attr]
    match.close()

    header, events, _ = Journal.read(path)
    states = {r.n: state for r, state in replay(kind_of(game), events, path.name)}
    deck = {card[0]: card for card in as_json(_deck(states))}
    kinds_seen = set()
    for one in [*people, watcher]:
        others = [p.token for p in people if p is not one]
        for secret in [header.secret, CODE, *others]:
            assert secret.encode() not in one.heard
        number = 0
        for frame in frames(one.heard):
            kinds_seen.add(frame["type"])
            before = states.get(number)
            if frame["type"] in ("snapshot", "step"):
                number = frame["number"]
            if number == 0:
                assert not cards_of(frame, deck)
                continue
            after = states[number]
            if frame["type"] in ("snapshot", "step") and not frame.get("paused"):
                seats = frozenset() if one.seat is None else frozenset({one.seat})
                assert not cards_of(frame["view"], deck) & hidden(after, one.seat)
                assert frame["view"] == as_json(plain(match.game.view(after, seats)))
            if frame["type"] == "step" and frame["event"]["type"] == "md.round_started":
                every = frame["event"].pop("deck")  # what the deck is made of, not its order
                assert every == sorted(every)
            if frame["type"] == "step" and frame["event"]["type"] not in OPEN:
                shown = cards_of(frame["event"], deck)
                assert not shown & hidden(after, one.seat) & hidden(before, one.seat)
            elif frame["type"] not in ("snapshot", "step"):
                assert not cards_of(frame, deck) & hidden(after, one.seat)
    assert kinds_seen >= {"challenge", "room", "seated", "snapshot", "step", "answer", "said"}
    assert "judged" in kinds_seen
    digests = [f for f in frames(people[0].heard) if f["type"] == "step" and f["digest"]]
    assert len(digests) >= 2
    assert len(events) > 60


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value, str_keys=True)


def _deck(states: dict[int, Any]) -> tuple[Any, ...]:
    """Every card of the game."""
    cards: dict[int, Any] = {}
    for state in states.values():
        piles = [state.stock, *(s.hand for s in state.seats)]
        cards.update({c.id: c for pile in piles for c in pile})
    return tuple(cards.values())


def test_a_spectator_of_a_pause_sees_nothing(tmp_path: Path) -> None:
    """MC-46: hands and row are covered for everybody, also for who comes back meanwhile."""
    net = Net()
    hall = room(net, dealer(tmp_path))
    ana, bo = Player(net, "Ana").sit(0), Player(net, "Bo").sit(1)
    hall.begin(0)
    net.settle()
    assert ana.view.seats[0].hand
    hall.tables[0].pause(True)
    net.settle()
    assert ana.paused
    assert ana.view.seats[0].hand is None
    assert not ana.view.base
    bo.cut()
    bo.call()
    net.settle()
    assert bo.paused
    assert bo.view.seats[1].hand is None
    number = ana.guest.command(Exchange(card=1))
    net.settle()
    assert ana.answers[number].reason == "PAUSED"
    hall.tables[0].pause(False)
    net.settle()
    assert ana.view.seats[0].hand
    assert bo.view.seats[1].hand
