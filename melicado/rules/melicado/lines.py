"""The words on the table, one by one: the row, and under VERTICALE the branches below it (MC-28).

A *line* is the row (``ROW``) or the branch below a pile of the row, named by the id of that
pile, its stem. Seen alone, each is a row of its own: so one judgement serves them all.
"""

from melicado.rules.melicado.cards import BACK, Branch, Pile, Place, Row, Where

ROW = -1
"""The line from left to right."""
_ROW_ALONE = (ROW,)


def lines_of(row: Row) -> tuple[int, ...]:
    """Every line on the table, the row first."""
    return (ROW, *(b.stem for b in row.branches))


def line_row(row: Row, line: int) -> Row:
    """A line alone: its piles in reading order, a branch's stem first; empty where there is none.

    A pile of the row that has no branch yet is the whole of its line.
    """
    if line == ROW:
        return Row(row.piles)
    at = row.index(line)
    if at is None:
        return Row()
    return Row((row.piles[at], *_below(row, line)))


def with_line(row: Row, line: int, piles: tuple[Pile, ...]) -> Row:
    """The table with those piles for that line, a branch's stem first among them."""
    if line == ROW:
        return Row(piles, row.branches)
    stem, *below = piles
    branch = Branch(line, tuple(below))
    branches = tuple(branch if b.stem == line else b for b in row.branches)
    if below and line not in lines_of(row):
        branches = (*branches, branch)
    return Row(tuple(stem if p.id == line else p for p in row.piles), branches)


def line_of_pile(row: Row, pile: int) -> int | None:
    """The line a pile was laid on: for a stem the row; None where there is no such pile."""
    if row.index(pile) is not None:
        return ROW
    return next((b.stem for b in row.branches if pile in [p.id for p in b.piles]), None)


def lines_through(row: Row, place: Place) -> tuple[int, ...]:
    """The lines that a card at ``place`` changes, the row first; none where nothing is."""
    if place.where == Where.BELOW:
        return (place.pile,)
    if not row.branches or place.where != Where.OVER:
        return _ROW_ALONE
    line = line_of_pile(row, place.pile)
    if line is None:
        return ()
    shared = line == ROW and place.pile in lines_of(row)
    return (ROW, place.pile) if shared else (line,)


def place_on_line(place: Place) -> Place:
    """The place as it is on a line seen alone: below a stem is behind its branch."""
    return BACK if place.where == Where.BELOW else place


def shared_piles(row: Row, line: int) -> frozenset[int]:
    """The piles of a line that another line reads too."""
    return frozenset(lines_of(row)[1:]) if line == ROW else frozenset((line,))


def _below(row: Row, stem: int) -> tuple[Pile, ...]:
    return next((b.piles for b in row.branches if b.stem == stem), ())
