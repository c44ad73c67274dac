"""What a word is to grammar, in words: «mangeons : verbe manger, 1re personne du pluriel…»."""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QCoreApplication

from melicado.texts.names import in_a_row
from melicado.words.readings import Reading

translate = QCoreApplication.translate


def reading_sentences(readings: Sequence[Reading]) -> tuple[str, ...]:
    """A line for each of ``readings``, in their order; those of several persons share one."""
    together: dict[Reading, list[str]] = {}
    for reading in readings:
        alike = msgspec.structs.replace(reading, person=None)
        together.setdefault(alike, []).extend(reading.person or "")
    return tuple(_line(reading, persons) for reading, persons in together.items())


def reading_sentence(reading: Reading) -> str:
    """One reading: «chats : nom chat, masculin pluriel»."""
    return reading_sentences((reading,))[0]


def pos_name(pos: str) -> str:
    """What a part of speech is called; KeyError for a code that is none."""
    return {
        "noun": translate("Reading", "noun"),
        "verb": translate("Reading", "verb"),
        "adj": translate("Reading", "adjective"),
        "adv": translate("Reading", "adverb"),
        "pron": translate("Reading", "pronoun"),
        "det": translate("Reading", "determiner"),
        "prep": translate("Reading", "preposition"),
        "conj": translate("Reading", "conjunction"),
        "intj": translate("Reading", "interjection"),
        "num": translate("Reading", "number"),
        "name": translate("Reading", "proper noun"),
        "other": translate("Reading", "word"),
    }[pos]


def _line(reading: Reading, persons: Sequence[str]) -> str:
    said = pos_name(reading.pos)
    if reading.lemma != reading.spelling:
        said = f"{said} {reading.lemma}"
    parts = [said, _person(reading, persons), _form(reading), _agreement(reading, persons)]
    line = translate("Reading", "{word}: {said}")
    return line.format(word=reading.spelling, said=", ".join(part for part in parts if part))


def _person(reading: Reading, persons: Sequence[str]) -> str:
    if not persons:
        return ""
    names = {
        "1": translate("Reading", "1st"),
        "2": translate("Reading", "2nd"),
        "3": translate("Reading", "3rd"),
    }
    text = {
        "p": translate("Reading", "{persons} person plural"),
        "s": translate("Reading", "{persons} person singular"),
    }.get(reading.number or "", translate("Reading", "{persons} person"))
    return text.format(persons=in_a_row([names[person] for person in persons]))


def _form(reading: Reading) -> str:
    """Tense and mood."""
    if reading.mood is None:
        return ""
    return {
        "pres ind": translate("Reading", "present indicative"),
        "impf ind": translate("Reading", "imperfect indicative"),
        "past ind": translate("Reading", "past indicative"),
        "fut ind": translate("Reading", "future indicative"),
        "pres cond": translate("Reading", "present conditional"),
        "pres subj": translate("Reading", "present subjunctive"),
        "impf subj": translate("Reading", "imperfect subjunctive"),
        "pres imp": translate("Reading", "imperative"),
        "inf": translate("Reading", "infinitive"),
        "pres part": translate("Reading", "present participle"),
        "past part": translate("Reading", "past participle"),
    }[f"{reading.tense or ''} {reading.mood}".strip()]


def _agreement(reading: Reading, persons: Sequence[str]) -> str:
    """Gender and number; the number goes with the person where there is one."""
    genders = {"m": translate("Reading", "masculine"), "f": translate("Reading", "feminine")}
    if reading.pos == "noun":
        genders["e"] = translate("Reading", "masculine or feminine")
    numbers = {
        "s": translate("Reading", "singular"),
        "p": translate("Reading", "plural"),
        "i": translate("Reading", "invariable"),
    }
    gender = genders.get(reading.gender or "", "")
    number = "" if persons else numbers.get(reading.number or "", "")
    return f"{gender} {number}".strip()
