"""A player that is not a person: it sees a View and says what it means to do, and when."""

from typing import Generic, NamedTuple, Protocol, TypeVar

C_co = TypeVar("C_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Intention(NamedTuple, Generic[C_co]):
    """A command a player means to give at ``at``, in ms of the match's clock.

    It holds for the View it was made from: whoever drives the player drops it and asks anew
    when the row, the phase, the call or the declaration changes first.
    """

    command: C_co
    at: int


class Player(Protocol[V_contra, C_co]):
    """Somebody at one seat, who is shown that seat's View and nothing else."""

    def intend(self, view: V_contra, now: int) -> Intention[C_co] | None:
        """What this player means to do, seeing ``view`` at ``now`` ms; None: nothing for now.

        ``at`` is never before ``now``. None holds until the view changes.
        """
        ...
