"""The table of Mendelius as a widget: steps come in, commands go out.

It holds no rules and no state of the game: it shows the last View it was given and asks the
rules what could be done. See ``Stage`` for the scene and ``Gestures`` for hands on it.
"""

from collections.abc import Sequence

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtWidgets import QWidget

from melicado.rules.game import Refusal
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.view import View
from melicado.table.ghost import Zone
from melicado.table.items import CardItem, Ink
from melicado.table.look import SeatLabel, TableLook
from melicado.table.looking_on import with_chair
from melicado.table.mendelius.acts import Acts
from melicado.table.mendelius.curtain import turn_of
from melicado.table.mendelius.gestures import Gestures
from melicado.table.mendelius.keys import Keys
from melicado.table.mendelius.plan import STOCK, plan, won
from melicado.table.mendelius.stage import Stage
from melicado.table.mendelius.zones import IDENTS, zones
from melicado.table.pill import Kind
from melicado.table.surface import Surface
from melicado.texts.mendelius import event_sentence, reason_sentence

LAST_NEWS = (ev.RoundEnded, ev.GameEnded)


class MendeliusTable(Surface):
    """The table of ``people``, who share this screen; one alone keeps its hand in sight.

    ``aid`` shows which crosses are complete, what each lacks, and when one could go out.
    """

    gestures: Gestures
    zone_idents = IDENTS
    commanded = Signal(int, object)
    """A seat and the command it gives."""
    pause_asked = Signal()
    theory_asked = Signal(int)
    """What the round of that number teaches was asked for."""

    def __init__(
        self,
        seats: Sequence[SeatLabel],
        people: Sequence[int],
        look: TableLook,
        *,
        aid: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.stage = Stage(self.scene(), seats, people, look, aid)
        self.acts = Acts(self.stage, self.commanded.emit)
        self.acts.outside = {
            "pause": self.pause_asked.emit,
            "resume": self.pause_asked.emit,
            "why": self._why,
        }
        self.gestures = Gestures(self.stage, self.acts)
        self.keys = Keys(self.stage, self.acts, self.gestures, self.ghosts)
        self.stage.changed = self._changed
        self.stage.pill.heard = self.hear
        self._down: int | None = None

    # what comes in

    def set_view(self, view: View) -> None:
        """Show ``view`` at once, without movement."""
        self.stage.local.sent = None
        self.stage.take(view)
        self.gestures.after_step()
        self.stage.cards.dismiss()
        self.stage.refresh()
        self.stage.motion.finish()

    def step(self, number: int, event: ev.AnyEvent, view: View) -> None:
        """Show how ``event``, the match's step ``number``, led to ``view``."""
        stage = self.stage
        if isinstance(event, ev.RoundStarted):
            stage.local.new_round()
        if isinstance(event, ev.Discarded):
            stage.local.sent = None
        stage.take(view)
        stage.refresh(stage.director().flights(event, with_chair(view, stage.me)))
        self.gestures.after_step()
        text = event_sentence(event, stage.names, view)
        if text is not None and not isinstance(event, ev.DealerDrawn):
            self.sentence(text, self._kind(event))

    def refuse(self, refusal: Refusal) -> None:
        """The authority refused, free of charge: a card let go comes back, the pill says why."""
        self.stage.local.sent = None
        self.stage.refresh()
        self.sentence(reason_sentence(refusal.reason, refusal.evidence), "fault")

    def set_now(self, now_ms: int) -> None:
        """The match's clock."""
        self.stage.now = now_ms
        self.stage.banner.tick(now_ms)

    def set_covered(self, covered: bool) -> None:
        """Cover the hand, for a pause (MC-46)."""
        if covered:
            self.gestures.cancel_all()
        self.stage.local.covered = covered
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

    def set_aid(self, aid: bool) -> None:
        """Tell what the crosses lack, or leave it to the players."""
        self.stage.aid = aid
        self.stage.refresh()

    def sentence(self, text: str, kind: Kind = "info") -> None:
        """Say something in the pill: "info", "fault" or "good"."""
        self.stage.pill.say(text, kind)
        if self.stage.banner.notice.text:
            self.stage.pill.item.setVisible(False)

    def _kind(self, event: ev.AnyEvent) -> Kind:
        if isinstance(event, ev.FalseCall):
            return "fault"
        if isinstance(event, ev.WentOut | ev.RoundEnded):
            seat = event.seat if isinstance(event, ev.WentOut) else event.result.winner
            return "good" if seat in self.stage.local.people else "info"
        return "info"

    def _why(self) -> None:
        if self.stage.view is not None:
            self.theory_asked.emit(self.stage.view.round)

    def _changed(self) -> None:
        """The scene has changed; whose turn the curtain tells of is said aloud once."""
        self.ghosts.request()
        down, self._down = self._down, self.stage.curtain.seat
        if self._down is not None and self._down != down:
            self.announce(turn_of(self.stage.names[self._down]), at_once=True)

    def zones(self) -> Sequence[Zone]:
        """See ``Surface``."""
        return zones(self.stage)

    def busy(self) -> bool:
        """See ``Surface``."""
        return self.stage.motion.busy or bool(self.gestures.active)

    def ink(self) -> Ink:
        """See ``Surface``."""
        return self.stage.ink

    def lay_out(self) -> None:
        """See ``Surface``."""
        self.stage.resize(QSizeF(self.viewport().size()), self.devicePixelRatioF())

    # for tests and for those who watch over the scene

    def check_against(self, view: View) -> list[str]:
        """What differs between the scene and ``view`` once everything is still; empty if nothing.

        Every card of the hand at the bottom, the crosses that ended a round, the two uppermost
        discards and the uppermost card of the stock are on the scene once, at their places with
        their own faces or face down, and there is nothing else.
        """
        stage = self.stage
        view = with_chair(view, stage.me)
        wanted = plan(view, stage.local, stage.layout, stage.told())
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
        seen = {c.id for c in view.seats[stage.me].hand or ()}
        seen |= {lies.card.id for lies in view.discards[-2:]}
        seen |= {STOCK} if view.stock else set()
        over = won(view)
        if over is not None:
            seen |= {c.id for c in view.seats[view.results[-1].winner].hand or ()}
        if set(wanted) != seen:
            wrong.append("the plan does not show the view")
        return wrong
