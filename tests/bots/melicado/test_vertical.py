"""MC-28 among bots: they read downwards, lay there, and begin a word there now and then."""

from collections import Counter
from random import Random

from bot_tools import at, commands, common, intentions, seen
from msgspec.structs import replace

from melicado.bots.level import Level
from melicado.bots.melicado.sight import Sight, look
from melicado.bots.melicado.slips import Belief, Slip, slips_on
from melicado.bots.melicado.thought import Find, best_cado, choose, notice
from melicado.bots.melicado.timing import motion
from melicado.bots.melicado.traits import TRAITS
from melicado.bots.melicado.vocabulary import Vocabulary
from melicado.match.simulate import simulate
from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK, Place, below, over
from melicado.rules.melicado.ground import Spot
from melicado.rules.melicado.judging import judge_meli, judge_play
from melicado.rules.melicado.options import Options, Special
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.search import Laying
from melicado.rules.melicado.state import Call, How, Phase
from melicado.words.judge import Judge

AMI = "Cb Hb Ab:Mb:Ib Tb"


def sight(position: str, judge: Judge) -> Sight:
    return look(seen(at(position)), 0, Vocabulary(judge, 3.0))


def places_laid(judge: Judge, position: str, times: int = 300) -> Counter[Place]:
    laid = commands(judge, at(position, exchange="once_per_sequence"), times=times)
    return Counter(c.placements[0].place for c in laid if isinstance(c, co.Play))


def test_mc_28_lengthens_and_covers_branches() -> None:
    judge = common("chat ami amie ari")
    position = f"{AMI} | Eb Rb ; Eb | CHAT AMI | open 0 VERTICALE"
    found = places_laid(judge, position)
    (m, _) = at(position).row.branches[0].piles
    assert set(found) == {below(2), over(m.id)}


def test_mc_28_covers_a_pile_that_two_words_share_where_both_are_right() -> None:
    judge = common("chat ami chut umi chot")
    found = commands(judge, at(f"{AMI} | Ub Ob ; Eb | CHAT AMI | open 0 VERTICALE"), times=100)
    plays = [c for c in found if isinstance(c, co.Play)]
    assert plays
    assert {p.placements[0].place for p in plays} == {over(2)}
    assert {p.placements[0].card for p in plays} == {6}  # the U: OMI is no word


def test_mc_28_begins_a_word_now_and_then_where_another_goes_on() -> None:
    """The S goes behind CHAT or below its A; both are seen as easily."""
    judge = common("chat chats as")
    found = places_laid(judge, "Cb Hb Ab Tb | Sb Wb ; Eb | CHAT | open 0 VERTICALE")
    assert 0 < found[below(2)] < 0.25 * found[BACK]


def test_mc_28_begins_one_more_often_where_nothing_else_can_be_laid() -> None:
    judge = common("chat chats as")
    position = "Cb Hb Ab Tg | Sb Wb ; Eb | CHAT | open 0 VERTICALE"
    beside = places_laid(judge, "Cb Hb Ab Tb | Sb Wb ; Eb | CHAT | open 0 VERTICALE")
    assert places_laid(judge, position)[below(2)] > 2 * beside[below(2)]


def test_mc_28_two_words_at_once_take_longer_to_see() -> None:
    """CHUT and UMI by one card, against CHUT alone: fewer looks see it, and later."""
    judge = common("chat ami chut umi")
    rng = Random(1)

    def finds(position: str) -> list[Find]:
        there = sight(position, judge)
        return [f for _ in range(300) for f in notice(there, TRAITS[Level.BON], rng, 0)]

    both = finds(f"{AMI} | Ub ; Eb | CHAT AMI | open 0 VERTICALE")
    alone = finds("Cb Hb Ab Tb | Ub ; Eb | CHAT | open 0 VERTICALE")
    assert 0 < len(both) < len(alone)
    assert sum(f.at for f in both) / len(both) > sum(f.at for f in alone) / len(alone)


def test_mc_28_foresight_knows_the_branch_after_the_play() -> None:
    """After the O below the C its R goes below too; nothing follows the U."""
    judge = common("ca co cu cor")
    there = sight("Cb Ab | Ob Ub Rb ; Eb | CA | open 0 VERTICALE", judge)
    cards = {c.letter: c for c in there.hand}
    finds = [
        Find(Laying((Spot(cards[letter], below(0)),), word), 0.0)
        for letter, word in (("O", "CO"), ("U", "CU"))
    ]
    traits = TRAITS[Level.EXPERT]._replace(judgement=0.0, foresight=5.0)
    assert {choose(there, traits, Random(n), finds).move for n in range(20)} == {finds[0].move}


def test_mc_28_shows_a_meli_of_a_branch() -> None:
    """MC-32: nothing else can be made of CHAT, and AIM of AMI."""
    judge = common("chat ami aim")
    state = at(f"{AMI} | Wb ; Eb | CHAT AMI | open 0 VERTICALE")
    called = replace(state, phase=Phase.CALL, call=Call(How.MELI, 0, 0, 15_000))
    assert co.CallMeli() in commands(judge, state)
    ground = sight(f"{AMI} | Wb ; Eb | CHAT AMI | open 0 VERTICALE", judge).ground
    shown = [i.command for i in intentions(judge, called) if i is not None]
    assert shown
    for command in shown:
        assert isinstance(command, co.Rearrange)
        verdict = judge_meli(ground, command.order, judge, command.names, command.line)
        assert (command.line, verdict.word, verdict.reason) == (2, "AIM", None)


def test_mc_28_gives_a_pile_of_a_branch() -> None:
    """MC-33: ARI less its R; nothing can leave CHAT."""
    judge = common("chat ari ai")
    position = "Cb Hb Ab:Rb:Ib Tb | Wb Wb Wb ; Eb | CHAT ARI | open 0 VERTICALE"
    there = sight(position, judge)
    found = best_cado(there)
    assert found is not None
    assert (found.word, found.pile) == ("AI", there.view.row.branches[0].piles[0].id)
    assert co.CallCado() in commands(judge, at(position))


def test_mc_28_a_card_takes_as_long_to_the_column_of_its_branch() -> None:
    row = at(f"{AMI} Sb Eb Tb | Eb ; Eb | - | open 0 VERTICALE").row
    m = row.branches[0].piles[0].id
    times = [motion(row, place, 0, 7) for place in (over(2), below(2), over(m))]
    assert len(set(times)) == 1
    assert times[0] != motion(row, below(6), 0, 7)


def test_mc_28_errs_downwards_too() -> None:
    """CHAU for CHO below the C, CIT for CI; CHAT is right, so no mistake."""
    judge = common("ci cha cho chat")
    there = sight("Cb:Hb:Ab Ib | Ub Tb ; Eb | CI CHA | open 0 VERTICALE", judge)
    belief = Belief(judge, judge, frozenset())
    found = list(slips_on(there.ground, there.hand, belief, frozenset({Slip.MISSPELT})))
    assert {(p.word, p.spots[0].place) for p in found} == {("CHAU", below(0)), ("CIT", BACK)}
    for play in found:
        assert judge_play(there.ground, play.spots, judge).reason == Reason.NOT_A_WORD


def test_mc_28_errs_on_no_pile_that_two_words_share() -> None:
    """Where no branch hangs below the C, SI is a word that one may have forgotten."""
    judge = common("ci cha si sha")
    position = "Cb{} Ib | Sb Wb ; Eb | CI CHA SI | open 0 VERTICALE"
    belief = Belief(judge, judge, frozenset({"SI"}))
    for branch, words in (("", ["SI"]), (":Hb:Ab", [])):
        there = sight(position.format(branch), judge)
        found = slips_on(there.ground, there.hand, belief, frozenset({Slip.FORGOTTEN}))
        assert [play.word for play in found] == words


def test_mc_28_whole_games(french: MeliCado, full: bool) -> None:
    games = 200 if full else 2
    options = Options(violet="chosen", violet_kind=Special.VERTICALE, rounds=1)
    report = simulate(french, options, [Level.EXPERT, Level.BON, Level.FACILE], games, 28)
    assert (report.broken, report.stuck, report.rounds) == (0, 0, games)
