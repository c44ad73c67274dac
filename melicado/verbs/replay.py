"""``melicado replay FILE``: the story of a saved game, a line an event."""

import argparse
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from melicado.match.journal import Journal
from melicado.match.kinds import kind_of
from melicado.match.replay import replay
from melicado.rules.melicado.view import view
from melicado.texts import language
from melicado.texts.melicado import event_sentence


def add_arguments(verb: argparse.ArgumentParser) -> None:
    """What may follow ``replay``."""
    verb.add_argument("file", metavar="FILE", type=Path, help="a journal")


def run(said: argparse.Namespace) -> None:
    """Print what happened as a spectator saw it, in the reader's language; raises JournalError."""
    header, events, torn = Journal.read(said.file)
    # Qt keeps its translators with an application, which must live as long as they speak.
    application = QCoreApplication.instance() or QCoreApplication([])
    language.install(language.choose(""))
    names = [seat.name for seat in header.seats]
    for recorded, state in replay(kind_of(header.game), events, said.file.name):
        if sentence := event_sentence(recorded.event, names, view(state, frozenset())):
            minutes, seconds = divmod(recorded.at // 1000, 60)
            print(f"{minutes:3}:{seconds:02}  {sentence}")
    if torn:
        print(f"The end of {said.file.name} was not written out.", file=sys.stderr)
    language.forget()
    del application
