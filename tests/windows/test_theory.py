"""The theory pages: the square, the trial, and the way from page to page."""

from fractions import Fraction
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from melicado.rules.mendelius.cards import Family
from melicado.texts.mendelius.theory import PAGES, theory_sentences, theory_title
from melicado.windows.mendelius.punnett import Punnett, shares_sentence
from melicado.windows.mendelius.theory import PARENTS, TRIALS, TheoryPage
from melicado.windows.mendelius.trial import MOST_POINTS, Births, Trial
from melicado.windows.window import Window

R, O, B = Family.RED, Family.OCHRE, Family.WHITE  # noqa: E741 - the letters of the cards


def test_every_round_has_a_page_and_there_is_one_more() -> None:
    assert PAGES == (1, 2, 3, 4, 5, 6, 7, 8)
    assert len({theory_title(n) for n in PAGES}) == 8
    assert all(len(theory_sentences(n)) >= 3 for n in PAGES)
    assert set(TRIALS) == {4, 5, 7}


def test_pages_begin_with_a_couple_of_their_round() -> None:
    """MD-08: pure couples in rounds 1 to 3, mixed in 4, hybrid in 5 and 7; reciprocal: 2 and 3."""
    assert all(O not in PARENTS[n] for n in (1, 2, 3, 6))
    assert PARENTS[2] == PARENTS[3][::-1]
    assert sorted(PARENTS[4]) == sorted((R, O))
    assert PARENTS[5] == PARENTS[7] == (O, O)


def test_the_square_counts_four_fertilisations(qtbot: QtBot) -> None:
    square = Punnett(O, O)
    qtbot.addWidget(square)
    assert square.parents == (O, O)
    assert [c for c in shares_sentence(O, O) if c.isdigit()] == ["1", "2", "1", "4"]
    heard = []
    square.crossed.connect(lambda mother, father: heard.append((mother, father)))
    part = square._father.part(B)
    assert isinstance(part, QAbstractButton)
    part.click()
    assert heard == [(O, B)]
    assert [c for c in shares_sentence(O, B) if c.isdigit()] == ["2", "2", "4"]


def test_births_are_counted_and_add_up() -> None:
    births = Births(O, O, 4, Random(7))
    births.born(250)
    assert births.children == 1000 == sum(births.counts.values())
    assert births.points[-1].children == 1000
    assert sum(births.points[-1].shares) == pytest.approx(1)
    assert len(births.points) <= MOST_POINTS
    assert Fraction(births.chance_of_exact()) == Fraction(3, 16)
    # 250 families, 3/16 each: 47 expected, standard deviation 6.2
    assert abs(births.exact - 46.9) < 5 * 6.2


def test_a_pure_couple_is_always_as_expected() -> None:
    births = Births(R, B, 4, Random(1))
    births.born(20)
    assert births.exact == 20
    assert births.counts[O] == 80
    assert births.chance_of_exact() == "1"


def test_the_trial_is_run_by_mouse_and_starts_again(qtbot: QtBot, window: Window) -> None:
    page = TheoryPage(5)
    window.show_page(page)
    trial = page.findChild(Trial)
    assert isinstance(trial, Trial)
    ten = next(b for b in trial.findChildren(QAbstractButton) if b.text() == "+10")
    qtbot.mouseClick(ten, Qt.MouseButton.LeftButton)
    assert trial.births.families == 10
    assert trial.births.children == 40
    trial.start_again()
    assert trial.births.children == 0


def test_pages_are_turned_to_the_last_and_no_further(qtbot: QtBot) -> None:
    asked: list[int] = []
    first, last = TheoryPage(1), TheoryPage(8)
    for page in (first, last):
        qtbot.addWidget(page)
        page.turned.connect(asked.append)
        for button in page.findChildren(QAbstractButton):
            if button.objectName() in ("previous", "next"):
                button.click()
    assert asked == [2, 7]
