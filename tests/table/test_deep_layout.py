"""MC-28 as geometry: branches below the row, at any size, clear of all else; one place a pixel."""

from itertools import combinations, pairwise

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from regions import SIZES

from melicado.drawing.cards import ASPECT
from melicado.rules.melicado.cards import BACK, FRONT, Place, Where, below, over
from melicado.table.melicado.layout import Layout, fan, make_layout
from melicado.table.melicado.row import STEP, RowBoxes, row_boxes

LONGEST_ROW, LONGEST_BRANCH = 8, 5


@st.composite
def tables(draw: st.DrawFn) -> tuple[Layout, RowBoxes]:
    """A deep layout of any size from 1024 by 600 on, a row and branches, mirrored or not."""
    size = draw(st.sampled_from(SIZES) | st.tuples(st.integers(1024, 3840), st.integers(600, 2160)))
    layout = make_layout(
        *size, draw(st.integers(0, 9)), draw(st.sampled_from((1.0, 1.4))), draw(st.booleans()), True
    )
    count = draw(st.integers(2, LONGEST_ROW))
    lengths = st.dictionaries(st.integers(0, count - 1), st.integers(1, LONGEST_BRANCH))
    hung = {
        stem: tuple(100 * (stem + 1) + i for i in range(length))
        for stem, length in draw(lengths).items()
    }
    return layout, row_boxes(layout, tuple(range(count)), hung)


def places(boxes: RowBoxes) -> list[Place]:
    """Every place of a row."""
    return [FRONT, BACK, *(over(p) for p, _ in boxes.each()), *(below(p) for p in boxes.ids)]


@given(tables())
def test_mc_28_every_card_and_every_free_place_lies_in_the_zone(table) -> None:
    layout, boxes = table
    zone = layout.row.adjusted(-0.01, -0.01, 0.01, 0.01)
    for place in places(boxes):
        assert zone.contains(boxes.box(place)), place
    for (_, one), (_, other) in combinations(boxes.each(), 2):
        common = one.intersected(other)
        if common.width() > 0.01:  # in one branch, each card covers the foot of the one above
            assert one.x() == other.x()
            assert common.height() <= one.height() * (1 - STEP) + 0.01
    for left, right in pairwise([boxes.front, *boxes.piles, boxes.back]):
        assert left.right() < right.left()
    assert boxes.front.width() % 4 == 0
    assert boxes.front.width() >= 32


@given(tables())
def test_mc_28_branches_stay_clear_of_the_hand(table) -> None:
    layout, boxes = table
    raised = min(p.y - p.width * ASPECT / 2 for p in fan(layout, 7)) - 20 * layout.u
    assert max(boxes.box(place).bottom() for place in places(boxes)) <= raised + 0.01


@given(tables())
def test_mc_28_each_place_is_where_its_box_is(table) -> None:
    _, boxes = table
    for place in places(boxes):
        assert boxes.has(place)
        assert boxes.place_at(boxes.box(place).center(), False) == place
    assert not boxes.has(below(99))
    assert not boxes.has(over(99))


@given(tables(), st.floats(0, 1), st.floats(0, 1))
def test_mc_28_each_pixel_means_one_place_and_the_card_seen_there(table, x, y) -> None:
    layout, boxes = table
    bounds = layout.bounds
    point = QPointF(bounds.width() * x, bounds.height() * y)
    place, pile = boxes.place_at(point, False), boxes.pile_at(point)
    if place is not None:
        assert boxes.has(place)
        assert boxes.band.contains(point)
    if pile is not None:
        assert place is not None
        stem = next(c.stem for c in boxes.columns if pile in c.ids)
        assert place in (over(pile), below(stem))  # the foot of the last card is the place below


@given(tables())
@settings(max_examples=25)
def test_mc_28_a_column_goes_from_its_stem_to_the_place_below(table) -> None:
    """From top to bottom each place once, in order, and each as high as what is seen of it."""
    layout, boxes = table
    for column in boxes.columns:
        x = column.boxes[0].center().x()
        found: list[Place | None] = []
        high: dict[Place | None, int] = {}
        for y in range(int(layout.row.top()) + 1, int(layout.row.bottom())):
            place = boxes.place_at(QPointF(x, y), False)
            high[place] = high.get(place, 0) + 1
            if not found or found[-1] != place:
                found.append(place)
        assert found == [*(over(pile) for pile in column.ids), below(column.stem)]
        assert min(high.values()) >= column.boxes[0].height() * 0.6


@given(tables())
def test_mc_28_a_place_is_as_wide_as_its_column(table) -> None:
    _, boxes = table
    pitch = boxes.back.x() - boxes.piles[-1].x()
    for column in boxes.columns:
        for box, place in zip(column.boxes, map(over, column.ids), strict=True):
            for step in (-0.49, 0.49):
                at = box.center() + QPointF(step * pitch, 0)
                assert boxes.place_at(at, False) == place


@given(tables())
@settings(max_examples=30)
def test_mc_28_arrows_go_along_the_row_and_down_the_branches(table) -> None:
    _, boxes = table
    every = places(boxes)
    for column in boxes.columns:
        here, way = over(column.stem), [over(column.stem)]
        while (there := boxes.next_place(every, here, 0, 1)) is not None:
            way.append(here := there)
        assert way == [*(over(pile) for pile in column.ids), below(column.stem)]
        while (there := boxes.next_place(every, here, 0, -1)) is not None:
            here = there
        assert here == over(column.stem)
    here, row = FRONT, [FRONT]
    while (there := boxes.next_place(every, here, 1, 0)) is not None:
        row.append(here := there)
    assert row == [FRONT, *(over(pile) for pile in boxes.ids), BACK]


def test_mc_28_cards_are_as_large_as_the_longest_branch_lets_them() -> None:
    layout = make_layout(1024, 600, 3, deep=True)
    widths = [row_boxes(layout, (1, 2, 3), {2: tuple(range(10, 10 + n))}) for n in range(6)]
    sizes = [boxes.front.width() for boxes in widths]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == layout.card
    assert sizes[5] >= 36


def test_mc_28_without_depth_nothing_is_below() -> None:
    boxes = row_boxes(make_layout(1280, 800, 3), (1, 2, 3))
    assert not boxes.has(below(2))
    foot = QPointF(boxes.piles[1].center().x(), boxes.band.bottom() - 1)
    found = boxes.place_at(foot, False)
    assert found is not None
    assert found.where == Where.OVER


def test_mc_28_the_slot_of_a_branch_is_found_from_top_to_bottom() -> None:
    boxes = row_boxes(make_layout(1280, 800, 3, deep=True), (1, 2, 3), {2: (7, 8)})
    middle: list[QRectF] = [box for _, box in boxes.line(2)]
    assert [boxes.slot_at(box.center(), 2) for box in middle] == [0, 1, 2]
    assert [boxes.slot_at(box.center()) for box in boxes.piles] == [0, 1, 2]
