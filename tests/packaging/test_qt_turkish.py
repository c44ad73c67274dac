"""PySide6 finds no setter of a property that begins with i where the locale is Turkish.

It makes ``setInterval`` of the keyword ``interval`` by the C library's ``toupper``, which in
that locale knows no capital of i: the keyword is "not a Qt property", and nothing starts.
"""

import ast
from pathlib import Path

import melicado

PACKAGE = Path(melicado.__file__).parent


def test_no_property_that_begins_with_i_is_given_as_a_keyword() -> None:
    found = []
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("Q"):
                named = [k.arg for k in node.keywords if (k.arg or "").startswith("i")]
                found += [f"{path.name}:{node.lineno} {name}" for name in named]
    assert found == []
