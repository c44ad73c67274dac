"""The house rules in words: each option's name, one line of help, and its values' names."""

from PySide6.QtCore import QCoreApplication

from melicado.texts.melicado.specials import special_name

translate = QCoreApplication.translate


def option_name(field: str) -> str:
    """The name of a field of ``Options``; KeyError for another."""
    return _texts()[field][0]


def option_help(field: str) -> str:
    """One line on what the option changes; KeyError for a name that is no field."""
    return _texts()[field][1]


def value_name(field: str, value: str) -> str:
    """What a reader calls a value of an option; KeyError where values are numbers or words."""
    if field == "violet_kind":
        return special_name(value)
    return {**_word_values(), **_table_values()}[field][value]


def level_name(level: str) -> str:
    """What a reader calls a bot's level: debutant, facile, bon or expert; KeyError for another."""
    return {
        "debutant": translate("Level", "Beginner"),
        "facile": translate("Level", "Easy"),
        "bon": translate("Level", "Good"),
        "expert": translate("Level", "Expert"),
    }[level]


def level_help(level: str) -> str:
    """How a bot of that level plays, in a few words; KeyError for another."""
    return {
        "debutant": translate("Level", "takes its time and misses a lot"),
        "facile": translate("Level", "knows everyday words"),
        "bon": translate("Level", "quick, with many words"),
        "expert": translate("Level", "sees nearly everything"),
    }[level]


def _texts() -> dict[str, tuple[str, str]]:
    return {
        **_about_words(),
        **_about_cards(),
        **_about_table(),
        **_about_actions(),
        **_about_sharing(),
        **_about_end(),
    }


def _about_words() -> dict[str, tuple[str, str]]:
    return {
        "language": (
            translate("Option", "Language of the words"),
            translate("Option", "The dictionary that decides."),
        ),
        "hyphenated_words": (
            translate("Option", "Words with a hyphen"),
            translate("Option", "Whether they may be laid, written without it."),
        ),
        "proper_nouns": (
            translate("Option", "Names"),
            translate("Option", "First names, towns and countries."),
        ),
        "acronyms": (
            translate("Option", "Abbreviations"),
            translate("Option", "Words made of initials."),
        ),
        "coarse_words": (
            translate("Option", "Coarse words"),
            translate("Option", "Whether insults and the like count as words."),
        ),
        "extra_words": (
            translate("Option", "Words added"),
            translate("Option", "They count although the dictionary does not have them."),
        ),
        "banned_words": (
            translate("Option", "Words taken out"),
            translate("Option", "They do not count although the dictionary has them."),
        ),
        "min_length": (
            translate("Option", "Shortest word"),
            translate("Option", "The fewest letters a word may have."),
        ),
        "repeat_scope": (
            translate("Option", "A word twice"),
            translate("Option", "How long a word that was played stays used up."),
        ),
        "same_lemma": (
            translate("Option", "Forms of one word"),
            translate("Option", "Whether CHANTER may follow CHANTE."),
        ),
    }


def _about_cards() -> dict[str, tuple[str, str]]:
    return {
        "green": (
            translate("Option", "Green cards"),
            translate("Option", "Whether a green that shows must stay at an end of the word."),
        ),
        "joker": (
            translate("Option", "Jokers"),
            translate("Option", "Whether a joker keeps its letter while it shows."),
        ),
        "hand_size": (
            translate("Option", "Cards in hand"),
            translate("Option", "How many each player is dealt."),
        ),
        "handicap": (
            translate("Option", "Head start"),
            translate("Option", "More or fewer cards for one player."),
        ),
        "people": (
            translate("Option", "Who votes"),
            translate("Option", "The people who decide about new words."),
        ),
        "first_starter": (
            translate("Option", "Who starts"),
            translate("Option", "Drawn by chance when nobody is chosen."),
        ),
        "violet": (
            translate("Option", "Violet cards"),
            translate("Option", "Each one changes a rule until the next new word."),
        ),
        "violet_kind": (
            translate("Option", "Which violet card"),
            translate("Option", "The one in force for the whole game."),
        ),
        "plural_verbs": (
            translate("Option", "Plural verbs under SINGULAR"),
            translate("Option", "Whether forms such as CHANTENT may be laid."),
        ),
        "last_single": (
            translate("Option", "The last card under 2 BY 2"),
            translate("Option", "Whether it may be laid alone."),
        ),
    }


def _about_table() -> dict[str, tuple[str, str]]:
    return {
        "opening_insert": (
            translate("Option", "Open in between"),
            translate("Option", "Whether the first card may go between the first two."),
        ),
        "opening_claim": (
            translate("Option", "Saying one cannot open"),
            translate("Option", "Whether the program checks it."),
        ),
        "opening_seconds": (
            translate("Option", "Time to open"),
            translate("Option", "Seconds for each step before the first card."),
        ),
        "same_place": (
            translate("Option", "Three at one place"),
            translate("Option", "Whether other people's cards in between matter."),
        ),
        "simultaneous_ms": (
            translate("Option", "At the same moment"),
            translate("Option", "How close, in milliseconds, two cards count as together."),
        ),
        "stale_play": (
            translate("Option", "A card that comes too late"),
            translate("Option", "What becomes of it when the word has just changed."),
        ),
        "refill": (
            translate("Option", "When the stock is empty"),
            translate("Option", "Which cards are shuffled into it."),
        ),
        "referee": (
            translate("Option", "Referee"),
            translate("Option", "Who sees that a word is wrong."),
        ),
        "contest_seconds": (
            translate("Option", "Time to contest"),
            translate("Option", "Seconds in which a word may be contested."),
        ),
        "wrong_contest": (
            translate("Option", "Contesting a right word"),
            translate("Option", "What it costs."),
        ),
        "aid": (
            translate("Option", "Help while dragging"),
            translate("Option", "What the table shows before a card is let go."),
        ),
    }


def _about_actions() -> dict[str, tuple[str, str]]:
    return {
        "call_seconds": (
            translate("Option", "Time for a call"),
            translate("Option", "Seconds to show a Méli or a Cado."),
        ),
        "exchange": (
            translate("Option", "Exchange"),
            translate("Option", "One card for three others, when nothing fits."),
        ),
        "block_seconds": (
            translate("Option", "Time to object"),
            translate("Option", "Seconds before a blockage stands."),
        ),
        "block_hint": (
            translate("Option", "Hint at a blockage"),
            translate("Option", "Whether the program says that a card could be laid."),
        ),
    }


def _about_sharing() -> dict[str, tuple[str, str]]:
    return {
        "pace": (
            translate("Option", "Taking turns"),
            translate("Option", "All together, or one after the other as small children like it."),
        ),
        "buzzer_seconds": (
            translate("Option", "Time after the buzzer"),
            translate("Option", "Seconds in which the table is yours alone."),
        ),
        "hands": (
            translate("Option", "Cards on the screen"),
            translate("Option", "Whether everybody's cards can be seen all the time."),
        ),
    }


def _about_end() -> dict[str, tuple[str, str]]:
    return {
        "round_minutes": (
            translate("Option", "Time for a round"),
            translate("Option", "Minutes after which everybody counts their cards."),
        ),
        "rounds": (
            translate("Option", "Rounds"),
            translate("Option", "How many make a game."),
        ),
        "limit": (
            translate("Option", "Points that end the game"),
            translate("Option", "The game stops once somebody has as many."),
        ),
    }


def _word_values() -> dict[str, dict[str, str]]:
    refused, accepted = translate("Option", "refused"), translate("Option", "accepted")
    return {
        "hyphenated_words": {"refused": refused, "folded": accepted},
        "proper_nouns": {"refused": refused, "accepted": accepted},
        "acronyms": {"refused": refused, "accepted": accepted},
        "coarse_words": {
            "bots_avoid": translate("Option", "never by bots"),
            "refused": refused,
            "allowed": accepted,
        },
        "repeat_scope": {
            "round": translate("Option", "for the round"),
            "sequence": translate("Option", "until the next new word"),
        },
        "same_lemma": {"allowed": accepted, "refused": refused},
        "plural_verbs": {"allowed": accepted, "barred": refused},
        "last_single": {
            "refused": translate("Option", "never alone"),
            "allowed": translate("Option", "alone too"),
        },
    }


def _table_values() -> dict[str, dict[str, str]]:
    yes, no = translate("Option", "yes"), translate("Option", "no")
    return {
        "green": {
            "stays_at_an_end": translate("Option", "stay at an end"),
            "only_when_laid": translate("Option", "only when laid"),
        },
        "joker": {
            "fixed": translate("Option", "keep their letter"),
            "floating": translate("Option", "change freely"),
        },
        "violet": {
            "starter_decides": translate("Option", "as one likes"),
            "always": translate("Option", "always"),
            "never": translate("Option", "never"),
            "chosen": translate("Option", "a chosen one"),
        },
        "opening_insert": {"no": no, "yes": yes},
        "opening_claim": {
            "trusted": translate("Option", "taken at one's word"),
            "proven": translate("Option", "checked"),
        },
        "same_place": {
            "own_cards": translate("Option", "one's own cards count"),
            "uninterrupted": translate("Option", "only without others in between"),
        },
        "stale_play": {
            "returned": translate("Option", "comes back"),
            "fault": translate("Option", "is a fault"),
        },
        "refill": {
            "reserve_then_covered": translate("Option", "cards set aside, then covered ones"),
            "reserve_only": translate("Option", "only cards set aside"),
        },
        "referee": {
            "automatic": translate("Option", "the program"),
            "table": translate("Option", "the players"),
        },
        "wrong_contest": {
            "free": translate("Option", "nothing"),
            "one_card": translate("Option", "a card"),
        },
        "aid": {
            "places": translate("Option", "places"),
            "words": translate("Option", "places and words"),
            "none": translate("Option", "nothing"),
        },
        "exchange": {
            "free": translate("Option", "at any time"),
            "once_per_sequence": translate("Option", "once a word"),
        },
        "block_hint": {"no": no, "yes": yes},
        "pace": {
            "free": translate("Option", "all together"),
            "turns": translate("Option", "one by one"),
        },
        "hands": {
            "shown": translate("Option", "open"),
            "on_buzz": translate("Option", "only while one plays"),
        },
    }
