"""``pip install .`` gives a program that carries its resources."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("pyproject.toml", "README.md", "LICENSE", "melicado", "packaging", "resources", "tests")
LITTER = shutil.ignore_patterns("__pycache__", "*.egg-info", ".*_cache")

pytestmark = pytest.mark.timeout(300)


def python(*arguments: str, cwd: Path, **environment: str) -> str:
    """Run Python in ``cwd``; what it printed."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip()


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution, unpacked: the project's own files, a resource and a screenshot."""
    tree = tmp_path_factory.mktemp("tree")
    for part in PARTS:
        path = ROOT / part
        if path.is_dir():
            shutil.copytree(path, tree / part, ignore=LITTER)
        else:
            shutil.copy(path, tree / part)
    for folder in ("words", "screenshots"):
        (tree / "resources" / folder).mkdir(parents=True, exist_ok=True)
        (tree / "resources" / folder / "probe.txt").write_text("here")
    code = "import setuptools.build_meta as b; b.build_sdist('out')"
    python("-c", code, cwd=tree)
    (archive,) = (tree / "out").glob("*.tar.gz")
    shutil.unpack_archive(archive, tree / "unpacked")
    (unpacked,) = (tree / "unpacked").iterdir()
    return unpacked


@pytest.fixture(scope="module")
def site(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip installed that source distribution, by way of a wheel."""
    target = tmp_path_factory.mktemp("site")
    pip = ("-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index")
    python(*pip, "--target", str(target), str(source), cwd=target)
    return target


def test_a_source_distribution_can_be_built_and_tested_from(source: Path) -> None:
    for name in ("packaging/start.py", "packaging/build_hook.py", "tests/conftest.py", "LICENSE"):
        assert (source / name).is_file()


def test_an_installed_program_finds_its_resources(site: Path) -> None:
    code = "from melicado import places; print(places.resource('words', 'probe.txt'))"
    found = Path(python("-P", "-c", code, cwd=site.parent, PYTHONPATH=str(site)))
    assert found == site / "melicado" / "resources" / "words" / "probe.txt"
    assert found.read_text() == "here"


def test_every_resource_but_screenshots_is_installed(site: Path) -> None:
    def names(folder: Path) -> set[str]:
        return {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}

    ours = {n for n in names(ROOT / "resources") if not n.startswith("screenshots/")}
    assert names(site / "melicado" / "resources") == ours | {"words/probe.txt"}


def test_every_module_is_installed_and_only_the_package(site: Path) -> None:
    modules = {p.relative_to(ROOT) for p in (ROOT / "melicado").rglob("*.py")}
    assert modules <= {p.relative_to(site) for p in site.rglob("*.py")}
    assert {p.name for p in site.iterdir() if not p.name.endswith(".dist-info")} <= {
        "melicado",
        "bin",
        "Scripts",
    }


def test_what_an_earlier_build_left_is_not_installed(source: Path, tmp_path: Path) -> None:
    for left in ("melicado/gone.py", "melicado/resources/words/gone.dict"):
        (source / "build" / "lib" / left).parent.mkdir(parents=True, exist_ok=True)
        (source / "build" / "lib" / left).write_text("")
    pip = ("-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index")
    python(*pip, "--target", str(tmp_path / "site"), str(source), cwd=tmp_path)
    assert (tmp_path / "site" / "melicado" / "places.py").is_file()
    assert not list((tmp_path / "site").rglob("gone.*"))


def test_the_command_is_installed(site: Path) -> None:
    (information,) = site.glob("melicado-*.dist-info")
    assert "melicado = melicado.cli:main" in (information / "entry_points.txt").read_text()
