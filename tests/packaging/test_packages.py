"""What is built from the frozen program, with a small one in its place: archives and packages."""

import hashlib
import io
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import xml.etree.ElementTree as ET
import zipfile
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import archives
import debian
import elf
import macos
import make_icons
import product
import pytest
import windows_version
from PySide6.QtGui import QImage

from melicado import places
from melicado.texts.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
FACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LINUX = ROOT / "packaging" / "linux"
EPOCH = 1_700_000_000


def tool(name: str) -> Any:
    return pytest.mark.skipif(shutil.which(name) is None, reason=f"no {name}")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A program in a folder, as far as its packages look at it."""
    made = tmp_path / "melicado"
    (made / "_internal" / "melicado").mkdir(parents=True)
    shutil.copy("/bin/true" if Path("/bin/true").exists() else sys.executable, made / "melicado")
    (made / "_internal" / "melicado" / "é.txt").write_text("words")
    (made / "_internal" / "again").symlink_to("melicado/é.txt")
    return made


@pytest.fixture(scope="module")
def icons(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("icons")
    make_icons.write(made)
    return made


@pytest.fixture
def package(folder: Path, icons: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(EPOCH))
    return debian.deb(folder.with_name("melicado.deb"), folder, icons)


def test_the_names_are_those_of_the_program() -> None:
    assert FACTS["project"]["version"] == product.VERSION
    assert product.ID == places.APP_ID
    assert places.SAVED_SUFFIXES[0] == product.SUFFIX


def test_an_archive_does_not_tell_when_and_by_whom_it_was_made(folder: Path) -> None:
    made = []
    for name, moment in (("one", 1), ("two", 2_000_000_000)):
        for path in folder.rglob("*"):
            if not path.is_symlink():
                os.utime(path, (moment, moment))
        entries = archives.tree(folder, "melicado")
        made.append(archives.tar_xz(folder.with_name(name), reversed(entries), EPOCH).read_bytes())
    assert made[0] == made[1]
    with tarfile.open(folder.with_name("one")) as archive:
        members = {member.name: member for member in archive}
        assert {member.mtime for member in members.values()} == {EPOCH}
        assert {(member.uid, member.uname) for member in members.values()} == {(0, "root")}
        assert members["melicado/melicado"].mode == 0o755
        assert members["melicado/_internal/melicado/é.txt"].mode == 0o644
        assert members["melicado/_internal/again"].linkname == "melicado/é.txt"
        assert members["melicado/_internal"].isdir()


def test_a_zip_holds_the_same_files(folder: Path) -> None:
    (folder / "_internal" / "again").unlink()  # Windows has no such links
    path = archives.zipped(folder.with_name("x.zip"), archives.tree(folder, "melicado"), EPOCH)
    with zipfile.ZipFile(path) as archive:
        assert archive.read("melicado/_internal/melicado/é.txt") == b"words"
        assert archive.testzip() is None


def test_the_sums_are_those_of_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"x")
    (tmp_path / "a").write_bytes(b"")
    empty = hashlib.sha256(b"").hexdigest()
    assert archives.sums([tmp_path / "b", tmp_path / "a"]).startswith(f"{empty}  a\n")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads a program of Linux")
def test_what_a_program_of_linux_needs_is_read_from_it(folder: Path) -> None:
    data = (folder / "melicado").read_bytes()
    assert "libc.so.6" in elf.needed(data)
    assert elf.system_libraries(folder) == set()
    assert re.fullmatch(r"2\.\d+", elf.glibc(folder))


@tool("dpkg-deb")
def test_debians_own_tools_read_the_package(package: Path, folder: Path, tmp_path: Path) -> None:
    ask = ["dpkg-deb", "--field", package, "Package", "Version", "Depends", "Recommends"]
    said = subprocess.run(ask, capture_output=True, text=True, check=True).stdout
    fields = dict(line.split(": ", 1) for line in said.splitlines())
    assert fields["Package"] == "melicado"
    assert fields["Version"] == FACTS["project"]["version"]
    assert fields["Depends"].startswith("libc6 (>= 2.")
    out = tmp_path / "out"
    subprocess.run(["dpkg-deb", "--raw-extract", package, out], check=True)
    command = out / "usr" / "bin" / "melicado"
    assert command.is_symlink()
    assert command.resolve() == out / "usr" / "lib" / "melicado" / "melicado"
    for line in (out / "DEBIAN" / "md5sums").read_text().splitlines():
        digest, name = line.split("  ", 1)
        assert hashlib.md5((out / name).read_bytes()).hexdigest() == digest
    share = out / "usr" / "share"
    entry = share / "applications" / f"{product.ID}.desktop"
    assert f"Icon={product.ID}\n" in entry.read_text()
    assert (share / "icons/hicolor/256x256/apps" / f"{product.ID}.png").is_file()
    assert "@" not in entry.read_text() + (share / "doc/melicado/copyright").read_text()


def test_a_package_is_the_same_each_time(package: Path, folder: Path, icons: Path) -> None:
    again = debian.deb(folder.with_name("again.deb"), folder, icons)
    assert again.read_bytes() == package.read_bytes()


def written(folder: Path, name: str, template: str) -> Path:
    path = folder / name
    path.write_text(product.filled(LINUX / template), encoding="utf-8")
    return path


@tool("desktop-file-validate")
def test_desktops_accept_the_desktop_file(tmp_path: Path) -> None:
    path = written(tmp_path, f"{product.ID}.desktop", "melicado.desktop")
    done = subprocess.run(["desktop-file-validate", path], capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (0, b"")


@tool("appstreamcli")
def test_software_centres_accept_the_description(tmp_path: Path) -> None:
    path = written(tmp_path, f"{product.ID}.metainfo.xml", "melicado.metainfo.xml")
    check = ["appstreamcli", "validate", "--no-net", path]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_description_names_this_version_and_the_other_files(tmp_path: Path) -> None:
    root = ET.fromstring(product.filled(LINUX / "melicado.metainfo.xml"))
    assert root.findtext("id") == product.ID
    assert root.findtext("launchable") == f"{product.ID}.desktop"
    (release,) = root.iter("release")
    assert release.get("version") == FACTS["project"]["version"]
    assert root.findtext("provides/mediatype") == product.MIME


def test_a_saved_game_is_a_type_that_the_desktop_file_opens() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    root = ET.fromstring(product.filled(LINUX / "melicado.mime.xml"))
    (kind,) = root.iter(f"{space}mime-type")
    (glob,) = kind.iter(f"{space}glob")
    assert glob.get("pattern") == f"*{places.SAVED_SUFFIXES[0]}"
    entry = ConfigParser(interpolation=None)
    entry.read_string(product.filled(LINUX / "melicado.desktop"))
    assert entry["Desktop Entry"]["MimeType"] == f"{kind.get('type')};"
    assert entry["Desktop Entry"]["Exec"] == "melicado %f"


@pytest.mark.parametrize("name", ["melicado", "game"])
def test_the_icons_hold_every_size(icons: Path, name: str) -> None:
    prefix = "" if name == "melicado" else "game-"
    for size in product.ICONS:
        picture = QImage(str(icons / f"{prefix}{size}.png"))
        assert (picture.width(), picture.height()) == (size, size)
        assert picture.pixelColor(0, 0).alpha() == 0
        assert picture.pixelColor(size // 2, size // 2).alpha() == 255
    icon = (icons / f"{name}.ico").read_bytes()
    for number, size in enumerate(make_icons.ICO):
        at = 6 + 16 * number
        length, start = (int.from_bytes(icon[at + i : at + i + 4], "little") for i in (8, 12))
        assert QImage.fromData(icon[start : start + length]).width() == size
    apple = io.BytesIO((icons / f"{name}.icns").read_bytes())
    assert apple.read(4) == b"icns"
    assert int.from_bytes(apple.read(4), "big") == len(apple.getvalue())
    while kind := apple.read(4):
        data = apple.read(int.from_bytes(apple.read(4), "big") - 8)
        assert QImage.fromData(data).width() == make_icons.ICNS[kind]


def test_macos_is_told_the_version_the_languages_and_the_saved_games() -> None:
    told = plistlib.loads(plistlib.dumps(macos.INFORMATION))
    assert told["CFBundleShortVersionString"] == FACTS["project"]["version"]
    assert set(told["CFBundleLocalizations"]) == set(LANGUAGES)
    (document,), (kind,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    tags = kind["UTTypeTagSpecification"]
    assert [f".{end}" for end in tags["public.filename-extension"]] == [places.SAVED_SUFFIXES[0]]
    assert document["CFBundleTypeIconFile"] == "game.icns"


def test_windows_is_told_the_version() -> None:
    def note(kind: str) -> Any:
        return lambda *parts, **named: (kind, parts, named)

    text = windows_version.text()
    kinds = set(re.findall(r"[A-Z]\w+(?=\()", text))
    _, _, told = eval(text, {kind: note(kind) for kind in kinds})
    major, minor, micro = map(int, FACTS["project"]["version"].split("."))
    assert told["ffi"][2]["filevers"] == (major, minor, micro, 0)
    strings = dict(struct[1] for struct in told["kids"][0][1][0][0][1][1])
    assert strings["ProductVersion"] == FACTS["project"]["version"]
    assert strings["OriginalFilename"] == "melicado.exe"
