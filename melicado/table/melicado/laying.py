"""Laying cards by hand: one, or two together; a joker asks for its letter first."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import Card, Place
from melicado.rules.melicado.ground import Spot
from melicado.rules.melicado.state import How
from melicado.table.chooser import Choice
from melicado.table.melicado.aim import Aim, Letters
from melicado.table.melicado.hits import Hit
from melicado.table.melicado.notice import second_wanted
from melicado.table.melicado.pair import First
from melicado.table.melicado.stage import Stage
from melicado.texts.melicado import reason_sentence

translate = QCoreApplication.translate


class Laying:
    """Cards let go at a place; ``send`` gives the play to the authority."""

    def __init__(self, stage: Stage, send: Callable[[co.AnyCommand], None]) -> None:
        self.stage = stage
        self.send = send

    def card(self, card: int) -> Card | None:
        """That card of my hand."""
        view = self.stage.view
        hand = view.seats[self.stage.me].hand if view is not None else None
        return next((c for c in hand or () if c.id == card), None)

    def aim(self, card: int, place: Place) -> Aim | None:
        """What that card at that place would be; None when nothing can be laid there now."""
        aimer, held = self.stage.aimer, self.card(card)
        if aimer is None or held is None or place not in aimer.places():
            return None
        return aimer.aim(held, place) if aimer.playable(card) else None

    def lay(self, aim: Aim) -> None:
        """Lay a card as aimed; a joker asks for its letter first (MC-07)."""
        local, card = self.stage.local, self.card(aim.card)
        chosen = aim.card == local.selected and aim.place == local.cursor
        letter = local.letter_named() if chosen else ""
        local.selected, local.cursor, local.named = None, None, None
        if card is None:
            return
        if not aim.allowed:
            self.stage.pill.say(
                reason_sentence(aim.reason or "", aim.evidence, aim.special), "fault"
            )
            self.stage.refresh()
            return
        aimer = self.stage.aimer
        if aimer is not None and aimer.wants_two:
            self.stage.wait_with(First(aim.card, aim.place, letter))
            self.stage.pill.heard(second_wanted(), "info")
            self.stage.refresh()
            return
        local.pending[aim.card] = aim.place
        if aimer is not None and aimer.first is not None:
            self._lay_pair((aimer.first, Spot(card, aim.place, letter)))
            return
        if card.is_joker and not letter:
            self._ask_letter(card, aim.place)
            return
        self.stage.refresh()
        self.send(co.Play(aim.version, (co.Placement(aim.card, aim.place, letter),)))

    def _lay_pair(self, spots: tuple[Spot, Spot]) -> None:
        """Lay two cards together; jokers ask for their letters first (MC-07, MC-27)."""
        stage, (first, second) = self.stage, spots
        joker = next((s for s in spots if s.card.is_joker and not s.letter), None)
        if joker is None:
            stage.refresh()
            if stage.view is not None:
                placed = tuple(co.Placement(s.card.id, s.place, s.letter) for s in spots)
                self.send(co.Play(stage.view.version, placed))
            return

        def pick(letter: str) -> None:
            if stage.local.pending.get(second.card.id) == second.place:
                named = joker._replace(letter=letter)
                self._lay_pair((named, second) if joker is first else (first, named))

        letters = stage.aimer.pair_letters(spots, joker.card) if stage.aimer else Letters(())
        self._ask(letters, second.card.id, pick)

    def _ask_letter(self, card: Card, place: Place) -> None:
        stage = self.stage
        letters = stage.aimer.joker_letters(place) if stage.aimer else Letters(())

        def pick(letter: str) -> None:
            view = stage.view
            if view is not None and stage.local.pending.get(card.id) == place:
                stage.refresh()
                placed = co.Placement(card.id, place, letter)
                self.send(co.Play(view.version, (placed,)))

        self._ask(letters, card.id, pick)

    def _ask(self, letters: Letters, card: int, pick: Callable[[str], None]) -> None:
        """Ask which of ``letters`` a joker stands for; ``card`` comes back when there is none."""
        stage = self.stage
        if not letters.letters and not letters.waits:
            stage.chooser.close()
            stage.local.pending.pop(card, None)
            stage.pill.say(translate("Table", "No letter makes a word here."), "fault")
            stage.refresh()
            return

        def cancel() -> None:
            stage.local.pending.pop(card, None)
            stage.refresh()

        title = translate("Table", "Which letter for the joker?")
        title = f"{title} …" if letters.waits else title
        stage.chooser.ask(Choice(title, letters.letters, pick, cancel))
        stage.refresh()

    def row_changed(self) -> None:
        """A step came: a joker half laid is asked again on the new row, or comes back."""
        stage = self.stage
        if not stage.chooser.open:
            return
        for card_id, place in list(stage.local.pending.items()):
            card = self.card(card_id)
            if card is None or self.aim(card_id, place) is None:
                continue
            first = stage.aimer.first if stage.aimer is not None else None
            if first is not None:
                self._lay_pair((first, Spot(card, place)))
                return
            if card.is_joker:
                self._ask_letter(card, place)
                return
        if stage.view is not None and stage.local.my_call(stage.view) != How.MELI:
            stage.chooser.cancel()

    def take_back(self, found: Hit | None = None) -> bool:
        """The first card of a pair comes back, if it is what was hit; whether there was one."""
        local, view = self.stage.local, self.stage.view
        if local.first is None or local.pending or view is None:
            return False
        if found is not None:
            pile = view.row.find(found.id) if found.kind == "pile" else None
            if pile is None or pile.top.id != local.first.card:
                return False
        self.stage.wait_with(None)
        return True
