"""A guest that loses its line and comes back with its token: the same view, the hand whole."""

from pathlib import Path

import pytest
from lan_tools import Net, Player, dealer, give_mind, mendelius, room

from melicado.lan import messages as ms
from melicado.lan.codec import encode
from melicado.lan.hosted import Seat

GAMES = ["melicado", "mendelius"]


@pytest.mark.parametrize("game", GAMES)
def test_killed_and_back_at_every_step_of_a_game(game: str) -> None:
    net = Net()
    hall = room(net, dealer(round_minutes=2) if game == "melicado" else mendelius())
    ana, bo = Player(net, "Ana", 3).sit(0), Player(net, "Bo", 3).sit(1)
    give_mind(ana, 1)
    give_mind(bo, 2)
    match = hall.begin(0)
    killed: set[int] = set()
    wrong: list[int] = []
    token = bo.token

    def kill() -> None:
        """After each step the line goes dead, and the next one is dialled at once."""
        number = bo.guest.number
        if number in killed:
            return
        killed.add(number)
        net.later(0, lambda: (bo.cut(), bo.call()))

    def back() -> None:
        mine = match.view(frozenset({1}))
        if bo.guest.number == match.number and encode(bo.view) != encode(mine):
            wrong.append(match.number)
        if bo.guest.number == match.number:
            held = sorted(c.id for c in match.state.seats[1].hand)
            if str(match.state.phase) not in ("scores", "over"):
                assert sorted(c.id for c in bo.view.seats[1].hand) == held

    bo.on_step = kill
    for _ in range(20_000):
        net.run(net.now + 60)
        back()
        if match.over or str(match.state.phase) == "scores":
            break
    net.settle(200)
    assert not wrong
    assert bo.lines > (25 if game == "melicado" else 5)
    assert (bo.seat, bo.token) == (1, token)
    assert bo.guest.number == match.number
    assert encode(bo.view) == encode(match.view(frozenset({1})))
    assert hall.tables[0].seats[1].here


def test_the_hand_is_whole_after_a_bot_stood_in(tmp_path: Path) -> None:
    """The bot comes after ten seconds, not before, and gives the seat back at once."""
    net = Net()
    hall = room(net, dealer(), away_plays=True)
    ana, bo = Player(net, "Ana").sit(0), Player(net, "Bo").sit(1)
    give_mind(ana, 1)
    match = hall.begin(0)
    net.settle()
    table = hall.tables[0]
    bo.cut()
    assert not table.seats[1].here
    net.run(net.now + 9_000)
    assert not table.seats[1].stand_in
    net.run(net.now + 2_000)
    assert table.seats[1].stand_in
    net.run(net.now + 60_000)
    bo.call()
    net.settle()
    assert not table.seats[1].stand_in
    assert [c.id for c in bo.view.seats[1].hand] == [c.id for c in match.state.seats[1].hand]


def test_where_the_host_chose_so_nobody_plays_for_who_is_away() -> None:
    net = Net()
    hall = room(net, dealer(), away_plays=False)
    Player(net, "Ana").sit(0)
    bo = Player(net, "Bo").sit(1)
    hall.begin(0)
    bo.cut()
    net.run(net.now + 60_000)
    assert not hall.tables[0].seats[1].stand_in


def test_silence_is_being_away() -> None:
    """A line that is open but dead counts as gone after ten seconds."""
    net = Net()
    hall = room(net, dealer())
    Player(net, "Ana").sit(0)
    bo = Player(net, "Bo").sit(1)
    hall.begin(0)
    net.settle()
    bo.guest.send = lambda _data: None
    net.run(net.now + 9_000)
    assert hall.tables[0].seats[1].here
    net.run(net.now + 3_000)
    assert not hall.tables[0].seats[1].here
    assert bo.goodbye == ("silence", {})
    assert bo.guest.comes_again


def test_a_table_that_everybody_has_left_stands_still() -> None:
    """Nobody's cards are played and no time passes until somebody is back."""
    net = Net()
    hall = room(net, dealer(), [Seat("free"), Seat("bot", "Pixel", "bon")], away_plays=True)
    ana = Player(net, "Ana").sit(0)
    match = hall.begin(0)
    net.run(net.now + 2_000)
    ana.cut()
    number = match.number
    net.run(net.now + 120_000)
    assert match.number == number
    assert match.paused
    ana.call()
    net.settle()
    assert not match.paused
    assert ana.view.seats[0].hand
    net.run(net.now + 90_000)
    assert match.number > number


def test_a_pause_of_the_host_outlasts_who_comes_and_goes() -> None:
    net = Net()
    hall = room(net, dealer())
    ana = Player(net, "Ana").sit(0)
    Player(net, "Bo").sit(1)
    match = hall.begin(0)
    hall.tables[0].pause(True)
    ana.cut()
    ana.call()
    net.settle()
    assert match.paused


def test_a_token_takes_the_seat_from_the_older_line() -> None:
    """Before the game as well as in it, and with the name the seat has."""
    for started in (False, True):
        net = Net()
        hall = room(net, dealer())
        ana = Player(net, "Ana").sit(0)
        Player(net, "Bo").sit(1)
        if started:
            hall.begin(0)
        again = Player(net, "Zoé")
        again.call()
        again.guest.join = ana.guest.join
        again.guest._returning = True
        net.settle()
        assert ana.goodbye == ("taken_over", {})
        assert not ana.guest.comes_again
        assert (again.seat, again.token) == (0, ana.token)
        shown = hall.tables[0].seats[0]
        assert (shown.kind, shown.name, shown.here) == ("guest", "Ana", True)


def test_a_wrong_token_takes_nothing() -> None:
    net = Net()
    hall = room(net, dealer())
    Player(net, "Ana").sit(0)
    Player(net, "Bo").sit(1)
    hall.begin(0)
    for token in ("", "0" * 32, "é"):
        thief = Player(net, "Eve")
        thief.call()
        net.settle()
        thief.guest.say(ms.Join("Eve", 0, token))
        net.settle()
        assert thief.goodbye == ("seat_taken", {})
    assert hall.tables[0].seats[0].here


def test_many_come_back_in_the_same_moment() -> None:
    """Each asks for its seat once, however often the room is shown meanwhile."""
    net = Net()
    hall = room(net, dealer(), [Seat("free") for _ in range(8)])
    people = [Player(net, f"P{i}", delay=3 + i % 3).sit(i) for i in range(8)]
    hall.begin(0)
    net.settle()
    for one in people:
        one.cut()
    for one in people:
        one.call("10.0.0.7")
    net.settle(300)
    assert [p.goodbye for p in people] == [None] * 8
    assert [p.seat for p in people] == list(range(8))
    assert all(seat.here for seat in hall.tables[0].seats)


def test_who_leaves_for_good_is_followed_by_a_bot_or_folded() -> None:
    """MC-43: as the host chose; the token is worth nothing any more."""
    for folds in (False, True):
        net = Net()
        hall = room(net, dealer(), [Seat("free") for _ in range(3)])
        hall.tables[0].leavers_fold = folds
        people = [Player(net, f"P{i}").sit(i) for i in range(3)]
        match = hall.begin(0)
        net.settle()
        people[2].guest.say(ms.Leave())
        net.settle()
        assert people[2].goodbye == ("left", {})
        assert hall.tables[0].seats[2].kind == "bot"
        assert (match.state.seats[2].folded is not None) is folds
        people[2].call()
        net.settle()
        assert people[2].goodbye == ("seat_taken", {})
