"""Each test of a text says which language it reads."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from melicado.texts import language


@pytest.fixture
def french(qapp: QApplication) -> Iterator[None]:
    language.install("fr")
    yield
    language.forget()


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    language.install("en")
    yield
    language.forget()
