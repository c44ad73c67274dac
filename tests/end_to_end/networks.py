"""Two networks of our own on this machine, joined by a virtual cable, each with its firewall."""

import os
import shutil
import subprocess
import sys
from typing import IO, Any

PREFIX = "10.77.41"
HOST, GUEST = f"{PREFIX}.1", f"{PREFIX}.2"


def missing() -> str:
    """Why networks cannot be made here, "" where they can."""
    if not sys.platform.startswith("linux"):
        return "network namespaces are Linux's"
    if os.geteuid() != 0:
        return "making network namespaces needs root"
    lacking = [tool for tool in ("ip", "iptables") if not shutil.which(tool)]
    if lacking:
        return f"{' and '.join(lacking)} cannot be found"
    try:
        with Networks():
            return ""
    except subprocess.CalledProcessError as error:
        return f"this system makes no network namespaces: {error.stderr.strip()}"


class Networks:
    """The host's network and the guest's; use as a context."""

    def __init__(self) -> None:
        self.names = {HOST: f"mc-host-{os.getpid()}", GUEST: f"mc-guest-{os.getpid()}"}

    def __enter__(self) -> "Networks":
        try:
            for name in self.names.values():
                _run("ip", "netns", "add", name)
            host, guest = self.names.values()
            cable = ["type", "veth", "peer", "name", "cable", "netns", guest]
            _run("ip", "link", "add", "cable", "netns", host, *cable)
            for address, name in self.names.items():
                _run("ip", "-n", name, "addr", "add", f"{address}/24", "brd", "+", "dev", "cable")
                for link in ("lo", "cable"):
                    _run("ip", "-n", name, "link", "set", link, "up")
                self.firewall(address, "-L")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_error: object) -> None:
        for name in self.names.values():
            subprocess.run(["ip", "netns", "del", name], capture_output=True, check=False)

    def firewall(self, address: str, *rule: str) -> None:
        """One command of ``iptables`` in the network of ``address``."""
        _run("ip", "netns", "exec", self.names[address], "iptables", "-w", *rule)

    def drop(self, address: str, share: float) -> None:
        """Lose that share of the packets that come to ``address``, by chance."""
        chance = ["-m", "statistic", "--mode", "random", "--probability", str(share)]
        self.firewall(address, "-A", "INPUT", *chance, "-j", "DROP")

    def dropped(self, address: str) -> int:
        """How many packets the firewall of ``address`` has lost."""
        command = ["ip", "netns", "exec", self.names[address], "iptables", "-w", "-nvxL", "INPUT"]
        listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        return sum(int(line.split()[0]) for line in listed.splitlines() if " DROP " in line)

    def unplug(self, address: str) -> None:
        """Take the cable out."""
        _run("ip", "-n", self.names[address], "link", "set", "cable", "down")

    def start(
        self, address: str, *command: str, out: "IO[str] | int | None" = None, **environment: str
    ) -> "subprocess.Popen[str]":
        """Start a command in the network of ``address``."""
        inside = ["ip", "netns", "exec", self.names[address], *command]
        more: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": out, "text": True}
        return subprocess.Popen(inside, env={**os.environ, **environment}, **more)


def _run(*command: str) -> None:
    subprocess.run(command, capture_output=True, text=True, check=True)
