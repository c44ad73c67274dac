"""Readings in sentences, in French and in English."""

import pytest

from melicado.places import resource
from melicado.texts.readings import reading_sentence, reading_sentences
from melicado.words.dictionary import Dictionary
from melicado.words.lexicon import Lexicon
from melicado.words.readings import Reading


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Dictionary.open(resource("words", "fr.dict")).lexicon(proper_nouns=True)


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize(
    ("word", "sentences"),
    [
        (
            "MANGEONS",
            [
                "mangeons : verbe manger, 1re personne du pluriel, présent de l’indicatif",
                "mangeons : verbe manger, 1re personne du pluriel, impératif",
            ],
        ),
        (
            "CHANTENT",
            [
                "chantent : verbe chanter, 3e personne du pluriel, présent de l’indicatif",
                "chantent : verbe chanter, 3e personne du pluriel, présent du subjonctif",
            ],
        ),
        (
            "LISAIS",
            ["lisais : verbe lire, 1re et 2e personne du singulier, imparfait de l’indicatif"],
        ),
        ("VIENDRAIT", ["viendrait : verbe venir, 3e personne du singulier, conditionnel présent"]),
        ("VIVRA", ["vivra : verbe vivre, 3e personne du singulier, futur de l’indicatif"]),
        ("VINRENT", ["vinrent : verbe venir, 3e personne du pluriel, passé simple de l’indicatif"]),
        ("VENIR", ["venir : verbe, infinitif"]),
        ("CHEVAUX", ["chevaux : nom cheval, masculin pluriel"]),
        ("BRAS", ["bras : nom, masculin invariable"]),
        ("IL", ["il : pronom, 3e personne du singulier, masculin"]),
        ("AVEC", ["avec : préposition"]),
        ("MAISON", ["maison : nom, féminin singulier"]),
    ],
)
def test_french(lexicon: Lexicon, word: str, sentences: list[str]) -> None:
    assert list(reading_sentences(lexicon.readings(word))) == sentences


@pytest.mark.usefixtures("english")
def test_english() -> None:
    form = Reading(
        spelling="mangions",
        lemma="manger",
        pos="verb",
        number="p",
        person="1",
        tense="impf",
        mood="ind",
    )
    assert (
        reading_sentence(form) == "mangions: verb manger, 1st person plural, imperfect indicative"
    )
    noun = Reading(spelling="élèves", lemma="élève", pos="noun", gender="e", number="p")
    assert reading_sentence(noun) == "élèves: noun élève, masculine or feminine plural"


@pytest.mark.usefixtures("french")
def test_every_reading_of_the_dictionary_can_be_told(lexicon: Lexicon) -> None:
    for word in list(lexicon.pattern("????"))[::7] + list(lexicon.pattern("????????E"))[::40]:
        for sentence in reading_sentences(lexicon.readings(word)):
            assert " : " in sentence
            assert not sentence.endswith((", ", ": "))
