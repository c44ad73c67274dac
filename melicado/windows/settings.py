"""What the people at this computer chose: kept in one small file that is never lost."""

import contextlib
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta
from PySide6.QtCore import QCoreApplication, QObject, Signal

from melicado.bots.level import Level, Pace
from melicado.places import UnwritableError, write_whole
from melicado.rules.melicado.options import Options
from melicado.windows.mendelius.choice import MendeliusChoice

translate = QCoreApplication.translate

MOST_BOTS = 5
MOST_PEOPLE = 6
"""So many buzzers are apart on one keyboard, and so many plates fit on the screen."""
BUZZERS = "SPNTVI"
"""Keys that lie apart, and at the same place on French, German and English keyboards."""
LONGEST_NAME = 20


class BotChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A robot of the next game: how well it plays, and the number of its portrait."""

    level: Level = Level.FACILE
    look: Annotated[int, Meta(ge=0, le=1000)] = 0


Buzzer = Annotated[str, Meta(pattern="^[A-Z]$")]


class PersonChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody else at this screen: a name, the number of a portrait, the key of a buzzer."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    look: Annotated[int, Meta(ge=0, le=1000)] = 0
    key: Buzzer = BUZZERS[1]


class LanSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat in a game on the network that one may come back to, and what takes it back."""

    host: str
    port: int
    code: str
    room: str
    """What the room is called."""
    name: str
    table: int
    seat: int
    token: str


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting with its default."""

    language: Literal["auto", "fr", "en"] = "auto"
    colours: Literal["system", "light", "dark"] = "system"
    motion: bool = True
    text_scale: Annotated[float, Meta(ge=0.8, le=1.6)] = 1.0
    left_handed: bool = False
    full_screen: bool = False
    volume: Annotated[float, Meta(ge=0, le=1)] = 0.6
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    face: Annotated[int, Meta(ge=0, le=1000)] = 1
    buzzer: Buzzer = BUZZERS[0]
    family: Annotated[tuple[PersonChoice, ...], Meta(max_length=MOST_PEOPLE - 1)] = ()
    """Who else plays Méli Cado at this screen."""
    bots: Annotated[tuple[BotChoice, ...], Meta(max_length=MOST_BOTS)] = (
        BotChoice(Level.FACILE, 0),
        BotChoice(Level.BON, 1),
    )
    pace: Pace = Pace.NORMAL
    options: Options = Options()
    mendelius: MendeliusChoice = MendeliusChoice()
    window: tuple[int, int, int, int] | None = None
    """Where the window was last, when it neither filled the screen nor was maximised."""
    lan_address: Annotated[str, Meta(max_length=255)] = ""
    """The address of the room visited last."""
    lan_room: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """What one's own room was called last."""
    lan_seat: LanSeat | None = None
    """The seat in a game that was left without giving it up."""


class SettingsStore(QObject):
    """The settings and their file. ``trouble`` says in a sentence what went wrong with it."""

    changed = Signal()
    trouble = Signal(str)

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._found: Callable[[], str] | None = None
        self.settings = self._load()

    @property
    def first_words(self) -> str | None:
        """What to tell the reader about the file as it was found, or None.

        In the language of the moment: which one it is, the settings say themselves.
        """
        return self._found() if self._found is not None else None

    def change(self, **fields: object) -> None:
        """Set some settings and write them down; ``changed`` follows."""
        before = self.settings
        changes = {name: new for name, new in fields.items() if new != getattr(before, name)}
        if not changes:
            return
        self.settings = msgspec.structs.replace(before, **changes)
        self._save(changes)
        self.changed.emit()

    def _load(self) -> Settings:
        try:
            raw = self._path.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return Settings()
        except OSError as error:
            why = error.strerror or str(error)
            self._found = lambda: translate(
                "Settings", "Your settings cannot be read ({why})."
            ).format(why=why)
            return Settings()
        settings, faults = read(raw)
        if faults:
            self._found = self._set_aside(faults, settings)
        return settings

    def _set_aside(self, faults: list[str], understood: Settings) -> Callable[[], str]:
        """Keep the file that could not be understood beside the one that will replace it."""
        kept = self._path.with_name(self._path.name + ".bad")
        number = 1
        while kept.exists():
            number += 1
            kept = self._path.with_name(f"{self._path.name}.bad{number}")
        with contextlib.suppress(OSError):
            shutil.copyfile(self._path, kept)
        if not kept.exists():
            return lambda: translate("Settings", "Some of your settings could not be understood.")
        self._write(understood)  # so that it is told once, not at every start
        return lambda: translate(
            "Settings",
            "Some of your settings could not be understood ({what}): they start afresh, and"
            " the old file is kept as {file}.",
        ).format(what=", ".join(faults), file=kept.name)

    def _save(self, changes: dict[str, object]) -> None:
        """Change those settings in the file.

        The others stay: another window of the program, or a newer version of it, wrote them.
        """
        try:
            kept = msgspec.json.decode(self._path.read_bytes(), type=dict[str, Any])
        except (OSError, RecursionError, msgspec.MsgspecError):
            kept = msgspec.structs.asdict(self.settings)
        self._write(kept | changes)

    def _write(self, settings: object) -> None:
        try:
            write_whole(self._path, msgspec.json.format(msgspec.json.encode(settings), indent=2))
        except (OSError, UnwritableError):
            self.trouble.emit(
                translate("Settings", "Your settings cannot be saved: they hold until you quit.")
            )


def read(raw: bytes) -> tuple[Settings, list[str]]:
    """The settings in ``raw``, and the names of those that could not be understood.

    What is understood is kept; the rest has its default. Settings of a later version, which this
    one does not know, are no fault: they wait in the file.
    """
    try:
        said = msgspec.json.decode(raw, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError):
        return Settings(), ["settings.json"]
    hints = get_type_hints(Settings, include_extras=True)
    good: dict[str, Any] = {}
    faults: list[str] = []
    for name, value in said.items():
        if name not in hints:
            continue
        try:
            good[name] = msgspec.convert(value, hints[name])
        except (msgspec.ValidationError, RecursionError):
            faults.append(name)
    return Settings(**good), faults
