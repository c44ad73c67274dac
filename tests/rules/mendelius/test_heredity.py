"""Chance in a family, against fractions worked out by hand."""

from fractions import Fraction
from random import Random

import pytest

from melicado.rules.mendelius.cards import Family
from melicado.rules.mendelius.heredity import child, expected, family, likelihood

R, O, B = Family.RED, Family.OCHRE, Family.WHITE  # noqa: E741 - the letters of the cards


@pytest.mark.parametrize(
    ("mother", "father", "shares"),
    [
        (R, R, (1, 0, 0)),
        (R, B, (0, 1, 0)),
        (B, R, (0, 1, 0)),
        (B, B, (0, 0, 1)),
        (R, O, (Fraction(1, 2), Fraction(1, 2), 0)),
        (O, B, (0, Fraction(1, 2), Fraction(1, 2))),
        (O, O, (Fraction(1, 4), Fraction(1, 2), Fraction(1, 4))),
    ],
)
def test_md_05_the_shares_of_every_couple(mother: Family, father: Family, shares: tuple) -> None:
    assert tuple(expected(mother, father)[f] for f in (R, O, B)) == shares


def test_two_children_of_a_backcross_are_one_of_each_half_the_time() -> None:
    assert likelihood(R, O, [R, O]) == Fraction(1, 2)
    assert likelihood(R, O, [R, R]) == Fraction(1, 4)
    assert likelihood(R, O, [B, O]) == 0


def test_four_children_of_two_hybrids_are_1_2_1_three_times_in_sixteen() -> None:
    one = likelihood(O, O, [R, O, O, B])
    assert one == Fraction(3, 16)
    assert one**2 == Fraction(9, 256)


def test_all_families_of_four_add_up_to_one() -> None:
    families = [[R] * r + [O] * o + [B] * (4 - r - o) for r in range(5) for o in range(5 - r)]
    assert sum(likelihood(O, O, f) for f in families) == 1


def test_children_come_out_near_the_expectation_in_the_long_run() -> None:
    """4,000 children: the share of ochre within five standard deviations of 1/2."""
    children = family(O, O, 4000, Random(1))
    assert abs(children.count(O) - 2000) < 5 * 31.7
    assert {child(R, B, Random(n)) for n in range(20)} == {O}
