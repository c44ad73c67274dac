"""The table from the chair of who looks on, through a whole chain of events."""

from typing import Any

from PySide6.QtCore import QPoint, Qt
from table_rig import Rig, labels

from melicado.drawing.palette import LIGHT
from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK
from melicado.rules.melicado.options import Options
from melicado.table.look import SeatLabel, TableLook
from melicado.table.looking_on import no_cards
from melicado.table.melicado.table import MeliCadoTable


class Watched(Rig):
    """A rig whose screen is that of somebody who looks on at the game of the others."""

    def __init__(self, qtbot: Any, *what: Any, **more: Any) -> None:
        super().__init__(qtbot, *what, **more)
        count = len(self.state.seats)
        seats = [*labels(count), SeatLabel("Noé", 9, False, looking_on=True)]
        self.table = MeliCadoTable(self.game.judge, seats, count, TableLook(LIGHT, motion=False))
        qtbot.addWidget(self.table)
        self.table.resize(1280, 800)
        self.table.commanded.connect(self._commanded)
        self.table.show()
        self.table.set_view(self.view)

    @property
    def view(self) -> Any:
        """What nobody in particular sees."""
        return self.game.view(self.state, frozenset())

    def _show(self, events: list[Any]) -> None:
        for event in events:
            self.state = self.game.evolve(self.state, event)
            self.number += 1
            self.table.step(self.number, self.game.redact(event, frozenset()), self.view)


WORDS = "GARE RAGE AGE GAR RARE GARES"
POSITION = "Gb Ab Rb/Rb Eb | Nb Sb ; Ab ; Bb Cb | GARE | open 0 -"


def test_nothing_can_be_done_and_everything_says_why(qtbot) -> None:
    rig = Watched.at(qtbot, POSITION, WORDS)
    assert rig.table.check_against(rig.view) == []
    assert rig.stage.props.places == {}
    for act in (
        lambda: rig.key(Qt.Key.Key_F2),
        lambda: rig.key("s"),
        lambda: rig.click(rig.pile_point(rig.pile("G"))),
        lambda: rig.drag(rig.pile_point(rig.pile("G")), rig.pile_point(rig.pile("G"))),
        lambda: rig.click(QPoint(640, 760)),
    ):
        rig.stage.pill.hush()
        act()
        assert rig.stage.pill.shown == (no_cards(), "info")
    assert rig.sent == []


def test_the_others_are_watched_through_plays_calls_and_a_blockage(qtbot) -> None:
    """MC-33, MC-37: what they do moves; nothing is asked of the chair."""
    rig = Watched.at(qtbot, POSITION, WORDS)
    card = rig.state.seats[0].hand[1]
    rig.do(0, co.Play(rig.state.version, (co.Placement(card.id, BACK),)))
    rig.pass_time(500)
    assert "".join(p.letter for p in rig.view.row.piles) == "GARES"
    assert rig.table.check_against(rig.view) == []
    rig.do(1, co.CallMeli())
    assert not rig.stage.bar.items
    rig.do(1, co.GiveUp())
    assert rig.table.check_against(rig.view) == []
    rig.do(1, co.Declare())
    assert rig.view.declaration is not None
    assert not rig.stage.banner.buttons.items
    assert rig.stage.banner.notice.until is not None
    for seat in (0, 2):
        rig.do(seat, co.Agree())
    assert rig.table.check_against(rig.view) == []


def test_all_hands_are_open_after_a_round_and_none_is_taken_for_ones_own(qtbot) -> None:
    rig = Watched.at(qtbot, POSITION, WORDS, options=Options(rounds=1))
    for seat in range(3):
        rig.do(seat, co.Fold())
    assert rig.view.phase == "over"
    assert rig.view.seats[-1].hand is not None
    assert not rig.stage.local.hand(rig.stage.view)
    assert not rig.stage.bar.items
