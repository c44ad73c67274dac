"""The table of Méli Cado as a widget: steps come in, commands go out.

It holds no rules and no state of the game: it shows the last View it was given and asks the
rules what could be done. See ``Stage`` for the scene and ``Gestures`` for hands on it.
"""

from collections.abc import Sequence

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtWidgets import QWidget

from melicado.match.floor import Buzz, Speaking
from melicado.rules.game import Refusal
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.view import View
from melicado.table.ghost import Zone
from melicado.table.items import CardItem, Ink
from melicado.table.look import SeatLabel, TableLook
from melicado.table.looking_on import with_chair
from melicado.table.melicado.acts import Acts
from melicado.table.melicado.gestures import Gestures
from melicado.table.melicado.keys import Keys
from melicado.table.melicado.local import NOBODY
from melicado.table.melicado.stage import Stage
from melicado.table.melicado.zones import IDENTS, zones
from melicado.table.pill import Kind
from melicado.table.surface import Surface
from melicado.texts.melicado import event_sentence, reason_sentence
from melicado.texts.melicado.floor import buzz_sentence, floor_sentence, late_sentence
from melicado.words.judge import Judge

TOLD_ABOVE = (
    ev.Called,
    ev.Contested,
    ev.Declared,
    ev.Objected,
    ev.SequenceStarted,
    ev.BaseTurned,
    ev.BaseOrdered,
)
"""Events that the line above the row tells of for as long as they last."""


class MeliCadoTable(Surface):
    """The table of the person at seat ``me``, or of several ``people`` with a buzzer each."""

    gestures: Gestures
    zone_idents = IDENTS
    commanded = Signal(int, object)
    """A seat and the command it gives."""
    drawer_toggled = Signal()
    """The drawer of words was asked for, or asked away."""
    pause_asked = Signal()
    buzzed = Signal(int)
    """The buzzer of that seat was pressed (MC-45)."""

    def __init__(
        self,
        judge: Judge,
        seats: Sequence[SeatLabel],
        me: int,
        look: TableLook,
        parent: QWidget | None = None,
        people: Sequence[int] = (),
    ) -> None:
        super().__init__(parent)
        self.stage = Stage(self.scene(), judge, seats, me, look, people)
        self.acts = Acts(self.stage, lambda command: self.commanded.emit(self.stage.me, command))
        self.acts.buzz = self.buzzed.emit
        self.acts.answer = self.commanded.emit
        self.acts.outside = {
            "pause": self.pause_asked.emit,
            "resume": self.pause_asked.emit,
            "drawer": self.drawer_toggled.emit,
        }
        self.gestures = Gestures(self.stage, self.acts)
        self.keys = Keys(self.stage, self.acts, self.gestures, self.ghosts)
        self.stage.changed = self.ghosts.request
        self.ghosts.rested.connect(self.stage.get_ready)
        self.stage.pill.heard = self.hear

    # what comes in

    def set_view(self, view: View) -> None:
        """Show ``view`` at once, without movement."""
        self.stage.local.pending.clear()
        self.stage.take(view)
        self.gestures.after_step()
        self.acts.row_changed()
        self.stage.cards.dismiss()
        self.stage.refresh()
        self.stage.motion.finish()

    def step(self, number: int, event: ev.AnyEvent, view: View) -> None:
        """Show how ``event``, the match's step ``number``, led to ``view``."""
        stage = self.stage
        before = stage.view
        boxes = stage.boxes()
        self._resolve(event)
        stage.take(view)
        self.gestures.after_step()
        self.acts.row_changed()
        moves = stage.director().flights(event, before, with_chair(view, stage.me), boxes)
        stage.refresh(moves)
        if isinstance(event, ev.Called) and event.seat == stage.me and self.ghosts.zone:
            self.ghosts.go_to_zone("piles")
        if isinstance(event, ev.Contested):
            stage.pill.hush()  # the verdict above the row is all there is to read
        self._tell(event, view)

    def verdicts_came(self) -> None:
        """Words asked for elsewhere are known now: everything that is aimed is aimed again."""
        self.stage.look_again()
        self.gestures.after_step()
        self.acts.row_changed()
        self.stage.refresh()

    def refuse(self, refusal: Refusal) -> None:
        """The authority refused, free of charge: cards let go come back, the pill says why."""
        self.stage.local.pending.clear()
        self.stage.wait_with(None)
        self.stage.refresh()
        self.sentence(reason_sentence(refusal.reason, refusal.evidence), "info")

    def set_now(self, now_ms: int) -> None:
        """The match's clock."""
        stage = self.stage
        stage.now = stage.company.match_now = now_ms
        stage.tick()
        if stage.view is not None and stage.bar_changes():
            stage.refresh()

    def set_floor(self, floor: Speaking) -> None:
        """Whose the table is, of several people at this screen (MC-45)."""
        stage, before = self.stage, self.stage.company.floor
        stage.company.floor = floor
        if floor.seat != before.seat:
            self.gestures.cancel_all()
            stage.chooser.close()
            stage.sit(NOBODY if floor.seat is None else floor.seat)
            self._tell_floor(before, floor)
        stage.refresh()

    def set_floor_now(self, now_ms: int) -> None:
        """The clock of whose the table is."""
        self.stage.company.now = now_ms
        self.stage.tick()

    def buzz_in_vain(self, seat: int, why: Buzz) -> None:
        """The buzzer of ``seat`` does nothing just now: say so kindly, and disturb nobody."""
        said = buzz_sentence(self.stage.names[seat], why)
        if said and why != Buzz.BUSY:
            self.stage.pill.say(said, "info")
        elif said:
            self.announce(said)

    def _tell_floor(self, before: Speaking, floor: Speaking) -> None:
        names = self.stage.names
        if floor.seat is not None:
            self.announce(floor_sentence(names[floor.seat]), at_once=True)
        elif before.seat in floor.barred - before.barred and before.seat is not None:
            self.sentence(late_sentence(names[before.seat]))

    def set_covered(self, covered: bool) -> None:
        """Cover the hand and the row, for a pause (MC-46)."""
        if covered:
            self.gestures.cancel_all()
        if covered and self.stage.chooser.open:
            self.stage.chooser.cancel()
        self.stage.cover(covered)
        self.stage.refresh()

    def set_labels(self, labels: Sequence[SeatLabel]) -> None:
        """Somebody is away, or back: the seats stay the same ones."""
        self.stage.labels = tuple(labels)
        if self.stage.view is not None:
            self.stage.refresh()

    def set_look(self, look: TableLook) -> None:
        """Other colours, another size of text, movement or none, the other side."""
        self.gestures.cancel_all()
        self.stage.look = look
        self.stage.motion.enabled = look.motion
        self.lay_out()

    def sentence(self, text: str, kind: Kind = "info") -> None:
        """Say something in the pill, and aloud: "info", "fault" or "good"."""
        self.stage.pill.say(text, kind)

    def _resolve(self, event: ev.AnyEvent) -> None:
        """The authority has judged cards that were let go."""
        local = self.stage.local
        match event:
            case ev.Faulted() if event.seat == local.me:
                for laid in event.cards:
                    local.pending.pop(laid.card.id, None)
                local.first = None
            case ev.Rejected() if event.seat == local.me:
                local.pending.clear()
                local.first = None
            case ev.Returned() if local.me in event.seats:
                local.pending.clear()
                local.first = None

    def _tell(self, event: ev.AnyEvent, view: View) -> None:
        text = event_sentence(event, self.stage.names, view)
        if text is None:
            return
        if isinstance(event, TOLD_ABOVE) or (
            isinstance(event, ev.Drawn) and event.cause == "fault"
        ):
            self.announce(text)  # those who look see the line above the row, and the cards
            return
        ours = self.stage.company.people
        mine = getattr(event, "seat", None) in ours
        fallen = isinstance(event, ev.TakenBack) and any(seat in ours for seat in event.seats)
        bad = isinstance(event, ev.Faulted) or fallen
        kind: Kind = "fault" if bad else "info"
        if isinstance(event, ev.Settled | ev.Rearranged | ev.Given):
            won = mine or any(w.seat in ours for w in getattr(event, "words", ()))
            kind = "good" if won else "info"
        self.sentence(text, kind)

    def lay_out(self) -> None:
        """See ``Surface``."""
        size = self.viewport().size()
        self.stage.resize(QSizeF(size), self.devicePixelRatioF())

    def zones(self) -> Sequence[Zone]:
        """See ``Surface``."""
        return zones(self.stage)

    def busy(self) -> bool:
        """See ``Surface``."""
        return self.stage.motion.busy or bool(self.gestures.active)

    def ink(self) -> Ink:
        """See ``Surface``."""
        return self.stage.ink

    # for tests and for those who watch over the scene

    def check_against(self, view: View) -> list[str]:
        """What differs between the scene and ``view`` once everything is still; empty if nothing.

        Every card of the people's hands, the base and the tops of the piles is on the scene once,
        at its place, with its own face, and there is nothing else.
        """
        stage = self.stage
        view = stage.shown(view)
        wanted = stage.targets(view)
        wrong = [f"card {i} is missing" for i in wanted if i not in stage.cards.items]
        wrong += [f"card {i} is too many" for i in stage.cards.items if i not in wanted]
        wrong += [f"a guest shows {g.face}" for g in stage.cards.guests]
        shown = [item for item in self.scene().items() if isinstance(item, CardItem)]
        if len(shown) != len(stage.cards.items):
            wrong.append(f"{len(shown)} cards are drawn, {len(stage.cards.items)} are known")
        for card, (pose, face) in wanted.items():
            item = stage.cards.items.get(card)
            if item is not None and (item.pose != pose or item.face != face):
                wrong.append(f"card {card} is at {item.pose} as {item.face}, not {pose} as {face}")
        mine = {c.id for seat in stage.company.people for c in view.seats[seat].hand or ()}
        tops = {p.top.id for p in view.row.all_piles()}
        if set(wanted) != mine | tops | {c.id for c in view.base}:
            wrong.append("the plan does not show the view")
        return wrong
