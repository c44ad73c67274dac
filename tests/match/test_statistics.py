"""The figures of a match, from its events."""

from pathlib import Path

from match_tools import PLAIN, begin, card, lay, opened, plain_game, play_out

from melicado.match.journal import Journal
from melicado.match.statistics import CardsAt, rounds
from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK, FRONT
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.state import How


def test_words_and_cards_of_a_round_by_hand(tmp_path: Path) -> None:
    """Four cards each; two plays, an exchange (+2), a call given up (a fault, +2)."""
    path = tmp_path / "game.jsonl"
    match = begin(plain_game(), path, options=PLAIN, seats=2)
    opened(match, 1_000)
    assert lay(match, 1, FRONT, 2_000) is None
    match.advance(2_400)
    assert match.submit(0, co.Exchange(card=card(match, 0)), 3_000) is None
    assert match.submit(1, co.CallCado(), 4_000) is None
    assert match.submit(1, co.GiveUp(), 5_000) is None
    match.close()
    (figures,) = rounds(Journal.read(path)[1])
    assert figures.round == 1
    assert [(w.seat, w.how, w.at) for w in figures.words] == [
        (0, How.PLAY, 1_000),
        (1, How.PLAY, 2_400),
    ]
    assert [len(w.word) for w in figures.words] == [3, 4]
    assert figures.words[0].word in figures.words[1].word
    assert figures.cards == (
        CardsAt(0, (4, 4)),
        CardsAt(1_000, (3, 4)),
        CardsAt(2_000, (3, 3)),
        CardsAt(3_000, (6, 3)),
        CardsAt(3_000, (5, 3)),
        CardsAt(5_000, (5, 5)),
    )
    assert figures.faults == (0, 1)
    assert figures.result is None


def test_a_whole_game_adds_up(french: MeliCado, tmp_path: Path) -> None:
    """MC-39: a point a card, so the last counts of a round are its points."""
    path = tmp_path / "game.jsonl"
    match = begin(french, path, options=Options(rounds=3))
    play_out(match, 21)
    match.close()
    figures = rounds(Journal.read(path)[1])
    assert [f.round for f in figures] == [1, 2, 3]
    totals = [0, 0, 0]
    for one in figures:
        assert one.result is not None
        assert one.cards[0].counts == (7, 7, 7)
        assert one.cards[-1].counts == one.result.points
        words = [w.word for w in one.words if w.how != How.BASE]
        assert len(words) == len(set(words)) > 0  # MC-03: no word twice in a round
        totals = [a + b for a, b in zip(totals, one.result.points, strict=True)]
    assert totals == [seat.total for seat in match.state.seats]


def test_nothing_played_has_no_figures() -> None:
    assert rounds([]) == []


def test_mc_33_a_cado_is_told_as_one(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = begin(plain_game(), path, options=PLAIN, seats=2)
    opened(match, 1_000)
    for turn, (seat, place) in enumerate([(1, FRONT), (0, BACK)]):
        assert lay(match, seat, place, 2_000 + 1_000 * turn) is None
        match.advance(2_400 + 1_000 * turn)
    before = match.state.words
    assert match.submit(1, co.CallCado(), 5_000) is None
    seen = {w.word for w in before}
    row = match.state.row
    letters = [p.letter for p in row.piles]
    pile = next(
        p.id for i, p in enumerate(row.piles) if "".join(letters[:i] + letters[i + 1 :]) not in seen
    )
    assert match.submit(1, co.Give(pile=pile, to=0), 6_000) is None
    match.close()
    (figures,) = rounds(Journal.read(path)[1])
    assert (figures.words[-1].how, figures.words[-1].seat) == (How.CADO, 1)
    assert len(figures.words[-1].word) == 4
    assert figures.cards[-1].counts == (3, 3)


def test_mc_38_contests_are_in_the_figures(small: MeliCado, tmp_path: Path) -> None:
    """A word that fell is a fault of who laid it, and no word of the round."""
    path = tmp_path / "game.jsonl"
    match = begin(small, path, options=Options(rounds=1, referee="table"))
    play_out(match, 3)
    match.close()
    fallen = 0
    for figures in rounds(Journal.read(path)[1]):
        wrong = [one.word for one in figures.contests if one.outcome == "wrong"]
        assert not set(wrong) & set(figures.words)
        for seat, faults in enumerate(figures.faults):
            assert faults >= sum(word.seat == seat for word in wrong)
        fallen += len(wrong)
    assert fallen > 0
