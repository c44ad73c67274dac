"""Which sound belongs to what has happened in Mendelius."""

from collections.abc import Sequence

from melicado.rules.mendelius import events as ev

_FOR_ALL: dict[type[ev.Event], str] = {
    ev.Drew: "draw",
    ev.Took: "draw",
    ev.Discarded: "lay",
    ev.StockAnnounced: "call",
    ev.WentOut: "meli",
    ev.FalseCall: "fault",
    ev.RoundEnded: "round",
}


def sound_of(event: ev.AnyEvent, people: Sequence[int]) -> str | None:
    """The name of the sound of ``event`` for ``people`` at this screen, or None for silence."""
    if isinstance(event, ev.GameEnded) and event.ranking:
        return "win" if set(people) & set(event.ranking[0]) else None
    return _FOR_ALL.get(type(event))
