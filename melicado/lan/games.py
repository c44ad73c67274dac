"""How the games a room can play read on the wire: their commands, events and views."""

from typing import Any, NamedTuple

from melicado.rules.melicado.commands import AnyCommand as MeliCadoCommand
from melicado.rules.melicado.commands import Fold as MeliCadoFold
from melicado.rules.melicado.events import AnyEvent as MeliCadoEvent
from melicado.rules.melicado.options import Options as MeliCadoOptions
from melicado.rules.melicado.view import View as MeliCadoView
from melicado.rules.mendelius.commands import AnyCommand as MendeliusCommand
from melicado.rules.mendelius.commands import Fold as MendeliusFold
from melicado.rules.mendelius.events import AnyEvent as MendeliusEvent
from melicado.rules.mendelius.options import Options as MendeliusOptions
from melicado.rules.mendelius.view import View as MendeliusView


class Types(NamedTuple):
    """What is read and written for one game."""

    command: Any
    event: Any
    view: Any
    options: Any
    fold: Any
    """The command of a seat that leaves and is not taken over."""


TYPES = {
    "melicado": Types(
        MeliCadoCommand, MeliCadoEvent, MeliCadoView, MeliCadoOptions, MeliCadoFold()
    ),
    "mendelius": Types(
        MendeliusCommand, MendeliusEvent, MendeliusView, MendeliusOptions, MendeliusFold()
    ),
}
