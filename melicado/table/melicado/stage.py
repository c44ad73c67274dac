"""The stage: everything on the scene, laid out from a View and the person's own choices.

``refresh`` is the one way anything gets to its place; it may be called at any moment.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from melicado.rules.melicado.state import How, Phase
from melicado.rules.melicado.view import View
from melicado.table.banner import SHARE, Banner
from melicado.table.buttons import PAUSE, ButtonItem, ButtonRow, ButtonSpec
from melicado.table.cards import CardLayer
from melicado.table.chooser import Chooser
from melicado.table.items import Face, Ink
from melicado.table.look import SeatLabel, TableLook
from melicado.table.looking_on import Aside, looks_on, with_chair
from melicado.table.melicado.aim import Aimer
from melicado.table.melicado.bar import bar
from melicado.table.melicado.bench import with_people
from melicado.table.melicado.company import Company
from melicado.table.melicado.flights import FLY_Z, Director, Flights
from melicado.table.melicado.layout import make_layout
from melicado.table.melicado.lights import lights
from melicado.table.melicado.local import NOBODY
from melicado.table.melicado.marks import Marks
from melicado.table.melicado.notice import notice
from melicado.table.melicado.pair import First, with_first
from melicado.table.melicado.plan import (
    Target,
    boxes_of,
    card_look,
    grows_down,
    held_target,
    plan,
)
from melicado.table.melicado.preview import preview
from melicado.table.melicado.props import Props
from melicado.table.melicado.row import RowBoxes, row_boxes
from melicado.table.melicado.seats import SeatPanels, SeatState, seat_state
from melicado.table.melicado.sharing import shared_notice
from melicado.table.motion import Motion
from melicado.table.pill import Pill
from melicado.table.pose import Pose, pose_in
from melicado.words.judge import Judge

translate = QCoreApplication.translate

SEATS_Z, BAR_Z, NOTICE_Z, PILL_Z, CHOOSER_Z = 4.0, 97.0, 160.0, 165.0, 500.0
VEIL = 0.34


class Stage:
    """What is on the scene, and what it is made from."""

    def __init__(
        self,
        scene: QGraphicsScene,
        judge: Judge,
        seats: Sequence[SeatLabel],
        me: int,
        look: TableLook,
        people: Sequence[int] = (),
    ) -> None:
        self.scene = scene
        self.judge = judge
        self.labels = tuple(seats)
        self.me = me
        self.look = look
        self.now = 0
        self.view: View | None = None
        self._given: View | None = None
        self.aimer: Aimer | None = None
        self.company = Company(scene, people or (me,), SEATS_Z)
        if self.company.shared:
            self.me = NOBODY
        self.local = self.company.local(self.me)
        count = len(self.labels)
        around = ((me + step) % count for step in range(1, count))
        self.others = tuple(s for s in around if s not in self.company.people)
        """The seats along the top."""
        self.ink = Ink(look.palette, 1.0)
        self.laid = False
        """Whether a size is known; until then nothing is painted, since it would be in vain."""
        self.layout = make_layout(1280, 800, len(self.others))
        self.motion = Motion(scene)
        self.motion.enabled = look.motion
        self.props = Props(scene)
        self.marks = Marks(scene)
        self.cards = CardLayer(scene, self.motion, self.ink)
        self.panels = SeatPanels(scene, SEATS_Z, self.others)
        self.banner = Banner(scene, NOTICE_Z)
        self.bar = ButtonRow(scene, BAR_Z)
        self.corner = (ButtonRow(scene, SEATS_Z), ButtonRow(scene, SEATS_Z))
        self.pill = Pill(scene, PILL_Z)
        self.chooser = Chooser(scene, CHOOSER_Z)
        self.aside = Aside(scene, SEATS_Z)
        self.changed: Callable[[], None] = lambda: None
        """Called whenever the scene has been brought up to date."""

    @property
    def names(self) -> list[str]:
        """The names of the seats, in order."""
        return [label.name for label in self.labels]

    def resize(self, size: QSizeF, dpr: float) -> None:
        """Lay everything out for another size, at once."""
        self.laid = True
        self._lay_out(max(320.0, size.width()), max(200.0, size.height()))
        self.ink = Ink(self.look.palette, dpr, self.layout.u)
        self.cards.ink = self.ink
        self.cards.dismiss()
        self.refresh()
        self.motion.finish()

    def _lay_out(self, width: float, height: float) -> None:
        look, deep = self.look, self.view is not None and grows_down(self.view)
        self.layout = make_layout(
            width, height, len(self.others), look.text_scale, look.mirrored, deep
        )
        if self.company.shared:
            self.layout = with_people(self.layout, len(self.company.people))

    def take(self, view: View) -> None:
        """From now on ``view`` is what is shown, with a card on the row that waits for another."""
        view = self._given = with_chair(view, self.me)
        first = self.local.first.spot(view, self.me) if self.local.first else None
        if first is None:
            self.local.first = None
        self.view = self.shown(view)
        for local in self.company.everyone():
            local.keep_to(self.view)
        self.aimer = Aimer(view, self.judge, self.me, first)
        if grows_down(self.view) != self.layout.deep:
            self._lay_out(self.layout.width, self.layout.height)

    @property
    def rivals(self) -> tuple[int, ...]:
        """Every seat but the one at the bottom, in the order they are shown."""
        return (*self.others, *(s for s in self.company.people if s != self.me))

    def sit(self, seat: int) -> None:
        """The hand at the bottom becomes that of ``seat``, or nobody's (MC-45)."""
        self.local.drop()
        self.me, self.local = seat, self.company.local(seat)
        if self._given is not None:
            self.take(self._given)

    def cover(self, covered: bool) -> None:
        """Cover the hands and the row, or uncover them."""
        for local in self.company.everyone():
            local.covered = covered

    def targets(self, view: View) -> dict[int, Target]:
        """Where every card belongs."""
        mine = plan(view, self.local, self.layout)
        return self.company.targets(view, self.layout, self.me) | mine

    def seat_at(self, point: QPointF) -> int | None:
        """The seat of somebody else under ``point``."""
        seat = self.panels.at(point)
        seat = self.company.at(point, self.layout) if seat is None else seat
        return seat if seat != self.me else None

    def shown(self, view: View) -> View:
        """``view`` as the table shows it (MC-27)."""
        view = with_chair(view, self.me)
        first = self.local.first.spot(view, self.me) if self.local.first else None
        return view if first is None else with_first(view, self.me, first)

    def wait_with(self, first: First | None) -> None:
        """A first card waits on the row for the second, or comes back."""
        self.local.first = first
        self.look_again()

    def look_again(self) -> None:
        """Ask everything about the view anew."""
        if self._given is not None:
            self.take(self._given)

    def boxes(self) -> RowBoxes:
        """The boxes of the row at rest."""
        if self.view is None:
            return row_boxes(self.layout, ())
        return boxes_of(self.view, self.local, self.layout)

    def seat_pose(self, seat: int) -> Pose:
        """Where cards of a seat come from and go to."""
        if seat == self.me:
            centre = self.layout.hand.center()
            return Pose(centre.x(), centre.y(), self.layout.card)
        if seat in self.company.plates and self.view is not None:
            centre = self.company.parts(seat, self.view, self.layout).cards.center()
            return Pose(centre.x(), centre.y(), round(self.layout.card * 0.4), 0, FLY_Z)
        return self.layout.seat_pose(self.others.index(seat))

    def director(self) -> Director:
        """Who turns events into movement."""
        return Director(self.company.people, self.layout, self.seat_pose)

    def refresh(self, flights: Flights | None = None) -> None:
        """Bring the whole scene to what the view and the choices say."""
        layout, view = self.layout, self.view
        self.scene.setSceneRect(layout.bounds)
        if view is None or not self.laid:
            return
        moves = flights or Flights()
        self.props.show(view, layout, self.ink)
        self.props.show_discard(layout, self.ink, self.local.my_call(view) == How.MELI)
        self._show_seats(view)
        targets = self.targets(view)
        for card in self.local.held:
            if card in self.cards.items and card in targets:
                self.cards.place(card, targets[card].pose)
        self.cards.sync(targets, births=moves.births, exits=moves.exits, waits=moves.waits)
        self._show_moves(moves, view)
        self._show_words(view)
        self.changed()

    def get_ready(self) -> None:
        """Paint what the next press will show, so that no hand waits for it."""
        if self.view is None or self.local.covered:
            return
        for card in self.local.hand(self.view):
            lying = Target(Pose(0, 0, self.layout.card), Face(card_look(card, self.view.special)))
            pose, face = held_target(lying, 0, 0, self.layout.card)
            face.picture(pose.width, self.ink)
        for seat in self.company.plates:  # whose hand it will be, nobody knows
            for card in self.company.locals[seat].hand(self.view):
                Face(card_look(card, self.view.special)).picture(self.layout.card, self.ink)

    def _show_moves(self, moves: Flights, view: View) -> None:
        boxes = self.boxes()
        for card, place in moves.shakes.items():
            if card in self.cards.items:
                home = self.motion.goal(self.cards.items[card])
                self.cards.shake(card, pose_in(boxes.box(place), z=FLY_Z), home)
        for guest in moves.guests:
            self.cards.guest(guest.face, guest.start, guest.legs, tint=guest.tint)

    def _show_seats(self, view: View) -> None:
        layout, local = self.layout, self.local
        giving = local.my_call(view) == How.CADO

        def state_of(seat: int) -> SeatState:
            offered = giving and seat != self.me
            offered = offered and not view.seats[seat].folded and local.cado_to in (None, seat)
            state = seat_state(view, seat, self.labels[seat], offered)
            if not self.company.shared or seat != self.me:
                return state
            plays = state.status or translate("Table", "plays")
            return replace(state, active=True, status=plays)

        for place, seat in enumerate(self.others):
            state, box = state_of(seat), layout.seats[place]
            self.panels.show(seat, state, box, layout.u, layout.text, self.ink, state.active)
        if self.company.shared:
            self.company.show(view, layout, self.ink, state_of)
            return
        self.panels.show_me(state_of(self.me), layout.me, layout.u, layout.text, self.ink)
        self.aside.show(looks_on(view, self.me), layout.hand, layout.text, self.ink)

    def _show_words(self, view: View) -> None:
        layout, local, ink = self.layout, self.local, self.ink
        px = 18.0 * layout.text
        said = shared_notice(view, self.company, local, self.names, self.now)
        said = said or notice(view, local, self.names, self.now)
        share = 1.0 if layout.deep else SHARE
        self.banner.show(said, layout.notice, 16 * layout.text, ink, share=share)
        self.tick()
        hidden = self.chooser.open
        buttons = [] if hidden else bar(view, local, self.now)
        show_bar = self.bar.show_column if layout.deep else self.bar.show
        show_bar(buttons, layout.bar, px, ink)
        pause = ButtonSpec(
            "pause", translate("Table", "Pause"), PAUSE, icon="play" if local.covered else "pause"
        )
        drawer = ButtonSpec("drawer", translate("Table", "Words of the round"), icon="drawer")
        self.corner[0].show_one(pause, layout.pause, ink)
        self.corner[1].show_one(drawer, layout.drawer, ink)
        self.pill.lay(layout.pill, 17 * layout.text, ink)
        text, kind = preview(view, local, self.aimer) if self.aimer else ("", "word")
        self.pill.set_preview("" if hidden else text, kind)
        self.props.show_places(lights(view, local, layout, self.boxes(), self.aimer), ink)
        self.marks.show(view, local, self.boxes(), ink)
        others_call = view.phase == Phase.CALL and local.my_call(view) is None
        self.props.show_veil(layout, ink, VEIL if others_call or local.covered else 0.0)
        if hidden:
            edge = 20 * layout.u
            inside = layout.bounds.adjusted(edge, edge, -edge, -edge)
            self.chooser.lay(self._anchor(), inside, layout.u, layout.text, ink)

    def tick(self) -> None:
        """Let the clocks that are shown run."""
        counting = self.company.floor.until is not None
        self.banner.tick(self.company.now if counting else self.now)
        self.company.tick()

    def _anchor(self) -> QRectF:
        pending = [p for p in self.local.pending.values() if self.boxes().has(p)]
        return self.boxes().box(pending[-1]) if pending else self.layout.row

    def bar_changes(self) -> bool:
        """Whether time alone has woken a button or put one to sleep."""
        if self.view is None or self.chooser.open:
            return False
        shown = [item.spec for item in self.bar.items.values()]
        changed = shown != bar(self.view, self.local, self.now)
        return changed or self.company.answers_change(self.view)

    def may_exchange(self) -> bool:
        """Whether the button of the exchange is there and awake."""
        button = self.button("exchange")
        return button is not None and button.spec.enabled

    @property
    def rows(self) -> tuple[ButtonRow, ...]:
        """All rows of buttons."""
        return (self.banner.buttons, self.bar, *self.corner, *self.company.rows())

    def button_at(self, point: QPointF) -> ButtonItem | None:
        """The button under ``point``."""
        return next((b for b in (row.at(point) for row in self.rows) if b is not None), None)

    def button(self, name: str) -> ButtonItem | None:
        """The button of that name, if it is shown."""
        return next((row.items[name] for row in self.rows if name in row.items), None)
