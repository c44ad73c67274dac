"""Every reason, event, option, round and card of Mendelius has its words."""

from typing import Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.cards import DIDACTIC, JOKER, KINDS, Card, Family, Role
from melicado.rules.mendelius.layouts import DEALT
from melicado.rules.mendelius.options import Options
from melicado.rules.mendelius.reasons import Reason
from melicado.rules.mendelius.state import Phase, Result, State
from melicado.rules.mendelius.view import View, view
from melicado.texts.mendelius import (
    card_name,
    cross_name,
    event_sentence,
    fault_sentence,
    level_help,
    option_help,
    option_name,
    person_name,
    reason_sentence,
    round_sentence,
    value_name,
)
from melicado.texts.mendelius.crosses import family_part_name, pattern_name, place_sentence
from melicado.texts.mendelius.points import points_words, signed

NB = "\u00a0"
NAMES = ("Vous", "Zoé", "Léo")
CARD = Card(1, "RGM")
VIEW: View = view(State(phase=Phase.TAKE, seats=()), frozenset({0}))
RED, OCHRE, WHITE = Family.RED, Family.OCHRE, Family.WHITE

SILENT: list[ev.AnyEvent] = [
    ev.MatchStarted(options=Options(), seats=3, secret=""),
    ev.Passed(seat=1),
    ev.TurnBegan(seat=1, lost=(), cycle=False),
]
TOLD: list[tuple[ev.AnyEvent, str]] = [
    (ev.DealerDrawn(draws=(), dealer=1), "Zoé a tiré la plus forte carte et donne."),
    (
        ev.RoundStarted(
            round=2, dealer=0, turn=1, deck=(), hands=(), counts=(), stock=(), stock_count=0,
            turned=CARD,
        ),
        f"Manche 2{NB}: Zoé commence.",
    ),
    (ev.StockAnnounced(seat=1, waiting=(0, 2), until=0), "Zoé laisse la carte visible."),
    (ev.Asked(seat=1), "Zoé demande la carte."),
    (ev.NeverSaid(seat=1, on=True), "Zoé ne demande plus rien dans cette manche."),
    (ev.NeverSaid(seat=1, on=False), "Zoé peut de nouveau demander."),
    (ev.Took(seat=1, card=CARD, claimed=False), "Zoé prend Grand-mère RR."),
    (ev.Took(seat=1, card=CARD, claimed=True), "Zoé demande Grand-mère RR et passera un tour."),
    (ev.Drew(seat=1, card=None), "Zoé prend dans la pioche."),
    (ev.Discarded(seat=1, card=CARD), "Zoé défausse Grand-mère RR."),
    (
        ev.TurnBegan(seat=2, lost=(1,), cycle=False),
        "Zoé passe un tour, pour la carte demandée.",
    ),
    (
        ev.WentOut(seat=1, groups=(), pattern="", last=CARD),
        f"Mendelius{NB}! Zoé a tous les croisements.",
    ),
    (ev.FalseCall(seat=1, points=10), f"Mendelius{NB}! raté{NB}: Zoé prend 10 points."),
    (ev.Folded(seat=1), "Zoé quitte la table."),
    (
        ev.RoundEnded(result=Result(1, "out", (12, -10, 3), 1), hands=()),
        f"Mendelius{NB}! Zoé gagne la manche.",
    ),
    (ev.GameEnded(ranking=((1,), (0, 2))), f"Zoé gagne{NB}!"),
]  # fmt: skip


@pytest.mark.parametrize(("event", "said"), TOLD, ids=lambda x: type(x).__name__)
def test_what_others_do_is_told_by_name(french: None, event: ev.AnyEvent, said: str) -> None:
    assert event_sentence(event, NAMES, VIEW) == said


@pytest.mark.parametrize("event", SILENT, ids=lambda x: type(x).__name__)
def test_what_nobody_need_read_is_not_told(french: None, event: ev.AnyEvent) -> None:
    assert event_sentence(event, NAMES, VIEW) is None


def test_no_event_is_forgotten() -> None:
    tested = {type(event) for event in SILENT} | {type(event) for event, _ in TOLD}
    assert tested == set(ev.Event.__subclasses__())


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (ev.TurnBegan(seat=0, lost=(), cycle=False), f"À vous{NB}: prenez une carte."),
        (ev.Drew(seat=0, card=CARD), "Vous piochez Grand-mère RR."),
        (ev.TurnBegan(seat=0, lost=(1, 2), cycle=False), "Zoé et Léo passent un tour."),
        (
            ev.RoundEnded(result=Result(1, "stock", (1, 2, 3), -1), hands=()),
            f"La pioche est vide{NB}: personne ne gagne cette manche.",
        ),
        (ev.GameEnded(ranking=((1, 2), (0,))), f"Zoé et Léo gagnent ensemble{NB}!"),
    ],
    ids=lambda x: type(x).__name__,
)
def test_the_reader_is_spoken_to(french: None, event: ev.AnyEvent, said: str) -> None:
    assert event_sentence(event, NAMES, VIEW) == said


def test_people_who_share_a_screen_go_by_their_names(french: None) -> None:
    shared = msgspec.structs.replace(VIEW, you=(0, 1))
    event = ev.Discarded(seat=0, card=CARD)
    assert event_sentence(event, ("Ana", "Zoé"), shared) == "Ana défausse Grand-mère RR."


@pytest.mark.parametrize("reason", list(Reason))
@pytest.mark.parametrize("evidence", [{}, {"last_cards": 2}])
def test_every_reason_is_a_sentence(french: None, reason: Reason, evidence: dict[str, int]) -> None:
    said = reason_sentence(reason, evidence)
    assert said[-1] in ".!?"
    assert not set("{}%") & set(said)
    assert len(said) <= 90


def test_all_reasons_differ(french: None) -> None:
    assert len({reason_sentence(reason, {}) for reason in Reason}) == len(Reason)


def test_an_unknown_code_is_no_reason() -> None:
    with pytest.raises(ValueError, match="NO_SUCH_CODE"):
        reason_sentence("NO_SUCH_CODE", {})


def choices() -> list[tuple[str, str]]:
    """Every (field, value) whose values are named."""
    found = []
    for field, hint in get_type_hints(Options).items():
        for part in (hint, *get_args(hint)):
            if get_origin(part) is Literal:
                found += [(field, v) for v in get_args(part) if isinstance(v, str)]
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("field", Options.__struct_fields__)
def test_every_option_has_a_name_and_one_line_of_help(french: None, field: str) -> None:
    assert option_name(field)
    assert option_help(field).endswith(".")
    assert len(option_help(field)) <= 72


@pytest.mark.parametrize(("field", "value"), choices())
def test_every_value_has_a_name(french: None, field: str, value: str) -> None:
    assert value_name(field, value)


def test_values_of_one_option_differ(french: None) -> None:
    named = [(field, value_name(field, value)) for field, value in choices()]
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("level", ["debutant", "facile", "bon", "expert"])
def test_every_level_has_its_words(french: None, level: str) -> None:
    assert level_help(level)


@pytest.mark.parametrize("number", list(DEALT))
def test_every_round_says_what_it_asks_md_08(french: None, number: int) -> None:
    assert round_sentence(number).startswith(f"Manche {number}{NB}: ")
    assert len(round_sentence(number)) <= 80


def test_round_4_reads_as_people_say_it_md_08(french: None) -> None:
    assert round_sentence(4) == f"Manche 4{NB}: deux couples mixtes, deux enfants chacun"


def test_crosses_and_families_have_names(french: None) -> None:
    assert cross_name("pure", 1) == "Couple pur · 1 enfant"
    assert cross_name("hybrid", 4) == "Couple hybride · 4 enfants"
    parts = [("A", n) for n in range(3)] + [(p, n) for p in "BC" for n in range(2)]
    assert all(family_part_name(*part) for part in parts)
    assert len({pattern_name(pattern) for pattern in "ABC"}) == 3


@pytest.mark.parametrize(
    ("mother", "father", "wanted", "children", "said"),
    [
        (RED, WHITE, "pure", [RED], "rouge × blanc → ocre"),
        (RED, OCHRE, "mixed", [WHITE], "rouge × ocre → ½ rouge, ½ ocre"),
        (OCHRE, OCHRE, "hybrid", [RED, RED], "ocre × ocre → ¼ rouge, ½ ocre, ¼ blanc"),
        (RED, RED, "mixed", [], "ce couple est pur"),
        (None, RED, "pure", [RED], "ces cartes ne vont pas ensemble"),
    ],
)
def test_why_a_cross_is_none_md_05(
    french: None,
    mother: Family | None,
    father: Family | None,
    wanted: str,
    children: list[Family],
    said: str,
) -> None:
    assert fault_sentence(mother, father, wanted, children) == said


def test_every_card_has_its_name(french: None) -> None:
    assert card_name("OS") == "Fils RB"
    assert person_name(JOKER) == "Joker"
    assert person_name(DIDACTIC) == "Règle"
    assert len({person_name(kind) for kind in KINDS}) == 6


def test_a_place_says_for_whom_it_is(french: None) -> None:
    roles = (Role.GRANDMOTHER, Role.MOTHER)
    assert place_sentence(roles) == f"Cette place attend{NB}: Grand-mère ou Mère."


def test_points_below_zero_have_a_proper_minus_md_17(french: None) -> None:
    assert (signed(-10), signed(7)) == ("−10", "7")
    assert (points_words(-10), points_words(1)) == ("−10 points", "1 point")
