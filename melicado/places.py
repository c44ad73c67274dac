"""Where the program's resources and the user's files are: the one module that knows."""

import contextlib
import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

import platformdirs

HOME_VARIABLE = "MELICADO_HOME"
"""The environment variable that puts all the user's files under one folder of their choice."""

APP_ID = "net.melicado.MeliCado"
"""What desktops know the program by: its desktop file and its icon are named so."""
SAVED_SUFFIXES = (".melicado", ".jsonl")
"""What the files of saved games end in: new ones, by which a desktop knows them; old ones."""

_NAME = "melicado"
_PACKAGE = Path(__file__).resolve().parent


class MissingResourceError(ValueError):
    """A file that belongs to the program is not there; says so in one sentence."""


class UnwritableError(ValueError):
    """A folder for the user's files cannot be made or written; says so in one sentence."""


@cache
def version() -> str:
    """The version of the program, as ``1.2.0``."""
    from importlib import metadata  # noqa: PLC0415 - slow to load, and most starts do without

    return metadata.version(_NAME)


def _resources() -> Path:
    """The folder of resources.

    A wheel and a frozen build hold it inside the package; a source tree, and so an editable
    install, beside it.
    """
    inside = _PACKAGE / "resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"


def resource(*parts: str) -> Path:
    """The file or folder of resources named by ``parts``, such as ``("words", "fr.trie")``.

    Raises ``MissingResourceError`` when it is not there.
    """
    path = _resources().joinpath(*parts)
    if not path.exists():
        raise MissingResourceError(
            f"A file of the program is missing: {path}; installing it again brings it back."
        )
    return path


def _home() -> Path | None:
    """The folder that ``MELICADO_HOME`` names, or None."""
    chosen = os.environ.get(HOME_VARIABLE)
    return Path(os.path.expanduser(chosen)).absolute() if chosen else None


def _of_system(folder: Callable[..., Path]) -> Path:
    """A folder of the system's; one that cannot be made where the user has no home."""
    try:
        return folder(_NAME, appauthor=False)
    except RuntimeError:
        return Path("~") / _NAME


def user_data() -> Path:
    """The folder of what the user makes and keeps; it need not exist (see ``ensure``)."""
    return _home() or _of_system(platformdirs.user_data_path)


def journals() -> Path:
    """The folder of the matches' journals, which are also the saved games."""
    return user_data() / "journals"


def settings_file() -> Path:
    """The file of the user's settings."""
    return (_home() or _of_system(platformdirs.user_config_path)) / "settings.json"


def logs() -> Path:
    """The folder of what the program notes about itself."""
    home = _home()
    return home / "logs" if home else _of_system(platformdirs.user_log_path)


def ensure(folder: Path) -> Path:
    """Make ``folder`` and its parents if need be, and return it.

    Raises ``UnwritableError`` when it cannot be made or nothing can be written in it.
    """
    if not folder.is_absolute():  # the system knows no home: "~" would be made where we stand
        raise UnwritableError(f"The folder {folder} cannot be written (there is no home folder).")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Trying is the only test that is right on every system: Windows knows no folder modes.
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        why = error.strerror or str(error)
        raise UnwritableError(f"The folder {folder} cannot be written ({why}).") from error
    return folder


def write_whole(path: Path, data: bytes) -> None:
    """Write a file, for this user's eyes only, whole or not at all.

    A power cut, or another instance that writes at the same moment, leaves one of both contents.
    Raises ``OSError`` or ``UnwritableError``; the file is then as it was.
    """
    ensure(path.parent)
    number, name = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".new", dir=path.parent)
    try:
        with open(number, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
