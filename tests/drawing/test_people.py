"""The people of Mendelius: told apart by shape, families by genotype with and without colour."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from test_sight import EYES, PALETTES, Matrix, contrast, lightness, mean, on_card, seen

from melicado.drawing.cards import ASPECT, CACHE, MARGIN, back_pixmap, card_pixmap
from melicado.drawing.cards import CardLook as LetterLook
from melicado.drawing.icons import icon_path, icon_pixmap
from melicado.drawing.palette import DARK, LIGHT, Palette
from melicado.drawing.pea import motif
from melicado.drawing.people import mendelius_back_pixmap, paint_person, person_pixmap
from melicado.drawing.people_figures import FIGURES
from melicado.drawing.people_index import sex_path
from melicado.drawing.people_tones import paints
from melicado.rules.mendelius.cards import ALLELES, FAMILIES, KINDS, ROLES, Family, Role

pytestmark = pytest.mark.usefixtures("qapp")

EVERY_KIND = (*KINDS, "JK", "DC")
NAMES = {
    Role.GRANDMOTHER: "Grand-mère",
    Role.GRANDFATHER: "Grand-père",
    Role.MOTHER: "Mère",
    Role.FATHER: "Père",
    Role.DAUGHTER: "Fille",
    Role.SON: "Fils",
}
INDEX = on_card(5, 5, 21, 57)
POD = on_card(5, 5, 21, 41)
FACE = on_card(46, 54, 18, 14)
BAND = on_card(10, 128, 80, 5)


def silhouette(kind: str, width: int = 60) -> set[tuple[int, int]]:
    """The pixels that the bare figure covers on a card of ``width``."""
    height = round(width * 1.12)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_person(painter, QRectF(0, 0, width, height), kind, LIGHT)
    painter.end()
    return {
        (x, y) for x in range(width) for y in range(height) if image.pixelColor(x, y).alpha() > 127
    }


@cache
def on_felt(kind: str, palette: Palette, label: str = "") -> QImage:
    """A card 100 px wide on flat felt, its corner at (25, 25)."""
    return laid(person_pixmap(kind, 100, 1.0, palette, label=label), palette)


def laid(pixmap: QPixmap, palette: Palette) -> QImage:
    image = QImage(pixmap.size(), QImage.Format.Format_RGB32)
    image.fill(palette.felt_middle)
    painter = QPainter(image)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    return image


def pixels(area: QRectF) -> Iterator[tuple[int, int]]:
    for x in range(int(area.left()), int(area.right())):
        for y in range(int(area.top()), int(area.bottom())):
            yield x, y


def share_apart(one: QImage, other: QImage, area: QRectF, eye: Matrix) -> float:
    """How much of ``area`` differs by more than 20 steps of lightness."""
    apart = [
        abs(
            lightness(seen(one.pixelColor(x, y), eye))
            - lightness(seen(other.pixelColor(x, y), eye))
        )
        > 20
        for x, y in pixels(area)
    ]
    return sum(apart) / len(apart)


def changed(one: QImage, other: QImage) -> list[QPointF]:
    """Where two images differ, in hundredths of the width of a card 200 px wide."""
    return [
        QPointF(x / 2 - 25, y / 2 - 25)
        for x in range(one.width())
        for y in range(one.height())
        if one.pixel(x, y) != other.pixel(x, y)
    ]


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


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("width", [60, 112.5])
def test_pixmap_covers_card_and_margins_at_every_scale(width: float, dpr: float) -> None:
    exact = QSizeF(width * (1 + 2 * MARGIN), width * (ASPECT + 2 * MARGIN))
    letter = card_pixmap(LetterLook("E", "b"), width, dpr, LIGHT)
    for pixmap in (
        person_pixmap("RM", width, dpr, LIGHT),
        mendelius_back_pixmap(width, dpr, LIGHT),
    ):
        assert pixmap.devicePixelRatio() == pytest.approx(dpr)
        assert pixmap.size() == letter.size()
        assert exact.width() * dpr <= pixmap.width() + 0.01 < exact.width() * dpr + 1.01


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_figure_stays_in_the_window_of_its_card(kind: str) -> None:
    """The card is opaque to its edge; outside it there is shadow only, whatever people wear."""
    image = person_pixmap(kind, 100, 1.0, LIGHT, lifted=True).toImage()
    paper = LIGHT.ivory
    for x, y in ((50, 1.5), (50, 138), (1, 70), (98, 70), (98, 100), (1, 100)):
        at = image.pixelColor(round(25 + x), round(25 + y))
        assert at.alpha() == 255
        assert abs(at.lightnessF() - paper.lightnessF()) < 0.08
    right, bottom = image.width() - 1, image.height() - 1
    rim = [(x, y) for x in range(right + 1) for y in (0, bottom)]
    rim += [(x, y) for y in range(bottom + 1) for x in (0, right)]
    assert max(image.pixelColor(x, y).alpha() for x, y in rim) <= 3


def test_every_state_shows() -> None:
    looks = [
        person_pixmap("OM", 80, 1.0, LIGHT),
        person_pixmap("OM", 80, 1.0, LIGHT, lifted=True),
        person_pixmap("OM", 80, 1.0, LIGHT, faded=True),
        person_pixmap("OM", 80, 1.0, LIGHT, points=5),
        person_pixmap("OM", 80, 1.0, LIGHT, points=10),
        person_pixmap("OM", 80, 1.0, LIGHT, label="Mère"),
        person_pixmap("OM", 80, 1.0, DARK),
        person_pixmap("JK", 80, 1.0, LIGHT),
        person_pixmap("JK", 80, 1.0, LIGHT, stands_for="RM"),
        person_pixmap("JK", 80, 1.0, LIGHT, stands_for="RF"),
        person_pixmap("DC", 80, 1.0, LIGHT),
    ]
    for one, other in combinations([look.toImage() for look in looks], 2):
        assert one != other


def test_named_joker_carries_the_corner_of_the_person_it_stands_for_md07() -> None:
    """MD-07: in a fan, a joker that is the red father has the red father's index."""
    joker = laid(person_pixmap("JK", 100, 1.0, LIGHT, stands_for="RF"), LIGHT)
    father, bare = on_felt("RF", LIGHT), on_felt("JK", LIGHT)
    grey = EYES["grey"]
    assert share_apart(joker, father, INDEX, grey) < 0.02
    assert share_apart(joker, bare, INDEX, grey) > 0.2


@pytest.mark.parametrize("role", ROLES)
def test_names_a_few_letters_longer_stay_inside_the_band(role: Role) -> None:
    """A name 40 % longer than the French one is made smaller: nothing of it is cut off."""
    name = NAMES[role]
    longer = f"[{name}{'éñ' * round(len(name) * 0.2)}]"
    for text in (name, longer, "Großmutter mütterlicherseits"):
        bare = person_pixmap("RM", 200, 1.0, LIGHT).toImage()
        places = changed(person_pixmap("RM", 200, 1.0, LIGHT, label=text).toImage(), bare)
        assert places
        assert min(at.x() for at in places) >= 8
        assert max(at.x() for at in places) <= 92
        assert min(at.y() for at in places) >= 112
        assert max(at.y() for at in places) <= 133


def test_longer_name_is_smaller_and_not_cut() -> None:
    bare = person_pixmap("RM", 200, 1.0, LIGHT).toImage()

    def height(text: str) -> float:
        places = changed(person_pixmap("RM", 200, 1.0, LIGHT, label=text).toImage(), bare)
        return max(at.y() for at in places) - min(at.y() for at in places)

    assert height("H" * 20) < height("H" * 5) * 0.75


def test_points_stand_on_their_coin_md02() -> None:
    """MD-02: 10, 5, 1 or 20; joker_points goes up to 50."""
    bare = person_pixmap("RM", 200, 1.0, LIGHT).toImage()
    for points in (1, 5, 10, 20, 50):
        shown = person_pixmap("RM", 200, 1.0, LIGHT, points=points).toImage()
        places = changed(shown, bare)
        assert places
        assert QRectF(74, 5, 22, 22).contains(QPointF(min(p.x() for p in places), places[0].y()))
        assert max(p.x() for p in places) <= 94.5
        assert max(p.y() for p in places) <= 26


def test_unknown_kind_is_refused() -> None:
    with pytest.raises(KeyError):
        person_pixmap("RX", 60, 1.0, LIGHT)
    with pytest.raises(KeyError):
        person_pixmap("JK", 60, 1.0, LIGHT, stands_for="nobody")


def test_every_card_of_the_deck_has_a_figure_md01() -> None:
    """MD-01: three families of six, jokers and the didactic card."""
    assert set(FIGURES) == set(EVERY_KIND)
    assert len(FIGURES) == 20


def test_same_arguments_give_the_same_pixmap() -> None:
    assert person_pixmap("RM", 64, 1.0, LIGHT) is person_pixmap("RM", 64, 1.0, LIGHT)
    assert person_pixmap("RM", 64, 1.0, LIGHT) is not person_pixmap("RM", 64, 1.0, DARK)
    assert mendelius_back_pixmap(64, 1.0, LIGHT, 3) is mendelius_back_pixmap(64, 1.0, LIGHT, 3)
    before = CACHE.used
    person_pixmap("BS", 63, 1.0, LIGHT)
    assert CACHE.used > before


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("eye", EYES.values(), ids=EYES)
def test_the_two_games_have_different_backs(eye: Matrix, palette: Palette) -> None:
    middle = on_card(14, 14, 72, 112)
    mine, other = (
        laid(back(100, 1.0, palette), palette) for back in (mendelius_back_pixmap, back_pixmap)
    )
    assert share_apart(mine, other, middle, eye) > 0.3


def test_stock_shows_the_cards_beneath() -> None:
    alone, four = (mendelius_back_pixmap(80, 1.0, LIGHT, under).toImage() for under in (0, 4))
    assert alone != four
    assert mendelius_back_pixmap(80, 1.0, LIGHT, 30) is mendelius_back_pixmap(80, 1.0, LIGHT, 4)


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_bare_figure_stays_in_its_rectangle(kind: str) -> None:
    """In a Punnett square there is no frame to hide what sticks out."""
    image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_person(painter, QRectF(20, 30, 80, 70), kind, LIGHT)
    painter.end()
    painted = {(x, y) for x, y in pixels(QRectF(image.rect())) if image.pixelColor(x, y).alpha()}
    assert painted
    assert all(20 <= x < 100 and 30 <= y < 101 for x, y in painted)


@pytest.mark.parametrize(
    "name", ["mendelius", "take", "discard", "claim", "couple", "curtain", "tree"]
)
def test_icons_of_mendelius_are_there(name: str) -> None:
    assert QRectF(0, 0, 24, 24).contains(icon_path(name).boundingRect())
    image = icon_pixmap(name, 24, 1.0, QColor("white")).toImage()
    covered = sum(image.pixelColor(x, y).alphaF() for x, y in pixels(QRectF(image.rect())))
    assert 60 < covered < 24 * 24 * 0.75
