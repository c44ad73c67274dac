"""How French forms are said, in the letters of ``melicado.words.sounds``.

Three sources are asked in turn: Lexique, then the dictionary of olaph, then the synthesiser
eSpeak NG; the first two may both know a form and say it in two ways.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import product

from melicado.words.sounds import CONSONANTS, SCHWA, VOWELS

_LEXIQUE = {
    "e": "E",
    "o": "O",
    "9": "2",
    "1": "5",
    "§": "6",
    "N": "nj",
    "°": SCHWA,
    "x": "R",
    "r": "R",
    **{char: char for char in "aiyuEO25@jw8pbtdkgfvszSZmnRlG"},
}
_IPA = {
    "ɑ̃": "@",
    "ɔ̃": "6",
    "ɛ̃": "5",
    "œ̃": "5",
    "ε̃": "5",
    "e": "E",
    "ɛ": "E",
    "o": "O",
    "ɔ": "O",
    "ø": "2",
    "œ": "2",
    "ə": SCHWA,
    "ɑ": "a",
    "ɥ": "8",
    "ʁ": "R",
    "r": "R",
    "ʃ": "S",
    "ʒ": "Z",
    "ɲ": "nj",
    "ŋ": "G",
    "ɡ": "g",
    "ɪ": "i",
    "ʊ": "u",
    "x": "R",
    **{char: char for char in "aiyujwpbtdkgfvszmnl"},
    **dict.fromkeys(("ˈ", "ˌ", "ː", "ʼ", "-", "|", "_"), ""),
}
_IPA_SIGNS = re.compile(".̃|.", re.DOTALL)
_MOST_SCHWAS = 4
"""Of more, only the first few may be dropped."""
Sounds = Mapping[str, Iterable[str]]


def from_lexique(text: str) -> str | None:
    """The sounds written in the letters of Lexique; None if it holds another."""
    return _mapped(_LEXIQUE, list(text))


def from_ipa(text: str) -> str | None:
    """The sounds written in the phonetic alphabet; None if they are not French ones."""
    return _mapped(_IPA, _IPA_SIGNS.findall(text))


def read_olaph(text: str) -> dict[str, set[str]]:
    """The sounds of each form of olaph's ``fr.txt``: ``form<tab>/one/, /other/``.

    Those in front of a vowel only (*bon* in *bon ami*) are left out.
    """
    read: dict[str, set[str]] = {}
    for line in text.splitlines():
        form, _, said = line.partition("\t")
        for one in said.split(","):
            sounds = None if "‿" in one else from_ipa(one.strip().strip("/"))
            if sounds:
                read.setdefault(form, set()).add(sounds)
    return read


def said(form: str, lexique: Sounds, olaph: Sounds) -> set[str]:
    """The ways to say ``form`` that the two dictionaries know."""
    known = {from_lexique(text) for text in lexique.get(form, ())} | set(olaph.get(form, ()))
    return {sounds for sounds in known if sounds}


def variants(sounds: str, *, clipped: bool) -> Iterator[str]:
    """``sounds`` with each schwa said or dropped, and no consonant twice in a row.

    The schwa of a first syllable is dropped only if the word is often ``clipped`` (*p'tit*), a
    last one always, unless no other vowel is left.
    """
    if any(vowel in sounds[:-1] for vowel in VOWELS + SCHWA):
        sounds = sounds.rstrip(SCHWA)
    pieces = sounds.split(SCHWA)
    first = not clipped and not any(vowel in pieces[0] for vowel in VOWELS)
    free = min(len(pieces) - 1, _MOST_SCHWAS)
    for kept in product(("2", ""), repeat=free):
        if first and kept and not kept[0]:
            continue
        fillings = [*kept, *["2"] * (len(pieces) - 1 - free)]
        text = "".join(a + b for a, b in zip(pieces, [*fillings, ""], strict=True))
        if any(char in VOWELS for char in text):
            text = single(text)
            yield text
            yield re.sub("^gz", "ks", text)  # *xylophone*
            yield re.sub("[bd](?=[stkf])", lambda m: "pt"["bd".index(m[0])], text)  # *absent*


def single(sounds: str) -> str:
    """``sounds`` without a consonant twice in a row: nobody hears the difference."""
    return re.sub(f"([{CONSONANTS}])\\1+", r"\1", sounds)


def _mapped(letters: Mapping[str, str], signs: Iterable[str]) -> str | None:
    try:
        return "".join(letters[sign] for sign in signs)
    except KeyError:
        return None
