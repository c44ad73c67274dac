"""The layout is pure geometry: nothing overlaps, nothing sticks out, at any size."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from melicado.drawing.cards import ASPECT
from melicado.table.mendelius.frame import frame_of
from melicado.table.mendelius.layout import Layout, board, fan, make_layout

SIZES = [(1024, 600), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160), (1024, 1366)]
FRAMES = [(1, ""), (2, ""), (3, ""), (4, ""), (5, ""), (6, "A"), (6, "B"), (6, "C"), (7, "")]


def regions(layout: Layout) -> dict[str, QRectF]:
    names = ("me", "pause", "why", "ask", "stock", "stock_note", "discards", "discards_note")
    named = {name: getattr(layout, name) for name in (*names, "never", "work", "notice", "bar")}
    named |= {f"seat {i}": box for i, box in enumerate(layout.seats)}
    return named | {f"tool {i}": box for i, box in enumerate(layout.tools)}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("others", [1, 3, 7])
def test_nothing_overlaps_or_sticks_out(size, mirrored, others) -> None:
    layout = make_layout(*size, others, 1.4, mirrored)
    boxes = regions(layout)
    for name, box in boxes.items():
        assert layout.bounds.contains(box), name
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        common = a.intersected(b)
        assert common.width() <= 0.01 or common.height() <= 0.01, (one, other)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [1, 7, 13])
def test_a_hand_stays_clear_of_the_bar_and_the_corners(size, count) -> None:
    layout = make_layout(*size, 3)
    left, right = layout.me.right(), layout.tools[0].left()
    for pose in fan(layout, count):
        half = pose.width / 2
        reach = half + half * ASPECT * 0.1  # a card turned by 5.5 degrees is that much wider
        assert pose.x - reach > left - 4 * layout.u
        assert pose.x + reach < right + 10 * layout.u
        assert pose.y - half * ASPECT - 20 * layout.u > layout.bar.bottom()
        assert pose.y + half * ASPECT < layout.height


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_thirteen_cards_each_show_their_index(size) -> None:
    """The index takes 27 hundredths of a card's width."""
    layout = make_layout(*size, 3)
    poses = fan(layout, 13)
    assert poses[0].width >= 60
    assert all(b.x - a.x >= 0.45 * a.width for a, b in pairwise(poses))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_the_crosses_of_a_round_lie_in_the_middle_side_by_side(size, frame) -> None:
    layout = make_layout(*size, 3)
    shown = frame_of(*frame)
    placed = board(layout, shown)
    assert len(placed.boxes) == len(shown.places)
    assert len(placed.captions) == len(shown.parts)
    work = layout.work.adjusted(-1, -1, 1, 1)
    for box in (*placed.boxes, *placed.captions):
        assert work.contains(box)
        assert not box.intersects(layout.stock)
    for one, other in combinations((*placed.boxes, *placed.captions), 2):
        assert not one.adjusted(1, 1, -1, -1).intersects(other)
    assert placed.boxes[0].width() >= 60
    if shown.number == 6:
        assert work.contains(placed.patterns)
        assert not any(placed.patterns.intersects(b) for b in placed.boxes)


def test_cards_grow_with_the_window() -> None:
    sizes = [(1024, 600), (1280, 800), (1920, 1080), (3840, 2160)]
    widths = [make_layout(*size, 3).work_card for size in sizes]
    assert widths == sorted(widths)
    assert widths[3] >= 3 * widths[0]


def test_mirrored_swaps_the_sides() -> None:
    plain, mirrored = make_layout(1280, 800, 3), make_layout(1280, 800, 3, mirrored=True)
    assert plain.stock.left() < plain.discards.left()
    assert mirrored.stock.left() > mirrored.discards.left()
