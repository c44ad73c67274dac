#!/usr/bin/env python3
"""Make the sounds of the table: short, soft, wooden, all computed here.

``python packaging/make_sounds.py`` writes ``resources/sounds/*.wav`` (mono, 16 bits, 22,050 Hz);
the same bytes every time.
"""

import math
import random
import struct
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 22_050
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"

Signal = Callable[[float], float]
"""A sound: its amplitude at a time in seconds."""


def note(frequency: float, decay: float, overtones: Sequence[float] = (1.0, 0.35, 0.12)) -> Signal:
    """A struck wooden bar: harmonics that die away, the higher the faster."""

    def at(t: float) -> float:
        if t < 0:
            return 0.0
        attack = min(1.0, t / 0.004)
        return attack * sum(
            level * math.sin(2 * math.pi * frequency * (i + 1) * t) * math.exp(-t * decay * (i + 1))
            for i, level in enumerate(overtones)
        )

    return at


def brush(seed: int, start: float, end: float, colour: float) -> Signal:
    """Paper on felt: smoothed noise that swells and fades between two times."""
    chance = random.Random(seed)
    last, grains = 0.0, []
    for _ in range(int(RATE * (end - start)) + 1):
        last += colour * (chance.uniform(-1, 1) - last)
        grains.append(last)

    def at(t: float) -> float:
        if not start <= t < end:
            return 0.0
        shape = math.sin(math.pi * (t - start) / (end - start)) ** 2
        return grains[int((t - start) * RATE)] * shape

    return at


def mix(*parts: tuple[float, float, Signal]) -> Signal:
    """Sounds together; each with its level and its delay in seconds."""
    return lambda t: sum(level * signal(t - delay) for level, delay, signal in parts)


def melody(frequencies: Sequence[float], step: float, decay: float) -> Signal:
    """Notes one after the other, ``step`` seconds apart."""
    return mix(*((0.5, i * step, note(f, decay)) for i, f in enumerate(frequencies)))


def buzzer(frequency: float) -> Signal:
    """A toy horn: two low bars at once, a little out of tune, and a knock of the hand."""
    horn = (1.0, 0.8, 0.5, 0.3)
    return mix(
        (0.30, 0.0, note(frequency, 9, horn)),
        (0.22, 0.0, note(frequency * 1.012, 9, horn)),
        (0.5, 0.0, note(180, 60)),
    )


C5, D5, E5, G5, A5, C6, E6 = 523.25, 587.33, 659.25, 783.99, 880.0, 1046.5, 1318.5
SOUNDS: dict[str, tuple[float, Signal]] = {
    "lay": (0.16, mix((0.7, 0.0, note(210, 38)), (0.5, 0.0, brush(1, 0, 0.05, 0.5)))),
    "draw": (0.22, mix((1.1, 0.0, brush(2, 0, 0.2, 0.35)))),
    "fault": (0.45, mix((0.6, 0.0, note(155.6, 9)), (0.5, 0.11, note(130.8, 9)))),
    "call": (0.4, melody((G5, C6), 0.1, 12)),
    "meli": (0.7, melody((C5, E5, G5, C6), 0.08, 8)),
    "cado": (0.7, melody((E6, C6, A5, E6), 0.07, 10)),
    "block": (0.5, melody((D5, D5), 0.16, 14)),
    "tick": (0.06, mix((0.35, 0.0, note(1046.5, 90)))),
    "round": (1.1, melody((C5, E5, G5, E5, C6), 0.13, 5)),
    **{
        f"buzz{number}": (0.34, buzzer(pitch))
        for number, pitch in enumerate((261.63, 329.63, 392.0, 440.0, 523.25, 659.25), 1)
    },
    "win": (1.6, melody((C5, E5, G5, C6, G5, C6, E6), 0.13, 4)),
}


def samples(length: float, signal: Signal) -> bytes:
    """The sound as 16-bit samples, its end faded so that it never clicks."""
    out = bytearray()
    for n in range(int(RATE * length)):
        t = n / RATE
        fade = min(1.0, (length - t) / 0.02)
        value = math.tanh(signal(t) * 0.8) * fade
        out += struct.pack("<h", round(value * 32_000))
    return bytes(out)


def main() -> int:
    """Write every sound."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (length, signal) in SOUNDS.items():
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples(length, signal))
    return 0


if __name__ == "__main__":
    sys.exit(main())
