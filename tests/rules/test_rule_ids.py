"""Every rule that is enforced has a test that names it."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parent.parent
ENFORCED = [
    *(f"MC-{n:02}" for n in range(1, 23)),
    *(f"MC-{n}" for n in range(23, 47)),
    *(f"MD-{n:02}" for n in range(1, 22)),
]


def named_by_tests() -> dict[str, list[str]]:
    """The rule ids in the names and docstrings of tests, with the tests."""
    found: dict[str, list[str]] = {}
    for path in TESTS.rglob("test_*.py"):
        if path == Path(__file__):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = node.name.replace("_", "-").upper() + " " + (ast.get_docstring(node) or "")
                for rule in _ids(text):
                    found.setdefault(rule, []).append(f"{path.name}::{node.name}")
    return found


def _ids(text: str) -> set[str]:
    ids = set(re.findall(r"\bM[CD]-\d\d\b", text))
    for game, first, last in re.findall(r"(M[CD])-(\d\d)[- ](?:TO|to)[- ]\1-(\d\d)", text):
        ids |= {f"{game}-{n:02}" for n in range(int(first), int(last) + 1)}
    return ids


def test_every_rule_is_named_by_a_test() -> None:
    named = named_by_tests()
    assert [rule for rule in ENFORCED if rule not in named] == []


def test_the_list_finds_a_rule_that_no_test_names() -> None:
    assert not {"MC-99", "MD-99"} & set(named_by_tests())
    assert _ids("TEST-MC-04-TO-MC-06-EVERY") == {"MC-04", "MC-05", "MC-06"}
    assert _ids("MD-09, MD-12 to MD-13") == {"MD-09", "MD-12", "MD-13"}
