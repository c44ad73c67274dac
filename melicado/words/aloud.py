"""Reading a string aloud: every way that the letters allow and some word is said."""

from typing import Final

from melicado.words.graphemes import AHEAD, BACK, EDGE, beginnings, longest, rules
from melicado.words.sounds import CONSONANTS, Sounds

_REMEMBERED: Final = 12_000
"""So many results are kept: strings that a search tries share their beginnings."""

Said = frozenset[str]
_NOTHING: Said = frozenset()


class Reader:
    """Reads strings aloud, as far as what is said begins a pronunciation of ``sounds``."""

    def __init__(self, sounds: Sounds) -> None:
        self._sounds = sounds
        self._from = sounds.trie.iterkeys
        self._steps: dict[tuple[str, str, int], tuple[str, ...]] = {}
        self._said: dict[str, Said] = {}
        self._begins: dict[str, bool] = {}
        self._rules, self._longest = rules(), longest()

    def read(self, word: str) -> tuple[str, ...]:
        """The pronunciations that ``word``, in capitals, may be read as, in order."""
        trie = self._sounds.trie
        said = self._after(f"{EDGE}{word}{EDGE}", len(word))
        return tuple(sorted(one for one in said if one in trie))

    def may_begin(self, letters: str) -> bool:
        """Whether a string that begins with ``letters`` may be read; False is sure."""
        padded = EDGE + letters
        if self._after(padded, len(letters)):
            return True
        return any(
            letters[at:] in beginnings() and self._after(padded, at)
            for at in range(max(0, len(letters) - self._longest + 1), len(letters))
        )

    def _after(self, padded: str, count: int) -> Said:
        """What may have been said when ``count`` letters are read.

        It depends on them and on the few that follow; letters that are not there yet, where
        ``padded`` has no edge at its end, are taken to be the right ones.
        """
        if count == 0:
            return frozenset(("",))
        around = padded[: count + 1 + AHEAD]
        key = f"{count}{around}"
        known = self._said.get(key)
        if known is None:
            said: set[str] = set()
            for size in range(1, min(self._longest, count) + 1):
                at = count - size + 1
                found = self._sounds_of(around, at, size)
                if found:
                    before = self._after(padded, count - size)
                    if before:
                        merge = padded[at - 1] == "E"
                        for sounds in found:
                            self._say(before, sounds, said, merge)
            if len(self._said) >= _REMEMBERED or len(self._begins) >= _REMEMBERED:
                self._said.clear()
                self._begins.clear()
            known = self._said[key] = frozenset(said) if said else _NOTHING
        return known

    def _say(self, before: Said, sounds: str, then: set[str], merge: bool) -> None:
        if not sounds:
            then |= before
            return
        first = sounds[0]
        merge = sounds == "j" or (merge and first in CONSONANTS)
        for one in before:
            # One sound of two in *netteté*, with its mute e, and in *travaillions*
            longer = one + sounds[1:] if merge and one.endswith(first) else one + sounds
            begins = self._begins.get(longer)
            if begins is None:
                begins = next(self._from(longer), None) is not None
                self._begins[longer] = begins
            if begins:
                then.add(longer)

    def _sounds_of(self, padded: str, at: int, size: int) -> tuple[str, ...]:
        """How the group of ``size`` letters at the place ``at`` may sound."""
        end = at + size
        group = padded[at:end]
        if group not in self._rules:
            return ()
        key = padded[max(0, at - BACK) : at], padded[at : end + AHEAD], size
        known = self._steps.get(key)
        if known is None:
            if len(self._steps) >= _REMEMBERED:
                self._steps.clear()
            known = self._steps[key] = _sounds_of(padded, at, end)
        return known


def _sounds_of(padded: str, at: int, end: int) -> tuple[str, ...]:
    unknown = not padded.endswith(EDGE) and len(padded) - end < AHEAD
    return tuple(
        dict.fromkeys(
            sounds
            for rule in rules()[padded[at:end]]
            if (not rule.before or rule.before.search(padded, max(0, at - BACK), at))
            and (unknown or not rule.after or rule.after.match(padded, end))
            for sounds in rule.sounds
        )
    )
