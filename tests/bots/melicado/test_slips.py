"""The mistakes bots make."""

import pytest
from bot_tools import at, common, seen

from melicado.bots.level import Level
from melicado.bots.melicado.slips import Belief, Slip, heard_as, slips_on
from melicado.bots.melicado.traits import TRAITS
from melicado.rules.melicado.judging import judge_play
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.reasons import Reason
from melicado.words.judge import Judge
from melicado.words.wordlist import WordList

ALL = frozenset(Slip)


def slips(
    position: str,
    judge: Judge,
    kinds: frozenset[Slip] = ALL,
    forgotten: frozenset[str] = frozenset(),
) -> set[str]:
    reading = Reading(seen(at(position)), judge)
    ground = reading.ground(0)
    found = list(slips_on(ground, reading.hand(0), Belief(judge, judge, forgotten), kinds))
    for play in found:
        verdict = judge_play(ground, play.spots, judge)
        assert verdict.reason is not None
        assert verdict.reason.is_fault
        assert verdict.word == play.word
    return {play.word for play in found}


def test_a_word_that_sounds_right_is_misspelt() -> None:
    """CHAU for CHO, were CHO common; CHAT is right, so no mistake."""
    judge = common("cho cha chat")
    assert slips("Cb Hb Ab | Ub Tb ; Eb | CHA | open 0 -", judge) == {"CHAU"}
    rare = WordList(["CHO", "CHA"], frequency={"CHO": 2.0, "CHA": 5.0})
    assert slips("Cb Hb Ab | Ub ; Eb | CHA | open 0 -", rare) == set()


def test_respellings_are_heard_alike() -> None:
    assert {"RAPIDE", "RAPYDE"} & set(heard_as("RAPYDE")) == {"RAPIDE"}
    assert "MAISON" in set(heard_as("MAIZON"))
    assert "TROT" in set(heard_as("TRO"))


def test_an_ending_a_word_cannot_take() -> None:
    judge = WordList(["TRES"], frequency={"TRES": 3.0})
    assert slips("Tb Rb Eb Sb | Sb ; Eb | TRES | open 0 -", judge) == {"TRESS"}
    assert slips("Tb Rb Eb Sb | Bb ; Eb | TRES | open 0 -", judge) == set()
    kinds = frozenset({Slip.FORGOTTEN})
    assert slips("Tb Rb Eb Sb | Sb ; Eb | TRES | open 0 -", judge, kinds) == set()


def test_a_word_forgotten() -> None:
    """MC-03: only a word that was laid long enough ago is taken for new."""
    judge = common("rat rats rate")
    position = "Rb Ab Tb | Sb ; Eb | RATS RATE RAT | open 0 -"
    assert slips(position, judge) == set()
    assert slips(position, judge, forgotten=frozenset({"RATS"})) == {"RATS"}


@pytest.mark.parametrize("special", ["SINGULIER", "CONJUGAISON_INTERDITE"])
def test_a_violet_card_overlooked(special: str) -> None:
    """MC-25, MC-26."""
    judge = WordList(["RAT", "RATS"], plural_only=["RATS"], finite_only=["RATS"])
    assert slips(f"Rb Ab Tb | Sb ; Eb | RAT | open 0 {special}", judge) == {"RATS"}
    assert slips("Rb Ab Tb | Sb ; Eb | RAT | open 0 -", judge) == set()


def test_colours_are_never_mistaken() -> None:
    """MC-05, MC-06: the table shows which places they allow."""
    judge = common("rap rat raps")
    assert slips("Rb Ab Tr | Pb ; Eb | RAT RAP | open 0 -", judge) == set()


def test_the_better_err_less_and_more_credibly() -> None:
    rates = [TRAITS[level].slip for level in Level]
    assert rates == sorted(rates, reverse=True)
    assert Slip.MISSPELT in TRAITS[Level.DEBUTANT].slips
    assert Slip.MISSPELT not in TRAITS[Level.EXPERT].slips


def test_french_rows_invite_misspellings(french: MeliCado) -> None:
    """Somewhere in a hand of common letters there is a likely mistake, and none is a word."""
    found = slips("Fb Ib Lb | Ab Eb Lb Nb Sb Ob Ub ; Eb | FIL | open 0 -", french.judge)
    assert found
    assert not [w for w in found if w in french.judge]
    assert Reason.NOT_A_WORD.is_fault
