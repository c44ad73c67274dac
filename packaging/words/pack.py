"""One part of a dictionary (its words, its names…) as the sections of a container."""

import array
import zlib
from collections.abc import Mapping
from typing import NamedTuple

import marisa_trie  # type: ignore[import-not-found, unused-ignore]

from melicado.words.part import MARK_SHIFT, ZIPF_STEPS, spare_bits

Sections = dict[str, bytes]


WORDS_A_BUCKET = 16
"""More make a smaller file and a slower search."""


class Entry(NamedTuple):
    """What is stored of one folded word: its class line and its Zipf value."""

    line: str
    zipf: float


def pack(name: str, entries: Mapping[str, Entry]) -> Sections:
    """The sections of the part ``name``."""
    words = sorted(entries)
    trie = marisa_trie.Trie(words, order=marisa_trie.LABEL_ORDER)
    by_id = sorted(words, key=trie.key_id)
    lines = sorted({entry.line for entry in entries.values()})
    number = {line: i for i, line in enumerate(lines)}
    classes = array.array("H", (number[entries[word].line] for word in by_id))
    texts = [line.encode() for line in lines]
    starts = array.array("I", [0])
    for text in texts:
        starts.append(starts[-1] + len(text))
    sections = {
        "trie": trie.tobytes(),
        "zipf": bytes(round(entries[word].zipf * ZIPF_STEPS) for word in by_id),
        "class": classes.tobytes(),
        "class.text": b"".join(texts),
        "class.start": starts.tobytes(),
    }
    return {f"{name}.{key}": value for key, value in (sections | _anagrams(by_id)).items()}


def _anagrams(by_id: list[str]) -> Sections:
    spare = spare_bits(len(by_id))
    count = 1 << (len(by_id) // WORDS_A_BUCKET).bit_length()
    buckets: list[list[int]] = [[] for _ in range(count)]
    marks = []
    for number, word in enumerate(by_id):
        digest = zlib.crc32("".join(sorted(word)).encode())
        marks.append(digest >> MARK_SHIFT & ((1 << spare) - 1))
        buckets[digest & (count - 1)].append(number)
    starts, low, high = array.array("I", [0]), array.array("H"), bytearray()
    for bucket in buckets:
        for number in bucket:
            low.append(number & 0xFFFF)
            high.append(number >> 16 << spare | marks[number])
        starts.append(len(low))
    return {
        "anagram.start": starts.tobytes(),
        "anagram.low": low.tobytes(),
        "anagram.high": bytes(high),
    }
