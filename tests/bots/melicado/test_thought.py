"""What bots notice, how long it takes them, and which card they choose."""

from itertools import pairwise
from random import Random
from statistics import mean, median

import pytest
from bot_tools import at, common, seen

from melicado.bots.level import Level
from melicado.bots.melicado.sight import Sight, look
from melicado.bots.melicado.thought import Find, chances, choose, hardest, notice
from melicado.bots.melicado.timing import draw, effort, motion
from melicado.bots.melicado.traits import TRAITS
from melicado.bots.melicado.vocabulary import Vocabulary
from melicado.rules.melicado.cards import BACK, FRONT, Row, over
from melicado.rules.melicado.ground import Spot
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.search import Laying, MeliFound

POSITIONS = [
    "Rb Ab Tb | Sb Eb Pb Cb ; Eb | RAT | open 0 -",
    "Pb Lb Ab Gb Eb | Sb Rb Ib Tg ; Eb | PLAGE | open 0 -",
    "Mb Eb Rr | Sb Eb Tb *b ; Eb | MER | open 0 -",
    "Ob Ub Ib | Eb Lb Rb Nb ; Eb | OUI | open 0 -",
    "Cb Hb Ib Eb Nb | Sb Ab ; Eb | CHIEN | open 0 -",
]


def sights(french: MeliCado, level: Level) -> list[Sight]:
    known = Vocabulary(french.judge, TRAITS[level].rarest)
    return [look(seen(at(position)), 0, known) for position in POSITIONS]


def noticed(french: MeliCado, level: Level, looks: int = 200) -> float:
    """How many things a bot of that level notices at a look, on the average."""
    rng = Random(1)
    return mean(
        len(list(notice(sight, TRAITS[level], rng, 0)))
        for sight in sights(french, level)
        for _ in range(looks)
    )


def test_the_better_see_more(french: MeliCado) -> None:
    counts = [noticed(french, level) for level in Level]
    assert all(low < high for low, high in pairwise(counts))


def test_nobody_sees_everything(french: MeliCado) -> None:
    for level in Level:
        there = mean(len(chances(sight)) for sight in sights(french, level))
        assert 0.2 * there < noticed(french, level) < there + 1


def test_more_chances_are_found_sooner(french: MeliCado) -> None:
    """The first of many finds comes sooner than the only one."""
    traits = TRAITS[Level.BON]
    known = Vocabulary(common("rat rats rate rata art pat mat"), 3.0)

    def first(hand: str) -> float:
        sight = look(seen(at(f"Rb Ab Tb | {hand} ; Eb | RAT | open 0 -")), 0, known)
        rng = Random(2)
        looks = [[f.at for f in notice(sight, traits, rng, 0)] for _ in range(400)]
        return median(min(times) for times in looks if times)

    assert first("Sb Eb Ab Pb Mb") < 0.75 * first("Sb")


def test_every_chance_is_a_play_that_would_stand(french: MeliCado) -> None:
    for sight in sights(french, Level.EXPERT):
        for play in chances(sight):
            assert play.word in sight.known
            assert play.spots[0].card in sight.hand


def test_a_joker_offers_its_likeliest_words_only() -> None:
    """MC-07: two words at one place, the commonest."""
    judge = common("rat rats rate rata ratu")
    sight = look(seen(at("Rb Ab Tb | *b ; Eb | RAT | open 0 -")), 0, Vocabulary(judge, 3.0))
    assert len(chances(sight)) == 2


def test_the_hard_card_goes_first_and_the_joker_last(french: MeliCado) -> None:
    known = Vocabulary(french.judge, 2.4)
    sight = look(seen(at("Lb Ab Cb | Eb Kb *b Sg Sb ; Eb | LAC | open 0 -")), 0, known)
    by_look = {(c.letter, c.colour.value): c for c in sight.hand}
    burden = {look: sight.burden(card) for look, card in by_look.items()}
    assert hardest(sight).letter == "K"
    assert min(burden, key=burden.__getitem__) == ("*", "b")
    assert burden["S", "g"] > burden["S", "b"]  # a green goes to the ends only (MC-06)


def test_of_two_finds_at_once_the_expert_lays_the_hard_card(french: MeliCado) -> None:
    known = Vocabulary(french.judge, 2.4)
    sight = look(seen(at("Lb Ab Cb | Kb Eb ; Eb | LAC | open 0 -")), 0, known)
    hard, easy = (Laying((Spot(c, BACK),), "LAC" + c.letter) for c in sight.hand)
    traits = TRAITS[Level.EXPERT]._replace(foresight=0.0)
    for n in range(20):
        found = choose(sight, traits, Random(n), [Find(easy, 1000), Find(hard, 1100)])
        assert found.move == hard
        assert found.at >= 1100
    late = [Find(easy, 1000), Find(hard, 1001 + traits.ponder)]
    assert choose(sight, traits, Random(1), late).move == easy


def test_foresight_prefers_a_row_on_which_the_rest_can_be_laid() -> None:
    """RATS ends in a red S and leaves no place for the E; RATE leaves RATES for the S."""
    known = Vocabulary(common("rat rats rate rates"), 3.0)
    sight = look(seen(at("Rb Ab Tb | Sr Eb ; Eb | RAT | open 0 -")), 0, known)
    plays = {p.word: p for p in chances(sight)}
    traits = TRAITS[Level.EXPERT]._replace(judgement=0.0, foresight=10.0)
    for n in range(20):
        finds = [Find(plays["RATS"], 0), Find(plays["RATE"], 0)]
        assert choose(sight, traits, Random(n), finds).move == plays["RATE"]


def test_a_meli_is_noticed_once_a_word_has_been_laid(french: MeliCado) -> None:
    """MC-35."""
    traits = TRAITS[Level.EXPERT]
    known = Vocabulary(french.judge, traits.rarest)
    for words, some in (("CHIEN", True), ("-", False)):
        position = f"Cb Hb Ib Eb Nb | Wb ; Eb | {words} | open 0 -"
        sight = look(seen(at(position)), 0, known)
        rng = Random(1)
        found = [f.move for _ in range(50) for f in notice(sight, traits, rng, 0)]
        assert any(isinstance(move, MeliFound) for move in found) == some
        assert not [move for move in found if isinstance(move, Laying)]


# time


def test_times_spread_like_those_of_people() -> None:
    """Around the median, some several times as long, none at once."""
    rng = Random(1)
    times = [draw(rng, 1000) for _ in range(4000)]
    assert median(times) == pytest.approx(1000, rel=0.05)
    assert sum(t > 2000 for t in times) > 200
    assert min(times) > 50


def test_rare_long_and_joker_words_take_longer() -> None:
    common_word = effort("MER", 6.0, joker=False)
    assert common_word == 1.0
    assert effort("MER", 2.0, joker=False) > common_word
    assert effort("MERES", 6.0, joker=False) > common_word
    assert effort("MER", 6.0, joker=True) > common_word


def test_a_card_takes_longer_to_a_far_place() -> None:
    row: Row = at("Rb Ab Tb Eb Sb | Wb ; Eb | - | open 0 -").row
    assert motion(row, FRONT, 0, 7) < motion(row, BACK, 0, 7)
    assert motion(row, BACK, 6, 7) < motion(row, FRONT, 6, 7)
    assert motion(row, over(2), 3, 7) < motion(row, over(0), 3, 7)
    assert 200 < motion(row, over(2), 3, 7) < motion(row, FRONT, 6, 7) < 1000
