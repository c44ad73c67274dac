"""A hand or a cross in, a verdict out: the rules of Mendelius with no window and no game."""

from typing import Any, Literal

import msgspec

from melicado.rules.game import RulesError
from melicado.rules.mendelius.cards import DIDACTIC, family_of, points_of
from melicado.rules.mendelius.crosses import Cross, cross_kind, is_cross, punnett
from melicado.rules.mendelius.going_out import Laid, chosen_way, valid_last_cards
from melicado.rules.mendelius.layouts import DEALT, DIDACTIC_ROUNDS
from melicado.rules.mendelius.notation import read_kinds, read_person
from melicado.rules.mendelius.options import ROUNDS, Options, options_from
from melicado.rules.mendelius.turns import FINE, WINNER


class GoOut(msgspec.Struct, frozen=True, kw_only=True, tag="go_out", tag_field="type"):
    """May this hand of one card more than the round lays go out?"""

    round: int
    hand: tuple[str, ...]
    options: dict[str, Any] = {}
    game: Literal["mendelius"] = "mendelius"


class CrossSaid(msgspec.Struct, frozen=True, kw_only=True, tag="cross", tag_field="type"):
    """Is this couple with these children a cross?"""

    mother: str
    father: str
    children: tuple[str, ...]
    options: dict[str, Any] = {}
    game: Literal["mendelius"] = "mendelius"


class Score(msgspec.Struct, frozen=True, kw_only=True, tag="score", tag_field="type"):
    """What does this hand cost when somebody else goes out?"""

    hand: tuple[str, ...]
    round: int = 1
    options: dict[str, Any] = {}
    game: Literal["mendelius"] = "mendelius"


def referee(case: object) -> dict[str, Any]:
    """The verdict on one case given as plain JSON values, and ``evidence``, a sentence.

    For ``go_out``: ``goes_out``, ``valid_last_cards``, ``layout`` (one example or None),
    ``score_delta``, ``hand_points``; for ``cross``: ``valid``, ``kind``, ``punnett``; for
    ``score``: ``points``. Raises RulesError with one sentence for a case that is broken.
    """
    said = _case(case)
    options = options_from(said.options)
    match said:
        case GoOut():
            return _go_out(said, options)
        case CrossSaid():
            return _cross(said, options)
        case Score():
            points = _points(read_kinds(said.hand), options)
            return {"points": points, "evidence": f"The hand costs {points}."}


def _case(data: object) -> GoOut | CrossSaid | Score:
    try:
        said = msgspec.convert(data, GoOut | CrossSaid | Score)
    except msgspec.ValidationError as error:
        raise RulesError(f"This case cannot be read: {error}.") from error
    if not isinstance(said, CrossSaid) and said.round not in ROUNDS:
        raise RulesError(f"There is no round {said.round}; there are seven.")
    return said


def _points(kinds: tuple[str, ...], options: Options) -> int:
    return sum(points_of(kind, options.joker_points) for kind in kinds)


def _go_out(said: GoOut, options: Options) -> dict[str, Any]:
    hand = read_kinds(said.hand)
    if len(hand) != DEALT[said.round] + 1:
        asked = DEALT[said.round] + 1
        raise RulesError(f"In round {said.round} {asked} cards are held, not {len(hand)}.")
    if DIDACTIC in hand and (said.round not in DIDACTIC_ROUNDS or options.didactic_card == "no"):
        raise RulesError(f"The didactic card is not played with in round {said.round}.")
    last_cards = valid_last_cards(said.round, hand, options)
    laid = chosen_way(said.round, hand, last_cards[0], options) if last_cards else None
    fine = FINE if options.false_call == "plus_10" else 0
    return {
        "goes_out": bool(last_cards),
        "valid_last_cards": last_cards,
        "layout": _layout(laid),
        "score_delta": WINNER if last_cards else fine,
        "hand_points": _points(hand, options),
        "evidence": _evidence(laid),
    }


def _layout(laid: Laid | None) -> Any:
    if laid is None or not laid.pattern:
        return laid and laid.groups
    cards = [card for group in laid.groups for card in group]
    return {"pattern": laid.pattern, "cards": cards}


def _evidence(laid: Laid | None) -> str:
    if laid is None:
        return "The hand does not complete the round."
    groups = "; ".join(" ".join(group) for group in laid.groups)
    return f"Mendelius! {groups}; {laid.last} face down."


def _cross(said: CrossSaid, options: Options) -> dict[str, Any]:
    mother, father, *children = map(read_person, (said.mother, said.father, *said.children))
    wild = sum("=" in text for text in (said.mother, said.father, *said.children))
    couple = (family_of(mother), family_of(father))
    square = punnett(*couple)
    valid = is_cross(
        Cross(mother, father, tuple(children)), options.proportions, options.child_sexes
    ) and (wild <= 1 or options.jokers_per_cross == "any")
    counts = ", ".join(f"{count} {family}" for family, count in square.items() if count)
    return {
        "valid": valid,
        "kind": cross_kind(*couple),
        "punnett": dict(square),
        "evidence": f"{'A' if valid else 'No'} valid cross. {couple[0]} x {couple[1]}: {counts}.",
    }
