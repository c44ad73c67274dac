"""MC-04 to MC-08: colours, jokers and what of a pile counts."""

import pytest
from positions import Table, reason

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK, FRONT
from melicado.words.wordlist import WordList

WORDS = "cage cane age ages cages rage nage cag agen"


@pytest.mark.parametrize("card", ["Cb", "Cr", "Cg"])
def test_mc_04_to_mc_06_every_colour_goes_in_front(card: str) -> None:
    assert Table(f"Ab Gb Eb | {card} Eb ; Eb | AGE | open 0 -", WORDS).stands(0, card, "front")


@pytest.mark.parametrize("card", ["Sb", "Sr", "Sg"])
def test_mc_04_to_mc_06_every_colour_goes_behind(card: str) -> None:
    assert Table(f"Ab Gb Eb | {card} Eb ; Eb | AGE | open 0 -", WORDS).stands(0, card, "back")


@pytest.mark.parametrize("card", ["Nb", "Nr"])
def test_mc_04_mc_05_blue_and_red_go_on_top_inside(card: str) -> None:
    table = Table(f"Cb Ab Gb Eb | {card} Eb ; Eb | CAGE | open 0 -", WORDS)
    assert table.stands(0, card, "over:2")
    assert table.word == "CANE"


def test_mc_04_blue_may_be_covered() -> None:
    table = Table("Cb Ab Gb/Nb Eb | Gb Eb ; Eb | CANE | open 0 -", WORDS)
    assert table.stands(0, "Gb", "over:2")
    assert table.row == "Cb Ab Gb/Nb/Gb Eb"


def test_mc_05_a_visible_red_is_never_covered() -> None:
    table = Table("Cb Ab Gr Eb | Nb Nr *b Eb ; Eb | CAGE | open 0 -", WORDS)
    for card in ("Nb", "Nr", "*b=N"):
        table.lay(0, card, "over:2")
        assert table.fault() == "RED_COVERED"
    assert table.row == "Cb Ab Gr Eb"


def test_mc_05_red_is_extended_past_moved_and_given() -> None:
    table = Table("Ar Gr Er | Cb Eb Eb ; Eb | AGE | open 0 -", "age cage gace ace")
    assert table.stands(0, "Cb", "front")
    table.meli(0, 2, 1, 0, 3)
    assert table.word == "GACE"
    table.cado(0, 0, 1)
    assert table.word == "ACE"
    assert "Gr" in table.hand(1)


def test_mc_05_a_covered_red_binds_no_more() -> None:
    """MC-08: only the visible card counts for the colours."""
    table = Table("Cb Ab Gr/Nb Eb | Gb Eb ; Eb | CANE | open 0 -", WORDS)
    assert table.stands(0, "Gb", "over:2")


def test_mc_06_green_is_not_laid_inside() -> None:
    table = Table("Cb Ab Gb Eb | Ng *g Eb ; Eb | CAGE | open 0 -", WORDS)
    for card in ("Ng", "*g=N"):
        table.lay(0, card, "over:2")
        assert table.fault() == "GREEN_MIDDLE"


@pytest.mark.parametrize(("card", "where"), [("Ng", "over:0"), ("Ng", "front")])
def test_mc_06_green_goes_on_an_end(card: str, where: str) -> None:
    table = Table(f"Cb Ab Gb Eb | {card} Eb ; Eb | CAGE | open 0 -", "nage ncage")
    assert table.stands(0, card, where)


def test_mc_06_green_goes_on_the_last_pile() -> None:
    table = Table("Cb Ab Gb Eb | Sg Eb ; Eb | CAGE | open 0 -", "cags")
    assert table.stands(0, "Sg", "over:3")


@pytest.mark.parametrize(
    ("row", "card", "where", "words"),
    [
        ("Ab Gb Eg", "Sb", "back", "age ages"),
        ("Ag Gb Eb", "Cb", "front", "age cage"),
        ("Ag Gb Eb", "Cg", "front", "age cage"),
        ("Ab Gb *g=E", "Sr", "back", "age ages"),
    ],
)
def test_mc_06_nothing_goes_beyond_a_visible_green(
    row: str, card: str, where: str, words: str
) -> None:
    position = f"{row} | {card} Eb ; Eb | AGE | open 0 -"
    table = Table(position, words)
    table.lay(0, card, where)
    assert table.fault() == "GREEN_MIDDLE"
    assert Table(position, words, green="only_when_laid").stands(0, card, where)


def test_mc_06_a_visible_green_may_be_covered_and_binds_no_more() -> None:
    table = Table("Cb Hb Ab Tg | Rb Sb Eb ; Eb | CHAT | open 0 -", "chat char chars")
    assert table.stands(0, "Rb", "over:3")
    assert table.stands(0, "Sb", "back")


@pytest.mark.parametrize("green", ["stays_at_an_end", "only_when_laid"])
def test_mc_06_a_meli_leaves_greens_at_the_ends_under_both(green: str) -> None:
    position = "Cg Hb Ib Eb Nb | Ab Eb ; Eb | CHIEN | open 0 -"
    table = Table(position, "chien niche chine", green=green)
    table.meli(0, 4, 2, 0, 1, 3)
    assert table.fault() == "GREEN_MIDDLE"
    assert table.word == "CHIEN"
    table.meli(0, 0, 1, 2, 4, 3)
    assert table.word == "CHINE"


def test_mc_06_a_cado_may_leave_a_green_inside_only_when_laid() -> None:
    position = "Pb Lg Ab Gb Eb | Ab Eb ; Eb | PLAGE | open 0 -"
    strict = Table(position, "plage plag", green="stays_at_an_end")
    strict.cado(0, 4, 1)
    assert strict.fault() == "GREEN_MIDDLE"
    loose = Table(position, "plage plag", green="only_when_laid")
    loose.cado(0, 4, 1)
    assert loose.word == "PLAG"


def test_mc_07_the_joker_is_named_when_laid_and_stays() -> None:
    table = Table("Mb Ab Ib | *b Eb Eb ; Eb | MAI | open 0 -", "mai main mais email")
    assert table.stands(0, "*b=N", "back")
    assert table.word == "MAIN"
    table.lay(0, "Eb", "front")
    assert table.fault() == "NOT_A_WORD"


def test_mc_07_a_named_letter_is_what_the_player_said() -> None:
    table = Table("Mb Ab Ib | *b Eb Eb ; Eb | MAI | open 0 -", "mai main mais")
    table.lay(0, "*b=X", "back")
    assert table.fault() == "NOT_A_WORD"


def test_mc_07_without_a_name_the_commonest_word_is_made() -> None:
    judge = WordList(["MAIL", "MAIN", "MAIS"], frequency={"MAIN": 5.0, "MAIL": 2.0, "MAIS": 4.0})
    table = Table("Mb Ab Ib | *b Eb Eb ; Eb | MAI MAIN | open 0 -", judge=judge)
    assert table.stands(0, "*b", "back")
    assert table.word == "MAIS"  # MAIN is commoner and has been seen


def test_mc_07_floating_jokers_are_any_letter_at_any_time() -> None:
    table = Table(
        "Mb Ab Ib *b=N | Eb Eb ; Eb | MAI MAIN | open 0 -", "main email", joker="floating"
    )
    assert table.stands(0, "Eb", "front")
    assert table.word == "EMAIL"


def test_mc_07_floating_jokers_named_in_a_play_mean_that_word() -> None:
    words = "mai main mais maie"
    table = Table("Mb Ab Ib | *b Eb Eb ; Eb | MAI | open 0 -", words, joker="floating")
    assert table.stands(0, "*b=E", "back")
    assert table.word == "MAIE"


@pytest.mark.parametrize(
    ("joker", "card", "reason_"), [("*r=G", "Nb", "RED_COVERED"), ("*b=G", "Nb", "")]
)
def test_mc_07_a_joker_is_covered_as_its_colour_allows(joker: str, card: str, reason_: str) -> None:
    table = Table(f"Cb Ab {joker} Eb | {card} Eb ; Eb | CAGE | open 0 -", WORDS)
    table.lay(0, card, "over:2")
    assert table.fault() == reason_


def test_mc_07_the_caller_of_a_meli_may_rename() -> None:
    position = "*b=C Hb Ib Eb Nb | Ab Eb ; Eb | CHIEN | open 0 -"
    table = Table(position, "chien niche hyene")
    table.meli(0, 1, 0, 3, 4, 2, names={0: "Y"})
    assert table.fault() == "NOT_A_WORD"
    table = Table(position.replace("Ib", "Eb"), "cheen hyene")
    table.meli(0, 1, 0, 2, 4, 3, names={0: "Y"})
    assert table.word == "HYENE"
    assert table.row == "Hb *b=Y Eb Nb Eb"


def test_mc_07_in_a_hand_a_joker_is_free_again() -> None:
    table = Table("Pb *b=L Ab Gb Eb | Eb Eb ; Eb Eb | PLAGE | open 0 -", "plage page pages")
    table.cado(0, 1, 1)
    assert table.stands(1, "*b=S", "back")
    assert table.word == "PAGES"


def test_mc_07_the_first_correct_play_names_the_jokers_of_the_base() -> None:
    table = Table("Cb *b | Eb Sb Eb ; Eb | - | opening 0 -", "cle ces")
    assert table.stands(0, "Eb", "back")
    assert table.row == "Cb *b=L Eb"


def test_mc_07_the_player_may_say_what_the_jokers_of_the_base_are() -> None:
    table = Table("Cb *b | Eb Sb Eb ; Eb | - | opening 0 -", "cle cie")
    assert table.stands(0, "Eb", "back", names={1: "I"})
    assert table.word == "CIE"


def test_mc_07_a_joker_of_the_base_that_is_covered_gets_no_name() -> None:
    table = Table("Lb *b | Eb Eb ; Eb | - | opening 0 -", "le la")
    assert table.stands(0, "Eb", "over:1")
    assert table.row == "Lb *b/Eb"


@pytest.mark.parametrize("letter", ["NN", "n", "É", "*", "?"])
def test_mc_07_a_joker_stands_for_one_letter(letter: str) -> None:
    table = Table("Mb Ab Ib | *b Eb ; Eb | MAI | open 0 -", "mai main")
    play = co.Play(0, (co.Placement(table.card(0, "*b"), BACK, letter),))
    assert reason(table.do(0, play)) == "NOT_IN_HAND"
    names = co.Play(0, (co.Placement(table.card(0, "Eb"), FRONT),), {0: letter})
    assert reason(table.do(0, names)) == "NOT_IN_HAND"


def test_mc_08_only_the_visible_card_counts() -> None:
    """Reds, greens and letters that are covered say nothing."""
    table = Table("Cg/Rb Ag/Ab Gb Eg/Eb | Sb Ob Eb ; Eb | RAGE | open 0 -", "rages orages")
    assert table.stands(0, "Sb", "back")
    assert table.stands(0, "Ob", "front")
    assert table.word == "ORAGES"
