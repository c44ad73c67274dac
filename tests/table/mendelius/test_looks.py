"""Long languages, large text, other sides, colours and screens: nothing is cut or covered."""

from itertools import combinations

import pytest
from mendelius_rig import Rig
from PySide6.QtCore import QCoreApplication, QRectF, QTranslator

from melicado.drawing.palette import DARK, LIGHT
from melicado.rules.mendelius import commands as co
from melicado.table.look import TableLook
from melicado.table.mendelius.plan import shown_board
from melicado.texts import language

SIZES = [(1024, 600), (1280, 800), (1920, 1080)]


class Longer(QTranslator):
    """A language 40 % longer than any."""

    def translate(self, context, source, disambiguation=None, n=-1):
        extra = "xyz'" * (len(source) * 2 // 20 + 1)
        return f"{source}{extra[: max(2, len(source) * 2 // 5)]}"


@pytest.fixture(params=["fr", "longer"])
def spoken(request, qapp):
    if request.param == "longer":
        translator = Longer()
        QCoreApplication.installTranslator(translator)
        yield request.param
        QCoreApplication.removeTranslator(translator)
    else:
        language.install(request.param)
        yield request.param
        language.forget()


def furniture(rig: Rig) -> dict[str, QRectF]:
    """What is painted beside the cards, by name."""
    stage = rig.stage
    shown = {f"button {n}": b.box for row in stage.rows() for n, b in row.items.items()}
    if stage.banner.plate.isVisible():
        shown["banner"] = stage.banner.plate.box
    elif stage.pill.item.isVisible():
        shown["pill"] = stage.pill.item.box
    for name in ("ask", "stock_note", "discards_note"):
        shown[name] = getattr(stage.props, name).box
    shown |= {f"seat {n}": item.box for n, item in enumerate(stage.panels.items)}
    shown["me"] = stage.panels.mine.box
    captions = [c for c in stage.pedigree.captions if c.isVisible()]
    return shown | {f"caption {n}": item.box for n, item in enumerate(captions)}


def scenes(qtbot, size, look):
    """One table after another, in every state that paints something of its own."""
    for number in (1, 5, 7):
        rig = Rig(qtbot, 4, round=number, size=size, look=look)
        yield rig
        rig.do(0, co.TakeStock())
        rig.pass_time(6000)
        rig.button("arrange")
        yield rig
    rig = Rig(qtbot, 8, round=6, round6="ABC", size=size, look=look, turn=1)
    yield rig
    rig.do(1, co.TakeStock())
    yield rig
    rig = Rig(qtbot, 4, round=2, size=size, look=look, people=(0, 2, 3), turn=1)
    rig.do(1, co.TakeStock())
    yield rig
    rig = Rig(qtbot, 2, round=1, hand="JK RGF RM BM BF BD", top="OS", size=size, look=look)
    rig.button("take_discard")
    rig.button("mendelius")
    yield rig


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.4])
def test_words_of_any_length_stay_in_their_places(qtbot, spoken, size, scale) -> None:
    look = TableLook(LIGHT, motion=False, text_scale=scale)
    for rig in scenes(qtbot, size, look):
        boxes = furniture(rig)
        for name, box in boxes.items():
            assert rig.stage.layout.bounds.contains(box), (name, box)
        for (one, a), (other, b) in combinations(boxes.items(), 2):
            assert not a.adjusted(1, 1, -1, -1).intersects(b), (one, other)
        places = shown_board(rig.view, rig.local, rig.stage.layout)[1].boxes
        for place in places:
            for name, box in boxes.items():
                assert not place.adjusted(1, 1, -1, -1).intersects(box), name
        rig.sound()


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda p: p.name)
def test_another_look_is_taken_at_once(qtbot, palette) -> None:
    rig = Rig(qtbot, 3, round=4)
    before = rig.table.grab().toImage()
    rig.table.set_look(TableLook(palette, motion=False, text_scale=1.2, mirrored=True))
    assert rig.stage.layout.stock.left() > 640
    assert rig.table.grab().toImage() != before
    rig.sound()


@pytest.mark.parametrize("number", [1, 6, 7])
def test_resized_at_any_moment_it_still_is_the_view(qtbot, number) -> None:
    rig = Rig(qtbot, 3, round=number)
    rig.button("arrange")
    for size in [*SIZES, (1366, 768), (3840, 2160), (1024, 1366), (700, 420)]:
        rig.table.resize(*size)
        assert rig.stage.layout.width == size[0]
        rig.sound()
        for item in rig.stage.cards.items.values():
            assert rig.stage.layout.bounds.contains(item.sceneBoundingRect().center())


def test_the_curtain_covers_everything_at_any_size(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, people=(0, 1))
    for size in SIZES:
        rig.table.resize(*size)
        assert rig.stage.curtain.cloth.box.contains(rig.stage.layout.bounds)
        top = max(i.zValue() for i in rig.stage.cards.items.values())
        assert rig.stage.curtain.cloth.zValue() > top


def test_the_clock_of_a_claim_follows_the_match(qtbot) -> None:
    rig = Rig(qtbot, 3, round=1, turn=1)
    rig.do(1, co.TakeStock())
    shown = []
    for _ in range(3):
        rig.pass_time(1200)
        shown.append(rig.stage.banner.clock.pixmap().cacheKey())
    assert len(set(shown)) == 3
    rig.pass_time(4000)
    assert not rig.stage.banner.clock.isVisible()
