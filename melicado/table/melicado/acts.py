"""What a gesture, a button or a key comes to: a command for the authority, or a choice."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.state import How, Phase
from melicado.rules.melicado.view import View
from melicado.table.chooser import Choice
from melicado.table.looking_on import no_cards
from melicado.table.melicado.company import ACCEPT, AGREE, CONTEST, DECLINE, OBJECT
from melicado.table.melicado.hits import Hit
from melicado.table.melicado.laying import Laying
from melicado.table.melicado.stage import Stage
from melicado.texts.melicado import reason_sentence

translate = QCoreApplication.translate


class Acts(Laying):
    """Everything a person can do; ``send`` gives a command to the authority."""

    def __init__(self, stage: Stage, send: Callable[[co.AnyCommand], None]) -> None:
        super().__init__(stage, send)
        self.outside: dict[str, Callable[[], None]] = {}
        """Buttons that belong to the window: the pause, the drawer."""
        self.buzz: Callable[[int], None] = lambda seat: None
        """The buzzer of a person at this screen is pressed."""
        self.answer: Callable[[int, co.AnyCommand], None] = lambda seat, command: None
        """A person answers on the plate, whoever has the table."""

    def click(self, found: Hit) -> None:
        """Something was pressed without being moved."""
        stage = self.stage
        local, view = stage.local, stage.view
        if view is None:
            return
        kind = local.my_call(view)
        local.typing = ""
        if found.kind == "card":
            self._click_card(found.id)
        elif found.kind == "base":
            self.swap_base()
        elif found.kind == "pile" and kind == How.MELI:
            self._click_meli(found.id, view)
        elif found.kind == "pile" and kind == How.CADO:
            self._click_gift(found.id)
        elif found.kind == "seat" and kind == How.CADO:
            local.cado_to = found.id
            if local.cado_pile is not None:
                self.give(local.cado_pile, found.id)
        elif found.kind == "stock" and local.selected is not None and stage.may_exchange():
            self.exchange(local.selected)
        elif found.kind == "discard" and kind == How.MELI:
            local.discard = local.selected
            local.selected = None
        elif found.place is not None and local.selected is not None:
            aim = self.aim(local.selected, found.place)
            if aim is not None:
                self.lay(aim)
        else:
            self.take_back(found)
            local.selected, local.cursor = None, None
        stage.refresh()

    def only_looks(self) -> None:
        """Say why nothing can be done here by who looks on."""
        self.stage.pill.say(no_cards(), "info")

    def _click_card(self, card: int) -> None:
        local = self.stage.local
        if local.exchanging:
            self.exchange(card)
        elif local.discard == card:
            local.discard = None
        else:
            local.selected = None if local.selected == card else card
            local.cursor = None

    def _click_meli(self, pile: int, view: View) -> None:
        """The first click takes a card up, the second puts it where another lies."""
        local = self.stage.local
        local.grab(view, pile)
        picked = local.meli_pick
        if picked is None:
            local.meli_pick = pile
        elif picked == pile:
            local.meli_pick = None
            found = view.row.find(pile)
            if found is not None and found.top.is_joker:
                self.rename_joker(pile)
        else:
            local.carry(picked, local.meli.index(pile))
            local.meli_pick = None

    def _click_gift(self, pile: int) -> None:
        local = self.stage.local
        if self.may_give(pile):
            local.cado_pile = None if local.cado_pile == pile else pile

    def may_give(self, pile: int) -> bool:
        """Whether a Cado may give that pile; if not, the pill says why (MC-28)."""
        if self.stage.aimer is None or not self.stage.aimer.shared(pile):
            return True
        self.stage.pill.say(reason_sentence(Reason.SHARED_PILE, {}), "info")
        return False

    def exchange(self, card: int) -> None:
        """One card for three others (MC-36)."""
        local = self.stage.local
        local.exchanging, local.selected = False, None
        self.stage.refresh()
        self.send(co.Exchange(card))

    def give(self, pile: int, seat: int) -> None:
        """The pile for another seat (MC-33)."""
        self.send(co.Give(pile, seat))

    def rename_joker(self, pile: int) -> None:
        """Ask for another letter of a joker during one's own Méli (MC-07)."""
        stage = self.stage
        local, aimer = stage.local, stage.aimer
        if aimer is None:
            return

        def pick(letter: str) -> None:
            local.meli_names[pile] = letter
            stage.refresh()

        letters = aimer.meli_letters(tuple(local.meli), local.meli_names, pile, local.line)
        title = translate("Table", "Which letter for the joker?")
        stage.chooser.ask(Choice(title, letters, pick, stage.refresh))
        stage.refresh()

    def press(self, name: str) -> None:
        """The button ``name`` is pressed."""
        if name in self.outside:
            self.outside[name]()
            return
        button = self.stage.button(name)
        if button is None or not button.spec.enabled:
            return
        if " " in name:
            self._answer(*name.split(" "))
            return
        local = self.stage.local
        if name == "exchange":
            if local.selected is not None and not local.exchanging:
                self.exchange(local.selected)
                return
            local.exchanging = not local.exchanging
            self.stage.pill.hush()
        elif name == "swap":
            self.swap_base()
        else:
            command = self._command(name)
            if command is not None:
                local.exchanging = False
                self.send(command)
        self.stage.refresh()

    def _answer(self, kind: str, seat: str) -> None:
        commands: dict[str, co.AnyCommand] = {
            OBJECT: co.Object(),
            AGREE: co.Agree(),
            ACCEPT: co.VoteWord(True),
            DECLINE: co.VoteWord(False),
            CONTEST: co.Contest(self.stage.view.version if self.stage.view is not None else 0),
        }
        self.answer(int(seat), commands[kind])

    def swap_base(self) -> None:
        """The two cards of the base change places."""
        view, local = self.stage.view, self.stage.local
        if view is not None and view.phase == Phase.BASE and view.starter == local.me:
            local.base_first = next((c.id for c in view.base if c.id != local.base_first), None)
            self.stage.refresh()

    def _command(self, name: str) -> co.AnyCommand | None:
        local = self.stage.local
        simple: dict[str, co.AnyCommand] = {
            "violet_yes": co.TurnViolet(),
            "violet_no": co.DeclineViolet(),
            "cannot_open": co.CannotOpen(),
            "meli": co.CallMeli(),
            "cado": co.CallCado(),
            "give_up": co.GiveUp(),
            "block": co.Declare(),
            "pass": co.Pass(),
            "agree": co.Agree(),
            "object": co.Object(),
            "next_round": co.NextRound(),
            "accept": co.VoteWord(True),
            "decline": co.VoteWord(False),
        }
        view = self.stage.view
        if name == "contest" and view is not None:
            return co.Contest(view.version)
        if name == "base_ok" and local.base_first is not None:
            return co.OrderBase(local.base_first)
        if name == "meli_ok":
            names = dict(local.meli_names)
            return co.Rearrange(tuple(local.meli), names, local.discard, local.line)
        return simple.get(name)

    def cancel(self) -> bool:
        """Escape: drop the choice half made; whether there was one."""
        stage = self.stage
        local = stage.local
        if stage.chooser.open:
            stage.chooser.cancel()
            return True
        had = local.selected is not None or local.exchanging or local.discard is not None
        had = had or local.cado_pile is not None or local.meli_pick is not None
        had = had or self.take_back()
        local.selected, local.cursor, local.exchanging = None, None, False
        local.cado_pile, local.cado_to, local.meli_pick, local.discard = None, None, None, None
        stage.refresh()
        return had
