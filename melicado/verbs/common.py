"""What several verbs need: their errors, choices by name, JSON in and out."""

import argparse
import sys
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

if TYPE_CHECKING:
    from melicado.crash.faults import Fault

T = TypeVar("T", bound=StrEnum)


class InputError(ValueError):
    """What a file or an argument holds cannot be used; says so in one sentence."""


def one_of(known: Iterable[T], text: str) -> T:
    """The one of ``known`` that ``text`` names, in any case, or begins.

    Raises ``argparse.ArgumentTypeError``, which argparse turns into a usage error.
    """
    known = list(known)
    found = [one for one in known if one.lower().startswith(text.lower())]
    exact = [one for one in found if one.lower() == text.lower()]
    if len(exact or found) != 1:
        names = ", ".join(one.lower() for one in known)
        raise argparse.ArgumentTypeError(f"{text!r} is none of: {names}")
    return (exact or found)[0]


def read_text(name: str) -> str:
    """What a text file holds, or standard input for ``-``; raises InputError."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return data.decode("utf-8-sig")
    except OSError as error:
        raise InputError(f"{name} cannot be read: {error.strerror or error}.") from error
    except UnicodeDecodeError as error:
        raise InputError(f"{name} cannot be read: it is not UTF-8 text.") from error


def read_json(name: str) -> object:
    """What a JSON file, or standard input for ``-``, holds; raises InputError."""
    try:
        return msgspec.json.decode(read_text(name))
    except (msgspec.DecodeError, RecursionError) as error:
        raise InputError(f"{name} cannot be read: {error}.") from error


def tell_fault(fault: "Fault") -> None:
    """One line about an error of the program itself, which goes on."""
    noted = f"what happened is noted in {fault.report}" if fault.report else "it goes on"
    print(f"The program stumbled: {noted}.", file=sys.stderr, flush=True)


def print_json(value: object) -> None:
    """Print a value on one line of JSON, its structs as objects."""
    print(msgspec.json.encode(value).decode())
