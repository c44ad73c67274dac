"""MC-01 to MC-03: what a word is, which are accepted, and that none comes twice."""

import pytest
from msgspec.structs import replace
from positions import Table, match, reason

from melicado.match.loading import dictionary, lexicon
from melicado.rules.melicado.cards import Card, Colour, Row
from melicado.rules.melicado.commands import Declare, OrderBase
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.state import Phase
from melicado.words.letters import fold
from melicado.words.wordlist import WordList


def test_mc_01_a_word_is_the_visible_letters_in_reading_order() -> None:
    table = Table("Gb/Cb Ab Nb/Rb | Tb Eb Eb ; Eb | CAR | open 0 -", "cart carte")
    assert table.stands(0, "Tb", "back")
    assert table.word == "CART"


@pytest.mark.parametrize(
    ("written", "laid"),
    [("été", "ETE"), ("garçon", "GARCON"), ("œuf", "OEUF"), ("Noël", "NOEL"), ("ÎLE", "ILE")],
)
def test_mc_01_accents_and_ligatures_fold(written: str, laid: str) -> None:
    assert fold(written) == laid


@pytest.mark.parametrize("written", ["porte-clé", "aujourd'hui", "aujourd’hui", "", "c3"])
def test_mc_01_hyphens_and_apostrophes_cannot_be_laid(written: str) -> None:
    assert fold(written) is None


def test_mc_02_only_accepted_words_stand() -> None:
    table = Table("Rb Ab | Tb Sb Eb ; Eb | RA | open 0 -", "rat")
    assert table.stands(0, "Tb", "back")
    table.lay(0, "Sb", "back")
    assert table.fault() == "NOT_A_WORD"


def test_mc_02_min_length() -> None:
    words = "ta las"
    two = Table("Lb Ab | Tb Eb ; Eb | - | open 0 -", words)
    assert two.stands(0, "Tb", "over:0")
    three = Table("Lb Ab | Tb Sb Eb ; Eb | - | open 0 -", words, min_length=3)
    for card in ("Tb", "Eb"):  # too short goes before not a word
        three.lay(0, card, "over:0")
        assert three.fault() == "TOO_SHORT"
    assert three.stands(0, "Sb", "back")


def test_mc_02_what_is_agreed_before_the_game() -> None:
    words = dictionary("fr")

    def accepts(word: str, **options: object) -> bool:
        return word in lexicon(words, Options(**options))  # type: ignore[arg-type]

    assert accepts("MAISON")
    assert not accepts("BZZT")
    assert accepts("BZZT", extra_words=("bzzt",))
    assert not accepts("MAISON", banned_words=("maison",))
    assert not accepts("MERDE", coarse_words="refused")
    assert accepts("MERDE", coarse_words="allowed")
    assert not accepts("MARTINE")
    assert accepts("MARTINE", proper_nouns="accepted")
    assert not accepts("SNCF")
    assert accepts("SNCF", acronyms="accepted")
    assert not accepts("PEUTETRE")
    assert accepts("PEUTETRE", hyphenated_words="folded")


def test_mc_03_the_same_word_only_once() -> None:
    table = Table("Cb Ab Gb/Nb Eb | Gb Ab ; Eb | AGE CAGE CANE | open 0 -", "cage cane")
    table.lay(0, "Gb", "over:2")
    assert table.fault() == "REPEAT"


def test_mc_03_a_word_is_seen_when_it_stands() -> None:
    table = Table("Ab Gb Eb | Cb Rb Eb ; Eb | AGE | open 0 -", "cage rage")
    assert table.stands(0, "Cb", "front")
    assert table.stands(0, "Rb", "over:0")
    assert table.seen == ["AGE", "CAGE", "RAGE"]


def test_mc_03_results_of_meli_and_cado_count_and_are_counted() -> None:
    table = Table(
        "Pb Lb Ab Gb Eb | Lb Eb ; Eb | PLAGE | open 0 -", "plage page gape pagel", stock=9
    )
    table.cado(0, 1, 1)
    assert table.word == "PAGE"
    table.meli(0, 2, 1, 0, 3)
    assert table.word == "GAPE"
    assert table.seen == ["PLAGE", "PAGE", "GAPE"]
    table.meli(0, 2, 1, 0, 3)  # back to PAGE
    assert table.fault() == "REPEAT"


def test_mc_03_singular_and_plural_are_different_words() -> None:
    position = "Cb Hb Ab Tb | Sb Eb ; Eb | CHAT | open 0 -"
    assert Table(position, "chat chats").stands(0, "Sb", "back")


def test_mc_03_same_lemma_refused() -> None:
    roots = {"CHATS": frozenset({"chat"}), "CHAT": frozenset({"chat"})}
    judge = WordList(["CHAT", "CHATS", "CHAR"], roots=roots)
    table = Table(
        "Cb Hb Ab Tb | Sb Rb Eb ; Eb | CHAT | open 0 -", judge=judge, same_lemma="refused"
    )
    table.lay(0, "Sb", "back")
    assert table.fault() == "REPEAT"
    assert table.stands(0, "Rb", "over:3")


@pytest.mark.parametrize(("scope", "again"), [("round", False), ("sequence", True)])
def test_mc_03_repeat_scope(scope: str, again: bool) -> None:
    words = WordList(["CA", "CAR"])
    deck = tuple(Card(i, "CAR"[i % 3], Colour.BLUE) for i in range(30))
    table = match(words, deck, 1, repeat_scope=scope, violet="never", hand_size=12)

    def make_ca_r() -> str:
        while table.phase != Phase.OPEN or table.word != "CAR":
            base = [c.letter for c in table.state.base]
            if table.phase == Phase.BASE:
                first = table.state.base[base.index("C") if "C" in base else 0]
                table.do(0, OrderBase(first.id))
            elif sorted(base := [p.letter for p in table.state.row.piles]) == ["A", "C"]:
                before = len(table.events)
                table.lay(0, "Rb", "back")
                if any(type(e).__name__ == "Faulted" for e in table.events[before:]):
                    return table.fault()
            else:
                table.wait(table.time + 31_000)
                if table.phase == Phase.OPEN:
                    table.wait(table.time + 21_000)
                    declare(table)
        return ""

    assert make_ca_r() == ""
    declare(table)
    assert make_ca_r() == ("" if again else "REPEAT")


def declare(table: Table) -> None:
    answer = table.do(0, Declare())
    if not isinstance(answer, list):
        assert reason(answer) == "TOO_SOON"
        table.do(0, Declare(), at=table.time + 20_000)


def base(cards: str, words: str) -> Table:
    """A match whose starter has put these two cards in that order, whatever the shuffle."""
    table = Table(f"{cards} | Eb Eb Eb ; Eb | - | open 0 -", words)
    desk_cards = [p.top for p in table.state.row.piles]
    state = replace(table.state, row=Row(), base=tuple(desk_cards), phase=Phase.BASE)
    table.take(table.game, replace(state, step_until=30_000))
    table.do(0, OrderBase(desk_cards[0].id))
    return table


def test_mc_03_a_correct_base_counts_as_seen() -> None:
    assert base("Lb Eb", "le").seen == ["LE"]
    assert base("Lb Xb", "le").seen == []
    table = base("Lb Eb", "le")
    table.lay(0, "Eb", "over:1")
    assert table.fault() == "REPEAT"


def test_mc_03_a_base_with_a_joker_never_counts() -> None:
    table = base("Lb *b", "le la")
    assert table.seen == []
    assert table.stands(0, "Eb", "over:1")
    assert table.word == "LE"
