"""The shipped dictionary, and the builder's modules on the path."""

import sys
from pathlib import Path

import pytest

from melicado.words.dictionary import Dictionary
from melicado.words.lexicon import Lexicon

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "packaging" / "words"))


@pytest.fixture(scope="session")
def dictionary() -> Dictionary:
    return Dictionary.open(ROOT / "resources" / "words" / "fr.dict")


@pytest.fixture(scope="session")
def lexicon(dictionary: Dictionary) -> Lexicon:
    return dictionary.lexicon()
