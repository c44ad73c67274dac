"""The sounds of the table: mixed here, played through miniaudio, silence where it cannot be.

The device is opened at the first sound, away from the window's thread; without a device, or
without the player itself, every sound is quietly nothing.
"""

import array
import logging
import os
import sys
import threading
import wave
from collections.abc import Generator
from pathlib import Path
from typing import Any

RATE = 22_050
LOUDEST = 32_767
_log = logging.getLogger(__name__)


class Mixer:
    """Sounds that play together, as a stream of 16-bit mono samples."""

    def __init__(self) -> None:
        self.volume = 0.7
        """From 0 (silent) to 1."""
        self._playing: list[tuple[array.array[int], int]] = []
        self._lock = threading.Lock()

    def add(self, samples: "array.array[int]") -> None:
        """Let a sound begin."""
        with self._lock:
            self._playing.append((samples, 0))

    def mixed(self, count: int) -> "array.array[int]":
        """The next ``count`` samples."""
        total = [0] * count
        with self._lock:
            still = []
            for samples, start in self._playing:
                part = samples[start : start + count]
                for i, value in enumerate(part):
                    total[i] += value
                if start + count < len(samples):
                    still.append((samples, start + count))
            self._playing = still
        loud = self.volume
        return array.array("h", [max(-LOUDEST, min(LOUDEST, int(v * loud))) for v in total])

    def stream(self) -> Generator["array.array[int]", int, None]:
        """The endless stream a playback device draws from."""
        count = yield array.array("h")
        while True:
            count = yield self.mixed(count)


class Sounds:
    """Plays the program's sounds by name; ``volume`` 0 is silence."""

    def __init__(self, folder: Path, volume: float) -> None:
        self._folder = folder
        self._mixer = Mixer()
        self._mixer.volume = volume
        self._samples: dict[str, array.array[int]] = {}
        self._device: Any = None
        self._opening: threading.Thread | None = None

    def set_volume(self, volume: float) -> None:
        """From 0 (silent) to 1."""
        self._mixer.volume = volume

    def play(self, name: str) -> None:
        """Play ``resources/sounds/<name>.wav``; never waits and never raises."""
        if self._mixer.volume <= 0:
            return
        samples = self._samples.get(name)
        if samples is None:
            samples = self._samples[name] = load(self._folder / f"{name}.wav")
        if self._opening is None:
            self._opening = threading.Thread(target=self._open, name="sound", daemon=True)
            self._opening.start()
        if self._device is not None or self._opening.is_alive():
            self._mixer.add(samples)

    def close(self) -> None:
        """Let go of the device."""
        device, self._device = self._device, None
        if device is not None:
            device.close()

    def _open(self) -> None:
        if not has_device():
            return
        try:
            import miniaudio  # type: ignore[import-untyped]  # noqa: PLC0415 - optional, slow to load

            device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=60,
                app_name="Méli Cado",
            )
            stream = self._mixer.stream()
            next(stream)
            device.start(stream)
        except Exception as error:
            _log.info("No sound: %s", error)
            return
        self._device = device


def has_device() -> bool:
    """Whether it is worth asking; on Linux asking without a device writes on the terminal."""
    if not sys.platform.startswith("linux"):
        return True
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", "/nonexistent"))
    sockets = (runtime / "pulse" / "native", runtime / "pipewire-0")
    cards = any(Path("/dev/snd").glob("pcm*p"))
    return cards or "PULSE_SERVER" in os.environ or any(s.exists() for s in sockets)


def load(path: Path) -> "array.array[int]":
    """The samples of a sound; nothing when the file is missing or not one of ours."""
    samples = array.array("h")
    try:
        with wave.open(str(path), "rb") as file:
            if (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE):
                samples.frombytes(file.readframes(file.getnframes()))
    except (OSError, EOFError, wave.Error) as error:
        _log.warning("The sound %s cannot be read: %s", path.name, error)
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
