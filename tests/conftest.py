"""What every test stands on: no screen, no real home, and the size of the random tests."""

import os
from pathlib import Path

# Before anything imports Qt, which reads it once.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("ci", max_examples=50, deadline=None)
settings.register_profile(
    "full", max_examples=2000, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


_MEET = {"test_host", "test_seat_kept", "test_looking_on", "test_other_words", "test_readme"}
"""Tests that open rooms though they do not stand with those of the network."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--full",
        action="store_true",
        default=bool(os.environ.get("MELICADO_FULL")),
        help="run simulations, fuzzing and builds at full size (also: MELICADO_FULL=1)",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "full: a long test that runs with --full only")
    settings.load_profile("full" if config.getoption("--full") else "ci")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        item.add_marker(pytest.mark.xdist_group(_company(item.path)))
    if config.getoption("--full"):
        return
    long = [item for item in items if item.get_closest_marker("full")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]


def _company(path: Path) -> str:
    """Which tests run one after the other where several run at once (``-n 2 --dist loadgroup``).

    Those of a file do, and all that use the network, where rooms announce themselves.
    """
    on_the_network = "lan" in path.parts or path.stem.startswith(("test_lan", "test_network"))
    return "network" if on_the_network or path.stem in _MEET else str(path)


@pytest.fixture(scope="session")
def full(pytestconfig: pytest.Config) -> bool:
    """Whether long simulations and fuzzing run at full size."""
    return bool(pytestconfig.getoption("--full"))


@pytest.fixture(autouse=True)
def melicado_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home for each test, so that no test sees or touches the real one."""
    home = tmp_path / "melicado-home"
    monkeypatch.setenv("MELICADO_HOME", str(home))
    return home
