"""What a gesture, a button or a key comes to: a command for the authority, or a choice."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius.going_out import missing, valid_last_cards
from melicado.rules.mendelius.state import Phase
from melicado.table.looking_on import no_cards
from melicado.table.mendelius.arranging import arrange, best_last
from melicado.table.mendelius.bar import waiting
from melicado.table.mendelius.lights import may_discard, role_fits
from melicado.table.mendelius.local import BY_HAND, FAMILY, GENERATION
from melicado.table.mendelius.stage import Stage
from melicado.table.mendelius.working import suits
from melicado.texts.counted import counted
from melicado.texts.mendelius import reason_sentence
from melicado.texts.mendelius.crosses import place_sentence

translate = QCoreApplication.translate


class Acts:
    """Everything people can do here; ``send`` gives a seat's command to the authority."""

    def __init__(self, stage: Stage, send: Callable[[int, co.AnyCommand], None]) -> None:
        self.stage = stage
        self.send = send
        self.outside: dict[str, Callable[[], None]] = {}
        """Buttons that belong to the window: the pause, the theory."""

    def only_looks(self) -> None:
        """Say why nothing can be done here by who looks on."""
        self.stage.pill.say(no_cards(), "info")

    def press(self, name: str) -> None:
        """The button ``name`` is pressed."""
        if name in self.outside:
            self.outside[name]()
            return
        button = self.stage.button(name)
        if button is None or not button.spec.enabled or self.stage.view is None:
            return
        head, _, number = name.partition("_")
        if head == "claim" and number:
            self.send(int(number), co.Claim())
        elif head == "pattern":
            self.choose_pattern(number)
        else:
            self._do(name)
        self.stage.refresh()

    def _do(self, name: str) -> None:
        simple: dict[str, co.AnyCommand] = {
            "take_stock": co.TakeStock(),
            "take_discard": co.TakeDiscard(),
            "claim": co.Claim(),
            "never": co.Never(True),
            "again": co.Never(False),
            "next_round": co.NextRound(),
        }
        choices = {
            "pass": self._pass,
            "lift": self.lift,
            "mendelius": self.mendelius,
            "sort": self.sort,
            "arrange": self.arrange,
            "clear": self.clear,
            "last_no": self.cancel,
        }
        selected = self.stage.local.selected
        if name in simple:
            self.send(self.stage.me, simple[name])
        elif name in choices:
            choices[name]()
        elif name == "discard" and selected is not None:
            self.discard(selected)
        elif name == "last_ok" and selected is not None:
            self.go_out(selected)

    def _pass(self) -> None:
        """Nobody here wants the card."""
        view = self.stage.view
        for seat in waiting(view, self.stage.local) if view is not None else ():
            self.send(seat, co.Pass())

    def lift(self) -> None:
        """Whose turn it is sits before the screen."""
        view, local = self.stage.view, self.stage.local
        if view is not None and (seat := local.curtain(view)) is not None:
            local.lifted = local.me = seat
            local.selected = local.cursor = None

    # cards

    def take(self, shown: bool) -> None:
        """Take the card shown, or one from the stock."""
        view = self.stage.view
        if view is None or self.stage.local.asked(view) is None:
            return
        self.send(self.stage.me, co.TakeDiscard() if shown else co.TakeStock())

    def discard(self, card: int) -> None:
        """Lay a card on the discards."""
        view, local = self.stage.view, self.stage.local
        if view is None:
            return
        local.selected = local.cursor = None
        if may_discard(view, local, card):
            local.take_back(card)
            local.sent = card
        self.stage.refresh()
        self.send(self.stage.me, co.Discard(card))

    def lay(self, card: int, place: int) -> None:
        """Lay a card on a place of the crosses; this stays between the table and its person."""
        local = self.stage.local
        local.lay(card, place)
        local.selected = local.cursor = None
        self.stage.refresh()

    def lay_there(self, card: int, place: int) -> None:
        """Lay a card on a place it can be for; the help to learn says which others are not."""
        stage = self.stage
        view, local = stage.view, stage.local
        if view is None:
            return
        frame = local.frame(view)
        if stage.aid and not role_fits(view, local, frame, card, place):
            local.selected = local.cursor = None
            stage.pill.say(place_sentence(frame.places[place].roles), "fault")
            stage.refresh()
            return
        self.lay(card, place)

    def lay_somewhere(self, card: int) -> bool:
        """Lay a card on the first empty place it suits, else its role's; whether there is one."""
        stage = self.stage
        view, local = stage.view, stage.local
        if view is None or card not in local.cards(view):
            return False
        frame, laid = local.frame(view), local.laid_kinds(view)
        kind = local.cards(view)[card].kind
        free = [p for p in range(len(frame.places)) if p not in local.own.laid]
        roles = [p for p in free if kind[1:] in frame.places[p].roles] or free
        good = [p for p in roles if suits(frame, laid, p, kind, view.options)] or roles
        if good:
            self.lay(card, good[0])
        return bool(good)

    def arrange(self) -> None:
        """Lay the crosses out as far as the hand reaches (MD-07)."""
        view, local = self.stage.view, self.stage.local
        if view is None or not local.shows_hand(view):
            return
        done = arrange(view.round, list(local.cards(view).values()), view.options)
        local.own.pattern, local.own.laid = done.pattern, done.places
        local.selected = local.cursor = None

    def clear(self) -> None:
        """Bring every card back to the hand."""
        self.stage.local.own.laid = {}

    def sort(self) -> None:
        """Sort the hand by family, then by generation."""
        own = self.stage.local.own
        own.sort = {FAMILY: GENERATION, GENERATION: FAMILY, BY_HAND: FAMILY}[own.sort]

    def choose_pattern(self, pattern: str) -> None:
        """Another layout of round 6: what was laid comes back."""
        own = self.stage.local.own
        own.pattern, own.laid = pattern, {}

    # Mendelius!

    def mendelius(self) -> None:
        """Say it: with one card left that one stays face down, else it is chosen (MD-15)."""
        stage = self.stage
        view, local = stage.view, stage.local
        if view is None:
            return
        playing = view.phase in (Phase.DISCARD, Phase.CLAIMED) and local.asked(view) == stage.me
        hand = local.hand(view)
        if not playing:
            self.send(stage.me, co.GoOut(hand[0].id if hand else -1))
        elif len(hand) == 1:
            self.go_out(hand[0].id)
        else:
            self._ask_last()

    def _ask_last(self) -> None:
        stage = self.stage
        view, local = stage.view, stage.local
        if view is None:
            return
        cards = list(local.cards(view).values())
        kinds = [c.kind for c in cards]
        valid = valid_last_cards(view.round, kinds, view.options)
        if stage.aid and not valid and view.options.false_call == "refused":
            said = reason_sentence("NOT_COMPLETE", {})
            lacks = counted.lacks(missing(view.round, kinds, view.options))
            stage.pill.say(f"{said} {lacks}", "fault")
            return
        if stage.aid and len(valid) == 1:
            last = best_last(view.round, cards, view.options)
            self.go_out(next(c.id for c in cards if c.kind == last))
            return
        local.own.laid = {}
        local.choosing, local.selected, local.cursor = True, None, None
        fit = valid if stage.aid and valid else kinds
        local.eligible = frozenset(c.id for c in cards if c.kind in fit)

    def go_out(self, last: int) -> None:
        """Mendelius! with ``last`` face down, and the crosses as they lie, if they lie complete."""
        stage = self.stage
        view, local = stage.view, stage.local
        if view is None:
            return
        local.choosing, local.selected, local.cursor = False, None, None
        self.send(stage.me, co.GoOut(last, self._groups(last)))

    def _groups(self, last: int) -> tuple[tuple[str, ...], ...]:
        """The crosses as they lie; none unless every place but the last card's has its card."""
        stage = self.stage
        view, local = stage.view, stage.local
        if view is None or last in local.own.laid.values():
            return ()
        frame, kinds, told = local.frame(view), local.laid_kinds(view), stage.told()
        if len(kinds) < len(frame.places):
            return ()
        names = {p: f"{k}={told.stands[p]}" if p in told.stands else k for p, k in kinds.items()}
        return tuple(tuple(names[place] for place in group) for group in frame.groups)

    def cancel(self) -> bool:
        """Escape: drop the choice half made; whether there was one."""
        local = self.stage.local
        had = local.choosing or local.selected is not None or local.cursor is not None
        local.choosing, local.selected, local.cursor = False, None, None
        self.stage.refresh()
        return had
