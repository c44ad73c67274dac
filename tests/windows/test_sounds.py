"""Sounds: made by us, mixed, and silent without a device."""

import array
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from melicado.windows import sounds
from melicado.windows.sounds import LOUDEST, Mixer, Sounds, load

FOLDER = Path(__file__).parents[2] / "resources" / "sounds"


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    path = Path(__file__).parents[2] / "packaging" / "make_sounds.py"
    spec = importlib.util.spec_from_file_location("sounds_maker", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_sound_is_there_and_is_what_the_maker_makes(maker: ModuleType) -> None:
    assert {p.stem for p in FOLDER.glob("*.wav")} == set(maker.SOUNDS)
    length, signal = maker.SOUNDS["lay"]
    assert load(FOLDER / "lay.wav").tobytes() == maker.samples(length, signal)


def test_no_sound_clicks_or_is_too_quiet_to_hear(maker: ModuleType) -> None:
    for name in maker.SOUNDS:
        samples = load(FOLDER / f"{name}.wav")
        assert abs(samples[-1]) < 300, name
        assert max(samples) > 2_000, name


def test_two_sounds_add_up_and_never_wrap_around() -> None:
    mixer = Mixer()
    mixer.volume = 1.0
    mixer.add(array.array("h", [30_000, 100, 5]))
    mixer.add(array.array("h", [30_000, 23]))
    assert mixer.mixed(2).tolist() == [LOUDEST, 123]
    assert mixer.mixed(2).tolist() == [5, 0]
    assert mixer.mixed(2).tolist() == [0, 0]


def test_volume_scales_what_is_heard() -> None:
    mixer = Mixer()
    mixer.volume = 0.5
    mixer.add(array.array("h", [1_000, -1_000]))
    assert mixer.mixed(2).tolist() == [500, -500]


def test_without_a_device_a_sound_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "has_device", lambda: False)
    player = Sounds(FOLDER, 1.0)
    player.play("lay")
    assert player._opening is not None
    player._opening.join(5)
    player.play("lay")
    assert set(player._mixer.mixed(4_000)) == {0}
    player.close()


def test_a_missing_sound_is_silence(tmp_path: Path) -> None:
    assert len(load(tmp_path / "nothing.wav")) == 0
