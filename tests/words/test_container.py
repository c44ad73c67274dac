"""The dictionary file: found, whole, and of a format the program knows."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from write_container import container

from melicado.words.container import MAGIC, Container, DictionaryError
from melicado.words.dictionary import Dictionary

SHIPPED = Path(__file__).parents[2] / "resources" / "words" / "fr.dict"


def _copy(folder: Path, change: Callable[[bytes], bytes]) -> Path:
    path = folder / "fr.dict"
    path.write_bytes(change(SHIPPED.read_bytes()))
    return path


def test_the_shipped_dictionary_is_whole() -> None:
    dictionary = Dictionary.open(SHIPPED)
    dictionary.verify()
    assert len(dictionary.checksum) == 64
    assert dictionary.language == "fr"


def test_the_shipped_dictionary_is_small() -> None:
    assert SHIPPED.stat().st_size <= 8_000_000


def test_a_missing_file_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(DictionaryError, match="cannot be opened") as caught:
        Dictionary.open(tmp_path / "fr.dict")
    assert caught.value.reason == "missing"


@pytest.mark.parametrize(
    "change",
    [
        lambda data: b"",
        lambda data: b"short",
        lambda data: b"\0" * 100,
        lambda data: data[:-1],
        lambda data: data + b"\0",
        lambda data: data[: len(data) // 2],
        lambda data: data[:40] + b"\xff" * 40 + data[80:],
        lambda data: data.replace(b'"words.trie"', b'"wards.trie"'),
    ],
)
def test_a_damaged_file_is_refused_at_once(
    tmp_path: Path, change: Callable[[bytes], bytes]
) -> None:
    with pytest.raises(DictionaryError, match="is damaged") as caught:
        Dictionary.open(_copy(tmp_path, change))
    assert caught.value.reason == "damaged"


def test_a_changed_byte_is_found_on_demand(tmp_path: Path) -> None:
    path = _copy(tmp_path, lambda data: data[:-9] + bytes([data[-9] ^ 1]) + data[-8:])
    with pytest.raises(DictionaryError) as caught:
        Dictionary.open(path).verify()
    assert caught.value.reason == "damaged"


def test_a_newer_format_is_not_guessed_at(tmp_path: Path) -> None:
    path = _copy(tmp_path, lambda data: MAGIC + (99).to_bytes(4, "little") + data[12:])
    with pytest.raises(DictionaryError, match="newer version") as caught:
        Dictionary.open(path)
    assert caught.value.reason == "newer"


def test_unknown_sections_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "xx.dict"
    path.write_bytes(container("xx", ["a 1"], {"later": b"12345", "b": b"", "c": b"678"}))
    read = Container(path)
    assert (read.language, read.sources) == ("xx", ("a 1",))
    assert bytes(read.section("later")) == b"12345"
    assert bytes(read.section("c")) == b"678"
    assert bytes(read.section("b")) == b""
    read.verify()


@pytest.mark.parametrize("header", [{}, [], {"size": 0}, {"size": 0, "sections": [], "sha256": 1}])
def test_a_header_without_its_fields_is_damage(tmp_path: Path, header: object) -> None:
    text = json.dumps(header).encode()
    path = tmp_path / "fr.dict"
    path.write_bytes(MAGIC + (1).to_bytes(4, "little") + len(text).to_bytes(4, "little") + text)
    with pytest.raises(DictionaryError, match="is damaged"):
        Dictionary.open(path)


def test_two_programs_may_have_it_open(tmp_path: Path) -> None:
    path = tmp_path / "fr.dict"
    shutil.copy(SHIPPED, path)
    one, other = Dictionary.open(path), Dictionary.open(path)
    assert "MAISON" in one.lexicon()
    assert "MAISON" in other.lexicon()
