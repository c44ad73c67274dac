"""101 cards of four letters and words by the hundred: a table where something can always happen."""

from itertools import product
from zlib import crc32

from melicado.rules.melicado.cards import JOKER, Card, Colour
from melicado.words.wordlist import WordList

LETTERS = "AELS"
STRINGS = ["".join(s) for n in (2, 3, 4, 5) for s in product(LETTERS, repeat=n)]


def _some(words: list[str], salt: str, of: int) -> list[str]:
    """About one word in ``of``, always the same ones."""
    return [w for w in words if crc32(f"{salt}{w}".encode()) % of == 0]


WORDS = _some(STRINGS, "word", 2)


def _judge(words: list[str], **specials: WordList) -> WordList:
    return WordList(
        words,
        plural_only=_some(words, "plural", 4),
        finite_only=_some(words, "finite", 4),
        plural_verbs=_some(words, "verb", 4),
        roots={w: frozenset({w, f"root {crc32(w.encode()) % 40}"}) for w in words},
        frequency={w: crc32(f"zipf{w}".encode()) % 700 / 100 for w in words},
        specials=specials,
    )


JUDGE = _judge(
    WORDS,
    FONETIK=_judge(sorted({*WORDS, *_some(STRINGS, "heard", 4)})),
    ENGLISH=_judge(sorted({*WORDS, *_some(STRINGS, "english", 4)})),
)


def _deck() -> tuple[Card, ...]:
    looks = [(c, colour) for colour in Colour for c in LETTERS for _ in range(8)]
    looks += [(JOKER, colour) for colour in Colour for _ in range(2)]
    return tuple(Card(i, letter, colour) for i, (letter, colour) in enumerate(looks[:101]))


DECK = _deck()
