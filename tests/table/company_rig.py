"""A table of several people: the floor goes round as in the window, by the rig's own clock."""

from typing import Any

from table_rig import Rig

from melicado.match.floor import Buzz, Floor, ends_the_turn, right_of


class CompanyRig(Rig):
    """A rig with a ``Floor`` (MC-45)."""

    floor: Floor | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.floor = Floor(tuple(self.people), self.state.options.buzzer_seconds)
        self.table.buzzed.connect(self._buzzed)
        self._follow()

    def pass_time(self, ms: int) -> None:
        super().pass_time(ms)
        if self.floor is not None:
            self.floor.run(self.now)
            self.table.set_floor_now(self.now)
            self._tell()

    def _buzzed(self, seat: int) -> None:
        assert self.floor is not None
        answer = self.floor.buzz(seat, self.now)
        if answer not in (Buzz.TAKEN, Buzz.YOURS):
            self.table.buzz_in_vain(seat, answer)
        self._tell()

    def _commanded(self, seat: int, command: Any) -> None:
        assert seat in self.people
        refused = len(self.refusals)
        super()._commanded(seat, command)
        if self.floor is not None and len(self.refusals) == refused and ends_the_turn(command):
            self.floor.done(seat)
            self._tell()

    def _show(self, events: list[Any]) -> None:
        for event in events:
            super()._show([event])
            self._follow()

    def _follow(self) -> None:
        if self.floor is not None:
            right, is_open = right_of(self.view, tuple(self.people))
            self.floor.follow(right, is_open=is_open)
            self._tell()

    def _tell(self) -> None:
        if self.floor is not None:
            self.table.set_floor(self.floor.shown(self.now))
