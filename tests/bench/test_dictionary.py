"""Opening the dictionary against unpickling a frozenset of the same words."""

import pickle
from pathlib import Path

from melicado import places
from melicado.words.dictionary import Dictionary


def test_open_and_first_word(compare, words, tmp_path: Path) -> None:
    path = places.resource("words", "fr.dict")
    pickled = tmp_path / "words.pickle"
    pickled.write_bytes(pickle.dumps(words))

    def ours() -> bool:
        return "PLAGE" in Dictionary.open(path).lexicon()

    def unpickled() -> bool:
        return "PLAGE" in pickle.loads(pickled.read_bytes())

    assert ours()
    assert unpickled()
    compare(ours, unpickled)
