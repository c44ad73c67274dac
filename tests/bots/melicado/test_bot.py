"""What a bot decides, position by position."""

from typing import Any

import pytest
from bot_tools import at, bot, commands, common, intentions, seen
from msgspec.structs import replace

from melicado.bots.level import Level, Pace
from melicado.bots.melicado.timing import REACTION
from melicado.bots.melicado.traits import TRAITS
from melicado.rules.game import Refusal
from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK, Card, Colour, Row, over
from melicado.rules.melicado.events import Settled
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.state import Call, Declaration, How, Objection, Phase, State
from melicado.words.wordlist import WordList

UNTIL = 30_000


def opening(position: str, until: int = UNTIL, **options: Any) -> State:
    return at(position, {"step_until": until}, **options)


def base(*cards: str, hand: str, special: Special | None = None) -> State:
    """The base just turned, for seat 0 to put in order."""
    state = at(f"- | {hand} ; Eb | - | open 0 -")
    pair = tuple(Card(90 + i, c[0], Colour(c[1])) for i, c in enumerate(cards))
    changes = {"phase": Phase.BASE, "base": pair, "row": Row(), "special": special}
    return replace(state, **changes, step_until=UNTIL)


# the opening


def test_turns_the_violet_card_sometimes() -> None:
    """MC-11."""
    state = at("- | Ab ; Eb | - | open 0 -", {"phase": Phase.VIOLET, "step_until": UNTIL})
    said = [type(c) for c in commands(common("ah"), state, times=60)]
    assert len(said) == 60
    assert 10 < said.count(co.TurnViolet) < 50
    assert said.count(co.TurnViolet) + said.count(co.DeclineViolet) == 60


def test_puts_the_base_in_the_order_that_opens() -> None:
    """MC-12: with a D in hand, only A N gives DAN."""
    judge = common("dan")
    for first, cards in ((90, ("Ab", "Nb")), (91, ("Nb", "Ab"))):
        orders = commands(judge, base(*cards, hand="Db"), times=60)
        assert sum(c == co.OrderBase(first) for c in orders) > 40


def test_only_the_starter_speaks_before_the_table_is_open() -> None:
    """MC-13."""
    judge = common("dan")
    for state in (opening("Ab Nb | Eb ; Db | - | opening 0 -"), base("Ab", "Nb", hand="Db")):
        assert intentions(judge, state, seat=1) == [None] * 30


def test_opens_when_it_can() -> None:
    """MC-13."""
    state = opening("Ab Nb | Db ; Eb | - | opening 0 -", until=10**7)
    plays = [c for c in commands(common("dan"), state) if isinstance(c, co.Play)]
    assert len(plays) > 15
    assert {p.placements[0].card for p in plays} == {2}


def test_says_in_time_that_it_cannot_open() -> None:
    """MC-14, MC-16."""
    state = opening("Ab Nb | Wb ; Eb | - | opening 0 -", until=8_000)
    for said in intentions(common("dan"), state, Level.DEBUTANT):
        assert said is not None
        assert said.command == co.CannotOpen()
        assert REACTION <= said.at < 8_000


def test_an_opening_found_too_late_is_not_laid() -> None:
    """MC-16: what a person would still be looking for is no play."""
    state = opening("Ab Nb | Db ; Eb | - | opening 0 -", until=5_000)
    for said in intentions(common("dan"), state, Level.DEBUTANT):
        assert said is not None
        assert said.at < 5_000


# the open table


def test_lays_a_card_where_it_makes_a_word() -> None:
    """MC-17."""
    judge = common("rat rats")
    state = at("Rb Ab Tb | Sb Wb ; Eb | RAT | open 0 -", {"version": 7})
    plays = [c for c in commands(judge, state) if isinstance(c, co.Play)]
    assert len(plays) > 15
    assert {p.placements[0].place for p in plays} == {BACK}
    assert {p.version for p in plays} == {7}


def test_keeps_to_the_colours() -> None:
    """MC-05: the T is red; nothing but CHAT → CHAS is a word, so there is no play."""
    judge = common("chat chas")
    assert not [
        c
        for c in commands(judge, at("Cb Hb Ab Tr | Sb ; Eb | CHAT | open 0 -"))
        if isinstance(c, co.Play)
    ]


def test_names_the_jokers_of_the_base_after_its_word() -> None:
    """MC-07."""
    state = opening("*b Tb | Eb Nb ; Eb | - | opening 0 -", until=10**7)
    plays = [c for c in commands(common("ete"), state) if isinstance(c, co.Play)]
    assert plays
    assert {tuple(p.names.items()) for p in plays} == {((0, "E"),)}


def test_names_its_own_joker() -> None:
    """MC-07."""
    state = at("Rb Ab Tb | *b ; Eb | RAT | open 0 -")
    plays = [c for c in commands(common("rat rats"), state) if isinstance(c, co.Play)]
    assert plays
    assert {p.placements[0].letter for p in plays} == {"S"}


def test_a_third_card_at_one_place_is_not_laid_even_before_the_settlement() -> None:
    """MC-18: the second card is still provisional when the bot thinks of the third."""
    judge = common("ra rat rats ratss ratsss ratssss")
    game = MeliCado(judge, ())
    state = at("Rb Ab Tb | Sb Sb Sb Sb Ib ; Eb | RAT | open 0 -")
    player = bot(judge, Level.EXPERT, seed=3)
    now, laid = 0, []
    for _ in range(60):
        means = player.intend(seen(state), now)
        assert means is not None
        now = means.at
        while (due := game.deadline(state)) is not None and due <= now:
            for event in game.tick(state, due):
                state = game.evolve(state, event)
        if isinstance(means.command, co.Play):
            laid.append(means.command.placements[0].place)
            events = game.decide(state, 0, means.command, now)
            assert isinstance(events, list)
            assert not [e for e in events if type(e).__name__ == "Faulted"]
            for event in events:
                state = game.evolve(state, event)
    assert laid == [BACK, BACK]


def test_a_play_on_a_provisional_row_comes_after_its_settlement() -> None:
    """MC-20: a word laid in the open window counts as seen, and the window is waited for."""
    judge = common("rat rats ras")
    game = MeliCado(judge, ())
    state = at("Rb Ab Tb | Sb ; Sb Wb | RAT | open 0 -", simultaneous_ms=2000)
    card = state.seats[0].hand[0].id
    laid = game.decide(state, 0, co.Play(0, (co.Placement(card, BACK),)), 100)
    assert isinstance(laid, list)
    for event in laid:
        state = game.evolve(state, event)
    plays = [
        i
        for i in intentions(judge, state, seat=1)
        if i is not None and isinstance(i.command, co.Play)
    ]
    assert not [p for p in plays if p.at <= 2100]
    assert [e for e in game.tick(state, 2100) if isinstance(e, Settled)]


def test_locked_cards_stay_in_the_hand() -> None:
    """MC-20."""
    state = at("Rb Ab Tb | Sb ; Eb | RAT | open 0 -")
    locked = replace(state.seats[0], locked=(state.seats[0].hand[0].id,))
    state = replace(state, seats=(locked, state.seats[1]))
    assert not [c for c in commands(common("rat rats"), state) if isinstance(c, co.Play)]


# Méli and Cado


def test_calls_meli_and_shows_it(french: MeliCado) -> None:
    """MC-32: CHIEN becomes another word, and the card that is hardest to lay is discarded."""
    state = at("Cb Hb Ib Eb Nb | Eb Wb ; Eb | CHIEN | open 0 -")
    assert co.CallMeli() in commands(french.judge, state)
    called = replace(state, phase=Phase.CALL, call=Call(How.MELI, 0, 0, 15_000))
    for said in intentions(french.judge, called):
        assert said is not None
        assert isinstance(said.command, co.Rearrange)
        assert REACTION <= said.at < 15_000
        letters = {p.id: p.letter for p in state.row.piles}
        word = "".join(letters[i] for i in said.command.order)
        assert word in french.judge
        assert word != "CHIEN"
        assert said.command.discard == state.seats[0].hand[1].id
    assert intentions(french.judge, called, seat=1) == [None] * 30


def test_no_call_before_the_first_correct_word() -> None:
    """MC-35."""
    judge = common("chien niche")
    state = at("Cb Hb Ib Eb Nb | Wb ; Eb | - | open 0 -")
    assert co.CallMeli() not in commands(judge, state)


def test_gives_up_a_call_it_cannot_show() -> None:
    """MC-32."""
    state = at("Rb Ab Tb | Wb ; Eb | RAT | open 0 -")
    called = replace(state, phase=Phase.CALL, call=Call(How.MELI, 0, 0, 15_000))
    assert set(map(type, commands(common("rat"), called))) == {co.GiveUp}


def test_gives_cards_to_whoever_is_about_to_finish() -> None:
    """MC-33: the highest pile, to seat 2 with its single card."""
    judge = WordList(["PLAGE", "PAGE", "PLAE"], frequency=dict.fromkeys(("PLAGE", "PAGE"), 6.0))
    position = (
        "Pb Lb Ab Gb Eb | Wb Wb Wb Wb Wb ; Eb Eb Eb Eb ; Eb | PLAGE | open 0 -"  # L or nothing
    )
    state = at(position)
    assert co.CallCado() in commands(judge, state)
    called = replace(state, phase=Phase.CALL, call=Call(How.CADO, 0, 0, 15_000))
    assert set(commands(judge, called)) == {co.Give(state.row.piles[1].id, 2)}


def test_else_gives_them_to_the_leader() -> None:
    """MC-33: nobody is near the end; seat 1 has the fewest points so far."""
    judge = common("plage page")
    hand = "Wb Wb Wb Wb Wb"
    state = at(f"Pb Lb Ab Gb Eb | {hand} ; {hand} ; {hand} Wb | PLAGE | open 0 -")
    seats = tuple(replace(s, total=t) for s, t in zip(state.seats, (0, 9, 4), strict=True))
    called = replace(state, seats=seats, phase=Phase.CALL, call=Call(How.CADO, 0, 0, 15_000))
    assert set(commands(judge, called)) == {co.Give(state.row.piles[1].id, 2)}


def test_no_cado_that_keeps_the_root() -> None:
    """MC-34: CHATS → CHAT."""
    judge = WordList(
        ["CHATS", "CHAT"],
        roots={"CHATS": frozenset({"chat"}), "CHAT": frozenset({"chat"})},
        frequency=dict.fromkeys(("CHATS", "CHAT"), 6.0),
    )
    state = at("Cb Hb Ab Tb Sb | Wb Wb Wb ; Eb | CHATS | open 0 -")
    assert co.CallCado() not in commands(judge, state)


# exchange and blockage


def exchanges(hand: str, *, stock: int = 40, exchanged: bool = False, **options: Any) -> bool:
    judge = common("rat rats rate ra")
    state = at(f"Rb Ab Tb | {hand} ; Wb Wb Wb | RAT | open 0 -", **options)
    seat = replace(state.seats[0], exchanged=exchanged)
    state = replace(state, seats=(seat, *state.seats[1:]), stock=state.stock[:stock])
    said = commands(judge, state)
    assert said
    return any(isinstance(c, co.Exchange) for c in said)


def test_exchanges_a_last_card_that_fits_nowhere() -> None:
    """MC-36."""
    assert exchanges("Wb")
    assert exchanges("Wb", stock=3)
    assert not exchanges("Wb", stock=2)
    assert not exchanges("Wb Wb Wb Wb")
    assert exchanges("Wb", exchanged=True)
    assert not exchanges("Wb", exchanged=True, exchange="once_per_sequence")


def test_declares_a_blockage_when_it_sees_nothing() -> None:
    """MC-37."""
    state = at("Rb Ab Tb | Wb Wb Wb ; Eb | RAT | open 0 -")
    assert set(commands(common("rat"), state)) == {co.Declare()}


def test_declares_again_only_after_twenty_seconds() -> None:
    """MC-37."""
    state = at("Rb Ab Tb | Wb Wb Wb ; Eb | RAT | open 0 -")
    spoke = replace(state.seats[0], declared=50_000)
    state = replace(state, seats=(spoke, state.seats[1]))
    for n in range(20):
        means = bot(common("rat"), seed=n).intend(seen(state), 55_000)
        assert means is not None
        assert means.command == co.Declare()
        assert means.at >= 70_000


def declared(position: str, until: int, *, by: int = 1, agreed: tuple[int, ...] = ()) -> State:
    return at(position, {"declaration": Declaration(by, until, agreed)})


HOPELESS = "Rb Ab Tb | Wb Wb Wb ; Eb | RAT | open 0 -"
HOPEFUL = "Rb Ab Tb | Sb Wb Wb ; Eb | RAT | open 0 -"


def test_agrees_to_a_blockage_when_it_sees_nothing() -> None:
    """MC-37."""
    judge = common("rat rats")
    assert set(commands(judge, declared(HOPELESS, 60_000))) == {co.Agree()}
    assert intentions(judge, declared(HOPELESS, 60_000, by=0)) == [None] * 30
    assert intentions(judge, declared(HOPELESS, 60_000, agreed=(0,))) == [None] * 30


def test_plays_against_a_blockage_when_there_is_time() -> None:
    """MC-37: a play that stands cancels the declaration."""
    said = commands(common("rat rats"), declared(HOPEFUL, 600_000))
    assert {type(c) for c in said} == {co.Play, co.Agree}
    assert sum(isinstance(c, co.Play) for c in said) > 15


def test_objects_only_with_a_play_in_hand() -> None:
    """MC-37: found in time, but not laid in time; then it plays within its 15 s."""
    judge = common("rat rats")
    assert not [c for until in range(500, 20_000, 500) for c in objections(judge, HOPELESS, until)]
    objected = [o for until in range(500, 20_000, 100) for o in objections(judge, HOPEFUL, until)]
    assert objected


def objections(judge: WordList, position: str, until: int) -> list[int]:
    """When the bots that object to a declaration up to ``until`` do; each then plays."""
    times = []
    for n in range(10):
        player = bot(judge, Level.DEBUTANT, seed=n)
        state = declared(position, until)
        means = player.intend(seen(state), 0)
        if means is None or not isinstance(means.command, co.Object):
            continue
        times.append(means.at)
        assert means.at < until
        objection = Objection(0, means.at + 15_000)
        after = replace(state, declaration=None, objection=objection)
        play = player.intend(seen(after), means.at)
        assert play is not None
        assert isinstance(play.command, co.Play)
        assert play.at < objection.until
    return times


def test_who_may_not_object_does_not() -> None:
    """MC-37."""
    judge = common("rat rats")
    for until in range(500, 20_000, 200):
        state = declared(HOPEFUL, until)
        barred = replace(state.seats[0], barred=True)
        state = replace(state, seats=(barred, state.seats[1]))
        said = commands(judge, state, Level.DEBUTANT, times=10)
        assert not [c for c in said if isinstance(c, co.Object)]


# pace and memory


@pytest.mark.parametrize("level", Level)
def test_pace_is_honoured(level: Level) -> None:
    """The same bot with the same luck is quicker at a quicker pace, and slower at a slow one."""
    state = at(HOPEFUL)
    for n in range(20):
        times = []
        for pace in (Pace.FAST, Pace.NORMAL, Pace.SLOW):
            means = bot(common("rat rats"), level, seed=n, pace=pace).intend(seen(state), 0)
            assert means is not None
            times.append(means.at)
        assert times == sorted(times)
        assert times[0] < times[2]


def test_asked_again_about_the_same_table_it_says_the_same() -> None:
    state = at(HOPEFUL)
    player = bot(common("rat rats"))
    first = player.intend(seen(state), 0)
    assert first is not None
    assert player.intend(seen(state), first.at // 2) == first


def test_nothing_to_say_between_rounds_or_without_cards() -> None:
    judge = common("rat rats")
    for changes in ({"phase": Phase.SCORES}, {"phase": Phase.OVER}):
        assert intentions(judge, at(HOPEFUL, changes)) == [None] * 30
    state = at(HOPEFUL)
    folded = replace(state.seats[0], folded=3, hand=())
    assert intentions(judge, replace(state, seats=(folded, state.seats[1]))) == [None] * 30


def test_a_coarse_word_is_left_to_people() -> None:
    """MC-02: bots avoid it by default; where it is allowed they lay it."""

    class Rude(WordList):
        def is_coarse(self, word: str) -> bool:
            return word == "RATS"

    judge = Rude(["RAT", "RATS"], frequency={"RAT": 6.0, "RATS": 6.0})
    assert not [c for c in commands(judge, at(HOPEFUL)) if isinstance(c, co.Play)]
    allowed = at(HOPEFUL, coarse_words="allowed")
    assert [c for c in commands(judge, allowed) if isinstance(c, co.Play)]


def test_rare_words_are_not_known_but_added_ones_are() -> None:
    """MC-02, MC-38."""
    judge = WordList(["RAT", "RATS"], frequency={"RAT": 6.0, "RATS": 0.5})
    assert not [c for c in commands(judge, at(HOPEFUL)) if isinstance(c, co.Play)]
    added = at(HOPEFUL, {"added": frozenset({"RATS"})})
    assert [c for c in commands(judge, added) if isinstance(c, co.Play)]
    extra = at(HOPEFUL, extra_words=["rats"])
    assert [c for c in commands(judge, extra) if isinstance(c, co.Play)]


def test_a_mistake_is_made_once() -> None:
    """MC-19: it costs two cards; the same bot does not lay that word again."""
    judge = common("cho cha")
    state = at("Cb Hb Ab | Ub ; Eb | CHA | open 0 -")
    mistakes = 0
    for n in range(100):
        player = bot(judge, Level.DEBUTANT, seed=n)
        now = laid = 0
        for _ in range(30):
            means = player.intend(seen(state), now)
            assert means is not None
            laid += isinstance(means.command, co.Play)
            now = means.at + 1
        assert laid <= 1
        mistakes += laid
    assert mistakes > 20
    assert TRAITS[Level.DEBUTANT].slip > 0


def test_over_means_on_top() -> None:
    """MC-05: a blue pile may be covered."""
    state = at("Cb Hb Ab Tb | Sb ; Eb | CHAT | open 0 -")
    plays = [c for c in commands(common("chat chas"), state) if isinstance(c, co.Play)]
    assert {p.placements[0].place for p in plays} == {over(3)}


def test_chance_comes_from_the_seed_alone() -> None:
    state = at(HOPEFUL)
    one, two = (bot(common("rat rats"), seed=5).intend(seen(state), 0) for _ in range(2))
    assert one == two


# violet cards


def test_mc_27_lays_two_cards_together() -> None:
    judge = common("age page plage pages")
    state = at("Ab Gb Eb | Lb Pb Wb ; Eb | AGE | open 0 2_PAR_2")
    game = MeliCado(judge, ())
    plays = [c for c in commands(judge, state) if isinstance(c, co.Play)]
    assert len(plays) > 10
    for play in plays:
        assert not isinstance(game.decide(state, 0, play, 0), Refusal)
        letters = {c.id: c.letter for c in state.seats[0].hand}
        assert [letters[p.card] for p in play.placements] == ["L", "P"]


def test_mc_27_keeps_count_of_both_cards_before_the_settlement() -> None:
    """MC-18: two in front, and a third there would be one too many."""
    judge = common("aa aaaa aaaaaa")
    state = at("Ab Ab | Ab Ab Ab Ab Wb ; Eb | AA | open 0 2_PAR_2", simultaneous_ms=2000)
    game, player = MeliCado(judge, ()), bot(judge, seed=1)
    laid: list[list[str]] = []
    now = 0
    for _ in range(40):
        means = player.intend(seen(state), now)
        assert means is not None
        now = means.at
        for event in game.tick(state, now):
            state = game.evolve(state, event)
        if isinstance(means.command, co.Play):
            laid.append([p.place.where for p in means.command.placements])
            events = game.decide(state, 0, means.command, now)
            assert isinstance(events, list)
            assert "Faulted" not in [type(e).__name__ for e in events]
            for event in events:
                state = game.evolve(state, event)
    assert len(laid) == 2


def test_mc_27_one_card_left_is_not_exchanged_for_an_odd_number_again() -> None:
    judge = common("age cage")
    state = at("Ab Gb Eb | Wb ; Eb | AGE | open 0 2_PAR_2")
    assert co.Exchange not in {type(c) for c in commands(judge, state)}
    state = at("Ab Gb Eb | Cb ; Eb | AGE | open 0 2_PAR_2", last_single="allowed")
    assert co.Play in {type(c) for c in commands(judge, state)}


@pytest.mark.parametrize("special", ["FONETIK", "ENGLISH"])
def test_mc_23_and_mc_31_lays_the_words_that_count_now(special: str) -> None:
    judge = WordList(["BAT"], frequency={"BAT": 6.0}, specials={special: common("bat bato")})
    position = f"Bb Ab Tb | Ob Wb ; Eb | BAT | open 0 {special}"
    assert co.Play in {type(c) for c in commands(judge, at(position))}
    plain = at(position.replace(special, "-"))
    assert co.Play not in {type(c) for c in commands(judge, plain)}
