"""Which sound belongs to what has happened."""

from collections.abc import Collection

from melicado.rules.melicado import events as ev

_FOR_ALL: dict[type[ev.Event], str] = {
    ev.Laid: "lay",
    ev.Called: "call",
    ev.Contested: "call",
    ev.Rearranged: "meli",
    ev.Given: "cado",
    ev.Declared: "block",
    ev.RoundEnded: "round",
}


def sound_of(event: ev.AnyEvent, people: Collection[int]) -> str | None:
    """The name of the sound of ``event`` for those at the seats ``people``, or None."""
    match event:
        case ev.Faulted(seat=seat) if seat in people:
            return "fault"
        case ev.TakenBack(seats=seats) if set(people) & set(seats):
            return "fault"
        case ev.Drawn(seat=seat, cause=cause) if seat in people and cause != "fault":
            return "draw"
        case ev.GameEnded(ranking=ranking) if ranking and set(people) & set(ranking[0]):
            return "win"
    return _FOR_ALL.get(type(event))
