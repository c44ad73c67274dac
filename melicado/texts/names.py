"""Several names in one phrase."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def in_a_row(names: Sequence[str]) -> str:
    """«Zoé», «Zoé et Léo», «Zoé, Léo et Ana»."""
    if len(names) < 2:
        return "".join(names)
    both = translate("Names", "{first} and {last}")
    return both.format(first=", ".join(names[:-1]), last=names[-1])
