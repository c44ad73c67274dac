"""Settings are remembered; a damaged file costs only what is damaged, and is kept."""

from pathlib import Path

import msgspec
import pytest

from melicado.bots.level import Level, Pace
from melicado.places import settings_file
from melicado.rules.melicado.options import Options
from melicado.windows.settings import BotChoice, Settings, SettingsStore, read


def test_without_a_file_everything_has_its_default(melicado_home: Path) -> None:
    store = SettingsStore(settings_file())
    assert store.settings == Settings()
    assert store.first_words is None


def test_what_is_changed_is_there_the_next_time(melicado_home: Path) -> None:
    SettingsStore(settings_file()).change(
        name="Zoé",
        pace=Pace.SLOW,
        bots=(BotChoice(Level.EXPERT, 3),),
        options=Options(rounds=7, limit=50),
    )
    again = SettingsStore(settings_file()).settings
    assert (again.name, again.pace) == ("Zoé", Pace.SLOW)
    assert again.bots == (BotChoice(Level.EXPERT, 3),)
    assert (again.options.rounds, again.options.limit) == (7, 50)


def test_a_change_that_changes_nothing_is_not_told(melicado_home: Path) -> None:
    store, told = SettingsStore(settings_file()), []
    store.changed.connect(lambda: told.append(1))
    store.change(motion=True)
    assert told == []
    store.change(motion=False)
    assert told == [1]


@pytest.mark.parametrize(
    "raw", [b"", b"\x00" * 200, b"{", b'{"a":' * 90_000, b"[1, 2]", b'{"name": "Zo', b"\xff\xfe"]
)
def test_a_file_that_is_no_json_starts_afresh_and_is_kept(melicado_home: Path, raw: bytes) -> None:
    path = settings_file()
    path.parent.mkdir(parents=True)
    path.write_bytes(raw)
    store = SettingsStore(path)
    assert store.settings == Settings()
    assert store.first_words is not None
    assert "settings.json.bad" in store.first_words
    store.change(name="Zoé")
    assert path.with_name("settings.json.bad").read_bytes() == raw
    assert SettingsStore(path).settings.name == "Zoé"


def test_what_could_not_be_understood_is_told_once(melicado_home: Path) -> None:
    path = settings_file()
    path.parent.mkdir(parents=True)
    path.write_text('{"name": "Zoé", "colours": "pink"}')
    assert SettingsStore(path).first_words is not None
    again = SettingsStore(path)
    assert again.first_words is None
    assert again.settings.name == "Zoé"
    assert len(list(path.parent.glob("*.bad*"))) == 1


def test_settings_of_a_later_version_wait_in_the_file(melicado_home: Path) -> None:
    path = settings_file()
    path.parent.mkdir(parents=True)
    path.write_text('{"name": "Zoé", "fourth_game": {"deep": [1]}}')
    store = SettingsStore(path)
    assert store.first_words is None
    store.change(name="Léa")
    assert msgspec.json.decode(path.read_bytes()) == {"name": "Léa", "fourth_game": {"deep": [1]}}


def test_two_windows_do_not_undo_each_others_choices(melicado_home: Path) -> None:
    one, other = SettingsStore(settings_file()), SettingsStore(settings_file())
    one.change(volume=0.3)
    other.change(name="Léa", volume=0.6)
    now = SettingsStore(settings_file()).settings
    assert (now.name, now.volume) == ("Léa", 0.3)
    assert [path.name for path in settings_file().parent.iterdir()] == ["settings.json"]


def test_an_older_bad_file_is_not_written_over(melicado_home: Path) -> None:
    path = settings_file()
    path.parent.mkdir(parents=True)
    for raw in (b"first", b"second"):
        path.write_bytes(raw)
        SettingsStore(path)
    assert path.with_name("settings.json.bad").read_bytes() == b"first"
    assert path.with_name("settings.json.bad2").read_bytes() == b"second"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("text_scale", 40),
        ("text_scale", "large"),
        ("colours", "pink"),
        ("family", [{"name": "Tom", "look": 0, "key": "?"}]),
        ("buzzer", "SP"),
        ("bots", [{"level": "bon", "look": 0}] * 6),
        ("bots", [{"level": "genius"}]),
        ("name", "x" * 21),
        ("options", {"rounds": 0}),
        ("options", {"no_such_option": 1}),
    ],
)
def test_one_bad_value_leaves_the_others(name: str, value: object) -> None:
    raw = msgspec.json.encode({"face": 7, name: value})
    settings, faults = read(raw)
    assert settings == msgspec.structs.replace(Settings(), face=7)
    assert faults == [name]


def test_a_folder_that_cannot_be_written_is_told_and_nothing_else_happens(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    store, told = SettingsStore(blocked / "settings.json"), []
    store.trouble.connect(told.append)
    store.change(name="Zoé")
    assert store.settings.name == "Zoé"
    assert len(told) == 1
    assert told[0].endswith(".")


def test_writing_leaves_no_half_file_behind(melicado_home: Path) -> None:
    store = SettingsStore(settings_file())
    store.change(name="Zoé")
    assert [p.name for p in settings_file().parent.iterdir()] == ["settings.json"]
