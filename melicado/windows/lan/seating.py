"""Who is in a room: every seat, who looks on, and what may be done about each of them."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from melicado.lan import messages as ms
from melicado.lan.moderator import Who
from melicado.texts.lan import quality
from melicado.windows.kit.box import Column, Row
from melicado.windows.kit.buttons import Disc, Pill
from melicado.windows.kit.pictures import Face
from melicado.windows.kit.style import Style, restyle
from melicado.windows.kit.words import Words
from melicado.windows.lan.network import GAMES

translate = QCoreApplication.translate


class Seating(Column):
    """Rows of people; ``host`` may mute them and show them the door, guests may sit down.

    ``heads`` says over each table which game it plays.
    """

    kick = Signal(object)
    """A ``Who``, as with ``mute``."""
    mute = Signal(object, bool)
    sit = Signal(int, int)
    """A table and a free seat."""
    watch = Signal(int)
    """A table to look on at."""

    def __init__(self, *, host: bool, heads: bool = False) -> None:
        super().__init__([None], gap=10)
        self._host, self._heads = host, heads
        self._shown: object = None
        self._look = Style()

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        super().restyle(style)
        self._look = style

    def show_room(
        self, room: ms.Room, muted: Collection[Who] = (), *, seated: bool, watching: bool
    ) -> None:
        """Show a room as it is now to a guest who is ``seated`` or ``watching``."""
        # A row made anew under the mouse or the focus would be lost to them.
        facts = [[_facts(one, table.started) for one in table.seats] for table in room.tables]
        shown = (_without_quality(room), facts, frozenset(muted), seated, watching)
        if shown == self._shown:
            return
        self._shown = shown
        held = self._focused()
        while (item := self.lines.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
                for part in old.findChildren(QWidget):
                    part.setObjectName("")  # its successor bears the name from now on
        offers = not self._host and not seated
        for number, table in enumerate(room.tables):
            if len(room.tables) > 1 or self._heads:
                several = len(room.tables) > 1
                self._append(
                    self._head(number, table, several, offers and room.spectators, watching)
                )
            for seat, one in enumerate(table.seats):
                mine = (number, seat) == (room.table, room.you)
                free = offers and one.kind == "free"
                told = " · ".join(facts[number][seat])
                self._append(self._seat((number, seat), one, told, mine, free, seat in muted))
            for watcher in table.watching:
                self._append(self._watcher(watcher, watcher.name in muted))
        self.add(None)
        restyle(self, self._look)
        again = self.findChild(QWidget, held) if held else None
        if isinstance(again, QWidget):
            again.setFocus()

    def _append(self, row: Row) -> None:
        self.add(row)
        row.show()  # what is not shown yet counts for no height

    def _focused(self) -> str:
        """The name of the button of these rows that has the focus, "" for none."""
        there = self.window().focusWidget()
        return there.objectName() if there is not None and self.isAncestorOf(there) else ""

    def _head(
        self, number: int, table: ms.Table, several: bool, may_watch: bool, watching: bool
    ) -> Row:
        game = GAMES.get(table.game, table.game)
        text = translate("Lan", "Table {number} · {game}") if several else "{game}"
        parts: list[QWidget | None] = [
            Words(text.format(number=number + 1, game=game), "heading"),
            None,
        ]
        if may_watch and not watching:
            pill = Pill(translate("Lan", "Look on"))
            pill.setObjectName(f"watch_{number}")
            pill.clicked.connect(lambda: self.watch.emit(number))
            parts.append(pill)
        return Row(parts)

    def _seat(
        self,
        place: tuple[int, int],
        shown: ms.SeatShown,
        facts: str,
        mine: bool,
        free: bool,
        muted: bool,
    ) -> Row:
        table, seat = place
        name = shown.name or translate("Lan", "free")
        face = Face(shown.look, shown.kind == "bot", name, units=52, choosing=False)
        powers: Sequence[QWidget] = ()
        if self._host and shown.kind == "guest":
            powers = self._powers(seat, shown.name, muted)
        elif free:
            pill = Pill(translate("Lan", "Sit here"))
            pill.setObjectName(f"sit_{table}_{seat}")
            pill.clicked.connect(lambda: self.sit.emit(table, seat))
            powers = [pill]
        return Row([face, _words(name, facts, mine), None, *powers], gap=12)

    def _watcher(self, shown: ms.Watcher, muted: bool) -> Row:
        face = Face(shown.look, False, shown.name, units=52, choosing=False)
        powers = self._powers(shown.name, shown.name, muted) if self._host else ()
        words = _words(shown.name, translate("Lan", "looks on"), False)
        return Row([face, words, None, *powers], gap=12)

    def _powers(self, who: Who, name: str, muted: bool) -> Sequence[QWidget]:
        quiet = Disc(
            "sound_off" if muted else "sound_on",
            translate("Lan", "Let {name} write").format(name=name)
            if muted
            else translate("Lan", "Mute {name}").format(name=name),
            units=38,
        )
        quiet.setObjectName(f"mute_{who}")
        quiet.clicked.connect(lambda: self.mute.emit(who, not muted))
        out = Disc("cross", translate("Lan", "Show {name} the door").format(name=name), units=38)
        out.setObjectName(f"kick_{who}")
        out.clicked.connect(lambda: self.kick.emit(who))
        return [quiet, out]


def _words(name: str, facts: str, gold: bool) -> Column:
    return Column([None, Words(name, "strong", gold=gold), Words(facts, "muted"), None], gap=0)


def _without_quality(room: ms.Room) -> ms.Room:
    tables = (
        replace(table, seats=tuple(replace(seat, quality=-1) for seat in table.seats))
        for table in room.tables
    )
    return replace(room, tables=tuple(tables))


def _facts(shown: ms.SeatShown, started: bool) -> list[str]:
    """Who it is, whether ready, how good the line is."""
    if shown.kind == "free":
        return [translate("Lan", "a guest may sit here")]
    if shown.kind == "bot":
        return [translate("Lan", "robot")]
    if shown.kind == "person":
        return [translate("Lan", "host")]
    if not shown.here:
        return [translate("Lan", "away")]
    ready = "" if started else translate("Lan", "not ready yet")
    if shown.ready:
        ready = translate("Lan", "ready")
    return [fact for fact in (ready, quality(shown.quality)) if fact]
