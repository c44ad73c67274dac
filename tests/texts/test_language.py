"""The language is the reader's own when we speak it, else French."""

import pytest
from PySide6.QtWidgets import QApplication

from melicado.texts import language
from melicado.texts.counted import counted


@pytest.mark.parametrize(
    ("wanted", "system", "spoken"),
    [
        ("en", ["fr-FR"], "en"),
        ("fr", ["en-GB"], "fr"),
        ("auto", ["fr-CA", "en-CA"], "fr"),
        ("auto", ["en_US"], "en"),
        ("auto", ["de-DE", "en-DE"], "en"),
        ("auto", ["ja-JP"], "fr"),
        ("auto", ["C"], "fr"),
        ("klingon", ["en"], "en"),
    ],
)
def test_choice(wanted: str, system: list[str], spoken: str) -> None:
    assert language.choose(wanted, system) == spoken


def test_languages_replace_each_other(qapp: QApplication) -> None:
    language.install("fr")
    assert counted.cards(7) == "7 cartes"
    language.install("en")
    assert counted.cards(7) == "7 cards"
    language.forget()


@pytest.mark.parametrize(("count", "said"), [(0, "0 carte"), (1, "1 carte"), (2, "2 cartes")])
def test_french_bends_zero_like_one(french: None, count: int, said: str) -> None:
    assert counted.cards(count) == said


@pytest.mark.parametrize(("count", "said"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_english_bends_zero_like_many(english: None, count: int, said: str) -> None:
    assert counted.cards(count) == said


def test_qt_speaks_the_language_too(french: None, qapp: QApplication) -> None:
    assert qapp.translate("QPlatformTheme", "Cancel") == "Annuler"
