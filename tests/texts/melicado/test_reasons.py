"""Every reason has its sentence, with and without evidence (MC-19)."""

import pytest

from melicado.rules.melicado.reasons import Reason
from melicado.texts.melicado import reason_sentence

NB = "\u00a0"


@pytest.mark.parametrize("reason", list(Reason))
@pytest.mark.parametrize(
    "evidence", [{}, {"word": "PORTS"}, {"word": "PAGE", "before": "PLAGE"}, {"word": "P?RT"}]
)
def test_every_reason_is_a_sentence(
    french: None, reason: Reason, evidence: dict[str, str | int]
) -> None:
    said = reason_sentence(reason, evidence)
    assert said[-1] in ".!?"
    assert not set("{}%") & set(said)
    assert len(said) <= 80


@pytest.mark.parametrize(
    ("reason", "evidence", "said"),
    [
        ("RED_COVERED", {"word": "PORT"}, f"Rouge{NB}: on ne la recouvre pas."),
        ("REPEAT", {"word": "PORTS"}, "PORTS est déjà passé."),
        ("NOT_A_WORD", {"word": "GRUBE"}, "GRUBE n’est pas dans le dictionnaire."),
        ("NOT_A_WORD", {"word": "GR?BE"}, "Aucun mot du dictionnaire ne s’écrit GR★BE."),
        (
            "CADO_SAME_ROOT",
            {"word": "CHAT", "before": "CHATS"},
            "CHATS et CHAT sont de la même famille.",
        ),
    ],
)
def test_the_evidence_is_in_the_sentence(
    french: None, reason: str, evidence: dict[str, str | int], said: str
) -> None:
    assert reason_sentence(reason, evidence) == said


def test_all_reasons_differ(french: None) -> None:
    assert len({reason_sentence(reason, {}) for reason in Reason}) == len(Reason)


def test_an_unknown_code_is_no_reason() -> None:
    with pytest.raises(ValueError, match="NO_SUCH_CODE"):
        reason_sentence("NO_SUCH_CODE", {})
