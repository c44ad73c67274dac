"""Plays at the same time: how they go together, and the window's end (MC-20)."""

from melicado.rules.melicado import events as ev
from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import Pile, Row
from melicado.rules.melicado.desk import Desk
from melicado.rules.melicado.ground import Spot, settled_ground
from melicado.rules.melicado.judging import Read, read_lines
from melicado.rules.melicado.lines import ROW, lines_of, lines_through
from melicado.rules.melicado.state import How, LaidPlay, Window, WordSeen


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
    read, holds = _as_shown(state.window), True
    if len(plays) > 1:
        read, holds = _together(desk, plays)
    if not holds:
        seats = tuple(p.seat for p in plays)
        word = next(iter(read.words.values()))
        desk.emit(ev.Returned(seats=seats, word=word, at=desk.at))
        return
    words = (*_on_the_way(desk, plays, read), *_seen(desk, plays, read))
    desk.emit(ev.Settled(row=read.row, words=words, at=desk.at))


def _as_shown(window: Window) -> Read:
    """The plays of a window as they show, read as the last of them was judged."""
    last = window.plays[-1]
    lines = _lines(window.shown, (last,))
    return Read(window.shown, dict(zip(lines, last.words, strict=False)))


def _lines(row: Row, plays: tuple[LaidPlay, ...]) -> tuple[int, ...]:
    """The lines that some plays have changed, the row first."""
    lines = {line for p in plays for c in p.cards for line in lines_through(row, c.place)}
    return tuple(line for line in lines_of(row) if line in lines)


def _together(desk: Desk, plays: tuple[LaidPlay, ...]) -> tuple[Read, bool]:
    """What several plays make, and whether places, colours and words are right."""
    row, holds = combine(desk, plays)
    ground = settled_ground(desk.state, plays[0].seat)
    read = read_lines(row, ground, _lines(row, plays), desk.judge)
    return read, holds and read.reason is None


def _seen(desk: Desk, plays: tuple[LaidPlay, ...], read: Read) -> tuple[WordSeen, ...]:
    """The words of the lines, each by who changed it last, the row's at the end."""
    state, by = desk.state, {line: p.seat for p in plays for line in _lines(read.row, (p,))}
    return tuple(
        WordSeen(word, by[line], How.PLAY, state.sequence, desk.at, line)
        for line, word in sorted(read.words.items(), key=lambda item: item[0] == ROW)
    )


def _on_the_way(desk: Desk, plays: tuple[LaidPlay, ...], last: Read) -> tuple[WordSeen, ...]:
    """The correct words that lines passed through before the last play of a window (MC-20)."""
    words: dict[str, WordSeen] = {}
    for count in range(1, len(plays)):
        read, right = _together(desk, plays[:count])
        for seen in _seen(desk, plays[:count], read) if right else ():
            if seen.word not in last.words.values():
                words.setdefault(seen.word, seen)
    return tuple(words.values())
