"""The stage: everything on the scene, laid out from a View and the people's own choices.

``refresh`` is the one way anything gets to its place; it may be called at any moment.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from melicado.drawing.chrome import PlaceState
from melicado.rules.mendelius.going_out import goes_out
from melicado.rules.mendelius.layouts import DEALT
from melicado.rules.mendelius.state import Phase
from melicado.rules.mendelius.view import View
from melicado.table.banner import Banner
from melicado.table.buttons import PAUSE, ButtonItem, ButtonRow, ButtonSpec, button_width
from melicado.table.cards import CardLayer
from melicado.table.items import Ink
from melicado.table.look import SeatLabel, TableLook
from melicado.table.looking_on import Aside, looks_on, with_chair
from melicado.table.mendelius.bar import bar, chooser, may_claim_again, notice, tools
from melicado.table.mendelius.curtain import Curtain
from melicado.table.mendelius.faces import BACK
from melicado.table.mendelius.flights import Director, Flights
from melicado.table.mendelius.layout import make_layout
from melicado.table.mendelius.lights import lights
from melicado.table.mendelius.local import Local
from melicado.table.mendelius.pedigree import Pedigree, captions
from melicado.table.mendelius.plan import plan, shown_board, won
from melicado.table.mendelius.props import Props
from melicado.table.mendelius.seats import SeatPanels, seat_state
from melicado.table.mendelius.working import Report, report
from melicado.table.motion import Motion
from melicado.table.pill import Pill
from melicado.table.pose import Pose

translate = QCoreApplication.translate

SEATS_Z, BAR_Z, NOTICE_Z, PILL_Z = 4.0, 97.0, 160.0, 165.0
VEIL = 0.34


class Stage:
    """What is on the scene, and what it is made from."""

    def __init__(
        self,
        scene: QGraphicsScene,
        seats: Sequence[SeatLabel],
        people: Sequence[int],
        look: TableLook,
        aid: bool,
    ) -> None:
        self.scene = scene
        self.labels = tuple(seats)
        self.look = look
        self.aid = aid
        self.now = 0
        self.view: View | None = None
        self.local = Local(tuple(people), people[0])
        self.ink = Ink(look.palette, 1.0)
        self.layout = make_layout(1280, 800, len(self.labels) - 1)
        self.motion = Motion()
        self.motion.enabled = look.motion
        self.props = Props(scene)
        self.pedigree = Pedigree(scene)
        self.cards = CardLayer(scene, self.motion, self.ink)
        self.panels = SeatPanels(scene, SEATS_Z, len(self.labels))
        self.banner = Banner(scene, NOTICE_Z)
        self.bar = ButtonRow(scene, BAR_Z)
        self.small = {
            name: ButtonRow(scene, BAR_Z) for name in ("pause", "why", "never", "patterns")
        }
        self.tools = [ButtonRow(scene, BAR_Z) for _ in range(3)]
        self.pill = Pill(scene, PILL_Z)
        self.curtain = Curtain(scene, self.motion)
        self.aside = Aside(scene, SEATS_Z)
        self.changed: Callable[[], None] = lambda: None
        """Called after each refresh."""

    @property
    def me(self) -> int:
        """The seat whose hand lies at the bottom."""
        return self.local.me

    @property
    def others(self) -> tuple[int, ...]:
        """The seats along the top, in turn order."""
        count = len(self.labels)
        return tuple((self.me + step) % count for step in range(1, count))

    @property
    def names(self) -> list[str]:
        """The names of the seats, in order."""
        return [label.name for label in self.labels]

    def resize(self, size: QSizeF, dpr: float) -> None:
        """Lay everything out for another size, at once."""
        width, height = max(320.0, size.width()), max(200.0, size.height())
        self.layout = make_layout(
            width, height, len(self.labels) - 1, self.look.text_scale, self.look.mirrored
        )
        self.ink = Ink(self.look.palette, dpr, self.layout.u)
        self.cards.ink = self.ink
        self.cards.dismiss()
        self.refresh()
        self.motion.finish()

    def take(self, view: View) -> None:
        """From now on ``view`` is what is shown."""
        self.view = with_chair(view, self.me)
        self.local.keep_to(self.view)

    def told(self) -> Report:
        """How the crosses laid stand."""
        view = self.view
        if view is None or not view.round:
            return Report()
        return report(self.local.frame(view), self.local.laid_kinds(view), view.options)

    def could_go_out(self) -> bool:
        """Whether the hand at the bottom completes the round and it is the moment to say so."""
        view = self.view
        if view is None or view.phase not in (Phase.DISCARD, Phase.CLAIMED):
            return False
        if self.local.asked(view) != self.me or not self.local.shows_hand(view):
            return False
        kinds = [c.kind for c in self.local.cards(view).values()]
        return len(kinds) == DEALT[view.round] + 1 and goes_out(view.round, kinds, view.options)

    def seat_pose(self, seat: int) -> Pose:
        """Where cards of a seat come from and go to."""
        if seat == self.me:
            centre = self.layout.hand.center()
            return Pose(centre.x(), centre.y(), self.layout.card)
        return self.layout.seat_pose(self.others.index(seat))

    def director(self) -> Director:
        """Who turns events into movement."""
        return Director(self.me, self.layout, self.seat_pose)

    def refresh(self, flights: Flights | None = None) -> None:
        """Bring the whole scene to what the view and the choices say."""
        layout, view = self.layout, self.view
        self.scene.setSceneRect(layout.bounds)
        if view is None or not view.round:
            return
        moves, told = flights or Flights(), self.told()
        targets = plan(view, self.local, layout, told)
        for card in self.local.held:
            if card in self.cards.items and card in targets:
                self.cards.place(card, targets[card].pose)
        self.cards.sync(targets, births=moves.births, exits=moves.exits, waits=moves.waits)
        for start, leg in moves.backs:
            self.cards.guest(BACK, start, [leg])
        self._show_seats(view)
        self._show_board(view, told)
        self._show_buttons(view)
        self._show_words(view)
        self.changed()

    def _show_seats(self, view: View) -> None:
        layout = self.layout
        for place, seat in enumerate(self.others):
            state = seat_state(view, seat, self.labels[seat])
            self.panels.show(place, state, layout.seats[place], layout.text, self.ink)
        mine = seat_state(view, self.me, self.labels[self.me])
        self.panels.show_me(mine, layout.me, layout.text, self.ink)
        self.aside.show(looks_on(view, self.me), layout.hand, layout.text, self.ink)

    def _show_board(self, view: View, told: Report) -> None:
        layout, local, ink = self.layout, self.local, self.ink
        frame, board = shown_board(view, local, layout)
        over = won(view)
        lit = lights(view, local, frame, self.aid)
        self.props.show(view, layout, ink, {k: s for k, s in lit.items() if isinstance(k, str)})
        self.pedigree.show(frame, board, layout, ink)
        places: dict[int, PlaceState] = {k: s for k, s in lit.items() if isinstance(k, int)}
        if over is not None:
            places = {}
        shown = told if self.aid and local.shows_hand(view) else Report()
        self.pedigree.show_places(frame, board, places, shown, ink)
        aid = self.aid and over is None and local.shows_hand(view)
        said = captions(frame, local.laid_kinds(view), told, aid)
        self.pedigree.show_captions(frame, board, said, layout, ink)
        row = self.small["patterns"]
        row.show(chooser(view, local), board.patterns, 15 * layout.text, ink)

    def _show_buttons(self, view: View) -> None:
        layout, local, ink = self.layout, self.local, self.ink
        self.bar.show(bar(view, local, self.names, self.aid), layout.bar, 18 * layout.text, ink)
        shown, px = tools(view, local), 15 * layout.text
        widest = max((button_width(spec, px) for spec in shown), default=1.0)
        px = min(px, px * layout.tools[0].width() / widest)
        for number, row in enumerate(self.tools):
            row.show(shown[number : number + 1], layout.tools[number], px, ink)
        said = translate("Table", "Go on") if local.covered else translate("Table", "Pause")
        pause = ButtonSpec("pause", said, PAUSE, icon="play" if local.covered else "pause")
        self.small["pause"].show_one(pause, layout.pause, ink)
        why = ButtonSpec("why", translate("Mendelius", "Why?"), "F1", icon="help")
        self.small["why"].show_one(why, layout.why, ink)
        never = self._never(view)
        self.small["never"].show(never, layout.never, 15 * layout.text, ink)
        call = self.bar.items.get("mendelius")
        glowing = call is not None and self.aid and self.could_go_out()
        self.props.show_glow(call.box if call is not None and glowing else None, ink)

    def _never(self, view: View) -> list[ButtonSpec]:
        if not may_claim_again(view, self.local):
            return []
        return [ButtonSpec("again", translate("Mendelius", "Claim again"), "J")]

    def _show_words(self, view: View) -> None:
        layout, local, ink = self.layout, self.local, self.ink
        said = notice(view, local, self.names)
        self.banner.plate.setVisible(bool(said.text))
        if said.text:
            tall = layout.notice.height() * 0.31  # a banner takes a part of its band
            band = layout.notice.adjusted(0, -tall, 0, tall)
            self.banner.show(said, band, 17 * layout.text, ink)
        else:
            self.banner.notice = said
        self.banner.tick(self.now)
        self.pill.lay(layout.notice, 17 * layout.text, ink)
        if said.text:
            self.pill.item.setVisible(False)
        self.props.show_veil(layout, ink, VEIL if local.covered else 0.0)
        seat = local.curtain(view) if not local.covered else None
        self.curtain.show(seat, self.labels[seat] if seat is not None else None, layout, ink)

    def rows(self) -> list[ButtonRow]:
        """Every row of buttons, the uppermost first."""
        if self.curtain.seat is not None:
            return [self.curtain.buttons, self.small["pause"]]
        return [self.banner.buttons, self.bar, *self.tools, *self.small.values()]

    def button_at(self, point: QPointF) -> ButtonItem | None:
        """The button under ``point``."""
        return next((b for b in (row.at(point) for row in self.rows()) if b is not None), None)

    def button(self, name: str) -> ButtonItem | None:
        """The button of that name, if it is shown."""
        return next((row.items[name] for row in self.rows() if name in row.items), None)

    def near(self, box: QRectF, point: QPointF, reach: float) -> bool:
        """Whether ``point`` is in ``box`` or at most ``reach`` units away."""
        edge = reach * self.layout.u
        return box.adjusted(-edge, -edge, edge, edge).contains(point)
