"""MC-38 among bots: what they contest, how soon, and what they lay without knowing it."""

from collections import Counter

from bot_tools import at, bot, common, seen
from msgspec.structs import replace

from melicado.bots.level import Level
from melicado.bots.melicado.doubts import bluffs_on, doubt, likeness
from melicado.bots.melicado.sight import Sight, look
from melicado.bots.melicado.timing import REACTION
from melicado.bots.melicado.traits import TRAITS
from melicado.bots.melicado.vocabulary import Vocabulary
from melicado.match.simulate import simulate
from melicado.rules.melicado.cards import below
from melicado.rules.melicado.commands import Contest, Play
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.state import Contestable, How, State, WordSeen
from melicado.words.judge import Judge
from melicado.words.wordlist import WordList

WORDS = "page cage rage mage pale pare age pages"


def contestable(
    word: str, owner: int = 1, before: str = "PAGE", how: How = How.PLAY, **options: object
) -> State:
    """Seat ``owner`` has just made ``word``, which may be contested for eight seconds."""
    table = " ".join(f"{c}b" for c in word)
    state = at(f"{table} | Bb Zb ; Eb Eb | {before} | open 1 -", referee="table", **options)
    made = WordSeen(word, owner, how, 1, 0)
    asked = Contestable((owner,), word, how, 0, 8_000)
    return replace(state, words=(*state.words, made), contestable=asked)


def sight(state: State, judge: Judge) -> Sight:
    return look(seen(state), 0, Vocabulary(judge, 3.0))


def contests(state: State, judge: Judge, level: Level, times: int = 200) -> list[int]:
    """When each of so many bots contests."""
    met = (bot(judge, level, seed=n).intend(seen(state), 0) for n in range(times))
    return [i.at for i in met if i is not None and isinstance(i.command, Contest)]


def test_a_word_is_like_one_where_other_letters_make_words() -> None:
    known = Vocabulary(common(WORDS), 3.0)
    assert likeness(known, "SAGE") == 0.25
    assert likeness(known, "PAVE") == 0.25
    assert likeness(known, "MARE") == 0.5
    assert likeness(known, "XYZ") == 0.0


def test_mc_38_a_level_contests_more_than_the_one_below() -> None:
    found = [len(contests(contestable("XQZV"), common(WORDS), level)) for level in Level]
    assert found == sorted(found)
    assert found[0] > 0
    assert found[-1] > 1.5 * found[0]


def test_mc_38_a_word_that_looks_like_one_is_doubted_less() -> None:
    judge, traits = common(WORDS), TRAITS[Level.EXPERT]
    like, unlike = (doubt(sight(contestable(w), judge), traits) for w in ("MARE", "XQZV"))
    assert 0 < like < unlike


def test_mc_38_a_bot_may_be_wrong_about_a_word_it_does_not_know() -> None:
    rare = WordList(["PAGE", "XYSTE"], frequency={"PAGE": 6.0, "XYSTE": 1.0})
    assert contests(contestable("XYSTE"), rare, Level.EXPERT)


def test_mc_38_a_known_word_is_contested_only_when_it_has_been_seen() -> None:
    judge = common(WORDS)
    assert contests(contestable("CAGE"), judge, Level.EXPERT) == []
    again = contests(contestable("CAGE", before="CAGE PAGE"), judge, Level.EXPERT)
    assert len(again) > 100


def test_mc_34_mc_38_a_cado_of_the_same_root_is_seen() -> None:
    roots = {"PAGE": frozenset({"page"}), "PAGES": frozenset({"page"})}
    judge = WordList(roots, frequency=dict.fromkeys(roots, 6.0), roots=roots)
    state = contestable("PAGE", before="PAGES", how=How.CADO)
    assert len(contests(state, judge, Level.EXPERT)) > 100


def test_mc_38_nobody_contests_a_word_of_their_own() -> None:
    assert contests(contestable("XQZV", owner=0), common(WORDS), Level.EXPERT) == []


def test_mc_38_it_takes_as_long_as_a_person_and_not_too_long() -> None:
    found = contests(contestable("XQZV"), common(WORDS), Level.EXPERT)
    assert all(REACTION <= when < 8_000 for when in found)
    assert len({when // 500 for when in found}) > 4


def test_mc_38_what_a_contest_costs_makes_careful() -> None:
    judge, traits = common(WORDS), TRAITS[Level.BON]
    dear = doubt(sight(contestable("XQZV", wrong_contest="one_card"), judge), traits)
    assert dear < doubt(sight(contestable("XQZV"), judge), traits)


def test_mc_38_a_bluff_is_a_word_the_bot_does_not_know_and_looks_like_one() -> None:
    judge = common(f"{WORDS} male mare rare rale mate rate gate gala")
    state = at("Pb Ab Lb Eb | Gb Xb ; Eb | PALE | open 0 -", referee="table")
    found = {play.word for play in bluffs_on(sight(state, judge))}
    assert found == {"GALE"}


def test_mc_38_only_the_higher_levels_bluff_and_only_where_the_table_decides() -> None:
    judge = common("pale male mare rare rale mate rate gate gala")

    def bluffs(level: Level, **options: object) -> int:
        state = at(
            "Pb Ab Lb Eb | Gb Xb ; Eb | PALE | open 0 -",
            {"moved": True},
            exchange="free",
            **options,
        )
        met = (bot(judge, level, seed=n).intend(seen(state), 0) for n in range(300))
        return Counter(type(i.command) for i in met if i is not None)[Play]

    assert bluffs(Level.EXPERT, referee="table") > bluffs(Level.DEBUTANT, referee="table")
    assert bluffs(Level.EXPERT, referee="table") > bluffs(Level.EXPERT)


def test_mc_38_whole_games_where_the_table_decides(french: MeliCado) -> None:
    options = Options(referee="table", wrong_contest="one_card", rounds=1)
    report = simulate(french, options, list(Level), games=2, seed=5)
    assert (report.broken, report.stuck) == (0, 0)


def test_mc_28_of_two_words_of_one_card_both_are_looked_at() -> None:
    """PAGE is known; that PXQV goes down from it is not a word the bot knows."""
    state = contestable("PAGE", before="CAGE")
    branch = replace(state.words[-1], word="PXQV", line=0)
    both = replace(state, words=(*state.words[:-1], branch, state.words[-1]))
    traits, judge = TRAITS[Level.EXPERT], common(WORDS)
    assert doubt(sight(state, judge), traits) == 0
    assert doubt(sight(both, judge), traits) > 0.3


def test_mc_28_a_cado_is_measured_against_the_word_of_its_line() -> None:
    """MC-34: below the row PAGES became PAGE, while CAGE lay in the row."""
    judge = WordList(
        ["PAGES", "PAGE", "CAGE"],
        roots={w: frozenset({"page"}) for w in ("PAGES", "PAGE")},
        frequency=dict.fromkeys(("PAGES", "PAGE", "CAGE"), 5.0),
    )
    state = contestable("PAGE", before="CAGE", how=How.CADO)
    row, given = state.words
    below = (replace(row, word="PAGES", line=0), row, replace(given, line=0))
    traits = TRAITS[Level.EXPERT]
    assert doubt(sight(state, judge), traits) == 0
    assert doubt(sight(replace(state, words=below), judge), traits) == traits.memory


def test_mc_28_bluffs_go_down_too() -> None:
    """PILE below the P: a bot that knows FILE, PALE and PIRE may think it is one."""
    judge = common(f"{WORDS} pil file pire")
    state = at("Pb:Ib:Lb Ab Gb Eb | Eb Xb ; Eb | PAGE PIL | open 0 VERTICALE", referee="table")
    found = {(play.word, play.spots[0].place) for play in bluffs_on(sight(state, judge))}
    assert found == {("PILE", below(0))}
