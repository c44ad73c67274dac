"""Sentences for readers of Mendelius: from codes and parameters to the reader's language."""

from melicado.texts.mendelius.cards import card_name, family_name, person_name
from melicado.texts.mendelius.crosses import cross_name, fault_sentence, round_sentence
from melicado.texts.mendelius.events import event_sentence
from melicado.texts.mendelius.options import level_help, option_help, option_name, value_name
from melicado.texts.mendelius.reasons import reason_sentence

__all__ = [
    "card_name",
    "cross_name",
    "event_sentence",
    "family_name",
    "fault_sentence",
    "level_help",
    "option_help",
    "option_name",
    "person_name",
    "reason_sentence",
    "round_sentence",
    "value_name",
]
