"""A room over a network of our own: the door, the seats, commands and their answers, talk."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from lan_tools import CODE, Net, Player, dealer, frames, give_mind, mendelius, plain, room

from melicado.lan import messages as ms
from melicado.lan.dealing import Dealer, dealer_for
from melicado.lan.hosted import HostedTable, Seat
from melicado.lan.limits import LINES_AT_ONCE
from melicado.lan.names import clean_name
from melicado.lan.wire import frame
from melicado.rules.melicado.cards import BACK, FRONT
from melicado.rules.melicado.commands import (
    AddWord,
    Contest,
    Exchange,
    OrderBase,
    Placement,
    Play,
    VoteWord,
)
from melicado.rules.melicado.options import Options, Special
from melicado.rules.melicado.state import Phase


def opened(net: Net, people: list[Player]) -> None:
    """Seat 0 puts the base in order and lays a card behind: the table is open."""
    first = people[0]
    first.guest.command(OrderBase(first=first.view.base[0].id))
    net.settle(1_000)
    lay(first, BACK)
    net.settle(1_500)


def lay(one: Player, place: object, index: int = 0) -> int:
    """Lay a card of the hand on the row as it is seen."""
    card = one.view.seats[one.seat].hand[index].id
    version = one.view.settled_version
    return one.guest.command(Play(version=version, placements=(Placement(card, place),)))


# -- the door


def test_three_wrong_codes_then_a_minute() -> None:
    net = Net()
    hall = room(net, dealer())
    for _ in range(3):
        eve = Player(net, "Eve", code="AAAAA").call("10.0.0.9")
        net.settle()
        assert eve.goodbye == ("wrong_code", {})
    eve = Player(net, "Eve").call("10.0.0.9")  # the right one now, too late
    net.settle()
    assert eve.goodbye[0] == "wait"
    assert 55 <= eve.goodbye[1]["seconds"] <= 60
    assert Player(net, "Ana").sit(0).seat == 0  # from elsewhere
    net.run(net.now + 60_000)
    eve = Player(net, "Eve").call("10.0.0.9")
    net.settle()
    assert eve.room is not None
    assert len(hall.visitors) == 1 + 1


def test_lines_opened_beforehand_get_no_more_than_three_tries() -> None:
    net = Net()
    room(net, dealer())
    many = [Player(net, f"E{i}", code="AAAAA").call("10.0.0.9") for i in range(10)]
    net.settle()
    assert Counter(one.goodbye[0] for one in many) == {"wrong_code": 3, "wait": 7}


def test_the_code_itself_is_never_said() -> None:
    net = Net()
    room(net, dealer())
    said = bytearray()
    ana = Player(net, "Ana")
    send = ana.guest.send
    ana.guest.send = lambda data: (said.extend(data), send(data))  # type: ignore[assignment]
    ana.sit(0)
    assert ana.seat == 0
    assert CODE.encode() not in said
    assert CODE.encode() not in ana.heard


@pytest.mark.parametrize(
    ("protocol", "older"), [(0, "guest"), (ms.PROTOCOL + 1, "host"), (99, "host")]
)
def test_another_version_says_which_side_to_update(protocol: int, older: str) -> None:
    """Also when its greeting holds what this version does not know."""
    net = Net()
    hall = room(net, dealer())
    one = Player(net, "Ana").call()
    hello = {"type": "hello", "protocol": protocol, "program": "9", "nonce": "x", "more": [1]}
    one.visitor.stage = "hello"
    body = msgspec.json.encode(hello)
    one.send_raw(len(body).to_bytes(4, "big") + body)
    net.settle()
    assert one.goodbye == ("version", {"update": older, "program": "0"})
    assert not hall.visitors


@pytest.mark.parametrize(("protocol", "older"), [(0, "host"), (ms.PROTOCOL + 1, "guest")])
def test_a_host_of_another_version_is_told_apart(protocol: int, older: str) -> None:
    told = []
    one = Player(Net(), "Ana")
    one.guest.hearing.goodbye = lambda *what: told.append(what)
    challenge = {"type": "challenge", "protocol": protocol, "program": "9", "nonce": "x"}
    body = msgspec.json.encode({**challenge, "open": False, "more": 1})
    one.guest.feed(len(body).to_bytes(4, "big") + body)
    assert told == [("version", {"update": older, "program": "9"})]
    assert not one.guest.comes_again


def test_a_room_without_a_code_lets_everybody_in() -> None:
    net = Net()
    hall = room(net, dealer())
    hall.code = ""
    assert Player(net, "Ana", code="whatever").sit(0).seat == 0


def test_a_beat_never_comes_before_the_code_is_proved() -> None:
    """An echo among the greetings would count as out of turn."""
    net = Net()
    room(net, dealer())
    ana = Player(net, "Ana", delay=2_500)
    ana.call()
    net.run(net.now + 11_000)
    kinds = [f["type"] for f in frames(ana.heard)]
    assert kinds[:2] == ["challenge", "room"]


# -- seats


def test_a_taken_seat_is_refused_and_the_rest_goes_on() -> None:
    net = Net()
    hall = room(net, dealer())
    ana = Player(net, "Ana").sit(0)
    late = Player(net, "Bo").sit(0)
    assert late.goodbye == ("seat_taken", {})
    assert Player(net, "Cy").sit(9).goodbye == ("no_seat", {})
    assert Player(net, "Di").sit(0, table=3).goodbye == ("no_table", {})
    assert Player(net, "Bo").sit(1).seat == 1
    assert [seat.name for seat in hall.tables[0].seats] == ["Ana", "Bo"]
    assert ana.goodbye is None


def test_spectators_see_backs_and_may_do_nothing() -> None:
    net = Net()
    hall = room(net, dealer())
    Player(net, "Ana").sit(0)
    Player(net, "Bo").sit(1)
    watcher = Player(net, "Cy").sit(None)
    hall.begin(0)
    net.settle()
    assert [seat.hand for seat in watcher.view.seats] == [None, None]
    number = watcher.guest.command(Exchange(card=1))
    net.settle()
    assert watcher.answers[number].reason == "NOT_SEATED"
    watcher.cut()
    watcher.call()
    net.settle()
    assert watcher.view.you == ()
    hall.spectators_allowed = False
    assert Player(net, "Di").sit(None).goodbye == ("no_spectators", {})


def test_everybody_reads_who_looks_on() -> None:
    net = Net()
    hall = room(net, dealer())
    ana = Player(net, "Ana").sit(0)
    cy = Player(net, "Cy").sit(None)
    Player(net, "Cy").sit(None)
    assert ana.room is not None
    assert [one.name for one in ana.room.tables[0].watching] == ["Cy", "Cy 2"]
    assert ana.room.spectators
    cy.cut()
    net.settle()
    assert [one.name for one in ana.room.tables[0].watching] == ["Cy 2"]
    hall.spectators_allowed = False
    hall.changed()
    net.settle()
    assert not ana.room.spectators


def test_who_looks_on_may_take_a_free_seat_later_and_then_no_other() -> None:
    net = Net()
    hall = room(net, dealer())
    Player(net, "Ana").sit(0)
    cy = Player(net, "Cy").sit(None)
    cy.guest.sit("Cy", 0, 1)
    net.settle()
    assert (cy.seat, hall.tables[0].seats[1].name) == (1, "Cy")
    hall.begin(0)
    net.settle()
    assert cy.view.you == (1,)
    cy.guest.sit("Cy", 0, None)
    net.settle()
    assert cy.goodbye == ("out_of_turn", {})


def test_a_seat_left_before_the_game_is_free_again() -> None:
    net = Net()
    hall = room(net, dealer())
    ana = Player(net, "Ana").sit(0)
    bo = Player(net, "Bo").sit(1)
    assert [s.kind for s in bo.room.tables[0].seats] == ["guest", "guest"]
    ana.cut()
    net.settle()
    assert [s.kind for s in bo.room.tables[0].seats] == ["free", "guest"]
    assert Player(net, "Cy").sit(0).seat == 0
    ana.call()  # comes back by itself, too late
    net.settle()
    assert ana.goodbye == ("seat_taken", {})
    assert [s.name for s in hall.tables[0].seats] == ["Cy", "Bo"]


def test_free_seats_are_played_by_bots() -> None:
    net = Net()
    hall = room(net, dealer(), [Seat("free"), Seat("free", level="expert", look=3)])
    Player(net, "Ana").sit(0)
    match = hall.begin(0)
    assert [(s.kind, s.name) for s in match.seats] == [("guest", "Ana"), ("bot", "Plume")]


@pytest.mark.parametrize(
    ("name", "taken", "shown"),
    [
        ("  Ana\n\tLi ", (), "Ana Li"),
        ("Ana", ("ana",), "Ana 2"),
        ("Ana", ("Ana", "Ana 2"), "Ana 3"),
        ("x" * 40, (), "x" * 20),
        ("x" * 40, ("x" * 20,), "x" * 18 + " 2"),
        ("\u202eeviL\u0000", (), "eviL"),
        ("\u202e \u0007", (), ""),
    ],
)
def test_names_are_made_fit_to_be_shown(name: str, taken: tuple[str, ...], shown: str) -> None:
    assert clean_name(name, taken) == shown


def test_joining_and_leaving_without_end_is_slowed_down() -> None:
    net = Net()
    hall = room(net, dealer())
    ana = Player(net, "Ana").sit(0)
    turned = 0
    for _ in range(3 * LINES_AT_ONCE):
        eve = Player(net, "Eve").call("10.0.0.9")
        net.settle(20)
        if eve.goodbye is None:
            eve.guest.sit("Eve", 0, 1)
            net.settle(20)
            eve.cut()
        else:
            assert eve.goodbye[0] == "wait"
            turned += 1
    assert turned > LINES_AT_ONCE
    assert [v.name for v in hall.visitors] == ["Ana"]
    assert ana.goodbye is None


# -- commands


def test_two_plays_in_the_same_instant_make_one_row_and_both_are_told() -> None:
    """MC-20: in front and behind, aimed at the same row, go together."""
    net = Net()
    hall = room(net, plain())
    people = [Player(net, "Ana", 40).sit(0), Player(net, "Bo", 40).sit(1)]
    match = hall.begin(0)
    net.settle(200)
    opened(net, people)
    before = len(match.state.row.piles)
    numbers = [lay(people[0], FRONT), lay(people[1], BACK)]
    net.settle(2_500)
    assert [one.answers[n] for one, n in zip(people, numbers, strict=True)] == [None, None]
    assert len(match.state.row.piles) == before + 2
    assert people[0].view.row == people[1].view.row == match.state.row


def test_two_plays_on_one_place_come_back_and_both_are_told() -> None:
    """MC-20: what does not go together goes back, free, and stays conserved."""
    net = Net()
    hall = room(net, plain())
    people = [Player(net, "Ana", 40).sit(0), Player(net, "Bo", 40).sit(1)]
    match = hall.begin(0)
    net.settle(200)
    opened(net, people)
    row, deck = match.state.row, sorted(match.state.every_card())
    numbers = [lay(people[0], BACK), lay(people[1], BACK)]
    net.settle(2_500)
    told = [one.answers.get(n, "nothing") for one, n in zip(people, numbers, strict=True)]
    assert "nothing" not in told
    assert sorted(match.state.every_card()) == deck
    assert len(match.state.row.piles) - len(row.piles) in (0, 1, 2)
    assert people[0].view.row == people[1].view.row == match.state.row


def test_mc_38_a_word_is_contested_over_the_network() -> None:
    net = Net()
    hall = room(net, plain(referee="table", wrong_contest="one_card"))
    people = [Player(net, "Ana", 40).sit(0), Player(net, "Bo", 40).sit(1)]
    hall.begin(0)
    net.settle(200)
    opened(net, people)
    ana, bo = people
    assert bo.view.contestable == ana.view.contestable
    assert bo.view.contestable.seats == (0,)
    number = bo.guest.command(Contest(version=bo.view.version))
    net.settle(500)
    assert bo.answers[number] is None
    assert ana.view.contest == bo.view.contest
    assert (ana.view.contest.seat, ana.view.contest.reason) == (1, "")
    net.settle(4_000)
    assert (ana.view.contest, ana.view.phase) == (None, Phase.OPEN)
    assert [seat.count for seat in ana.view.seats] == [3, 5]


def test_every_command_is_answered_once() -> None:
    """Also those that are refused, come in a pause, or wait when the pause comes."""
    net = Net()
    hall = room(net, dealer())
    people = [Player(net, "Ana", 90).sit(0), Player(net, "Bo", 10).sit(1)]
    numbers = {one.name: [one.guest.command(Exchange(card=1))] for one in people}
    net.settle(100)
    hall.begin(0)
    net.settle(300)
    for turn in range(40):
        for one in people:
            numbers[one.name].append(one.guest.command(Exchange(card=turn * 1_000)))
        net.settle(45)
        if turn == 20:
            hall.tables[0].pause(True)
        if turn == 22:
            hall.tables[0].pause(False)
    net.settle(1_000)
    for one in people:
        given = [f["number"] for f in frames(one.heard) if f["type"] == "answer"]
        assert sorted(given) == sorted(numbers[one.name])
        reasons = Counter(r.reason if r else "done" for r in one.answers.values())
        assert reasons["PAUSED"] >= 2
        assert reasons["NOT_SEATED"] == 1


def test_an_answer_to_somebody_gone_harms_nobody() -> None:
    """A command waits for its moment while its guest's line breaks."""
    net = Net()
    hall = room(net, plain())
    people = [Player(net, "Ana", 100).sit(0), Player(net, "Bo", 5).sit(1)]
    hall.begin(0)
    net.settle(300)
    people[1].guest.command(Exchange(card=1))
    net.settle(6)
    assert len(hall.tables[0]._queue) == 1
    people[1].cut()
    net.settle(2_000)
    assert len(hall.tables[0]._queue) == 0


def test_a_guest_that_lost_the_thread_asks_once_and_finds_it() -> None:
    net = Net()
    hall = room(net, dealer(), [Seat("free"), Seat("bot", "Pixel", "bon")])
    ana = Player(net, "Ana", 200).sit(0)
    match = hall.begin(0)
    net.settle(500)
    give_mind(ana, 3)
    ana.guest.number = 10_000
    net.run(net.now + 60_000, lambda: len(ana.steps) > 10)
    asked = sum(1 for f in frames(ana.heard) if f["type"] == "snapshot")
    assert 2 <= asked <= 4
    assert ana.guest.number <= match.number


def test_a_view_with_another_digest_is_fetched_anew() -> None:
    net = Net()
    hall = room(net, dealer(), [Seat("free"), Seat("bot", "Pixel", "bon")])
    ana = Player(net, "Ana").sit(0)
    give_mind(ana, 3)
    hall.begin(0)
    net.settle()
    before = sum(1 for f in frames(ana.heard) if f["type"] == "snapshot")
    step = ms.Step(ana.guest.number + 1, 5, msgspec.Raw(b"{}"), msgspec.Raw(b"{}"), "00")
    event = {"type": "mc.agreed", "seat": 0}
    view = msgspec.json.encode(msgspec.to_builtins(ana.view, str_keys=True))
    step = msgspec.structs.replace(
        step, event=msgspec.Raw(msgspec.json.encode(event)), view=msgspec.Raw(view)
    )
    ana.guest.feed(frame(step))
    net.settle()
    assert sum(1 for f in frames(ana.heard) if f["type"] == "snapshot") == before + 1


def test_words_are_judged_only_as_far_as_the_aid_tells() -> None:
    for aid, told in (("words", ("LES",)), ("places", ()), ("none", ())):
        net = Net()
        hall = room(net, dealer(aid=aid))
        ana = Player(net, "Ana").sit(0)
        Player(net, "Bo").sit(1)
        hall.begin(0)
        ana.guest.say(ms.Ask(4, ("LES", "XQZ")))
        net.settle()
        assert ana.judged == {4: told}


@pytest.mark.parametrize(
    ("kind", "asked", "good"),
    [
        (Special.ENGLISH, ("SHE", "CHATS", "XQZ"), ("SHE", "CHATS")),
        (Special.FONETIK, ("KOM", "CHATS", "XQZ"), ("KOM", "CHATS")),
        (Special.SINGULIER, ("KOM", "CHATS", "CHAT"), ("CHAT",)),
        (Special.CONJUGAISON_INTERDITE, ("MANGEONS", "MANGER"), ("MANGER",)),
        (None, ("SHE", "KOM", "CHATS"), ("CHATS",)),
    ],
)
def test_words_are_judged_by_the_violet_card_in_force(
    kind: Special | None, asked: tuple[str, ...], good: tuple[str, ...]
) -> None:
    """MC-23, MC-25, MC-26, MC-31: as the play itself would be."""
    net = Net()
    violet: Any = "never" if kind is None else "chosen"
    options = Options(aid="words", violet=violet, violet_kind=kind)
    hall = room(net, Dealer(dealer_for("melicado", options).rules, options, "d", None))
    ana = Player(net, "Ana").sit(0)
    Player(net, "Bo").sit(1)
    match = hall.begin(0)
    assert match.state.special == kind
    ana.guest.say(ms.Ask(4, asked))
    net.settle()
    assert ana.judged == {4: good}


def test_words_the_table_has_added_are_judged_as_words() -> None:
    """MC-38: by a vote of the people who play."""
    net = Net()
    hall = room(net, dealer(aid="words", violet="never", first_starter=0))
    ana, bo = Player(net, "Ana").sit(0), Player(net, "Bo").sit(1)
    match = hall.begin(0)
    ana.guest.say(ms.Ask(1, ("XQZ", "LES")))
    ana.guest.command(AddWord("XQZ"))
    net.settle()
    bo.guest.command(VoteWord(True))
    net.settle()
    assert match.state.added == {"XQZ"}
    ana.guest.say(ms.Ask(2, ("XQZ", "LES")))
    net.settle()
    assert ana.judged == {1: ("LES",), 2: ("XQZ", "LES")}


# -- the host's powers, and talk


def test_who_is_kicked_loses_the_seat_and_waits() -> None:
    for started in (False, True):
        net = Net()
        hall = room(net, dealer())
        ana, bo = Player(net, "Ana").sit(0), Player(net, "Bo").sit(1)
        if started:
            hall.begin(0)
        hall.moderator.kick(0, 1)
        net.settle()
        assert bo.goodbye == ("kicked", {})
        assert not bo.guest.comes_again
        assert hall.tables[0].seats[1].kind == ("bot" if started else "free")
        bo.call(bo.visitor.line.address)
        net.settle()
        assert bo.goodbye[0] == "wait"
        assert ana.goodbye is None


def test_who_looks_on_can_be_muted_and_shown_the_door() -> None:
    net = Net()
    hall = room(net, dealer())
    ana = Player(net, "Ana").sit(0)
    cy = Player(net, "Cy").sit(None)
    hall.moderator.mute(0, "Cy", True)
    assert hall.moderator.muted(0) == {"Cy"}
    cy.guest.say(ms.Say("Salut"))
    net.settle()
    assert ana.said == []
    hall.moderator.kick(0, "Cy")
    net.settle()
    assert cy.goodbye == ("kicked", {})
    assert hall.tables[0].seats[0].kind == "guest"


def test_a_mute_outlasts_a_broken_line_and_not_the_guest() -> None:
    net = Net()
    hall = room(net, dealer())
    ana, bo = Player(net, "Ana").sit(0), Player(net, "Bo").sit(1)
    hall.begin(0)
    hall.moderator.mute(0, 1, True)
    bo.cut()
    bo.call()
    net.settle()
    bo.guest.say(ms.Say("Salut"))
    net.settle()
    assert ana.said == []
    assert hall.moderator.muted(0) == {1}
    bo.guest.say(ms.Leave())
    net.settle()
    assert hall.moderator.muted(0) == frozenset()


def test_talk_reaches_the_table_unless_muted_or_off() -> None:
    net = Net()
    hall = room(net, dealer())
    ana, bo = Player(net, "Ana").sit(0), Player(net, "Bo").sit(1)
    watcher = Player(net, "Cy").sit(None)
    heard = []
    hall.on_said = lambda table, said: heard.append((table, said.text))
    bo.guest.say(ms.Say("  Salut\n vous "))
    bo.guest.say(ms.Say("   "))
    bo.guest.say(ms.Say(phrase="bravo"))
    net.settle()
    expected = [ms.Said("Bo", 1, "Salut vous", ""), ms.Said("Bo", 1, "", "bravo")]
    assert ana.said == bo.said == watcher.said == expected
    hall.moderator.mute(0, 1, True)
    bo.guest.say(ms.Say("encore"))
    net.settle()
    hall.moderator.mute(0, 1, False)
    hall.chat = False
    bo.guest.say(ms.Say("toujours"))
    net.settle()
    assert len(ana.said) == 2
    assert heard == [(0, "Salut vous"), (0, "")]


def test_nobody_can_talk_faster_than_people_read() -> None:
    net = Net()
    room(net, dealer())
    ana, bo = Player(net, "Ana").sit(0), Player(net, "Bo").sit(1)
    for turn in range(40):
        bo.guest.say(ms.Say(f"{turn}"))
    net.settle()
    assert len(ana.said) == 5
    assert bo.goodbye is None


def test_closing_tells_everybody() -> None:
    net = Net()
    hall = room(net, dealer())
    people = [Player(net, "Ana").sit(0), Player(net, "Bo").sit(1), Player(net, "Cy").sit(None)]
    match = hall.begin(0)
    hall.close()
    net.settle()
    assert [one.goodbye for one in people] == [("closing", {})] * 3
    assert all(one.guest.comes_again for one in people)
    assert match.paused


def test_two_tables_do_not_hear_each_other() -> None:
    net = Net()
    hall = room(net, dealer())
    other = HostedTable(mendelius(), [Seat("free"), Seat("free")], lambda: net.now, False)
    hall.tables.append(other)
    first = [Player(net, "Ana").sit(0), Player(net, "Bo").sit(1)]
    second = [Player(net, "Cy").sit(0, table=1), Player(net, "Di").sit(1, table=1)]
    hall.begin(0)
    hall.begin(1)
    net.settle()
    second[0].guest.say(ms.Say("ici"))
    net.settle()
    assert not first[0].said
    assert len(second[1].said) == 1
    assert second[0].view.seats[0].hand[0].kind
    assert first[0].view.seats[0].hand[0].letter
