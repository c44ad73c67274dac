"""MC-24, MC-25, MC-26, MC-29, MC-30: the violet cards that can be played."""

import pytest
from positions import Table, reason

from melicado.words.wordlist import WordList


def test_mc_24_the_row_reads_from_right_to_left() -> None:
    table = Table("Tb Rb Ob Pb | Eb Sb Eb ; Eb | PORT | open 0 A_L_ENVERS", "port porte spore")
    assert table.stands(0, "Eb", "front")
    assert table.word == "PORTE"
    assert table.row == "Eb Tb Rb Ob Pb"


def test_mc_24_front_and_back_stay_left_and_right() -> None:
    table = Table("Eb Gb Ab | Cb Sb Eb ; Eb | AGE | open 0 A_L_ENVERS", "age cage cages")
    assert table.stands(0, "Cb", "back")
    assert table.word == "CAGE"
    assert table.stands(0, "Sb", "front")
    assert table.row == "Sb Eb Gb Ab Cb"


def test_mc_24_jokers_melis_and_cados_read_backwards_too() -> None:
    table = Table("Eb Gb Ab | *b Eb Eb ; Eb | AGE | open 0 A_L_ENVERS", "age cage gace ace")
    assert table.stands(0, "*b", "back")
    assert table.row == "Eb Gb Ab *b=C"
    table.meli(0, 0, 3, 2, 1)
    assert table.word == "GACE"
    table.cado(0, 3, 1)
    assert table.word == "ACE"


def test_mc_25_what_is_only_a_plural_is_a_fault() -> None:
    judge = WordList(["CHAT", "CHATS", "MOIS"], plural_only=["CHATS"])
    table = Table("Cb Hb Ab Tb | Sb Eb ; Eb | CHAT | open 0 SINGULIER", judge=judge)
    table.lay(0, "Sb", "back")
    assert table.fault() == "PLURAL"
    table = Table("Mb Ob Ib | Sb Eb ; Eb | - | open 0 SINGULIER", judge=judge)
    assert table.stands(0, "Sb", "back")
    table = Table("Cb Hb Ab Tb | Sb Eb ; Eb | CHAT | open 0 -", judge=judge)
    assert table.stands(0, "Sb", "back")


def test_mc_26_what_is_only_a_conjugated_form_is_a_fault() -> None:
    judge = WordList(["JOUER", "JOUEZ"], finite_only=["JOUEZ"])
    table = Table("Jb Ob Ub Eb | Zb Rb Eb ; Eb | - | open 0 CONJUGAISON_INTERDITE", judge=judge)
    table.lay(0, "Zb", "back")
    assert table.fault() == "CONJUGATED"
    assert table.stands(0, "Rb", "back")
    table = Table("Jb Ob Ub Eb | Zb Eb ; Eb | - | open 0 -", judge=judge)
    assert table.stands(0, "Zb", "back")


def test_mc_25_mc_26_hold_for_melis_and_cados() -> None:
    judge = WordList(["TAS", "SAT", "TASE", "SATE"], plural_only=["TAS"], finite_only=["SATE"])
    table = Table("Sb Ab Tb | Eb Eb ; Eb | SAT | open 0 SINGULIER", judge=judge)
    table.meli(0, 2, 1, 0)
    assert table.fault() == "PLURAL"
    table = Table("Tb Ab Sb Eb | Eb Eb ; Eb | TASE | open 0 SINGULIER", judge=judge)
    table.cado(0, 3, 1)
    assert table.fault() == "PLURAL"
    table = Table("Tb Ab Sb Eb | Eb ; Eb | TASE | open 0 CONJUGAISON_INTERDITE", judge=judge)
    table.meli(0, 2, 1, 0, 3)
    assert table.fault() == "CONJUGATED"


@pytest.mark.parametrize(
    ("row", "card", "where", "fault"),
    [
        ("Cb Ab Gb Eb", "Nr", "over:2", "GREEN_MIDDLE"),
        ("Cb Ab Gb Eb", "*r=N", "over:2", "GREEN_MIDDLE"),
        ("Cb Ab Gb Eb", "Ng", "over:2", ""),
        ("Cb Ab Gg Eb", "Nb", "over:2", "RED_COVERED"),
        ("Cb Ab *g=G Eb", "Nb", "over:2", "RED_COVERED"),
        ("Cb Ab Gb Er", "Sb", "back", "GREEN_MIDDLE"),
        ("Cb Ab Gb Eg", "Sb", "back", ""),
        ("Cb Ab Gb Er", "Eb", "over:3", "REPEAT"),
    ],
)
def test_mc_29_red_behaves_as_green_and_green_as_red(
    row: str, card: str, where: str, fault: str
) -> None:
    table = Table(f"{row} | {card[:2]} Eb ; Eb | CAGE | open 0 INVERSION", "cage cane cages")
    table.lay(0, card, where)
    assert table.fault() == fault


def test_mc_29_a_meli_keeps_reds_at_the_ends() -> None:
    table = Table("Cr Hg Ib Eb Nb | Ab ; Eb | CHIEN | open 0 INVERSION", "chien niche chine")
    table.meli(0, 4, 2, 0, 1, 3)
    assert table.fault() == "GREEN_MIDDLE"
    table.meli(0, 0, 1, 2, 4, 3)
    assert table.word == "CHINE"


def test_mc_30_cards_go_between_two_piles() -> None:
    position = "Pb Ob Rb Eb | Tb Tg Eb ; Eb | PORE | open 0 "
    table = Table(position + "INSERTION", "pore porte")
    assert table.stands(0, "Tb", "insert:3")
    assert table.word == "PORTE"
    assert (
        reason(Table(position + "-", "porte").lay(0, "Tb", "insert:3")) == "INSERTION_NOT_ALLOWED"
    )


def test_mc_30_a_green_may_not() -> None:
    table = Table("Pb Ob Rb Eb | Tg Eb ; Eb | PORE | open 0 INSERTION", "pore porte")
    table.lay(0, "Tg", "insert:3")
    assert table.fault() == "GREEN_MIDDLE"


def test_mc_30_from_the_base_on() -> None:
    """A violet card is in force from the base to the next blockage: in the opening too."""
    table = Table("Lb Sb | Eb Eb ; Eb | - | opening 0 INSERTION", "les")
    assert table.stands(0, "Eb", "insert:1")
