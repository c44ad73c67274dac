"""Every colour of the table, for light rooms and for dark ones.

The three card colours are steps of lightness as well as hues (red darkest, green lightest), so
that they stay apart in greyscale and for colour-blind eyes; their marks say the same by shape.
"""

from dataclasses import dataclass

from PySide6.QtGui import QColor


@dataclass(frozen=True, eq=False)
class Palette:
    """One set of colours. Compared by identity, which makes it a cheap cache key."""

    name: str
    felt_centre: QColor
    felt_middle: QColor
    felt_edge: QColor
    lamp: QColor
    wood_light: QColor
    wood_dark: QColor
    shadow: QColor
    ivory_top: QColor
    ivory: QColor
    ivory_edge: QColor
    ink: QColor
    blue: QColor
    red: QColor
    green: QColor
    blue_ink: QColor
    red_ink: QColor
    green_ink: QColor
    mark: QColor
    violet_top: QColor
    violet: QColor
    back: QColor
    back_line: QColor
    meli: QColor
    cado: QColor
    exchange: QColor
    block: QColor
    contest: QColor
    neutral: QColor
    gold: QColor
    text: QColor
    muted: QColor
    panel: QColor
    panel_edge: QColor
    sheet: QColor
    sheet_text: QColor
    sheet_muted: QColor
    danger: QColor
    ok: QColor
    text_danger: QColor
    text_ok: QColor

    def card(self, colour: str) -> QColor:
        """The frame and band of a card whose colour is "b", "r" or "g"; KeyError for others."""
        return {"b": self.blue, "r": self.red, "g": self.green}[colour]

    def card_ink(self, colour: str) -> QColor:
        """The letter of a card whose colour is "b", "r" or "g"; KeyError for others."""
        return {"b": self.blue_ink, "r": self.red_ink, "g": self.green_ink}[colour]

    def action(self, name: str) -> QColor:
        """The button colour of "meli", "cado", "exchange", "block" or "contest"; others neutral."""
        actions = {
            "meli": self.meli,
            "cado": self.cado,
            "exchange": self.exchange,
            "block": self.block,
            "contest": self.contest,
        }
        return actions.get(name, self.neutral)


def _c(code: str, alpha: float = 1.0) -> QColor:
    colour = QColor(code)
    colour.setAlphaF(alpha)
    return colour


LIGHT = Palette(
    name="light",
    felt_centre=_c("#37776c"),
    felt_middle=_c("#29615a"),
    felt_edge=_c("#123c3a"),
    lamp=_c("#f4d58a", 0.07),
    wood_light=_c("#a8743f"),
    wood_dark=_c("#5f3b1f"),
    shadow=_c("#04211f"),
    ivory_top=_c("#fffdf5"),
    ivory=_c("#f7efdc"),
    ivory_edge=_c("#d9cbaa"),
    ink=_c("#2b2a33"),
    blue=_c("#3073c1"),
    red=_c("#a3202f"),
    green=_c("#3ea56a"),
    blue_ink=_c("#1f5596"),
    red_ink=_c("#8c1826"),
    green_ink=_c("#1c7145"),
    mark=_c("#ffffff"),
    violet_top=_c("#9670d2"),
    violet=_c("#573b93"),
    back=_c("#d9952f"),
    back_line=_c("#f6d793"),
    meli=_c("#bd520a"),
    cado=_c("#b0457a"),
    exchange=_c("#3b73a6"),
    block=_c("#5a6774"),
    contest=_c("#7557ad"),
    neutral=_c("#3f5f5d"),
    gold=_c("#ffd36b"),
    text=_c("#fffdf6"),
    muted=_c("#fffdf6", 0.90),
    panel=_c("#052624", 0.36),
    panel_edge=_c("#ffffff", 0.10),
    sheet=_c("#fbf6ea"),
    sheet_text=_c("#2b2a33"),
    sheet_muted=_c("#6b6671"),
    danger=_c("#c8402f"),
    ok=_c("#2b8a54"),
    text_danger=_c("#ffc8ba"),
    text_ok=_c("#a6eec0"),
)

DARK = Palette(
    name="dark",
    felt_centre=_c("#21464a"),
    felt_middle=_c("#163236"),
    felt_edge=_c("#0a191e"),
    lamp=_c("#e8b45e", 0.07),
    wood_light=_c("#5d4029"),
    wood_dark=_c("#2c1c12"),
    shadow=_c("#000608"),
    ivory_top=_c("#efe7d4"),
    ivory=_c("#ded2b8"),
    ivory_edge=_c("#b3a582"),
    ink=_c("#25242c"),
    blue=_c("#2f6fb9"),
    red=_c("#981d2c"),
    green=_c("#3a9c64"),
    blue_ink=_c("#1b4a85"),
    red_ink=_c("#7f1422"),
    green_ink=_c("#175d39"),
    mark=_c("#f7f2e6"),
    violet_top=_c("#7a59b4"),
    violet=_c("#432c76"),
    back=_c("#b67a25"),
    back_line=_c("#dcb871"),
    meli=_c("#a3480a"),
    cado=_c("#9a3c6b"),
    exchange=_c("#33648f"),
    block=_c("#4c5863"),
    contest=_c("#654b98"),
    neutral=_c("#30494c"),
    gold=_c("#f2c45c"),
    text=_c("#f3eee2"),
    muted=_c("#f3eee2", 0.80),
    panel=_c("#000c0f", 0.44),
    panel_edge=_c("#ffffff", 0.08),
    sheet=_c("#1d2c30"),
    sheet_text=_c("#f0eadc"),
    sheet_muted=_c("#b3b6b0"),
    danger=_c("#bd4237"),
    ok=_c("#3a9c63"),
    text_danger=_c("#ff9d8a"),
    text_ok=_c("#92dfae"),
)
