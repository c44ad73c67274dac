"""Who plays Mendelius: you, people at this screen, robots; two to eight in all."""

from melicado.bots.level import Level
from melicado.rules.mendelius.options import MAX_SEATS
from melicado.texts.mendelius import level_help
from melicado.windows.mendelius.choice import SeatChoice
from melicado.windows.seats_grid import PersonSeat, RobotSeat, SeatsGrid
from melicado.windows.settings import Settings


class MendeliusSeats(SeatsGrid):
    """People and robots in the order in which they were asked."""

    most = most_people = MAX_SEATS
    most_robots = MAX_SEATS - 1

    def __init__(self, settings: Settings) -> None:
        super().__init__(PersonSeat(settings.name, settings.face, you=True))
        for choice in settings.mendelius.seats:
            self.seat(
                self._person(choice.name, choice.look)
                if choice.kind == "person"
                else self.make_robot(choice.level, choice.look)
            )
        self.lay()

    @property
    def seats(self) -> tuple[SeatChoice, ...]:
        """The others, in their order."""
        return tuple(_choice(other) for other in self.others)

    def make_person(self, look: int) -> PersonSeat:
        """See ``SeatsGrid``."""
        return self._person("", look)

    def make_robot(self, level: Level, look: int) -> RobotSeat:
        """See ``SeatsGrid``."""
        return RobotSeat(level, look, {level: level_help(level) for level in Level})

    def _person(self, name: str, look: int) -> PersonSeat:
        return PersonSeat(name, look, you=False, placeholder=self.next_name())


def _choice(other: PersonSeat | RobotSeat) -> SeatChoice:
    if isinstance(other, PersonSeat):
        return SeatChoice("person", other.name, look=other.face.look)
    return SeatChoice("bot", "", other.chosen_level, other.face.look)
