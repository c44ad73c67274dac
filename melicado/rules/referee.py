"""Cases for the referee as JSON text, of either game: verdicts out, a line for a broken case."""

from typing import Any

import msgspec

from melicado.rules.game import RulesError
from melicado.rules.melicado.referee import JudgeFor
from melicado.rules.melicado.referee import referee as melicado
from melicado.rules.mendelius.referee import referee as mendelius


def referee_text(text: str, judge_for: JudgeFor) -> tuple[Any, list[str]]:
    """Answer JSON text: one case, or a list of them; ``game`` names the game of each.

    Returns what is to be printed with ``--json`` (a dict for a case, a list for a list, None
    when there is nothing to answer) and a line for each broken case, for standard error; with
    such a line the exit status is 1. In a list a broken case keeps its place, as
    ``{"error": line}``, and the others are answered.
    """
    try:
        data = msgspec.json.decode(text.encode("utf-8", "replace"))
    except (msgspec.DecodeError, RecursionError) as error:
        return None, [f"This is not JSON: {error}."]
    if not isinstance(data, list):
        answer, line = _answer(data, judge_for, "")
        return (None, [line]) if line else (answer, [])
    answers = [_answer(case, judge_for, f"Case {n}: ") for n, case in enumerate(data, 1)]
    return [answer for answer, _ in answers], [line for _, line in answers if line]


def _answer(data: object, judge_for: JudgeFor, where: str) -> tuple[dict[str, Any], str]:
    case = data if isinstance(data, dict) else {}
    name = {"id": case["id"]} if "id" in case else {}
    try:
        found = mendelius(data) if case.get("game") == "mendelius" else melicado(data, judge_for)
        return name | found, ""
    except RulesError as error:
        line = where + " ".join(str(error).split())
        return name | {"error": line}, line
