"""What the events of the open table do to a state: cards laid, calls, exchanges, blockages."""

from msgspec.structs import replace

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Place, resolved
from melicado.rules.melicado.changes import (
    call_resumed,
    call_stands,
    declaration_over,
    every_seat,
    next_pile,
    progress,
    row_gone,
    seat_changed,
    without,
)
from melicado.rules.melicado.evolve_contest import may_be_contested
from melicado.rules.melicado.ground import counted
from melicado.rules.melicado.state import (
    Call,
    Declaration,
    How,
    Objection,
    Phase,
    State,
    Waiting,
    Window,
    WordSeen,
)


def laid(state: State, e: ev.Laid) -> State:
    """A provisional play opens the window or joins it (MC-20)."""
    cards = tuple(c.card for c in e.play.cards)
    version = state.window.version if state.window else state.version
    plays = (*(state.window.plays if state.window else ()), e.play)
    hand = without(state.seats[e.play.seat].hand, cards)
    state = seat_changed(row_gone(state, e.play.at), e.play.seat, hand=hand)
    window = Window(version, e.closes, plays, e.row)
    return replace(state, window=window, contestable=None, undo=None)


def settled(state: State, e: ev.Settled) -> State:
    """The plays of the window stand and are counted (MC-18, MC-20)."""
    before = state
    plays = state.window.plays if state.window else ()
    for play in plays:
        # Only an opening has places beside its own new pile, and there a play is alone.
        places = tuple(resolved(c.place, state.next_pile) for c in play.cards)
        state = _count_places(state, play.seat, places)
    after = progress(
        replace(
            state,
            row=e.row,
            next_pile=next_pile(e.row, state.next_pile),
            window=None,
            waiting=(),
            words=state.words + e.words,
        )
    )
    seats = tuple(play.seat for play in plays)
    since = before.window.version + 1 if before.window else before.version
    return may_be_contested(before, after, seats, since, plays=plays)


def _count_places(state: State, seat: int, places: tuple[Place, ...]) -> State:
    """MC-18: count cards in succession at one place."""
    streak = state.seats[seat].streak
    for place in places:
        streak = counted(streak, place)
    if state.options.same_place == "uninterrupted":
        state = every_seat(state, streak=None)
    return seat_changed(state, seat, streak=streak)


def returned(state: State, e: ev.Returned) -> State:
    """The plays of the window are back in their hands, and locked there (MC-20)."""
    plays = state.window.plays if state.window else ()
    # Late plays name the piles that were shown: their ids are not given again.
    unused = next_pile(state.shown, state.next_pile)
    state = row_gone(state, e.at)
    for play in plays:
        cards = tuple(c.card for c in play.cards)
        seat = state.seats[play.seat]
        ids = seat.locked + tuple(c.id for c in cards)
        state = seat_changed(state, play.seat, hand=seat.hand + cards, locked=ids)
    return replace(state, window=None, waiting=(), next_pile=unused)


def faulted(state: State, e: ev.Faulted) -> State:
    """The table stays as it is; a call that failed is over (MC-19)."""
    return state if e.how == How.PLAY else call_resumed(state, e.at)


def held(state: State, e: ev.Held) -> State:
    """A command waits for the settlement (MC-20)."""
    if e.command is None:
        return state
    return replace(state, waiting=(*state.waiting, Waiting(e.seat, e.command, e.at)))


def called(state: State, e: ev.Called) -> State:
    """Everybody but the caller stops (MC-32, MC-33)."""
    return replace(state, phase=Phase.CALL, call=Call(e.how, e.seat, e.at, e.until))


def call_cancelled(state: State, e: ev.CallCancelled) -> State:
    """As if there had been no call (MC-35)."""
    return call_resumed(state, e.at)


def rearranged(state: State, e: ev.Rearranged) -> State:
    """A Méli stands; a card may have gone to the reserve (MC-32)."""
    word = WordSeen(e.word, e.seat, How.MELI, state.sequence, e.at, e.line)
    after = call_stands(state, e.row, word)
    if e.discard is not None:
        hand = without(after.seats[e.seat].hand, (e.discard,))
        after = seat_changed(after, e.seat, hand=hand)
        after = replace(after, reserve=(*after.reserve, e.discard))
    return may_be_contested(state, after, (e.seat,), after.version, discard=e.discard)


def given(state: State, e: ev.Given) -> State:
    """A Cado stands; the whole pile is in another hand (MC-33)."""
    word = WordSeen(e.word, e.seat, How.CADO, state.sequence, e.at, e.line)
    after = call_stands(state, e.row, word)
    after = seat_changed(after, e.to, hand=after.seats[e.to].hand + e.pile.cards)
    return may_be_contested(state, after, (e.seat,), after.version, pile=e.pile, to=e.to)


def exchanged(state: State, e: ev.Exchanged) -> State:
    """A card of the hand is in the reserve (MC-36)."""
    if e.card is None:
        return state
    seat = state.seats[e.seat]
    hand = without(seat.hand, (e.card,))
    locked = tuple(i for i in seat.locked if i != e.card.id)
    state = seat_changed(state, e.seat, hand=hand, locked=locked, exchanged=True)
    return replace(state, reserve=(*state.reserve, e.card))


def declared(state: State, e: ev.Declared) -> State:
    """The others have a while to object (MC-37)."""
    declaration = Declaration(e.seat, e.until, playable=e.playable)
    return replace(seat_changed(state, e.seat, declared=e.at), declaration=declaration)


def agreed(state: State, e: ev.Agreed) -> State:
    """One seat fewer to wait for (MC-37)."""
    if state.declaration is None:
        return state
    seats = (*state.declaration.agreed, e.seat)
    return replace(state, declaration=replace(state.declaration, agreed=seats))


def objected(state: State, e: ev.Objected) -> State:
    """The declaration is off; the objector has to show a play (MC-37)."""
    return replace(declaration_over(state), objection=Objection(e.seat, e.until))


def objection_failed(state: State, e: ev.ObjectionFailed) -> State:
    """The objector may not object to the next declaration (MC-37)."""
    return seat_changed(replace(state, objection=None), e.seat, barred=True)


def word_backed(state: State, e: ev.WordBacked) -> State:
    """One more seat accepts the word that was proposed, or contested (MC-38)."""
    if state.contest is not None:
        until = state.contest.until if e.until is None else e.until
        agreed = (*state.contest.agreed, e.seat)
        return replace(state, contest=replace(state.contest, agreed=agreed, until=until))
    if state.proposal is None:
        return state
    agreed = (*state.proposal.agreed, e.seat)
    return replace(state, proposal=replace(state.proposal, agreed=agreed))


def word_added(state: State, e: ev.WordAdded) -> State:
    """One word more counts; what else was proposed is still to be decided (MC-38)."""
    asked = state.proposal
    proposal = None if asked is not None and asked.word == e.word else asked
    return replace(state, added=state.added | {e.word}, proposal=proposal)
