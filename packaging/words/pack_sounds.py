"""The pronunciations of a dictionary as sections of a container."""

import array
from collections.abc import Mapping, Sequence

import marisa_trie  # type: ignore[import-not-found, unused-ignore]
from pack import Sections

from melicado.words.sounds import STRIDE

_MOST = 255
"""A pronunciation that more words share keeps the commonest of them."""


def pack_sounds(words: Mapping[str, Sequence[int]]) -> Sections:
    """The sections for ``words``: of each pronunciation, the numbers of the words, in order."""
    trie = marisa_trie.Trie(sorted(words))
    count, start = bytearray(), array.array("I")
    low, high = array.array("H"), bytearray()
    for number, sounds in enumerate(sorted(words, key=trie.key_id)):
        if number % STRIDE == 0:
            start.append(len(low))
        numbers = words[sounds][:_MOST]
        count.append(len(numbers))
        for one in numbers:
            low.append(one & 0xFFFF)
            high.append(one >> 16)
    return {
        "sounds.trie": trie.tobytes(),
        "sounds.count": bytes(count),
        "sounds.start": start.tobytes(),
        "sounds.low": low.tobytes(),
        "sounds.high": bytes(high),
    }
