"""Where resources and the user's files are: from a source tree, a wheel and a frozen program."""

import compileall
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from melicado import places

ROOT = Path(places.__file__).parent.parent


def ask(site: Path, expression: str, cwd: Path) -> str:
    """What ``expression`` about ``places`` prints in a new Python that imports from ``site``."""
    code = (
        f"import sys; sys.path.insert(0, {str(site)!r}); from melicado import places;"
        f"print({expression})"
    )
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], cwd=cwd, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_a_source_tree_keeps_resources_beside_the_package() -> None:
    assert places.resource() == ROOT / "resources"


def test_a_missing_resource_is_named_in_one_sentence() -> None:
    with pytest.raises(places.MissingResourceError) as caught:
        places.resource("words", "xx.none")
    assert "xx.none" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_package_that_holds_resources_uses_its_own(tmp_path: Path) -> None:
    """As in a frozen program: byte code without its source, the data beside it."""
    bundle = tmp_path / "_internal"
    (bundle / "melicado" / "resources" / "words").mkdir(parents=True)
    (bundle / "resources").mkdir()  # another program's, in the same folder
    for name in ("__init__.py", "places.py"):
        shutil.copy(ROOT / "melicado" / name, bundle / "melicado" / name)
    assert compileall.compile_dir(bundle, quiet=2, legacy=True)
    for source in bundle.rglob("*.py"):
        source.unlink()
    found = ask(bundle, "places.resource('words')", tmp_path)
    assert Path(found) == bundle / "melicado" / "resources" / "words"


def test_one_variable_moves_all_the_users_files(melicado_home: Path) -> None:
    assert places.user_data() == melicado_home
    asked = (places.journals(), places.settings_file(), places.logs())
    assert all(melicado_home in path.parents for path in asked)
    assert len(set(asked)) == 3
    assert not melicado_home.exists(), "asking makes nothing"


def test_without_it_the_systems_own_folders_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MELICADO_HOME")
    for path in (places.user_data(), places.settings_file().parent, places.logs()):
        assert path.is_absolute()
        assert "melicado" in path.parts
        assert Path.home() in path.parents


def test_without_any_home_nothing_is_made_where_we_stand(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A user the system does not know, as in a container: ``~`` means nothing."""
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    for name in ("MELICADO_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    for folder in (places.journals(), places.settings_file().parent, places.logs()):
        with pytest.raises(places.UnwritableError) as caught:
            places.ensure(folder)
        assert "\n" not in str(caught.value)
    monkeypatch.setenv("MELICADO_HOME", "~nobody-of-that-name/here")
    assert places.user_data().is_absolute()
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_written_whole_or_stays_as_it_was(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "Élève é" / "kept.json"
    places.write_whole(path, b"first")
    monkeypatch.setattr("os.fsync", lambda number: (_ for _ in ()).throw(OSError(28, "full")))
    with pytest.raises(OSError, match="full"):
        places.write_whole(path, b"second")
    assert path.read_bytes() == b"first"
    assert list(path.parent.iterdir()) == [path], "no half of it is left"


def test_ensure_makes_every_parent_and_may_be_asked_again() -> None:
    folder = places.ensure(places.journals())
    assert folder.is_dir()
    assert places.ensure(folder) == folder
    assert list(folder.iterdir()) == [], "the trial leaves nothing behind"


def test_a_file_in_the_way_is_one_sentence(melicado_home: Path) -> None:
    melicado_home.write_text("a file where the folder should be")
    with pytest.raises(places.UnwritableError) as caught:
        places.ensure(places.journals())
    assert str(melicado_home) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_folder_in_which_nothing_can_be_written_is_one_sentence(tmp_path: Path) -> None:
    if sys.platform == "linux":
        folder = Path("/proc")  # not even root makes a file there
    else:
        folder = tmp_path / "locked"
        folder.mkdir(mode=0o555)
    with pytest.raises(places.UnwritableError) as caught:
        places.ensure(folder)
    assert str(folder) in str(caught.value)
