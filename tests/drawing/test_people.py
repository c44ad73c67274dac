"""Cards of Mendelius as pixmaps: inside their bounds, every state and name, kept and shared."""

from itertools import combinations

import pytest
from people_tools import INDEX, changed, laid, on_felt, pixels, share_apart
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from test_sight import EYES

from melicado.drawing.cards import ASPECT, CACHE, MARGIN, card_pixmap
from melicado.drawing.cards import CardLook as LetterLook
from melicado.drawing.icons import icon_path, icon_pixmap
from melicado.drawing.palette import DARK, LIGHT
from melicado.drawing.people import mendelius_back_pixmap, paint_person, person_pixmap
from melicado.drawing.people_figures import FIGURES
from melicado.rules.mendelius.cards import KINDS, ROLES, Role

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
