"""The table read through AT-SPI in a real window, as a screen reader would."""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).parent))

from real_window import MISSING as NO_SCREEN
from real_window import Player, readable, screen, wait_for
from screen_reader import MISSING as NO_READER
from screen_reader import Node, Reader, session_bus

from melicado.rules.melicado.options import Options
from melicado.rules.melicado.state import Phase
from melicado.texts import language
from melicado.texts.melicado import event_sentence
from melicado.texts.melicado.spoken import card_name
from melicado.windows.settings import Settings

MISSING = [*NO_SCREEN, *NO_READER]
pytestmark = [
    pytest.mark.skipif(bool(MISSING), reason=f"no {', '.join(MISSING)}: start.py test brings it"),
    pytest.mark.timeout(300),
]

RULES = Options(hand_size=5, first_starter=0, opening_seconds=120)


@pytest.fixture(autouse=True)
def french(qapp: QApplication) -> Iterator[None]:
    language.install("fr")
    yield
    language.forget()


def test_the_table_is_read_and_pressed(tmp_path: Path) -> None:
    settings = Settings(options=RULES, name="Zoé", language="fr")
    (tmp_path / "settings.json").write_bytes(msgspec.json.encode(settings))
    with session_bus() as bus, screen("1280x800") as display:
        env = {**display, **bus}
        reader = Reader(env)
        player = Player(env, tmp_path, "play", "--bots", "debutant", "--seed", "7")
        wait_for("the game begins", lambda: readable(player))
        cards = [card_name(card) for card in player.view().seats[0].hand or ()]
        wait_for("the hand is told", lambda: told(reader, cards[0]))
        names = Counter(node.name for node in reader.buttons())
        assert {name: names[name] for name in cards} == Counter(cards)
        assert sum(n for name, n in names.items() if name.startswith("Carte")) == len(cards)
        assert names["Pioche\u00a0: " + str(player.view().stock)] == 1
        with reader.listening() as heard:
            before = len(player.events())
            reader.press(told(reader, "Sans"))
            wait_for("the base is turned", lambda: player.view().phase == Phase.BASE)
            base = [card_name(card) for card in player.view().base]
            wait_for("the base is told", lambda: told(reader, base[0]))
            reader.press(told(reader, "C’est bon"))
            wait_for("the base is ordered", lambda: player.view().phase == Phase.OPENING)
            wait_for("the word is told", lambda: told(reader, "Lettre 2"))
        news = [line.event for line in player.events()[before:]]
        said = {event_sentence(event, ["Zoé", "Robot"], player.view()) for event in news} - {None}
        assert said
        assert said <= set(heard)
        assert player.close() == 0


def told(reader: Reader, name: str) -> Node | None:
    """The button whose name begins like that, if there is one."""
    return next((node for node in reader.buttons() if node.name.startswith(name)), None)
