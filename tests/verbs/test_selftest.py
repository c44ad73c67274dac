"""``melicado selftest``: it finds nothing wrong here, and names in a sentence what is broken."""

import json
import shutil
from pathlib import Path

import pytest

from melicado import cli, places
from melicado.verbs import selftest
from melicado.verbs.checks import qt

# As in test_cli.py: the application for windows must be the first.
pytestmark = pytest.mark.usefixtures("qapp")

Capture = pytest.CaptureFixture[str]
QUICK = [check for check in selftest.CHECKS if check[0] in ("dictionaries", "folders")]


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Resources of our own, to be damaged."""
    folder = Path(shutil.copytree(places.resource("words").parent, tmp_path / "resources"))
    monkeypatch.setattr(places, "_resources", lambda: folder)
    return folder


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the checks that are to fail."""
    monkeypatch.setattr(selftest, "CHECKS", QUICK)


def failures(capsys: Capture) -> dict[str, str]:
    """What failed, and the sentence about it."""
    report = json.loads(capsys.readouterr().out)
    return {one["check"]: one["said"] for one in report["findings"] if not one["ok"]}


def test_a_sound_program_says_so_a_line_each(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "report.txt"
    assert cli.main(["selftest", "--report", str(file)]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [["ok", name] for name, _ in selftest.CHECKS]
    assert last == "Everything works."
    written = file.read_text(encoding="utf-8")
    assert written.startswith(f"Méli Cado: {places.version()}\n")
    assert all(line in written for line in lines)


def test_the_report_does_not_tell_whose_it_is(
    quick: None, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "zoe.martin"
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    monkeypatch.delenv("MELICADO_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "Jeux"))
    file = tmp_path / "report.txt"
    assert cli.main(["selftest", "--report", str(file)]) == 0
    assert "zoe" not in file.read_text(encoding="utf-8") + capsys.readouterr().out
    assert "~" in file.read_text(encoding="utf-8")


def test_a_damaged_dictionary_is_one_sentence(
    quick: None, resources: Path, capsys: Capture
) -> None:
    dictionary = resources / "words" / "fr.dict"
    data = bytearray(dictionary.read_bytes())
    data[-1000] ^= 1  # only the checksum tells
    dictionary.write_bytes(data)
    assert cli.main(["selftest", "--json"]) == 1
    said = failures(capsys)
    assert set(said) == {"dictionaries"}
    assert said["dictionaries"].endswith("fr.dict is damaged.")


def test_a_dictionary_of_other_words_is_one_sentence(
    quick: None, resources: Path, capsys: Capture
) -> None:
    shutil.copy(resources / "words" / "en.dict", resources / "words" / "fr.dict")
    assert cli.main(["selftest", "--json"]) == 1
    assert "CHEVAL" in failures(capsys)["dictionaries"]


def test_a_folder_that_cannot_be_written_is_one_sentence(
    quick: None, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("MELICADO_HOME", str(tmp_path / "file"))
    assert cli.main(["selftest"]) == 1
    lines = capsys.readouterr().out.splitlines()
    (failed,) = [line for line in lines if line.startswith("FAIL")]
    assert "folders" in failed
    assert "cannot be written" in failed
    assert lines[-1] == "Something does not work: see above."


def test_a_report_that_cannot_be_written_is_one_sentence(
    quick: None, capsys: Capture, tmp_path: Path
) -> None:
    assert cli.main(["selftest", "--report", str(tmp_path / "none" / "report.txt")]) == 1
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "report.txt cannot be written" in err


def test_without_its_plugins_qt_is_not_started(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt would abort the program without a word to anybody."""
    monkeypatch.setattr(qt.QLibraryInfo, "path", lambda _: str(tmp_path))
    monkeypatch.setattr(selftest, "CHECKS", [("plugins", "qt"), ("tables", "tables")])
    assert cli.main(["selftest", "--json"]) == 1
    assert set(failures(capsys)) == {"plugins"}


def test_a_translation_that_is_damaged_is_one_sentence(
    resources: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    (resources / "i18n" / "melicado_fr.qm").write_bytes(b"nonsense")
    monkeypatch.setattr(selftest, "CHECKS", [("translations", "qt"), ("sound", "qt")])
    assert cli.main(["selftest", "--json"]) == 1
    (said,) = failures(capsys).values()
    assert "melicado_fr.qm is damaged." in said
