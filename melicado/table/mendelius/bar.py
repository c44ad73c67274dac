"""Which buttons lie under the crosses, and what the line above them says."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from melicado.rules.mendelius.state import Phase
from melicado.rules.mendelius.taking import SEATS_TO_CLAIM
from melicado.rules.mendelius.view import View
from melicado.table.banner import Notice
from melicado.table.buttons import ENTER, ButtonSpec
from melicado.table.looking_on import looks_on
from melicado.table.mendelius.local import BY_HAND, FAMILY, GENERATION, Local
from melicado.texts.mendelius.crosses import pattern_name

translate = QCoreApplication.translate

TAKE, PICK, DISCARD, MENDELIUS = "T", "R", "D", "M"
CLAIM, PASS, NEVER = "C", "N", "J"
SORT, ARRANGE, BACK = "F", "A", "⌫"


def bar(view: View, local: Local, names: Sequence[str], aid: bool) -> list[ButtonSpec]:
    """The buttons of the moment."""
    if local.covered:
        return [ButtonSpec("resume", translate("Table", "Go on"), ENTER, "meli")]
    if view.phase == Phase.OVER or local.curtain(view) is not None or looks_on(view, local.me):
        return []
    if view.phase == Phase.SCORES:
        return [ButtonSpec("next_round", translate("Table", "Next round"), ENTER, "meli")]
    if waiting(view, local):
        return _claims(view, local, names)
    if local.choosing:
        chosen = local.selected in local.eligible
        face_down = translate("Mendelius", "This one, face down")
        return [
            ButtonSpec("last_ok", face_down, ENTER, "meli", chosen),
            ButtonSpec("last_no", translate("Mendelius", "Not yet")),
        ]
    return _turn(view, local, aid)


def waiting(view: View, local: Local) -> tuple[int, ...]:
    """The people here who may still ask for the card that lies face up."""
    asked = view.claims.waiting if view.claims is not None else ()
    return tuple(seat for seat in asked if seat in local.people)


def _claims(view: View, local: Local, names: Sequence[str]) -> list[ButtonSpec]:
    if not local.shared:
        never = translate("Mendelius", "Never this round")
        return [
            ButtonSpec("claim", translate("Mendelius", "I want it"), CLAIM, "meli"),
            ButtonSpec("pass", translate("Mendelius", "No"), PASS),
            ButtonSpec("never", never, NEVER, "block"),
        ]
    buzzers = [
        ButtonSpec(
            f"claim_{seat}",
            translate("Mendelius", "{name} wants it").format(name=names[seat]),
            str(number),
            "meli",
        )
        for number, seat in enumerate(waiting(view, local), start=1)
    ]
    return [*buzzers, ButtonSpec("pass", translate("Mendelius", "Nobody"), PASS)]


def _turn(view: View, local: Local, aid: bool) -> list[ButtonSpec]:
    asked = local.asked(view)
    mine = asked is not None and asked == local.me
    call = ButtonSpec("mendelius", translate("Mendelius", "Mendelius!"), MENDELIUS, "meli")
    if mine and view.phase == Phase.TAKE:
        shown = bool(view.discards) and not view.must_draw
        buttons = [
            ButtonSpec("take_stock", translate("Mendelius", "Draw"), TAKE, "exchange"),
            ButtonSpec(
                "take_discard",
                translate("Mendelius", "Take the card shown"),
                PICK,
                "exchange",
                shown,
            ),
        ]
        return buttons if aid else [*buttons, call]
    if mine:
        may = local.selected is not None and local.selected != view.taken
        return [
            ButtonSpec("discard", translate("Mendelius", "Discard"), DISCARD, "block", may),
            call,
        ]
    return [] if aid or local.shared else [call]


def tools(view: View, local: Local) -> list[ButtonSpec]:
    """The small buttons beside the hand: how it is sorted, and help with the crosses."""
    if not local.shows_hand(view) or view.phase in (Phase.SCORES, Phase.OVER):
        return []
    sort = {
        FAMILY: translate("Mendelius", "By family"),
        GENERATION: translate("Mendelius", "By generation"),
        BY_HAND: translate("Mendelius", "By hand"),
    }[local.own.sort]
    back = ButtonSpec(
        "clear", translate("Mendelius", "Take back"), BACK, enabled=bool(local.own.laid)
    )
    return [
        ButtonSpec("sort", sort, SORT),
        ButtonSpec("arrange", translate("Mendelius", "Lay for me"), ARRANGE),
        back,
    ]


def chooser(view: View, local: Local) -> list[ButtonSpec]:
    """The layouts of round 6 to choose from (MD-09)."""
    if view.round != 6 or len(view.options.round6) < 2 or not local.shows_hand(view):
        return []
    if view.phase in (Phase.SCORES, Phase.OVER):
        return []
    now = local.frame(view).pattern
    return [
        ButtonSpec(f"pattern_{p}", pattern_name(p), tone="meli" if p == now else "neutral")
        for p in view.options.round6
    ]


def may_claim_again(view: View, local: Local) -> bool:
    """Whether the person at the bottom has said never, and may take it back (MD-14)."""
    return (
        not local.shared
        and not looks_on(view, local.me)
        and view.phase not in (Phase.SCORES, Phase.OVER)
        and view.seats[local.me].never
        and len(view.active) >= SEATS_TO_CLAIM
    )


def notice(view: View, local: Local, names: Sequence[str]) -> Notice:
    """What to say on a plate above the buttons; an empty text for nothing."""
    if local.covered or local.curtain(view) is not None:
        return Notice("")
    if local.choosing:
        return Notice(translate("Mendelius", "Which card stays face down?"), strong=True)
    if view.claims is not None and waiting(view, local):
        length = view.options.claim_seconds * 1000
        text = translate("Mendelius", "{name} leaves the card shown. Who wants it?")
        if not local.shared:
            text = translate("Mendelius", "{name} leaves the card shown. Do you want it?")
        said = text.format(name=names[view.turn])
        return Notice(said, strong=True, until=view.claims.until, length=length)
    return Notice("")
