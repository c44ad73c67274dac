"""Plays at the same time: how they go together, and the window's end (MC-20)."""

from melicado.rules.melicado import events as ev
from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import Pile, Row
from melicado.rules.melicado.desk import Desk
from melicado.rules.melicado.ground import Spot, settled_ground
from melicado.rules.melicado.judging import read
from melicado.rules.melicado.state import How, LaidPlay, WordSeen


def combine(desk: Desk, plays: tuple[LaidPlay, ...]) -> tuple[Row, bool]:
    """Lay the plays of a window one after the other: the row, and whether they go together.

    Cards that do not are on the row all the same: everyone sees them until they go back.
    """
    state = desk.state
    row, holds = state.row, True
    pile = state.next_pile
    for play_ in plays:
        for laid in play_.cards:
            ground = settled_ground(state, play_.seat)._replace(row=row)
            spot = Spot(laid.card, laid.place, laid.letter)
            fits = gr.exists(row, laid.place) and gr.colour_fault(ground, spot) is None
            holds = holds and fits
            row = gr.put(row, spot, pile)
            pile += 1
        row = _name_jokers(row, play_.names)
    return row, holds


def _name_jokers(row: Row, names: dict[int, str]) -> Row:
    """The first play names the jokers of the base that are still visible (MC-07)."""
    piles = tuple(
        Pile(p.id, p.cards, names[p.id]) if not p.letter and p.id in names else p for p in row.piles
    )
    return Row(piles, row.branches)


def settle(desk: Desk) -> None:
    """The window closes: all its plays stand together, or all go back (MC-20)."""
    state = desk.state
    if state.window is None:
        return
    plays = state.window.plays
    row, word, holds = state.window.shown, plays[-1].word, True
    if len(plays) > 1:
        row, word, holds = _together(desk, plays)
    if not holds:
        seats = tuple(p.seat for p in plays)
        desk.emit(ev.Returned(seats=seats, word=word, at=desk.at))
        return
    words = (*_on_the_way(desk, plays, word), _seen(desk, plays[-1].seat, word))
    desk.emit(ev.Settled(row=row, words=words, at=desk.at))


def _together(desk: Desk, plays: tuple[LaidPlay, ...]) -> tuple[Row, str, bool]:
    """The row that several plays make, its word, and whether places, colours and word are right."""
    row, holds = combine(desk, plays)
    row, word, wrong = read(row, settled_ground(desk.state, plays[0].seat), desk.judge)
    return row, word, holds and wrong is None


def _seen(desk: Desk, seat: int, word: str) -> WordSeen:
    return WordSeen(word, seat, How.PLAY, desk.state.sequence, desk.at)


def _on_the_way(desk: Desk, plays: tuple[LaidPlay, ...], last: str) -> tuple[WordSeen, ...]:
    """The correct words the row passed through before the last play of a window (MC-20)."""
    words: dict[str, WordSeen] = {}
    for count in range(1, len(plays)):
        _, word, right = _together(desk, plays[:count])
        if right and word != last:
            words.setdefault(word, _seen(desk, plays[count - 1].seat, word))
    return tuple(words.values())
