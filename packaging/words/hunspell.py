"""Hunspell dictionaries spelled out: every form that an affix file grants to a stem.

Only what the dictionaries of this project use is understood: suffixes (twofold), prefixes,
cross products, suffixes granted by a prefix, NEEDAFFIX and FORBIDDENWORD. Compounding,
conversions and suggestions say nothing about which forms exist and are skipped.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

Flags = tuple[str, ...]


class Form(NamedTuple):
    """One form: its text, the stem it comes from, the flags of its entry, its morphology."""

    text: str
    stem: str
    flags: Flags
    morphology: tuple[str, ...]


class Affix(NamedTuple):
    """One row of a PFX or SFX table."""

    strip: str
    add: str
    condition: re.Pattern[str] | None
    flags: Flags
    morphology: tuple[str, ...]
    cross: bool


@dataclass
class Affixes:
    """What an affix file says; ``drop`` refuses prefixes (elided articles) by their text."""

    mode: str = "char"
    prefixes: dict[str, list[Affix]] = field(default_factory=dict)
    suffixes: dict[str, list[Affix]] = field(default_factory=dict)
    special: dict[str, str] = field(default_factory=dict)

    def flags(self, text: str) -> Flags:
        """The flags written as ``text``, in the mode of the file."""
        if self.mode == "long":
            return tuple(text[i : i + 2] for i in range(0, len(text), 2))
        if self.mode == "num":
            return tuple(text.split(","))
        return tuple(text)

    def has(self, name: str, flags: Flags) -> bool:
        """Whether ``flags`` hold the one that the file calls ``name`` (``NEEDAFFIX``…)."""
        return self.special.get(name) in flags


_SPECIAL = ("NEEDAFFIX", "FORBIDDENWORD", "KEEPCASE", "NOSUGGEST")


def read_affixes(text: str, drop: Callable[[str], bool] = lambda prefix: False) -> Affixes:
    """The affix file ``text``, without the prefixes that ``drop`` refuses."""
    affixes = Affixes()
    cross: dict[tuple[str, str], bool] = {}
    for line in text.splitlines():
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        key = words[0]
        if key == "FLAG":
            affixes.mode = words[1].lower()
        elif key in _SPECIAL:
            affixes.special[key] = affixes.flags(words[1])[0]
        elif key in ("PFX", "SFX"):
            flag = affixes.flags(words[1])[0]
            if (key, flag) not in cross:
                cross[key, flag] = words[2] == "Y"
                continue
            affix = _affix(affixes, key, words[2:], cross[key, flag])
            if key == "SFX":
                affixes.suffixes.setdefault(flag, []).append(affix)
            elif not drop(affix.add):
                affixes.prefixes.setdefault(flag, []).append(affix)
    return affixes


def _affix(affixes: Affixes, kind: str, words: list[str], cross: bool) -> Affix:
    strip, (add, _, flags), rest = words[0], words[1].partition("/"), words[2:]
    condition = rest[0] if rest else "."
    pattern = None
    if condition != ".":
        pattern = re.compile(condition if kind == "PFX" else f"(?:{condition})$")
    return Affix(
        "" if strip == "0" else strip,
        "" if add == "0" else add,
        pattern,
        affixes.flags(flags),
        tuple(rest[1:]),
        cross,
    )


def entries(affixes: Affixes, text: str) -> Iterator[Form]:
    """The lines of a ``.dic`` file (its first line, a count, included or not) as stems."""
    for line in text.splitlines():
        head, *morphology = line.split() or [""]
        if not head or head.isdigit():
            continue
        stem, _, flags = head.partition("/")
        yield Form(stem, stem, affixes.flags(flags), tuple(morphology))


def expand(affixes: Affixes, entry: Form) -> Iterator[Form]:
    """Every form of ``entry``; one that can be read in several ways comes several times."""
    if affixes.has("FORBIDDENWORD", entry.flags):
        return
    if not affixes.has("NEEDAFFIX", entry.flags):
        yield entry
    yield from _prefixed(affixes, entry, entry.flags, suffixed=False)
    for affix, form in _suffixed(affixes, entry.text, entry.flags):
        morphology = entry.morphology + affix.morphology
        one = Form(form, entry.stem, entry.flags, morphology)
        if not affixes.has("NEEDAFFIX", affix.flags):
            yield one
        if affix.cross:
            yield from _prefixed(affixes, one, entry.flags + affix.flags, suffixed=True)
        for second, longer in _suffixed(affixes, form, affix.flags):
            yield Form(longer, entry.stem, entry.flags, morphology + second.morphology)


def _suffixed(affixes: Affixes, text: str, flags: Flags) -> Iterator[tuple[Affix, str]]:
    for flag in flags:
        for affix in affixes.suffixes.get(flag, ()):
            if text.endswith(affix.strip) and (not affix.condition or affix.condition.search(text)):
                yield affix, text[: len(text) - len(affix.strip)] + affix.add


def _prefixed(affixes: Affixes, form: Form, flags: Flags, *, suffixed: bool) -> Iterator[Form]:
    for flag in flags:
        for affix in affixes.prefixes.get(flag, ()):
            if suffixed and not affix.cross:
                continue
            if not form.text.startswith(affix.strip):
                continue
            if affix.condition and not affix.condition.match(form.text):
                continue
            text = affix.add + form.text[len(affix.strip) :]
            stem = affix.add + form.stem if affix.add else form.stem
            longer = Form(text, stem, form.flags, form.morphology + affix.morphology)
            if not affixes.has("NEEDAFFIX", affix.flags):
                yield longer
            if suffixed:
                continue
            for second, last in _suffixed(affixes, text, affix.flags):
                yield Form(last, stem, form.flags, longer.morphology + second.morphology)
