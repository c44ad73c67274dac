"""Every event a player should read has its sentence, for the one it is about and for others."""

import msgspec
import pytest

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Card, Colour, Pile, Row, over
from melicado.rules.melicado.options import Options, Special
from melicado.rules.melicado.state import (
    How,
    LaidCard,
    LaidPlay,
    Phase,
    Result,
    State,
    WordSeen,
)
from melicado.rules.melicado.view import View, view
from melicado.texts.melicado import event_sentence

NB = "\u00a0"
NAMES = ("Vous", "Zoé", "Léo")
CARD = Card(1, "S", Colour.BLUE)
ROW = Row((Pile(0, (CARD,), "S"),))
HAND = (CARD,)


def seen(word: str, seat: int, how: How = How.PLAY) -> WordSeen:
    return WordSeen(word, seat, how, 1, 0)


def after(*words: WordSeen, you: int = 0, starter: int = 1) -> View:
    state = State(phase=Phase.OPEN, starter=starter, words=words, seats=())
    return view(state, frozenset({you}))


LAID = LaidPlay(1, (LaidCard(CARD, over(0), "S"),), {}, "SA", 0)
SILENT: list[ev.AnyEvent] = [
    ev.MatchStarted(options=Options(), seats=3, secret="", deck=()),
    ev.Laid(play=LAID, row=ROW, closes=0),
    ev.Held(seat=1, command=None, at=0),
    ev.Agreed(seat=1),
    ev.WordBacked(seat=1),
]
TOLD: list[tuple[ev.AnyEvent, str]] = [
    (
        ev.RoundStarted(round=2, starter=1, hands=(), counts=(), stock=(), stock_count=0, until=0),
        f"Manche 2{NB}: Zoé commence.",
    ),
    (
        ev.SequenceStarted(sequence=1, starter=1, asks=False, until=0),
        f"Nouveau mot{NB}: Zoé ouvre.",
    ),
    (
        ev.VioletTurned(special=Special.INVERSION),
        "INVERSION DES COULEURS. Les rouges jouent comme les vertes, et les vertes comme les "
        "rouges.",
    ),
    (ev.StarterReplaced(starter=1, until=0), "C’est Zoé qui ouvre."),
    (ev.VioletDeclined(), "Pas de carte violette cette fois."),
    (ev.BaseTurned(cards=(), until=0), "Zoé place les deux premières cartes."),
    (ev.BaseOrdered(row=ROW, word="", at=0, until=0), "Zoé cherche une ouverture."),
    (
        ev.BaseReturned(stock=(), stock_count=0, at=0),
        f"Zoé ne peut pas ouvrir{NB}: deux autres cartes.",
    ),
    (ev.TableOpened(at=0), f"La table est ouverte{NB}: chacun peut poser la première carte."),
    (
        ev.Refilled(source="reserve", stock=(), stock_count=0),
        "Les cartes mises de côté retournent dans la pioche.",
    ),
    (ev.Drawn(seat=1, cards=(), count=2, cause="fault"), "Zoé pioche 2 cartes."),
    (ev.Settled(row=ROW, words=(seen("PLAGE", 1),), at=0), "Zoé forme PLAGE."),
    (
        ev.Returned(seats=(1, 2), word="", at=0),
        f"Au même instant{NB}! Les cartes reviennent, sans pénalité.",
    ),
    (
        ev.Faulted(
            seat=1,
            reason="NOT_A_WORD",
            evidence={"word": "GRUBE"},
            word="GRUBE",
            how=How.PLAY,
            cards=(),
            at=0,
        ),
        f"Zoé{NB}: GRUBE n’est pas dans le dictionnaire.",
    ),
    (
        ev.Rejected(seat=0, reason="STOPPED", evidence={}),
        f"Pas maintenant{NB}: la table est arrêtée.",
    ),
    (ev.Called(seat=1, how=How.CADO, at=0, until=0), f"Cado{NB}! Zoé choisit une carte à offrir."),
    (ev.CallCancelled(seat=1, at=0), f"Zoé est parti{NB}: la table continue."),
    (
        ev.Rearranged(seat=1, row=ROW, word="NICHE", discard=None, discarded=False, at=0),
        f"Méli{NB}! Zoé transforme CHIEN en NICHE.",
    ),
    (
        ev.Given(seat=1, to=2, pile=Pile(0, (CARD,), "S"), row=ROW, word="PAGE", at=0),
        f"Cado{NB}! Zoé offre S à Léo{NB}: il reste PAGE.",
    ),
    (ev.Exchanged(seat=1, card=None), "Zoé échange une carte."),
    (ev.Passed(seat=1, at=0), "Zoé passe."),
    (ev.Declared(seat=1, at=0, until=0), f"Zoé ne voit plus rien à poser. Et vous{NB}?"),
    (ev.Objected(seat=1, until=0), "Zoé a une idée et va la montrer."),
    (ev.ObjectionFailed(seat=1), "Zoé n’a finalement rien trouvé."),
    (
        ev.SequenceEnded(stock=(), stock_count=0, at=0),
        f"Plus rien à poser{NB}: un nouveau mot commence.",
    ),
    (ev.WordProposed(seat=1, word="PLANGE"), f"Zoé propose PLANGE{NB}: l’acceptez-vous{NB}?"),
    (ev.WordAdded(word="PLANGE"), "PLANGE compte comme mot dans cette partie."),
    (
        ev.WordDropped(seat=1, word="PLANGE"),
        f"PLANGE n’est pas accepté par tous{NB}: il ne compte pas.",
    ),
    (
        ev.Contested(
            seat=1,
            word="GRUBE",
            reason="NOT_A_WORD",
            evidence={"word": "GRUBE"},
            votable=True,
            at=0,
            until=0,
        ),
        "Zoé conteste GRUBE. GRUBE n’est pas dans le dictionnaire.",
    ),
    (
        ev.TakenBack(
            seats=(2,),
            word="PLAGE",
            how=How.PLAY,
            reason="REPEAT",
            evidence={"word": "PLAGE"},
            row=ROW,
            at=0,
        ),
        "PLAGE est déjà passé. Léo reprend son jeu et pioche.",
    ),
    (
        ev.ContestEnded(seat=1, word="PLAGE", outcome="right", at=0),
        f"PLAGE est juste{NB}: il reste.",
    ),
    (ev.Folded(seat=1, count=3, stock=(), stock_count=0), "Zoé quitte la table."),
    (
        ev.RoundEnded(result=Result(1, "finished", (3, 0, 2), (1,), 0), hands=()),
        f"Zoé a tout posé{NB}: la manche est finie.",
    ),
    (ev.GameEnded(ranking=((1,), (0, 2))), f"Zoé gagne{NB}!"),
]
VIEW = after(seen("CHIEN", 2), seen("NICHE", 1, How.MELI))


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
        (ev.Settled(row=ROW, words=(seen("PLAGE", 0),), at=0), "Vous formez PLAGE."),
        (
            ev.Contested(
                seat=0, word="PLAGE", reason="", evidence={}, votable=False, at=0, until=0
            ),
            "Vous contestez PLAGE. PLAGE est juste.",
        ),
        (
            ev.ContestEnded(seat=0, word="GRUBE", outcome="accepted", at=0),
            f"Tout le monde accepte GRUBE{NB}: il reste.",
        ),
        (ev.Drawn(seat=0, cards=HAND, count=1, cause="opening"), "Vous piochez 1 carte."),
        (ev.Drawn(seat=0, cards=(), count=0, cause="fault"), "Il n’y a plus de carte à piocher."),
        (ev.Exchanged(seat=0, card=CARD), "Vous échangez une carte contre trois autres."),
        (ev.Passed(seat=0, at=0), "Vous passez."),
        (
            ev.Given(seat=1, to=0, pile=Pile(0, (CARD, CARD), "S"), row=ROW, word="PAGE", at=0),
            f"Cado{NB}! Zoé vous offre SS{NB}: il reste PAGE.",
        ),
        (ev.GameEnded(ranking=((0,), (1,))), f"Vous gagnez{NB}!"),
        (ev.GameEnded(ranking=((1, 2), (0,))), f"Zoé et Léo gagnent ensemble{NB}!"),
        (
            ev.Settled(row=ROW, words=(seen("PAGE", 1), seen("PLAGE", 2)), at=0),
            f"Zoé et Léo ensemble{NB}: PLAGE.",
        ),
        (
            ev.RoundEnded(result=Result(1, "time", (3, 1, 2), (), 0), hands=()),
            f"Le temps est écoulé{NB}: la manche est finie.",
        ),
    ],
    ids=lambda x: type(x).__name__,
)
def test_the_reader_is_spoken_to(french: None, event: ev.AnyEvent, said: str) -> None:
    assert event_sentence(event, NAMES, VIEW) == said


def test_an_exchange_is_told_once(french: None) -> None:
    drawn = ev.Drawn(seat=1, cards=(), count=3, cause="exchange")
    assert event_sentence(drawn, NAMES, VIEW) is None


def test_people_who_share_a_screen_go_by_their_names(french: None) -> None:
    shared = msgspec.structs.replace(VIEW, you=(0, 1))
    event = ev.Settled(row=ROW, words=(seen("PLAGE", 0),), at=0)
    assert event_sentence(event, ("Ana", "Zoé", "Léo"), shared) == "Ana forme PLAGE."


def test_braces_in_a_name_do_no_harm(french: None) -> None:
    event = ev.Exchanged(seat=1, card=None)
    assert event_sentence(event, ("Vous", "{Zoé}", "Léo"), VIEW) == "{Zoé} échange une carte."


def test_mc_28_words_downwards_are_told_as_such(french: None) -> None:
    """Of two words that one card makes both are told, the row's first; the way there is not."""
    down, row = WordSeen("NE", 1, How.PLAY, 1, 0, 3), seen("PLANE", 1)
    one = ev.Settled(row=ROW, words=(down,), at=0)
    both = ev.Settled(row=ROW, words=(seen("PLANES", 2), down, row), at=0)
    assert event_sentence(one, NAMES, VIEW) == "Zoé forme NE vers le bas."
    assert event_sentence(both, NAMES, VIEW) == f"Léo et Zoé ensemble{NB}: PLANE et NE vers le bas."


def test_mc_28_a_meli_tells_the_word_it_was_on_its_line(french: None) -> None:
    ane, nae = (WordSeen(w, 1, How.MELI, 1, 0, 3) for w in ("ANE", "NAE"))
    event = ev.Rearranged(seat=1, row=ROW, word="NAE", discard=None, discarded=False, at=0, line=3)
    view_after = after(ane, seen("CHIEN", 2), nae)
    assert event_sentence(event, NAMES, view_after) == f"Méli{NB}! Zoé transforme ANE en NAE."
