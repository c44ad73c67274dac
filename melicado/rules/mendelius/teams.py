"""Teams: several people behind one seat (MD-20).

To the rules a team is a seat: one hand, one score, one claim, one lost turn. Who of it plays is
told by the name of the seat, which lists its people, and by the turns the seat has had.
"""

AND = " & "
"""Between the people of a team in the name of its seat."""


def people_of(name: str) -> tuple[str, ...]:
    """The people behind a seat of that name, in the order of their turns; one when no team."""
    return tuple(filter(None, (person.strip() for person in name.split(AND)))) or (name,)


def player_of(name: str, turns: int) -> str:
    """Who of a seat takes its turn number ``turns``, counted from 1 through the whole game."""
    people = people_of(name)
    return people[(turns - 1) % len(people)]
