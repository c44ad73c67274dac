"""The build hook: puts ``resources/`` into the package, so that an installed program has them.

The sources keep ``resources/`` beside the package; a wheel carries it as ``melicado/resources``,
where ``melicado.places`` looks first. A source distribution carries all that a wheel is made from.
"""

import shutil
from pathlib import Path

from setuptools.command.build_py import build_py

RESOURCES = Path("resources")
LEFT_OUT = "screenshots"
"""Pictures for the README: nothing that runs reads them."""
SOURCES = (RESOURCES, Path("packaging"), Path("tests"))


def files(folder: Path) -> list[Path]:
    """The files under ``folder`` that belong in a distribution, in a steady order."""
    kept = (path for path in folder.rglob("*") if path.is_file())
    return sorted(p for p in kept if not {LEFT_OUT, "__pycache__"}.intersection(p.parts))


class BuildWithResources(build_py):
    """``build_py`` that also copies the resources, except for an editable install."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        # A build folder outlives the build: what has gone since must not come back from it.
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        target = Path(self.build_lib) / "melicado" / "resources"
        for source in files(RESOURCES):
            copy = target / source.relative_to(RESOURCES)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copy)

    def get_source_files(self) -> list[str]:
        more = [str(path) for folder in SOURCES for path in files(folder)]
        return [*super().get_source_files(), *more]  # type: ignore[no-untyped-call]
