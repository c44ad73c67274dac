"""MC-28: under VERTICALE words also go down from the letters of the row."""

import pytest
from positions import Table, reason, written

from melicado.rules.game import Refusal
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import below, over
from melicado.rules.melicado.lines import ROW, line_of_pile, lines_of, lines_through
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.state import Phase
from melicado.words.wordlist import WordList

CHAT = "Cb Hb Ab Tb | {} ; {} | CHAT | open 0 VERTICALE"
AMI = "Cb Hb Ab:Mb:Ib Tb | {} ; {} | CHAT AMI | open 0 VERTICALE"


def table(
    position: str, words: str, mine: str = "Eb Eb", theirs: str = "Eb", **how: object
) -> Table:
    return Table(position.format(mine, theirs), f"chat ami {words}", **how)  # type: ignore[arg-type]


def words_by_line(there: Table) -> dict[int, str]:
    """The latest word of each line."""
    return {seen.line: seen.word for seen in there.state.words}


def test_mc_28_a_word_starts_on_a_letter_of_the_row_and_goes_down() -> None:
    there = table(CHAT, "as", "Sb Eb")
    assert there.stands(0, "Sb", "below:2")
    assert there.row == "Cb Hb Ab:Sb Tb"
    assert (there.word, there.seen) == ("CHAT", ["CHAT", "AS"])
    assert words_by_line(there) == {ROW: "CHAT", 2: "AS"}


def test_mc_28_the_letter_of_the_row_is_the_first_of_the_word() -> None:
    """SA reads from the new card to the row: that is no word here."""
    there = table(CHAT, "sa", "Sb Eb")
    there.lay(0, "Sb", "below:2")
    assert there.fault() == "NOT_A_WORD"


def test_mc_28_only_under_vertical() -> None:
    for violet in ("-", "INSERTION", "A_L_ENVERS"):
        there = table(CHAT.replace("VERTICALE", violet), "as", "Sb Eb")
        assert reason(there.lay(0, "Sb", "below:2")) == "NO_SUCH_PLACE"


def test_mc_28_only_after_the_opening() -> None:
    position = "Lb Ab | Cb Sb Eb ; Eb | - | opening 0 VERTICALE"
    there = Table(position, "lac as")
    assert reason(there.lay(0, "Sb", "below:1")) == "NO_SUCH_PLACE"
    assert there.stands(0, "Cb", "back")
    assert there.stands(0, "Sb", "below:1")


def test_mc_28_only_below_a_pile_of_the_row() -> None:
    there = table(AMI, "is", "Sb Eb")
    down = there.state.row.branches[0].piles[1].id
    for where in (below(down), below(99)):
        play = co.Play(0, (co.Placement(there.card(0, "Sb"), where),))
        assert reason(there.do(0, play)) == "NO_SUCH_PLACE"


def test_mc_28_a_branch_grows_downwards() -> None:
    there = table(AMI, "amie", "Eb Sb")
    assert there.stands(0, "Eb", "below:2")
    assert there.row == "Cb Hb Ab:Mb:Ib:Eb Tb"
    assert there.seen[-1] == "AMIE"


def test_mc_28_a_pile_of_a_branch_is_covered_and_only_its_branch_is_judged() -> None:
    there = table(AMI, "ars ari", "Rb Sb Eb")
    assert there.stands(0, "Rb", "over_branch:2:1")
    assert there.stands(0, "Sb", "over_branch:2:2")
    assert there.row == "Cb Hb Ab:Mb/Rb:Ib/Sb Tb"
    assert there.seen == ["CHAT", "AMI", "ARI", "ARS"]


@pytest.mark.parametrize(
    ("words", "fault"),
    [("chut umi", ""), ("chut", "NOT_A_WORD"), ("umi", "NOT_A_WORD"), ("", "NOT_A_WORD")],
)
def test_mc_28_a_card_on_a_shared_pile_keeps_both_lines_correct(words: str, fault: str) -> None:
    there = table(AMI, words, "Ub Eb")
    assert there.stands(0, "Ub", "over:2") is not bool(fault)
    assert there.fault() == fault
    if not fault:
        assert there.seen[2:] == ["UMI", "CHUT"]
        assert words_by_line(there) == {ROW: "CHUT", 2: "UMI"}


def test_mc_28_the_word_that_is_wrong_is_named() -> None:
    """Who is told that a word is not in the dictionary must be told which (MC-38)."""
    there = table(AMI, "chut", "Ub Eb")
    there.lay(0, "Ub", "over:2")
    fault = there.events[0]
    assert isinstance(fault, ev.Faulted)
    assert (fault.word, fault.evidence) == ("CHUT", {"word": "UMI"})


@pytest.mark.parametrize("seen", ["CHUT", "UMI"])
def test_mc_28_both_words_of_a_shared_pile_are_new(seen: str) -> None:
    """MC-03."""
    there = Table(AMI.format("Ub Eb", "Eb").replace("AMI", f"AMI {seen}"), "chut umi")
    there.lay(0, "Ub", "over:2")
    assert there.fault() == "REPEAT"


def test_mc_28_one_card_does_not_make_the_same_word_twice() -> None:
    """MC-03: an A on the S of AS and SA makes AA in the row and below it."""
    there = Table("Ab Sb:Ab | Ab Eb ; Eb | AS SA | open 0 VERTICALE", "as sa aa")
    there.lay(0, "Ab", "over:1")
    assert there.fault() == "REPEAT"


def test_mc_28_of_one_family_is_not_new_where_the_house_says_so() -> None:
    """MC-03: the two words of one card too."""
    judge = WordList(
        ["LAS", "LE", "DAS", "DE"], roots={"DAS": frozenset("d"), "DE": frozenset("d")}
    )
    position = "Lb:Eb Ab Sb | Db Eb ; Eb | LAS LE | open 0 VERTICALE"
    assert Table(position, judge=judge).stands(0, "Db", "over:0")
    there = Table(position, judge=judge, same_lemma="refused")
    there.lay(0, "Db", "over:0")
    assert there.fault() == "REPEAT"


def test_mc_28_lines_that_are_not_touched_need_not_be_new() -> None:
    there = table(AMI, "chats", "Sb Eb")
    assert there.stands(0, "Sb", "back")
    assert there.row == "Cb Hb Ab:Mb:Ib Tb Sb"
    assert there.seen == ["CHAT", "AMI", "CHATS"]


def test_mc_28_side_by_side_branches_are_not_read_across() -> None:
    """Below CHAT stand M and E side by side: ME is no word, and nobody asks."""
    there = table(AMI, "te", "Eb Eb")
    assert there.stands(0, "Eb", "below:3")
    assert there.row == "Cb Hb Ab:Mb:Ib Tb:Eb"


def test_mc_28_every_pile_but_those_of_branches_can_have_one() -> None:
    there = table(AMI, "ce ha te", "Eb Ab Eb Eb")
    for card, where in (("Eb", "below:0"), ("Ab", "below:1"), ("Eb", "below:3")):
        assert there.stands(0, card, where)
    assert there.row == "Cb:Eb Hb:Ab Ab:Mb:Ib Tb:Eb"
    assert lines_of(there.state.row) == (ROW, 2, 0, 1, 3)


# Colours


def test_mc_28_a_green_at_the_bottom_shuts_its_branch() -> None:
    """MC-06."""
    there = table(CHAT, "as ase", "Sg Eb Eb")
    assert there.stands(0, "Sg", "below:2")
    there.lay(0, "Eb", "below:2")
    assert there.fault() == "GREEN_MIDDLE"
    there = table(CHAT, "as ase", "Sg Eb Eb", green="only_when_laid")
    assert there.stands(0, "Sg", "below:2")
    assert there.stands(0, "Eb", "below:2")


def test_mc_28_a_green_goes_to_the_bottom_of_a_branch_not_inside() -> None:
    there = table(AMI, "ari amas", "Rg Sg Ag Eb")
    there.lay(0, "Rg", "over_branch:2:1")
    assert there.fault() == "GREEN_MIDDLE"
    there = table(AMI, "ama", "Ag Eb")
    assert there.stands(0, "Ag", "over_branch:2:2")


def test_mc_28_a_green_on_a_stem_must_end_the_row_too() -> None:
    """The stem is always the first of its branch; A is inside CHAT, and T ends it."""
    there = table(AMI, "chut umi", "Ug Eb")
    there.lay(0, "Ug", "over:2")
    assert there.fault() == "GREEN_MIDDLE"
    there = Table("Cb Hb Ab Tb:Ub | Rg Eb ; Eb | CHAT TU | open 0 VERTICALE", "char ru")
    assert there.stands(0, "Rg", "over:3")


def test_mc_28_a_green_stem_does_not_shut_its_branch() -> None:
    """It stays the first of the branch, whatever comes below it."""
    there = Table("Cb Hb Ab Tg | Eb Sb ; Eb | CHAT | open 0 VERTICALE", "te tes chats")
    assert there.stands(0, "Eb", "below:3")
    assert there.stands(0, "Sb", "below:3")
    there = Table("Cb Hb Ab Tg:Eb | Sb Eb ; Eb | CHAT TE | open 0 VERTICALE", "chats")
    there.lay(0, "Sb", "back")
    assert there.fault() == "GREEN_MIDDLE"


@pytest.mark.parametrize("where", ["over:2", "over_branch:2:1"])
def test_mc_28_a_red_is_never_covered_on_any_line(where: str) -> None:
    """MC-05."""
    there = Table("Cb Hb Ar:Mr:Ib Tb | Ub Eb ; Eb | CHAT AMI | open 0 VERTICALE", "chut umi aui")
    there.lay(0, "Ub", where)
    assert there.fault() == "RED_COVERED"


# Jokers


def test_mc_28_a_joker_is_named_for_its_branch() -> None:
    """MC-07."""
    there = table(CHAT, "as", "*b Eb")
    assert there.stands(0, "*b", "below:2")
    assert there.row == "Cb Hb Ab:*b=S Tb"


def test_mc_28_a_joker_on_a_shared_pile_has_one_letter_that_fits_both() -> None:
    """MC-07: CHUT is the commoner word, but only OMI goes with it: CHOT."""
    judge = WordList(["CHAT", "CHUT", "CHOT", "AMI", "OMI"], frequency={"CHUT": 5.0, "CHOT": 2.0})
    there = Table(AMI.format("*b Eb", "Eb"), judge=judge)
    assert there.stands(0, "*b", "over:2")
    assert there.row == "Cb Hb Ab/*b=O:Mb:Ib Tb"
    assert there.seen[2:] == ["OMI", "CHOT"]
    there = Table(AMI.format("*b Eb", "Eb"), judge=judge)
    there.lay(0, "*b=U", "over:2")
    assert there.fault() == "NOT_A_WORD"


def test_mc_28_a_floating_joker_that_two_words_share_keeps_its_letter() -> None:
    """MC-07: with S behind it the row would read CHUTS, but the branch needs the A."""
    position = "Cb Hb *b=A{} Tb | Sb Eb ; Eb | CHAT | open 0 VERTICALE"
    there = Table(position.format(""), "chuts", joker="floating")
    assert there.stands(0, "Sb", "back")
    there = Table(position.format(":Mb:Ib"), "chuts ami", joker="floating")
    there.lay(0, "Sb", "back")
    assert there.fault() == "NOT_A_WORD"


def test_mc_28_a_floating_joker_of_the_row_keeps_its_letter_when_a_branch_starts_on_it() -> None:
    position = "Cb Hb *b=A Tb | Nb Eb ; Eb | CHAT | open 0 VERTICALE"
    there = Table(position, "un", joker="floating")
    there.lay(0, "Nb", "below:2")
    assert there.fault() == "NOT_A_WORD"
    there = Table(position, "an", joker="floating")
    assert there.stands(0, "Nb", "below:2")


def test_mc_28_a_floating_joker_of_one_line_alone_floats() -> None:
    position = "Cb Hb Ab:*b=S Tb | Eb Eb ; Eb | CHAT AS | open 0 VERTICALE"
    assert Table(position, "ame", joker="floating").stands(0, "Eb", "below:2")
    there = Table(position, "ame")
    there.lay(0, "Eb", "below:2")
    assert there.fault() == "NOT_A_WORD"


def test_mc_28_a_branch_may_name_a_joker_of_a_base_that_nobody_opened() -> None:
    """MC-07, MC-15: the table is open, the first word goes down, and calls are open (MC-35)."""
    there = Table("Cb *b | Nb Eb ; Eb | - | open 0 VERTICALE", "un")
    assert reason(there.do(0, co.CallMeli())) == "NO_WORD_YET"
    assert there.stands(0, "Nb", "below:1")
    assert there.row == "Cb *b=U:Nb"
    assert not isinstance(there.do(0, co.CallMeli()), Refusal)


# Places and times


def test_mc_28_below_a_stem_and_each_pile_are_places_of_their_own() -> None:
    """MC-18."""
    words = "as ase ases aseso asesos"
    there = table(CHAT, words, "Sb Eb Sb Eb Eb")
    assert there.stands(0, "Sb", "below:2")
    assert there.stands(0, "Eb", "below:2")
    there.lay(0, "Sb", "below:2")
    assert there.fault() == "SAME_PLACE_3"
    there = table(CHAT, words + " te", "Sb Eb Eb Sb Eb Eb")
    for card, where in (("Sb", "below:2"), ("Eb", "below:2"), ("Eb", "below:3")):
        assert there.stands(0, card, where)
    assert there.stands(0, "Sb", "below:2")


def test_mc_28_over_one_pile_of_a_branch_three_times() -> None:
    """MC-18."""
    there = table(AMI, "ari aoi asi", "Rb Ob Sb Eb")
    assert there.stands(0, "Rb", "over_branch:2:1")
    assert there.stands(0, "Ob", "over_branch:2:1")
    there.lay(0, "Sb", "over_branch:2:1")
    assert there.fault() == "SAME_PLACE_3"


def together(there: Table, first: tuple[str, str], second: tuple[str, str]) -> bool:
    """Whether a play of each seat, aimed at the same row, stand together."""
    before = there.state.row
    there.lay(0, *first)
    window = there.state.window
    assert window is not None
    there.do(1, there.play(1, *second, version=window.version, row=before))
    there.wait(there.time + 400)
    return isinstance(there.events[-1], ev.Settled)


@pytest.mark.parametrize(
    ("one", "other", "row", "seen"),
    [
        # Each on its own line.
        (("Sb", "back"), ("Eb", "below:2"), "Cb Hb Ab:Mb:Ib:Eb Tb Sb", ["AMIE", "CHATS"]),
        # A new branch, and a card behind the row.
        (("Eb", "below:3"), ("Sb", "back"), "Cb Hb Ab:Mb:Ib Tb:Eb Sb", ["TE", "CHATS"]),
        # Two on one branch: AMIE is on the way to AMIES.
        (("Eb", "below:2"), ("Sb", "below:2"), "Cb Hb Ab:Mb:Ib:Eb:Sb Tb", ["AMIE", "AMIES"]),
        # The shared pile and the bottom: UMI and CHUT on the way to UMIS.
        (
            ("Ub", "over:2"),
            ("Sb", "below:2"),
            "Cb Hb Ab/Ub:Mb:Ib:Sb Tb",
            ["UMI", "UMIS", "CHUT"],
        ),
    ],
)
def test_mc_28_plays_at_the_same_time_on_several_lines(
    one: tuple[str, str], other: tuple[str, str], row: str, seen: list[str]
) -> None:
    """MC-20."""
    words = "chats amie te amis amies umi umis chut"
    there = table(AMI, words, "Sb Eb Ub Eb", "Eb Sb Eb")
    assert together(there, one, other)
    assert there.row == row
    assert there.seen[2:] == seen


@pytest.mark.parametrize(
    ("one", "other", "missing"),
    [
        # The branch would read UMIE.
        (("Ub", "over:2"), ("Eb", "below:2"), "umie"),
        # The one new branch would read TEE.
        (("Eb", "below:3"), ("Eb", "below:3"), "tee"),
    ],
)
def test_mc_28_plays_at_the_same_time_that_spoil_a_line_go_back(
    one: tuple[str, str], other: tuple[str, str], missing: str
) -> None:
    """MC-20: each alone is right."""
    words = "chut umi amie te"
    for known, stands in ((words, False), (f"{words} {missing}", True)):
        there = table(AMI, known, "Ub Eb Eb", "Eb Eb")
        assert together(there, one, other) is stands
        assert stands or (there.row, there.seen) == ("Cb Hb Ab:Mb:Ib Tb", ["CHAT", "AMI"])
        assert stands or (there.size(0), there.size(1)) == (3, 2)


def test_mc_28_two_branches_of_one_word_at_the_same_time_go_back() -> None:
    """MC-03, MC-20: below each T of TOT an E makes TE, each new, both not."""
    position = "Tb Ob Tb | {} ; {} | TOT | open 0 VERTICALE"
    there = Table(position.format("Eb Eb", "Eb Eb"), "te")
    assert not together(there, ("Eb", "below:0"), ("Eb", "below:2"))
    assert there.seen == ["TOT"]


def test_mc_28_greens_count_on_every_line_at_the_same_time() -> None:
    """MC-06, MC-20: a green S below, and an E beyond it."""
    there = table(CHAT, "as ae ase", "Sg Eb", "Eb Eb")
    assert not together(there, ("Sg", "below:2"), ("Eb", "below:2"))
    there = table(CHAT, "as ae ase", "Sb Eb", "Eb Eb")
    assert together(there, ("Sb", "below:2"), ("Eb", "below:2"))


def test_mc_28_each_word_of_a_window_is_who_changed_its_line_last() -> None:
    there = table(AMI, "chats amie", "Sb Eb", "Eb Eb")
    assert together(there, ("Sb", "back"), ("Eb", "below:2"))
    assert {(w.word, w.seat, w.line) for w in there.state.words[2:]} == {
        ("AMIE", 1, 2),
        ("CHATS", 0, ROW),
    }


def test_mc_28_a_play_on_a_line_that_has_gone_comes_back_free() -> None:
    """MC-21: an S on the I of AMI was right; on that of AMIE it is not."""
    there = table(AMI, "amie ams", "Eb Eb", "Ob Sb", simultaneous_ms=0)
    late = there.play(1, "Sb", "over_branch:2:2")
    assert there.stands(0, "Eb", "below:2")
    assert reason(there.do(1, late, at=900)) == "STALE"
    assert there.size(1) == 2


def test_mc_28_words_of_a_provisional_branch_may_not_be_made_again() -> None:
    """MC-03: the view knows them while the window is open."""
    there = table(AMI, "chut umi", "Ub Eb")
    there.lay(0, "Ub", "over:2")
    view = there.game.view(there.state, frozenset({1}))
    assert set(view.provisional_words) == {"CHUT", "UMI"}
    assert {"CHUT", "UMI"} <= Reading(view, there.game.judge).ground(1).seen


def test_mc_28_a_late_card_knows_the_words_of_a_provisional_branch() -> None:
    """MC-21: both words were to be read on the row that was shown, though all went back."""
    there = table(AMI, "chut umi amie", "Ub Eb", "Eb Eb")
    assert not together(there, ("Ub", "over:2"), ("Eb", "below:2"))
    assert {"CHUT", "UMI"} <= there.state.past[-1].seen


# Calls


def test_mc_28_a_meli_reorders_the_row_and_branches_move_with_their_piles() -> None:
    there = Table("Cb Hb Ib:Lb Eb Nb | Eb Eb ; Eb | CHIEN IL | open 0 VERTICALE", "niche")
    there.meli(0, 4, 2, 0, 1, 3)
    assert there.row == "Nb Ib:Lb Cb Hb Eb"
    assert words_by_line(there) == {ROW: "NICHE"}


def test_mc_28_a_meli_of_a_branch_leaves_the_shared_pile_in_place() -> None:
    there = table(AMI, "aim mia", "Eb Eb")
    there.meli(0, 0, 2, 1, on=2)
    assert there.row == "Cb Hb Ab:Ib:Mb Tb"
    assert words_by_line(there)[2] == "AIM"
    there = table(AMI, "aim mia", "Eb Eb")
    assert reason(there.meli(0, 1, 2, 0, on=2)) == "SHARED_PILE"


@pytest.mark.parametrize("order", [(0, 1), (0, 1, 1), (0, 1, 2, 2), ()])
def test_mc_28_a_meli_of_a_branch_takes_every_pile_of_it_once(order: tuple[int, ...]) -> None:
    assert reason(table(AMI, "aim").meli(0, *order, on=2)) == "NO_SUCH_PLACE"


@pytest.mark.parametrize(
    ("line", "order"), [(0, (0,)), (3, (3,)), (4, (4,)), (99, ()), (-2, ()), (0, (2, 5, 4))]
)
def test_mc_28_a_meli_is_of_a_line_that_there_is(line: int, order: tuple[int, ...]) -> None:
    there = table(AMI, "aim")
    there.do(0, co.CallMeli())
    assert reason(there.do(0, co.Rearrange(order, line=line))) == "NO_SUCH_PLACE"
    assert there.phase == Phase.CALL


def test_mc_28_a_meli_of_a_branch_makes_another_word_that_is_new() -> None:
    there = table(AMI, "aim")
    there.meli(0, 0, 1, 2, on=2)
    assert there.fault() == "MELI_SAME_WORD"
    there = Table(AMI.format("Eb Eb", "Eb").replace("CHAT AMI", "CHAT AIM AMI"), "aim ami")
    there.meli(0, 0, 2, 1, on=2)
    assert there.fault() == "REPEAT"


def test_mc_28_a_meli_of_a_branch_keeps_greens_at_its_ends() -> None:
    there = Table("Cb Hb Ab:Mb:Ig Tb | Eb Eb ; Eb | CHAT AMI | open 0 VERTICALE", "aim")
    there.meli(0, 0, 2, 1, on=2)
    assert there.fault() == "GREEN_MIDDLE"


def test_mc_28_a_meli_of_the_row_keeps_green_stems_at_its_ends() -> None:
    """N is the first of NE below it, but would stand inside the row."""
    words = "niche chine"
    position = "Cb Hb Ib Eb Ng:Eb | Eb Eb ; Eb | CHIEN NE | open 0 VERTICALE"
    there = Table(position, words)
    there.meli(0, 0, 1, 2, 4, 3)
    assert there.fault() == "GREEN_MIDDLE"
    there = Table(position, words)
    there.meli(0, 4, 2, 0, 1, 3)
    assert there.row == "Ng:Eb Ib Cb Hb Eb"


def test_mc_28_a_meli_does_not_rename_a_joker_that_two_words_share() -> None:
    position = "Rb *b=A:Sb Tb | Eb Eb ; Eb | RAT AS | open 0 VERTICALE"
    there = Table(position, "tir tra as")
    there.do(0, co.CallMeli())
    there.do(0, co.Rearrange((2, 1, 0), {1: "I"}))
    assert there.fault() == "NOT_A_WORD"
    there = Table(position, "tir tra as")
    there.meli(0, 2, 0, 1, names={1: "I"})
    assert there.word == "TRA"


def test_mc_28_a_cado_takes_a_pile_of_the_row_and_branches_stay() -> None:
    there = Table("Pb Lb Ab:Sb Gb Eb | Eb ; Eb | PLAGE AS | open 0 VERTICALE", "page")
    there.cado(0, 1, 1)
    assert (there.row, there.hand(1)) == ("Pb Ab:Sb Gb Eb", "Eb Lb")


def test_mc_28_a_cado_takes_a_pile_of_a_branch_whole() -> None:
    there = Table("Cb Hb Ab:Mb/Rb:Ib Tb | Eb ; Eb | CHAT ARI | open 0 VERTICALE", "ai")
    there.cado(0, 1, 1, on=2)
    assert (there.row, there.hand(1)) == ("Cb Hb Ab:Ib Tb", "Eb Mb Rb")
    assert words_by_line(there)[2] == "AI"


def test_mc_28_a_shared_pile_is_not_given() -> None:
    there = Table("Pb Lb:Eb Ab Gb Eb | Eb ; Eb | PLAGE LE | open 0 VERTICALE", "page")
    assert reason(there.cado(0, 1, 1)) == "SHARED_PILE"
    assert (there.size(0), there.phase) == (1, Phase.CALL)


def test_mc_28_a_cado_leaves_two_letters_of_a_branch() -> None:
    there = Table("Cb Hb Ab:Sb Tb | Eb ; Eb | CHAT AS | open 0 VERTICALE", "a")
    there.cado(0, 1, 1, on=2)
    assert there.fault() == "TOO_SHORT"


def test_mc_28_a_cado_leaves_a_word_of_another_root_on_its_line() -> None:
    """MC-34: AMIES and AMIE; that CHATS lies in the row does not matter."""
    roots = {w: frozenset({"ami"}) for w in ("AMIES", "AMIE")}
    judge = WordList(["CHAT", "AMIES", "AMIE", "AMIS"], roots=roots)
    position = "Cb Hb Ab:Mb:Ib:Eb:Sb Tb | Eb ; Eb | CHAT AMIES | open 0 VERTICALE"
    there = Table(position, judge=judge)
    there.cado(0, 4, 1, on=2)
    assert there.fault() == "CADO_SAME_ROOT"
    there = Table(position, judge=judge)
    there.cado(0, 3, 1, on=2)
    assert words_by_line(there)[2] == "AMIS"


def test_mc_28_a_cado_keeps_greens_at_the_ends_of_its_line() -> None:
    position = "Cb Hb Ab:Mb:Ig Tb | Eb ; Eb | CHAT AMI | open 0 VERTICALE"
    there = Table(position, "ai")
    there.cado(0, 1, 1, on=2)
    assert there.row == "Cb Hb Ab:Ig Tb"


# The table around


def test_mc_28_covered_cards_of_branches_refill_the_stock() -> None:
    """MC-22."""
    position = "Cb Hb Ab:Mb/Rb:Ib Tb | Eb Eb ; Eb | CHAT ARI | open 0 VERTICALE"
    there = Table(position, "ai", stock=2)
    assert not isinstance(there.do(0, co.Exchange(there.card(0, "Eb"))), Refusal)
    assert there.row == "Cb Hb Ab:Rb:Ib Tb"
    assert "Mb" in there.hand(0)


def test_mc_28_a_blockage_takes_branches_back_into_the_stock() -> None:
    """MC-37."""
    there = table(AMI, "", stock=10, violet="never")
    there.do(0, co.Declare())
    there.do(1, co.Agree())
    assert there.state.row.branches == ()
    # Ten, and the six of the table, less the two of the new base.
    assert len(there.state.stock) == 14


def test_mc_28_a_last_card_below_ends_the_round() -> None:
    """MC-39."""
    there = table(CHAT, "as", "Sb")
    assert there.stands(0, "Sb", "below:2")
    assert there.state.results[0].finished == (0,)


def test_mc_28_a_blockage_looks_downwards_too() -> None:
    """MC-37: under block_hint the program says whether a card can be laid."""
    for words, playable in (("as", True), ("sa", False)):
        there = table(CHAT, words, "Sb", "Xb", block_hint="yes")
        there.do(0, co.Declare())
        assert there.state.declaration is not None
        assert there.state.declaration.playable is playable


def test_mc_28_the_lines_of_a_place() -> None:
    row = table(AMI, "").state.row
    stem, (m, i) = 2, (p.id for p in row.branches[0].piles)
    assert written(row) == "Cb Hb Ab:Mb:Ib Tb"
    assert lines_of(row) == (ROW, stem)
    assert lines_through(row, over(stem)) == (ROW, stem)
    assert lines_through(row, over(0)) == (ROW,)
    assert lines_through(row, over(m)) == (stem,)
    assert lines_through(row, below(0)) == (0,)
    assert lines_through(row, below(stem)) == (stem,)
    assert [line_of_pile(row, p) for p in (0, stem, m, i, 99)] == [ROW, ROW, stem, stem, None]
