"""Speed is a ratio to a yardstick in the same run: ``pytest tests/bench --benchmark-enable``.

Each bench measures the program's way with pytest-benchmark and a plain way of doing the same
beside it, and leaves their ratio in ``extra_info``. No test asserts a time or a ratio; in an
ordinary run each bench runs once and checks that both ways give the same answer.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Any

import pytest

from melicado import places
from melicado.rules.melicado.cards import Card
from melicado.rules.melicado.deck import deck_from
from melicado.words.dictionary import Dictionary
from melicado.words.lexicon import Lexicon

ROUNDS = 7
Compare = Callable[[Callable[[], object], Callable[[], object]], None]


def best_of(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Seconds of the quickest of some runs."""
    times = []
    for _ in range(rounds):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return min(times)


@pytest.fixture
def compare(benchmark: Any) -> Compare:
    """Measure ours with pytest-benchmark, and its ratio to a yardstick, best run to best run."""

    def measure(ours: Callable[[], object], yardstick: Callable[[], object]) -> None:
        benchmark(ours)
        if benchmark.enabled:
            benchmark.extra_info["ratio"] = round(best_of(ours) / best_of(yardstick), 3)

    return measure


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    session = getattr(config, "_benchmarksession", None)
    found = [b for b in getattr(session, "benchmarks", []) if "ratio" in b.extra_info]
    if found:
        terminalreporter.section("ratios to the yardstick (smaller is better)")
        for bench in found:
            terminalreporter.line(f"{bench.extra_info['ratio']:>9.3f}  {bench.name}")


@pytest.fixture(scope="session")
def dictionary() -> Dictionary:
    return Dictionary.open(places.resource("words", "fr.dict"))


@pytest.fixture(scope="session")
def french(dictionary: Dictionary) -> Lexicon:
    return dictionary.lexicon()


@pytest.fixture(scope="session")
def words(french: Lexicon) -> frozenset[str]:
    return frozenset(word for n in range(2, 16) for word in french.pattern("?" * n))


@pytest.fixture(scope="session")
def deck() -> tuple[Card, ...]:
    return deck_from(places.resource("decks", "fr.json").read_bytes())
