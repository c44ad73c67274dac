"""Long languages, large text, other sides, colours and screens: nothing is cut or covered."""

from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QTranslator
from table_rig import Rig

from melicado.drawing.palette import DARK, LIGHT
from melicado.rules.melicado import commands as co
from melicado.rules.melicado.options import Options
from melicado.table.look import TableLook
from melicado.texts import language

SIZES = [(1024, 600), (1280, 800), (1920, 1080)]
ROW = "Pb Lb Ar Gb Eb | Sg Nb *r Ib Tr Eg Rb ; Ab ; Bb ; Cb | PLAGE | open 0 {}"
POSITION = ROW.format("INSERTION")


class Longer(QTranslator):
    """A language 40 % longer than any."""

    def translate(self, context, source, disambiguation=None, n=-1):
        extra = "xyz'" * (len(source) * 2 // 20 + 1)
        return f"{source}{extra[: max(2, len(source) * 2 // 5)]}"


@pytest.fixture(params=["fr", "en", "longer"])
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
    stage = rig.stage
    shown = {f"button {n}": b.box for n, b in stage.bar.items.items()}
    shown |= {f"corner {n}": b.box for row in stage.corner for n, b in row.items.items()}
    shown["banner"] = stage.banner.plate.box
    if stage.pill.item.isVisible():
        shown["pill"] = stage.pill.item.box
    shown |= {f"seat {n}": item.box for n, item in stage.panels.items.items()}
    return shown


def scenes(qtbot, size, look):
    yield from at_play(qtbot, POSITION, size, look)
    yield from at_play(qtbot, ROW.format("VERTICALE"), size, look)
    for step in range(3):
        rig = Rig.start(qtbot, 4, "AG", size=size, look=look)
        for name in ("violet_yes", "base_ok")[:step]:
            rig.button(name)
        yield rig


def at_play(qtbot, position, size, look):
    yield Rig.at(qtbot, position, "PLAGE", size=size, look=look)
    for seat, command in ((0, co.CallMeli()), (0, co.CallCado()), (1, co.CallMeli())):
        rig = Rig.at(qtbot, position, "PLAGE", size=size, look=look)
        rig.do(seat, command)
        yield rig
    rig = Rig.at(qtbot, position, "PLAGE", size=size, look=look)
    rig.do(1, co.Declare())
    rig.press(rig.card_point(rig.card("N")))
    rig.move(rig.pile_point(rig.pile("A")))
    yield rig
    rig.release(QPoint(5, 5))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.4])
def test_words_of_any_length_stay_in_their_places(qtbot, spoken, size, scale) -> None:
    look = TableLook(LIGHT, motion=False, text_scale=scale)
    for rig in scenes(qtbot, size, look):
        layout, boxes = rig.stage.layout, furniture(rig)
        for name, box in boxes.items():
            assert layout.bounds.contains(box), (name, box)
        for (one, a), (other, b) in combinations(boxes.items(), 2):
            assert not a.intersects(b), (one, other)
        banner = rig.stage.banner
        plate = banner.plate.box
        for button in banner.buttons.items.values():
            assert plate.contains(button.box)
        row = rig.stage.boxes()
        for pile in row.piles:
            assert not pile.intersects(plate)
            assert not pile.intersects(layout.pill)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda p: p.name)
def test_another_look_is_taken_at_once(qtbot, palette) -> None:
    rig = Rig.at(qtbot, POSITION, "PLAGE")
    before = rig.table.grab().toImage()
    rig.table.set_look(TableLook(palette, motion=False, text_scale=1.2, mirrored=True))
    assert rig.stage.layout.stock.left() > 640
    assert rig.table.grab().toImage() != before
    rig.sound()


@pytest.mark.parametrize("aid", ["places", "words", "none"])
def test_resized_at_any_moment_it_still_is_the_view(qtbot, aid) -> None:
    rig = Rig.at(qtbot, POSITION, "PLAGE PLANE", options=Options(aid=aid))
    for size in [*SIZES, (1366, 768), (3840, 2160), (1024, 1366), (700, 420)]:
        rig.table.resize(*size)
        assert rig.stage.layout.width == size[0]
        rig.sound()
        for item in rig.stage.cards.items.values():
            assert rig.stage.layout.bounds.contains(item.sceneBoundingRect().center())


def test_no_movement_settles_at_once(qtbot) -> None:
    rig = Rig.at(qtbot, POSITION, "PLAGE PLANE")
    rig.do(0, co.Exchange(rig.card("T")))
    assert not rig.stage.motion.busy
    rig.sound()


def test_the_clock_of_a_call_follows_the_match(qtbot) -> None:
    rig = Rig.at(qtbot, POSITION, "PLAGE PLANE")
    rig.do(1, co.CallMeli())
    shown = []
    for _ in range(3):
        shown.append(rig.stage.banner.clock.pixmap().cacheKey())
        rig.pass_time(4000)
    assert len(set(shown)) == 3
    rig.pass_time(4000)
    assert not rig.stage.banner.clock.isVisible()


def test_a_sentence_goes_by_itself_and_a_preview_goes_before_it(qtbot) -> None:
    rig = Rig.at(qtbot, POSITION, "PLAGE PLANE")
    rig.table.sentence("Bonjour", "good")
    assert rig.stage.pill.shown == ("Bonjour", "good")
    card = rig.card("N")
    rig.press(rig.card_point(card))
    rig.move(rig.pile_point(rig.pile("G")))
    assert rig.stage.pill.shown == ("PLAGE → PLANE", "word")
    rig.release(QPoint(5, 5))
    rig.table.sentence("Au revoir")
    rig.stage.pill.hush()
    assert not rig.stage.pill.item.isVisible()


def test_corner_buttons_ask_the_window(qtbot) -> None:
    rig = Rig.at(qtbot, POSITION, "PLAGE")
    with qtbot.waitSignal(rig.table.drawer_toggled, timeout=500):
        rig.button("drawer")
    with qtbot.waitSignal(rig.table.pause_asked, timeout=500):
        rig.button("pause")
