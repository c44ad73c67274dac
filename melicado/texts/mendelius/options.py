"""The house rules of Mendelius in words: each option's name, one line of help, its values."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def option_name(field: str) -> str:
    """The name of a field of ``Options``; KeyError for another."""
    return _texts()[field][0]


def option_help(field: str) -> str:
    """One line on what the option changes; KeyError for a name that is no field."""
    return _texts()[field][1]


def value_name(field: str, value: str) -> str:
    """What a reader calls a value of an option; KeyError where values are numbers."""
    return _values()[field][value]


def level_help(level: str) -> str:
    """How a bot of that level plays Mendelius, in a few words; KeyError for another."""
    return {
        "debutant": translate("MendeliusLevel", "often lays down the wrong card"),
        "facile": translate("MendeliusLevel", "knows what it lacks"),
        "bon": translate("MendeliusLevel", "counts the cards, and claims"),
        "expert": translate("MendeliusLevel", "weighs every point"),
    }[level]


def _texts() -> dict[str, tuple[str, str]]:
    return {**_about_crosses(), **_about_cards(), **_about_play()}


def _about_crosses() -> dict[str, tuple[str, str]]:
    return {
        "proportions": (
            translate("MendeliusOption", "Children's colours"),
            translate("MendeliusOption", "Whether they keep the shares of the Punnett square."),
        ),
        "child_sexes": (
            translate("MendeliusOption", "Girls and boys"),
            translate("MendeliusOption", "Whether a couple needs at least one of each."),
        ),
        "jokers_per_cross": (
            translate("MendeliusOption", "Jokers in a cross"),
            translate("MendeliusOption", "How many of its cards may be jokers."),
        ),
        "round6": (
            translate("MendeliusOption", "Family of round 6"),
            translate("MendeliusOption", "Which shapes of a family one may lay."),
        ),
    }


def _about_cards() -> dict[str, tuple[str, str]]:
    return {
        "decks": (
            translate("MendeliusOption", "Packs of cards"),
            translate("MendeliusOption", "One for two players, or more."),
        ),
        "joker_points": (
            translate("MendeliusOption", "Points of a joker"),
            translate("MendeliusOption", "What it costs in a hand that is caught."),
        ),
        "didactic_card": (
            translate("MendeliusOption", "Rule card"),
            translate("MendeliusOption", "Whether it is another joker in rounds 6 and 7."),
        ),
    }


def _about_play() -> dict[str, tuple[str, str]]:
    return {
        "rounds": (
            translate("MendeliusOption", "Rounds"),
            translate("MendeliusOption", "Each asks for other crosses."),
        ),
        "claims": (
            translate("MendeliusOption", "Claims"),
            translate("MendeliusOption", "How often one may claim a card out of turn."),
        ),
        "claim_seconds": (
            translate("MendeliusOption", "Time to claim"),
            translate("MendeliusOption", "Seconds before the stock card is drawn."),
        ),
        "false_call": (
            translate("MendeliusOption", "A wrong Mendelius!"),
            translate("MendeliusOption", "What it costs to say it too soon."),
        ),
    }


def _values() -> dict[str, dict[str, str]]:
    return {
        "decks": {"by_players": translate("MendeliusValue", "by players")},
        "proportions": {
            "exact": translate("MendeliusValue", "exact shares"),
            "possible": translate("MendeliusValue", "any possible"),
        },
        "child_sexes": {
            "free": translate("MendeliusValue", "as they come"),
            "at_least_one_of_each": translate("MendeliusValue", "one of each"),
        },
        "jokers_per_cross": {
            "any": translate("MendeliusValue", "any number"),
            "one": translate("MendeliusValue", "one"),
        },
        "round6": {
            "AB": translate("MendeliusValue", "two shapes"),
            "A": translate("MendeliusValue", "family tree"),
            "B": translate("MendeliusValue", "two couples"),
            "ABC": translate("MendeliusValue", "three shapes"),
        },
        "didactic_card": {
            "yes": translate("MendeliusValue", "yes"),
            "no": translate("MendeliusValue", "no"),
        },
        "claims": {
            "once_per_round": translate("MendeliusValue", "once a round"),
            "once_per_cycle": translate("MendeliusValue", "once a circuit"),
        },
        "false_call": {
            "refused": translate("MendeliusValue", "nothing"),
            "plus_10": translate("MendeliusValue", "10 points"),
        },
    }
