"""«Add this word»: the people at the table overrule the dictionary, all together (MC-38)."""

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.desk import Desk, refuse
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.state import Phase
from melicado.words.letters import fold

LONGEST = 15


def propose(desk: Desk, seat: int, word: str) -> None:
    """A seat proposes a word for this game; alone at the table it decides at once."""
    state = desk.state
    if seat not in voters(desk) or state.phase in (Phase.CALL, Phase.CONTEST, Phase.OVER):
        refuse(Reason.STOPPED)
    if state.proposal is not None:
        refuse(Reason.TOO_SOON)
    if fold(word) != word or not state.options.min_length <= len(word) <= LONGEST:
        refuse(Reason.TOO_SHORT)
    if word in desk.judge:
        refuse(Reason.WORD_KNOWN, word=word)
    desk.emit(ev.WordProposed(seat=seat, word=word))
    _add_if_all_agree(desk)


def vote(desk: Desk, seat: int, yes: bool) -> None:
    """A seat accepts the word that was proposed, or drops it: only all together can add it."""
    proposal = desk.state.proposal
    if proposal is None or seat not in voters(desk) or seat in proposal.agreed:
        refuse(Reason.NO_PROPOSAL)
    if not yes:
        desk.emit(ev.WordDropped(seat=seat, word=proposal.word))
        return
    desk.emit(ev.WordBacked(seat=seat))
    _add_if_all_agree(desk)


def vote_without(desk: Desk) -> None:
    """A seat has left: those who stay decide, and where nobody does the proposal is dropped."""
    proposal = desk.state.proposal
    if proposal is not None and not voters(desk):
        desk.emit(ev.WordDropped(seat=proposal.seat, word=proposal.word))
    _add_if_all_agree(desk)


def voters(desk: Desk) -> tuple[int, ...]:
    """The seats that decide: people who still play; bots do not vote."""
    people = desk.state.options.people
    return tuple(s for s in desk.state.active if not people or s in people)


def _add_if_all_agree(desk: Desk) -> None:
    proposal = desk.state.proposal
    if proposal is not None and set(proposal.agreed) >= set(voters(desk)):
        desk.emit(ev.WordAdded(word=proposal.word))
