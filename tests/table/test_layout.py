"""The layout is pure geometry: nothing overlaps, nothing sticks out, at any size."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF
from regions import SIZES, regions

from melicado.drawing.cards import ASPECT
from melicado.rules.melicado.cards import BACK, FRONT, Where
from melicado.table.melicado.hits import on_card
from melicado.table.melicado.layout import fan, hand_slot, make_layout
from melicado.table.melicado.row import row_boxes


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("others", [0, 1, 3, 6, 9])
@pytest.mark.parametrize("deep", [False, True])
def test_nothing_overlaps_or_sticks_out(size, mirrored, others, deep) -> None:
    """MC-28: nor where words also grow downwards."""
    layout = make_layout(*size, others, 1.4, mirrored, deep)
    boxes = regions(layout)
    for name, box in boxes.items():
        assert layout.bounds.contains(box), name
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        common = a.intersected(b)
        assert common.width() <= 0.01 or common.height() <= 0.01, (one, other)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [1, 2, 7, 12, 25])
def test_a_hand_stays_clear_of_the_bar_and_the_corner(size, count) -> None:
    layout = make_layout(*size, 3)
    for pose in fan(layout, count):
        half = pose.width / 2
        corners = [(x, y) for x in (-half, half) for y in (-half * ASPECT, half * ASPECT)]
        reach = half + half * ASPECT * 0.1  # a card turned by 5.5 degrees is that much wider
        assert pose.x - reach > layout.me.right() - 2
        assert pose.x + reach < layout.discard.left() + 2
        assert pose.y - half * ASPECT - 21 * layout.u > layout.bar.bottom()
        assert pose.y + half * ASPECT < layout.height
        assert corners


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [2, 5, 9, 14])
def test_a_row_stays_between_the_stock_and_the_violet_card(size, count) -> None:
    layout = make_layout(*size, 3)
    boxes = row_boxes(layout, tuple(range(count)))
    line = [boxes.front, *boxes.piles, boxes.back]
    assert boxes.front.left() > layout.stock.right() + 4
    assert boxes.back.right() < layout.violet.left() - 4
    for left, right in pairwise(line):
        assert left.right() < right.left()
        assert left.width() == right.width()
    assert line[0].width() % 4 == 0


def test_mirrored_swaps_the_sides() -> None:
    plain, mirrored = make_layout(1280, 800, 3), make_layout(1280, 800, 3, mirrored=True)
    assert plain.stock.left() < plain.violet.left()
    assert mirrored.stock.left() > mirrored.violet.left()
    assert mirrored.me.left() > 640


def test_cards_grow_with_the_window() -> None:
    widths = [make_layout(*size, 3).card for size in SIZES[:5]]
    assert widths[0] >= 80
    assert widths[4] >= 3 * widths[0]


def test_every_pixel_of_the_row_means_one_place_in_order() -> None:
    boxes = row_boxes(make_layout(1280, 800, 3), (4, 7, 9))
    band = boxes.band.toRect()
    for gaps in (False, True):
        seen = []
        for x in range(band.left() + 1, band.right()):
            place = boxes.place_at(QPointF(x, boxes.band.center().y()), gaps)
            assert place is not None
            assert boxes.has(place)
            if not seen or seen[-1] != place:
                seen.append(place)
        assert seen[0] == FRONT
        assert seen[-1] == BACK
        assert len(seen) == len(set(seen)) == (7 if gaps else 5)
        assert (Where.GAP in {p.where for p in seen}) == gaps


def test_a_place_is_larger_than_its_card() -> None:
    layout = make_layout(1280, 800, 3)
    boxes = row_boxes(layout, (1, 2, 3))
    box = boxes.piles[1]
    above = QPointF(box.center().x(), box.top() - 40)
    below = QPointF(box.center().x(), box.bottom() + 30)
    assert boxes.place_at(above, False) == boxes.place_at(below, False)
    assert boxes.place_at(above, False) == boxes.place_at(box.center(), True)
    assert boxes.place_at(QPointF(box.center().x(), layout.pill.center().y()), False) is None


def test_each_visible_strip_of_an_overlapping_hand_is_its_card() -> None:
    poses = fan(make_layout(1024, 600, 3), 20)
    for number, pose in enumerate(poses[:-1]):
        strip = QPointF(pose.x - pose.width / 2 + 10, pose.y + pose.width * 0.4)
        above = [i for i, p in enumerate(poses) if on_card(p, strip)]
        assert max(above) == number


def test_the_nearest_slot_of_a_hand() -> None:
    layout = make_layout(1280, 800, 3)
    poses = fan(layout, 7)
    assert hand_slot(layout, 7, 0) == 0
    assert hand_slot(layout, 7, 1280) == 6
    assert hand_slot(layout, 7, poses[3].x + 5) == 3
