"""Nothing that is written on the table is cut: in any state, size of window and size of text."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtGui import QFontMetricsF
from table_rig import Rig

from melicado.drawing.palette import LIGHT
from melicado.rules.melicado import commands as co
from melicado.rules.melicado.options import PLAYABLE, Options
from melicado.rules.melicado.reasons import Reason
from melicado.table import items, lettering
from melicado.table.look import TableLook
from melicado.texts import language
from melicado.texts.melicado import reason_sentence

POSITION = "Pb Lb Ar Gb Eb | Sg Nb *r Ib Tr Eg Rb ; Ab ; Bb ; Cb | PLAGE | open 0 {}"
SIZES = [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)]


class Longer(QTranslator):
    """A language whose texts are 40 % longer, in words as long as those of the source."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        more = max(2, round(len(source) * 0.4))
        return source + ("mm" if more < 6 else (" longer" * more)[:more].rstrip())


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that had to be cut to be written."""
    found: list[str] = []

    class Metrics(QFontMetricsF):
        def elidedText(self, text: str, mode: Any, width: float, *rest: Any) -> str:
            shown = super().elidedText(text, mode, width, *rest)
            if shown != text:
                found.append(f"{text} -> {shown}")
            return shown

    monkeypatch.setattr(lettering, "QFontMetricsF", Metrics)
    items.CACHE.clear()  # what another test has painted is not written again
    return found


@pytest.fixture(params=["fr", "longer"])
def tongue(request: pytest.FixtureRequest, qapp: Any) -> Iterator[str]:
    """French, or a language 40 % longer."""
    longer = Longer()
    if request.param == "fr":
        language.install("fr")
    else:
        QCoreApplication.installTranslator(longer)
    yield request.param
    language.forget()
    QCoreApplication.removeTranslator(longer)


def states(qtbot: Any, size: tuple[int, int], look: TableLook) -> Iterator[str]:
    """Every state of the table, one after the other, by name."""

    def at(special: str = "-", **more: Any) -> Rig:
        return Rig.at(qtbot, POSITION.format(special), "PLAGE PLAGES", size=size, look=look, **more)

    rig = Rig.start(qtbot, 4, "AG", size=size, look=look)
    yield "violet"
    rig.button("violet_no")
    yield "base"
    rig.button("base_ok")
    yield "opening"
    for kind in PLAYABLE:
        at(kind.value)
        yield kind.value
    rig = at(options=Options(aid="words"))
    rig.key("s")
    yield "a card chosen"
    rig.button("exchange")
    yield "exchange"
    rig.key(Qt.Key.Key_Escape)
    rig.key("*")
    rig.key(Qt.Key.Key_Return)
    yield "joker"
    for special in ("-", "VERTICALE"):  # where the row is deep, buttons and lines are narrow
        for seat, command in (
            (0, co.CallMeli()),
            (0, co.CallCado()),
            (1, co.CallMeli()),
            (1, co.CallCado()),
        ):
            at(special).do(seat, command)
            yield f"{command} of {seat} under {special}"
        rig = at(special)
        rig.button("exchange")
        yield f"exchange under {special}"
        rig.do(1, co.Declare())
        yield f"declared under {special}"
        rig.do(0, co.Object())
        yield f"objected under {special}"
    rig = at()
    rig.table.set_covered(True)
    yield "pause"
    for reason in Reason:
        rig = rig if rig.stage.local.covered is False else at()
        rig.table.sentence(reason_sentence(reason, Evidence()), "fault")
        yield reason


class Evidence(dict[str, str | int]):
    """A long word for whatever a sentence asks."""

    def __missing__(self, key: str) -> str:
        return "ANTICONSTITUTION"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_cut(qtbot: Any, cut: list[str], tongue: str, size: tuple[int, int]) -> None:
    seen: dict[str, list[str]] = {}
    for state in states(qtbot, size, TableLook(LIGHT, motion=False)):
        if cut:
            seen[state] = list(cut)
            cut.clear()
    assert seen == {}


@pytest.mark.parametrize("scale", [1.2, 1.4])
def test_nothing_is_cut_in_large_text(qtbot: Any, cut: list[str], scale: float) -> None:
    language.install("fr")
    try:
        for state in states(qtbot, (1024, 600), TableLook(LIGHT, motion=False, text_scale=scale)):
            assert cut == [], state
    finally:
        language.forget()
