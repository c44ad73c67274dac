"""The people of Mendelius differ by shape, their families by genotype, for every eye."""

from itertools import combinations

import pytest
from people_tools import INDEX, laid, on_felt, share_apart, silhouette
from PySide6.QtCore import QPointF
from test_sight import EYES, PALETTES, Matrix, contrast, lightness, mean, on_card, seen

from melicado.drawing.cards import back_pixmap
from melicado.drawing.palette import Palette
from melicado.drawing.pea import motif
from melicado.drawing.people import mendelius_back_pixmap
from melicado.drawing.people_index import sex_path
from melicado.drawing.people_tones import paints
from melicado.rules.mendelius.cards import ALLELES, FAMILIES, ROLES, Family, Role

pytestmark = pytest.mark.usefixtures("qapp")

POD = on_card(5, 5, 21, 41)
FACE = on_card(46, 54, 18, 14)
BAND = on_card(10, 128, 80, 5)


def test_six_people_joker_and_book_differ_by_shape_alone_at_60_px() -> None:
    """Of all that two figures cover on a card 60 px wide, a sixth or more is one's alone."""
    shapes = {kind: silhouette(kind) for kind in (*(f"R{role}" for role in ROLES), "JK", "DC")}
    for (one, first), (other, second) in combinations(shapes.items(), 2):
        assert len(first ^ second) / len(first | second) > 1 / 6, f"{one} and {other}"


def test_generations_are_steps_of_height() -> None:
    """MD-04: children are smaller than their parents, and narrower at the shoulders."""
    tops = {role: min(y for _, y in silhouette(f"O{role}")) for role in ROLES}
    assert max(tops[Role.MOTHER], tops[Role.FATHER]) + 5 <= min(tops[Role.DAUGHTER], tops[Role.SON])


@pytest.mark.parametrize("role", ROLES)
def test_one_person_has_one_shape_in_all_three_families(role: Role) -> None:
    """MD-03: the gene is one of colour; nothing else about a person depends on it."""
    red, ochre, white = (silhouette(f"{family}{role}") for family in FAMILIES)
    assert red == ochre == white


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("eye", EYES.values(), ids=EYES)
@pytest.mark.parametrize("role", [Role.MOTHER, Role.SON])
def test_families_differ_for_every_eye_md03(role: Role, eye: Matrix, palette: Palette) -> None:
    """MD-03: red is darkest, white lightest, in face and band; the pods differ in many pixels."""
    images = {family: on_felt(f"{family}{role}", palette) for family in FAMILIES}
    for area, step in ((FACE, 7), (BAND, 15)):
        steps = [
            lightness(seen(mean(images[family], area), eye))
            for family in (Family.RED, Family.OCHRE, Family.WHITE)
        ]
        assert steps[0] + step < steps[1]
        assert steps[1] + step < steps[2]
    for one, other in combinations(FAMILIES, 2):
        assert share_apart(images[one], images[other], POD, eye) > 0.15, f"{one} and {other}"


def test_ground_tells_the_genotype_by_full_and_hollow_peas_md03() -> None:
    """MD-03: RR two full peas, BB two hollow ones, RB one of each."""
    left, right = QPointF(-4.3, 0.1), QPointF(4.1, 0.1)
    full = {f: [motif(ALLELES[f])[1].contains(at) for at in (left, right)] for f in FAMILIES}
    assert full == {
        Family.RED: [True, True],
        Family.OCHRE: [True, False],
        Family.WHITE: [False, False],
    }


@pytest.mark.parametrize("palette", PALETTES)
def test_cards_differ_by_their_corner_alone_in_a_fan(palette: Palette) -> None:
    """Genotype and sex, without colour, in the quarter that a fan leaves open."""
    corners = {kind: on_felt(kind, palette) for kind in ("RM", "RF", "OM", "OF", "BM", "BF")}
    corners |= {kind: on_felt(kind, palette) for kind in ("JK", "DC")}
    for (one, first), (other, second) in combinations(corners.items(), 2):
        apart = share_apart(first, second, INDEX, EYES["grey"])
        assert apart > 0.04, f"{one} and {other}"


def test_marks_of_venus_and_mars() -> None:
    """A ring with a cross below it, a ring with an arrow up to the right."""
    for role in (Role.GRANDMOTHER, Role.MOTHER, Role.DAUGHTER):
        assert sex_path(role).contains(QPointF(12, 20))
        assert not sex_path(role).contains(QPointF(12, 8))
    for role in (Role.GRANDFATHER, Role.FATHER, Role.SON):
        assert sex_path(role).contains(QPointF(20.6, 3.4))
        assert not sex_path(role).contains(QPointF(9.6, 14.4))


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("family", [*FAMILIES, "JK"])
def test_name_can_be_read_on_its_band(family: str, palette: Palette) -> None:
    """WCAG 2.1 (1.4.3): 4.5 between the name and the lightest and darkest of its ground."""
    kind = family if family == "JK" else f"{family}M"
    name = paints(family[0] if family != "JK" else "", palette)["name"]
    image = on_felt(kind, palette)
    for y in (117, 130):
        assert contrast(name, mean(image, on_card(12, y, 76, 2))) >= 4.5


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("eye", EYES.values(), ids=EYES)
def test_the_two_games_have_different_backs(eye: Matrix, palette: Palette) -> None:
    middle = on_card(14, 14, 72, 112)
    mine, other = (
        laid(back(100, 1.0, palette), palette) for back in (mendelius_back_pixmap, back_pixmap)
    )
    assert share_apart(mine, other, middle, eye) > 0.3
