"""The translations hold every string of the program, finished, and well set in French."""

import ast
import importlib.util
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
FRENCH = ROOT / "resources" / "i18n" / "melicado_fr.ts"
ENGLISH = ROOT / "resources" / "i18n" / "melicado_en.ts"


@pytest.fixture(scope="module")
def i18n() -> ModuleType:
    spec = importlib.util.spec_from_file_location("i18n", ROOT / "packaging" / "i18n.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def messages(ts: Path) -> Iterator[tuple[str, str, list[str]]]:
    """Context, source and forms of each message."""
    for context in ET.parse(ts).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield (
                context.findtext("name", ""),
                message.findtext("source", ""),
                forms or [translation.text or ""],
            )


def strings_of_sources() -> Iterator[tuple[str, str]]:
    """Every (context, source) of a ``translate`` or ``tr`` call, read from the syntax trees."""
    for path in sorted((ROOT / "melicado").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for owner in [tree, *[n for n in ast.walk(tree) if isinstance(n, ast.ClassDef)]]:
            for call in (n for n in ast.walk(owner) if isinstance(n, ast.Call)):
                name = getattr(call.func, "attr", getattr(call.func, "id", ""))
                said = [a.value for a in call.args if isinstance(a, ast.Constant)]
                texts = [text for text in said if isinstance(text, str)]
                if name == "translate" and len(texts) >= 2:
                    yield texts[0], texts[1]
                elif name == "tr" and texts and isinstance(owner, ast.ClassDef):
                    yield owner.name, texts[0]


def test_nothing_is_uncollected_untranslated_or_unbuilt(i18n: ModuleType) -> None:
    assert i18n.stale() == []


def test_every_string_of_the_sources_is_there_whatever_the_collector_saw() -> None:
    held = {(context, source) for context, source, _ in messages(FRENCH)}
    assert sorted(set(strings_of_sources()) - held) == []


def test_french_keeps_the_placeholders_of_the_source() -> None:
    for _, source, forms in messages(FRENCH):
        for form in forms:
            assert set(re.findall(r"\{\w*\}|%\w", form)) == set(re.findall(r"\{\w*\}|%\w", source))


def test_french_spaces_are_unbreakable_before_high_punctuation_and_inside_quotes() -> None:
    for _, source, forms in messages(FRENCH):
        for form in forms:
            # A colon before a digit is no punctuation: it parts an address from its port.
            assert not re.search(r"[^\u00a0?!]([!?;»]|:(?!\d))|«[^\u00a0]", form), (source, form)
            assert "'" not in form, (source, form)


def test_french_has_two_forms_of_each_plural_and_english_too() -> None:
    plurals = [(s, f) for _, s, f in messages(FRENCH) if "%n" in s]
    english = [(s, f) for _, s, f in messages(ENGLISH)]
    assert {s for s, _ in plurals} == {s for s, _ in english} != set()
    assert all(len(forms) == 2 for _, forms in plurals + english)
    assert all("(s)" not in form for _, forms in plurals + english for form in forms)


def test_what_is_loaded_stays_as_it_was_when_built_anew(i18n: ModuleType, tmp_path: Path) -> None:
    qm = tmp_path / "melicado_fr.qm"
    i18n.build(FRENCH, qm)
    with qm.open("rb") as loaded:
        first = loaded.read()
        i18n.build(ENGLISH, qm)
        loaded.seek(0)
        assert loaded.read() == first != qm.read_bytes()
    assert list(tmp_path.iterdir()) == [qm]


def test_a_build_that_fails_leaves_what_there_was(i18n: ModuleType, tmp_path: Path) -> None:
    qm, broken = tmp_path / "melicado_fr.qm", tmp_path / "broken.ts"
    qm.write_bytes(b"before")
    broken.write_text("<TS", encoding="utf-8")
    with pytest.raises(i18n.ToolError):
        i18n.build(broken, qm)
    assert qm.read_bytes() == b"before"
    assert sorted(tmp_path.iterdir()) == [broken, qm]
