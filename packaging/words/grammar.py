"""The grammar of a French Hunspell form as the reading codes of the game."""

from collections.abc import Collection, Iterable, Iterator

_POS = {
    "nom": "N",
    "titr": "N",
    "loc.nom": "N",
    "adj": "A",
    "loc.adj": "A",
    "adv": "R",
    "advint": "R",
    "negadv": "R",
    "loc.adv": "R",
    "propersuj": "P",
    "properobj": "P",
    "prorel": "P",
    "proind": "P",
    "proint": "P",
    "prodem": "P",
    "proneg": "P",
    "proadv": "P",
    "preverb": "P",
    "det": "D",
    "detind": "D",
    "detpos": "D",
    "detneg": "D",
    "detdem": "D",
    "detex": "D",
    "prep": "E",
    "prepv": "E",
    "loc.prep": "E",
    "loc.prepv": "E",
    "cj": "C",
    "cjco": "C",
    "cjsub": "C",
    "loc.cj": "C",
    "loc.cjsub": "C",
    "interj": "I",
    "loc.interj": "I",
    "nb": "M",
    "npr": "X",
    "prn": "X",
    "patr": "X",
}
"""Tags of the source, less those of verbs."""
_TENSES = {
    "ipre": "pi",
    "iimp": "ii",
    "ipsi": "si",
    "ifut": "fi",
    "cond": "pc",
    "spre": "ps",
    "simp": "is",
    "impe": "pm",
}
"""Tense and mood of a finite verb, in the order that grammars tell them."""
_GENDERS = {"mas": "m", "fem": "f", "epi": "e"}
_NUMBERS = {"sg": "s", "pl": "p", "inv": "i"}
_PERSONS = {
    "1sg": "s1",
    "2sg": "s2",
    "3sg": "s3",
    "1pl": "p1",
    "2pl": "p2",
    "3pl": "p3",
    "3pl!": "p3",
}
_PRONOUN_PERSONS = {"1pe": "1", "2pe": "2", "3pe": "3"}


def reading_codes(tags: Collection[str], *, name: bool = False) -> tuple[str, ...]:
    """The readings of a form with these tags, verbs first; a ``name`` is one whatever they say."""
    codes = list(_verb(tags))
    agreement = _one(_GENDERS, tags) + _one(_NUMBERS, tags) + _one(_PRONOUN_PERSONS, tags)
    classes = dict.fromkeys(_POS[tag] for tag in _POS if tag in tags)
    if name and "X" not in classes:
        classes = {"X": ""}
    codes += [(pos + agreement).rstrip("-") for pos in classes]
    return tuple(codes) if codes else ("O",)


def _verb(tags: Collection[str]) -> Iterator[str]:
    if "infi" in tags or "loc.verb" in tags:
        yield "V----n"
    if "ppre" in tags:
        yield "V---pp"
    if "ppas" in tags:
        yield f"V{_one(_GENDERS, tags)}{_one(_NUMBERS, tags)}-sp"
    for tense, signs in _TENSES.items():
        if tense in tags:
            for person, number in _PERSONS.items():
                # Nobody is told «I», «he» or «they» in the imperative.
                if person in tags and (tense != "impe" or person in ("2sg", "1pl", "2pl")):
                    yield f"V-{number}{signs}"


def _one(known: dict[str, str], tags: Collection[str]) -> str:
    return next((sign for tag, sign in known.items() if tag in tags), "-")


def in_order(codes: Iterable[str]) -> list[str]:
    """``codes`` as grammars tell them: by part of speech, mood, tense, number and person."""

    def key(code: str) -> tuple[int, int, int, int, str]:
        signs = code.ljust(6, "-")
        mood, tense = "iscmnp-".index(signs[5]), "pisf-".index(signs[4])
        return "VNADPMRECIXO".index(signs[0]), mood, tense, "spi-".index(signs[2]), code

    return sorted(codes, key=key)
