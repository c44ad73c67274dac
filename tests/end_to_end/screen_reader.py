"""A screen reader of few words: walks what a program tells over AT-SPI, and presses buttons.

It speaks D-Bus through the small tools that come with the bus itself.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from PySide6.QtDBus import QDBusConnection, QDBusMessage
from real_window import wait_for

NEEDED = ("dbus-daemon", "dbus-send", "dbus-monitor")
SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
"""What starts the bus of assistive technology; it comes with at-spi2-core."""
MISSING = [tool for tool in NEEDED if shutil.which(tool) is None]
MISSING += [] if SERVICE.exists() else ["at-spi2-core"]

REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
ACCESSIBLE = "org.a11y.atspi.Accessible"
BUTTON = "button"
LISTENER = "listener"
_PAIR = re.compile(r'struct \{\s*string "([^"]*)"\s*object path "([^"]*)"')
_STRING = re.compile(r'string "(.*)"\s*$', re.DOTALL)


class Node(NamedTuple):
    """Something that a program tells of: whose it is and where, its role and its name."""

    owner: str
    path: str
    role: str
    name: str


@contextmanager
def session_bus() -> Iterator[dict[str, str]]:
    """A session bus of our own; the environment that leads to it."""
    read, write = os.pipe()
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", f"--print-address={write}"],
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as answer:
        address = answer.readline().strip()
    try:
        yield {"DBUS_SESSION_BUS_ADDRESS": address, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    finally:
        daemon.terminate()
        daemon.wait()


class Reader:
    """Reads everything that programs on one bus tell."""

    def __init__(self, env: dict[str, str]) -> None:
        self.env = env
        self.bus = wait_for("a bus for screen readers", self._address)
        # A program tells the registry of itself once, as it starts: it had better be there.
        wait_for("the registry", lambda: self.look(*REGISTRY).role)

    def _address(self) -> str:
        bus = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
        return _text(self._send("", *bus))

    def _send(self, bus: str, owner: str, path: str, member: str, *arguments: str) -> str:
        where = f"--bus={bus}" if bus else "--session"
        command = ["dbus-send", where, "--print-reply", f"--dest={owner}", path, member]
        done = subprocess.run(
            [*command, *arguments], env=self.env, capture_output=True, text=True, check=False
        )
        return done.stdout

    def children(self, owner: str, path: str) -> list[tuple[str, str]]:
        """What lies directly below something."""
        told = self._send(self.bus, owner, path, f"{ACCESSIBLE}.GetChildren")
        return _PAIR.findall(told)

    def programs(self) -> list[tuple[str, str]]:
        """The programs that can be read."""
        return self.children(*REGISTRY)

    def look(self, owner: str, path: str) -> Node:
        """One thing, its role and name."""
        role = self._send(self.bus, owner, path, f"{ACCESSIBLE}.GetRoleName")
        name = self._send(
            self.bus,
            owner,
            path,
            "org.freedesktop.DBus.Properties.Get",
            f"string:{ACCESSIBLE}",
            "string:Name",
        )
        return Node(owner, path, _text(role), _text(name))

    def walk(self, owner: str, path: str) -> Iterator[Node]:
        """Something and all that lies below it."""
        yield self.look(owner, path)
        for child in self.children(owner, path):
            yield from self.walk(*child)

    def buttons(self) -> list[Node]:
        """Every button of every program."""
        found = [node for program in self.programs() for node in self.walk(*program)]
        return [node for node in found if BUTTON in node.role]

    def press(self, node: Node) -> None:
        """Do what pressing that button does."""
        self._send(self.bus, node.owner, node.path, "org.a11y.atspi.Action.DoAction", "int32:0")

    @contextmanager
    def listening(self) -> Iterator[list[str]]:
        """What is announced meanwhile, complete once this is over."""
        listener = QDBusConnection.connectToBus(self.bus, LISTENER)
        asked = QDBusMessage.createMethodCall(
            REGISTRY[0], "/org/a11y/atspi/registry", REGISTRY[0], "RegisterEvent"
        )
        asked.setArguments(["object:announcement"])  # programs tell nothing that nobody wants
        listener.call(asked)
        rule = "interface='org.a11y.atspi.Event.Object',member='Announcement'"
        heard: list[str] = []
        monitor = subprocess.Popen(
            ["dbus-monitor", "--address", self.bus, rule],
            env=self.env,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            yield heard
        finally:
            monitor.terminate()
            told, _ = monitor.communicate()
            QDBusConnection.disconnectFromBus(LISTENER)
            heard += re.findall(r'variant\s+string "([^"]*)"', told)


def _text(told: str) -> str:
    found = _STRING.search(told)
    return found.group(1) if found else ""
