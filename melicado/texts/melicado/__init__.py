"""Sentences for readers of Méli Cado: from codes and parameters to the reader's language."""

from melicado.texts.melicado.events import event_sentence
from melicado.texts.melicado.options import (
    level_help,
    level_name,
    option_help,
    option_name,
    value_name,
)
from melicado.texts.melicado.reasons import reason_sentence
from melicado.texts.melicado.specials import special_name, special_rule

__all__ = [
    "event_sentence",
    "level_help",
    "level_name",
    "option_help",
    "option_name",
    "reason_sentence",
    "special_name",
    "special_rule",
    "value_name",
]
