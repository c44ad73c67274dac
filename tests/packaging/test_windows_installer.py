"""The installer for Windows, as far as it can be checked without Windows: what its script says."""

import re
from collections import defaultdict
from pathlib import Path

import build
import make_icons
import product
import pytest

from melicado.lan import discovery, server
from melicado.places import SAVED_SUFFIXES

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "windows" / "melicado.iss"
SECTIONS = {
    *("Setup", "Languages", "CustomMessages", "Tasks", "InstallDelete", "Files", "Icons"),
    *("Registry", "Run", "UninstallRun"),
}
DEFINED = {"Version", "Bundle", "Icons", "Output"}
"""What build.py tells the compiler."""

Sections = dict[str, list[dict[str, str]]]


@pytest.fixture(scope="module")
def text() -> str:
    return SCRIPT.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def sections(text: str) -> Sections:
    """Each line of each section, by the names in it; a line ``Name=value`` has one."""
    found: Sections = defaultdict(list)
    name = ""
    for line in text.splitlines():
        if line.startswith(("#", ";")) or not line.strip():
            continue
        if head := re.fullmatch(r"\[(\w+)\]", line):
            name = head[1]
        elif name in ("Setup", "CustomMessages"):
            key, value = line.split("=", 1)
            found[name].append({key: value})
        else:
            parts = re.findall(r'(\w+): ("(?:[^"]|"")*"|[^;]+)', line)
            found[name].append({key: unquoted(value) for key, value in parts})
    return found


def unquoted(value: str) -> str:
    return value[1:-1].replace('""', '"') if value.startswith('"') else value.strip()


def setup(sections: Sections) -> dict[str, str]:
    return {key: value for line in sections["Setup"] for key, value in line.items()}


def test_it_has_the_sections_it_needs_and_every_line_says_something(sections: Sections) -> None:
    assert set(sections) == SECTIONS
    assert all(lines and all(lines) for lines in sections.values())


def test_every_name_it_uses_is_defined(text: str) -> None:
    own = set(re.findall(r'#define (\w+) "', text))
    assert set(re.findall(r"\{#(\w+)\}", text)) == own | DEFINED
    told = Path(build.__file__).read_text(encoding="utf-8")
    assert all(f'"{name}"' in told or f"/D{name}=" in told for name in DEFINED)
    messages = set(re.findall(r"\{cm:(\w+)", text)) - {"LaunchProgram"}
    for language in ("fr", "en"):
        assert messages == set(re.findall(rf"^{language}\.(\w+)=", text, re.M))


def test_it_needs_no_administrator_unless_it_is_for_all(sections: Sections) -> None:
    said = setup(sections)
    assert said["PrivilegesRequired"] == "lowest"
    assert "commandline" in said["PrivilegesRequiredOverridesAllowed"]
    assert said["DefaultDirName"].startswith("{autopf}")
    assert all(line["Root"] == "HKA" for line in sections["Registry"])
    (firewall,) = [line for line in sections["Tasks"] if line["Name"] == "firewall"]
    assert firewall["Check"] == "IsAdminInstallMode"


def test_nothing_is_asked_of_who_installs_silently(sections: Sections) -> None:
    (start,) = [line for line in sections["Run"] if "postinstall" in line["Flags"]]
    assert "skipifsilent" in start["Flags"]


def test_a_saved_game_opens_by_a_double_click(sections: Sections) -> None:
    keys = {line["Subkey"]: line for line in sections["Registry"] if "ValueName" not in line}
    suffix = SAVED_SUFFIXES[0]
    kind = keys[rf"Software\Classes\{suffix}"]["ValueData"]
    command = keys[rf"Software\Classes\{kind}\shell\open\command"]["ValueData"]
    assert command == r'"{app}\{#Program}" "%1"'
    (mime,) = [line["ValueData"] for line in sections["Registry"] if "ValueName" in line]
    assert mime == product.MIME


def test_the_firewall_opens_for_the_program_alone(text: str, sections: Sections) -> None:
    (rule,) = [line for line in sections["Run"] if line.get("Tasks") == "firewall"]
    assert r'program="{app}\{#Program}"' in rule["Parameters"]
    assert "profile=private,domain" in rule["Parameters"]
    assert f"TCP {server.PORT}, UDP {discovery.PORT}" in text
    assert any("delete rule" in line["Parameters"] for line in sections["UninstallRun"])


def test_the_files_it_names_are_made_by_the_build(text: str, sections: Sections) -> None:
    assert '#define Program "melicado.exe"' in text
    made = Path(make_icons.__file__).read_text(encoding="utf-8")
    icons = re.findall(r"\{#Icons\}\\([\w.]+)", text)
    assert set(icons) == {"melicado.ico", "game.ico"}
    assert all(icon.partition(".")[0] in made for icon in icons)
    assert setup(sections)["OutputBaseFilename"] == "melicado-{#Version}-windows-setup"
    assert "-windows-setup.exe" in Path(build.__file__).read_text(encoding="utf-8")


def test_the_files_it_names_lie_in_the_bundle(text: str, bundle: Path) -> None:
    inside = set(re.findall(r"\{#Bundle\}\\([^\"\s*]+)", text))
    assert inside == {r"_internal\licences\melicado\LICENSE"}
    assert all((bundle / name.replace("\\", "/")).is_file() for name in inside)
