"""Which places light up: those that wait, those that suit a card, the one under it."""

from melicado.drawing.chrome import PlaceState
from melicado.rules.mendelius.cards import role_of
from melicado.rules.mendelius.state import Phase
from melicado.rules.mendelius.view import View
from melicado.table.mendelius.frame import Frame
from melicado.table.mendelius.local import Local
from melicado.table.mendelius.plan import STOCK
from melicado.table.mendelius.working import suits

DISCARDS, STOCK_PILE = "discards", "stock"


def lights(view: View, local: Local, frame: Frame, aid: bool) -> dict[int | str, PlaceState]:
    """By place of the frame, or by the name of a pile: how it shows. Others are not shown."""
    laid = local.own.laid if local.shows_hand(view) else {}
    shown: dict[int | str, PlaceState] = {}
    for place in range(len(frame.places)):
        if place not in laid or laid[place] in local.held:
            shown[place] = "idle"
    card = None if local.choosing else _in_hand(view, local)
    if card is not None and aid:
        kinds = {p: k for p, k in local.laid_kinds(view).items() if laid.get(p) != card[0]}
        for free in [place for place in range(len(frame.places)) if place in shown]:
            if suits(frame, kinds, free, card[1], view.options):
                shown[free] = "allowed"
    if local.cursor is not None and local.selected is not None:
        shown[local.cursor] = "target"
    for held, spot in local.over.items():
        if spot.kind == "place":
            fits = not aid or role_fits(view, local, frame, held, spot.number)
            shown[spot.number] = "target" if fits else "refused"
        elif spot.kind == DISCARDS:
            shown[DISCARDS] = "target"
    if card is not None and may_discard(view, local, card[0]) and DISCARDS not in shown:
        shown[DISCARDS] = "allowed"
    return shown


def role_fits(view: View, local: Local, frame: Frame, card: int, place: int) -> bool:
    """Whether the place waits for somebody of the card's generation and sex at all."""
    held = local.cards(view).get(card)
    return held is None or held.is_wild or role_of(held.kind) in frame.places[place].roles


def _in_hand(view: View, local: Local) -> tuple[int, str] | None:
    """The card that is held, or else selected, and its kind."""
    mine = local.cards(view) if local.shows_hand(view) else {}
    for card in (*local.held, local.selected):
        if card is not None and card != STOCK and card in mine:
            return card, mine[card].kind
    return None


def may_discard(view: View, local: Local, card: int) -> bool:
    """Whether that card of the hand at the bottom may be laid on the discards now (MD-13)."""
    return (
        local.asked(view) == local.me
        and view.phase in (Phase.DISCARD, Phase.CLAIMED)
        and card in local.cards(view)
        and card != view.taken
    )
