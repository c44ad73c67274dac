"""Which sound belongs to what has happened."""

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


def sound_of(event: ev.AnyEvent, me: int) -> str | None:
    """The name of the sound of ``event`` for the person at seat ``me``, or None for silence."""
    match event:
        case ev.Faulted(seat=seat) if seat == me:
            return "fault"
        case ev.TakenBack(seats=seats) if me in seats:
            return "fault"
        case ev.Drawn(seat=seat, cause=cause) if seat == me and cause != "fault":
            return "draw"
        case ev.GameEnded(ranking=ranking) if ranking and me in ranking[0]:
            return "win"
    return _FOR_ALL.get(type(event))
