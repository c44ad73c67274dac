"""The people at this screen, where there are several: who has the table, and their plates (MC-45).

What is told here comes from outside, like the View: ``floor`` says whose the table is.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from melicado.drawing.buzzer import BuzzerState
from melicado.match.floor import Speaking
from melicado.rules.melicado.view import View
from melicado.table.buttons import ButtonRow, ButtonSpec
from melicado.table.items import Ink
from melicado.table.look import SeatLabel
from melicado.table.melicado.bench import Parts, bench_targets, on_plate, parts
from melicado.table.melicado.contest import may_contest
from melicado.table.melicado.layout import Layout
from melicado.table.melicado.local import NOBODY, Local
from melicado.table.melicado.plan import Target
from melicado.table.melicado.plates import Plate, PlateState
from melicado.table.melicado.seats import SeatState

translate = QCoreApplication.translate

OBJECT, AGREE, ACCEPT, DECLINE, CONTEST = "object", "agree", "accept", "decline", "contest"
"""What a person may answer on the plate; the button's name adds the seat."""


class Company:
    """One person, who needs none of this, or several."""

    def __init__(self, scene: QGraphicsScene, people: Sequence[int], z: float) -> None:
        self.people = tuple(people)
        self.locals = {seat: Local(seat) for seat in self.people}
        self._nobody = Local(NOBODY)
        self.floor = Speaking()
        self.now = 0
        """The clock of the floor, in ms."""
        self.match_now = 0
        """The clock of the match, in ms."""
        shown = self.people if self.shared else ()
        self.plates = {seat: Plate(scene, z) for seat in shown}

    @property
    def shared(self) -> bool:
        """Whether several people share the screen."""
        return len(self.people) > 1

    @property
    def tall(self) -> bool:
        """Whether the plates stand tall: the table is nobody's."""
        return self.shared and self.floor.seat is None

    def local(self, seat: int) -> Local:
        """The choices of a person, or of nobody."""
        return self.locals.get(seat, self._nobody)

    def everyone(self) -> tuple[Local, ...]:
        """The choices of all."""
        return (*self.locals.values(), self._nobody)

    def boxes(self, layout: Layout) -> dict[int, QRectF]:
        """The plates' boxes, by seat."""
        if not self.shared:
            return {}
        boxes = layout.tall_plates if self.tall else layout.plates
        return dict(zip(self.people, boxes, strict=True))

    def parts(self, seat: int, view: View, layout: Layout) -> Parts:
        """The parts of a person's plate."""
        asked = bool(self.asked(seat, view))
        buzzers = view.options.pace == "free"
        box = self.boxes(layout)[seat]
        return parts(box, layout.u, tall=self.tall, asked=asked, buzzers=buzzers)

    def targets(self, view: View, layout: Layout, me: int) -> dict[int, Target]:
        """Where the cards of those who wait belong."""
        targets: dict[int, Target] = {}
        for seat in self.plates:
            local = self.locals[seat]
            if seat == me:
                continue
            covered = view.options.hands == "on_buzz" or local.covered
            targets |= bench_targets(
                local.hand(view),
                view.special,
                self.parts(seat, view, layout).cards,
                layout.u,
                tall=self.tall,
                covered=covered,
            )
        return targets

    def show(
        self, view: View, layout: Layout, ink: Ink, state_of: Callable[[int], SeatState]
    ) -> None:
        """Show every plate."""
        boxes = self.boxes(layout)
        for number, (seat, plate) in enumerate(self.plates.items()):
            inside = self.parts(seat, view, layout)
            state = PlateState(state_of(seat), number, self.tall, self._buzzer(seat))
            answers = [] if self.locals[seat].covered else self.asked(seat, view)
            plate.show(state, boxes[seat], inside, layout.text, ink, answers)
        self.tick()

    def tick(self) -> None:
        """Let the clock of who has the table run."""
        floor = self.floor
        for seat, plate in self.plates.items():
            counts = seat == floor.seat and floor.until is not None
            plate.tick(self.left if counts else None)

    @property
    def left(self) -> float:
        """The share of time left to who has the table by buzzer."""
        return ((self.floor.until or 0) - self.now) / max(1, self.floor.length)

    def _buzzer(self, seat: int) -> BuzzerState:
        if seat == self.floor.seat:
            return "down"
        return "ready" if self.floor.open and seat not in self.floor.barred else "rests"

    def asked(self, seat: int, view: View) -> list[ButtonSpec]:
        """What a person is asked, on the plate: to object or agree, or to accept a word."""
        proposal, declaration, contest = view.proposal, view.declaration, view.contest
        if seat == self.floor.seat or view.seats[seat].folded:
            return []
        doubted = contest is not None and contest.votable and seat not in contest.agreed
        if doubted or (proposal is not None and seat not in proposal.agreed):
            return [
                _answer(ACCEPT, seat, translate("Appeal", "Yes"), "meli"),
                _answer(DECLINE, seat, translate("Appeal", "No"), "block"),
            ]
        # Whoever has no buzzer contests on the plate (MC-38, MC-44).
        if view.options.pace == "turns" and may_contest(view, seat, self.match_now):
            return [_answer(CONTEST, seat, translate("Table", "Contest"), "contest")]
        if declaration is None or seat in (declaration.seat, *declaration.agreed):
            return []
        may = not view.seats[seat].barred
        return [
            _answer(OBJECT, seat, translate("Table", "I object"), "meli", may),
            _answer(AGREE, seat, translate("Table", "I agree"), "block"),
        ]

    def answers_change(self, view: View) -> bool:
        """Whether time alone has changed what is asked."""
        return any(
            [item.spec for item in plate.answers.items.values()] != self.asked(seat, view)
            for seat, plate in self.plates.items()
            if not self.locals[seat].covered
        )

    def rows(self) -> tuple[ButtonRow, ...]:
        """The rows of answers."""
        return tuple(plate.answers for plate in self.plates.values())

    def at(self, point: QPointF, layout: Layout) -> int | None:
        """The person whose plate is under ``point``."""
        found = (s for s, box in self.boxes(layout).items() if on_plate(box, point, layout.u))
        return next(found, None)

    def with_key(self, key: str, labels: Sequence[SeatLabel]) -> int | None:
        """The person whose buzzer has that key."""
        return next((s for s in self.plates if key and labels[s].key == key), None)


def _answer(kind: str, seat: int, label: str, tone: str, enabled: bool = True) -> ButtonSpec:
    return ButtonSpec(f"{kind} {seat}", label, "", tone, enabled)
