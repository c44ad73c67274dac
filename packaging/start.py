#!/usr/bin/env python3
"""Start the program or its tests on any machine that has Python, with nothing else prepared.

    python3 packaging/start.py play              play a game
    python3 packaging/start.py test [ARGUMENT…]  run the tests; the arguments go to pytest
    python3 packaging/start.py build [ARGUMENT…] make what people install: see build.py

Standard library only. The system libraries that Qt loads are looked for first: where they are
missing they are installed (Debian and its kin, as root or through sudo), or the one line that
installs them is printed. The Python packages go into a private ``.venv`` beside this checkout.
"""

import ctypes
import errno
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
OLDEST, NEWEST = (3, 11), (3, 14)
VERBS = ("play", "test", "build")
BORN = "made-for"
"""The file of the environment that tells what it was made for."""

# What Qt loads, by the name the loader knows, and the Debian package that brings it.
OFFSCREEN = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libgthread-2.0.so.0": "libglib2.0-0",
}
WINDOW = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
# The commands with which some tests open a real window, make networks or ask what a desktop
# thinks of us, and their packages.
TOOLS = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "dbus-send": "dbus",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "/usr/sbin/ip": "iproute2",
    "/usr/sbin/iptables": "iptables",
    "/usr/sbin/locale-gen": "locales",
}

# What PyInstaller calls.
BUILD_TOOLS = {"objdump": "binutils"}


def say(line: str) -> None:
    """Print a line at once, on the error stream: standard output belongs to what is started."""
    print(line, file=sys.stderr, flush=True)


def check_python(version: "tuple[int, int]") -> None:
    """Leave with one sentence unless this Python will do.

    An old Python reads this file as far as the call below: nothing newer than 3.6 stands above it.
    """
    if not OLDEST <= version <= NEWEST:
        sys.exit(
            f"Méli Cado needs Python {OLDEST[0]}.{OLDEST[1]} to {NEWEST[0]}.{NEWEST[1]};"
            f" this is Python {version[0]}.{version[1]}."
        )


check_python(sys.version_info[:2])


def loads(soname: str) -> bool:
    """Whether the system's loader finds the library ``soname``."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def needed_packages(verb: str) -> tuple[list[str], list[str]]:
    """The Debian packages that ``verb`` cannot do without, and those it would like; missing ones.

    Tests run offscreen; only those that open a real window want the rest.
    """
    need: list[str] = []
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        need.append(f"python{sys.version_info[0]}.{sys.version_info[1]}-venv")
    if not sys.platform.startswith("linux"):
        return need, []
    need += [package for soname, package in OFFSCREEN.items() if not loads(soname)]
    window = [package for soname, package in WINDOW.items() if not loads(soname)]
    if verb == "play":
        return need + window, []
    if verb == "build":  # what Qt loads for a window is bundled: it must be there
        tools = [package for tool, package in BUILD_TOOLS.items() if not shutil.which(tool)]
        return need + window + tools, []
    return need, window + [package for tool, package in TOOLS.items() if not shutil.which(tool)]


def root_prefix() -> list[str] | None:
    """What to put before a command to run it as root, or None where that cannot be."""
    if os.geteuid() == 0:
        return []
    if not shutil.which("sudo"):
        return None
    if sys.stdin.isatty():
        return ["sudo"]
    passwordless = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n"] if passwordless.returncode == 0 else None


def apt_install(prefix: list[str], packages: list[str]) -> bool:
    """Install Debian packages; whether it worked."""
    # Through env, since sudo drops the variables of the caller.
    command = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    command += ["-o", "DPkg::Lock::Timeout=300"]  # another installation may be going on
    subprocess.run([*command, "update"], capture_output=True, check=False)
    install = [*command, "install", "-y", "--no-install-recommends", *packages]
    done = subprocess.run(install, capture_output=True, text=True, check=False)
    if done.returncode != 0:  # what it says when all goes well only worries people
        say(done.stderr.strip())
    return done.returncode == 0


def line_to_run(packages: list[str]) -> str:
    """The one line by which a person installs Debian ``packages``."""
    names = " ".join(packages)
    if not shutil.which("apt-get"):
        return f"Please install what your system calls (Debian's names): {names}"
    command = f"apt-get update && apt-get install -y --no-install-recommends {names}"
    shell = "sudo sh" if shutil.which("sudo") else "su"
    return f'{shell} -c "{command}"  # then start again'


def ensure_system(verb: str) -> None:
    """Bring in the missing system packages, or leave with the one line that does."""
    need, like = needed_packages(verb)
    if not need and not like:
        return
    prefix = root_prefix() if shutil.which("apt-get") else None
    if prefix is not None:
        say("Installing from the system's packages: " + " ".join(need + like))
        if apt_install(prefix, need + like) or (need and like and apt_install(prefix, need)):
            return
    if need:
        sys.exit(line_to_run(need + like))
    say(line_to_run(like))


def venv_python() -> Path:
    """The interpreter inside the private environment."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def venv_works(modules: tuple[str, ...]) -> bool:
    """Whether the environment's interpreter runs and finds ``modules``."""
    probe = "import importlib.util as u, sys; sys.exit(not all(map(u.find_spec, sys.argv[1:])))"
    command = [str(venv_python()), "-P", "-c", probe, *modules]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def remove(path: Path) -> None:
    """Remove a file, a link or a whole folder, if it is there."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def run_or_leave(command: list[str], sentence: str) -> None:
    """Run ``command``; when it fails leave with ``sentence`` under what it said itself."""
    if subprocess.run(command, stdout=sys.stderr, check=False).returncode != 0:
        sys.exit(sentence)


def birth() -> str:
    """What the environment must have been made for: this system, this Python, this place."""
    return f"{sys.platform} {sys.version_info[0]}.{sys.version_info[1]} {ROOT}"


def project_key() -> str:
    """What the packages in the environment depend on."""
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()


def holds(name: str, text: str) -> bool:
    """Whether the file ``name`` of the environment is there and holds just ``text``."""
    path = VENV / name
    return path.is_file() and path.read_text(encoding="utf-8") == text


def condition(verb: str) -> str:
    """Whether the environment is ``ready`` for ``verb``, only ``made``, or ``broken``.

    One stamp a verb, so that either may come first. A stamp whose packages are gone tells of
    damage: nothing in such an environment is trusted.
    """
    if not holds(BORN, birth()):
        return "broken"
    if not holds(f"ready-to-{verb}", project_key()):
        return "made" if venv_works(("pip",)) else "broken"
    modules = ("pip", "melicado", "PySide6", *(["pytest"] if verb == "test" else []))
    return "ready" if venv_works(modules) else "broken"


def make_venv() -> None:
    """Make the environment anew. What tells its birth comes last: without it, it is half-made."""
    say(f"Making a private Python environment in {VENV.name}")
    remove(VENV)
    run_or_leave(
        [sys.executable, "-m", "venv", str(VENV)],
        f"The environment could not be made in {VENV}; the lines above say why.",
    )
    (VENV / BORN).write_text(birth(), encoding="utf-8")


def fill_venv(verb: str) -> None:
    """Install the packages that ``verb`` needs, and this checkout itself, as it stands."""
    say("Installing the Python packages; the first time takes a minute or two")
    project = f"{ROOT}[test]" if verb == "test" else str(ROOT)
    pip = [str(venv_python()), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    run_or_leave(
        [*pip, "-e", project],
        "The Python packages could not be installed; the lines above say why"
        " (the first start needs the Internet).",
    )
    (VENV / f"ready-to-{verb}").write_text(project_key(), encoding="utf-8")


def lock(file: IO[bytes]) -> bool:
    """Take the file for this process alone, until it is closed; whether nobody else had it."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - Windows only

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - elsewhere only

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        # Some network drives know no locks: there a start goes on without.
        return error.errno not in (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
    return True


def ensure_venv(verb: str) -> None:
    """See that the environment is ready for ``verb``; two starts at once take turns."""
    if condition(verb) == "ready":
        return
    with VENV.with_name(".venv-lock").open("wb") as file:
        while not lock(file):
            time.sleep(0.5)
        now = condition(verb)
        if now == "broken":
            make_venv()
        if now != "ready":
            fill_venv(verb)


def become(command: list[str], environment: Mapping[str, str]) -> int:
    """Run ``command`` in place of this program, so that signals and its status are its own."""
    if os.name != "nt":
        os.execve(command[0], command, environment)
    return subprocess.call(command, env=environment)


def main(arguments: list[str]) -> int:
    """Carry out ``play`` (also when nothing is said: a double click), ``test`` or ``build``."""
    verb, rest = (arguments[0], arguments[1:]) if arguments else ("play", [])
    if verb in ("-h", "--help"):
        print(__doc__)
        return 0
    if verb not in VERBS:
        say("Usage: start.py play | start.py test [pytest arguments] | start.py build [--folder]")
        return 2
    try:
        ensure_system(verb)
        if verb == "build":  # it makes an environment of its own
            return become([sys.executable, str(ROOT / "packaging" / "build.py"), *rest], os.environ)
        ensure_venv(verb)
        environment = dict(os.environ)
        if verb == "play":
            return become([str(venv_python()), "-P", "-m", "melicado", "play", *rest], environment)
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        os.chdir(ROOT)
        return become([str(venv_python()), "-m", "pytest", *rest], environment)
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        sys.exit(f"The start failed: {error}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
