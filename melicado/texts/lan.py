"""Rooms on the network, in sentences: why a line ended, ready-made phrases, how good a line is."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

PHRASES = ("hello", "bravo", "wait", "again", "thanks", "oops")
GOOD_MS, FAIR_MS = 60, 200
"""Up to so long a way there and back is a good line, and a fair one."""


def phrase(code: str) -> str:
    """A ready-made phrase; "" for a code that is none."""
    return {
        "hello": translate("Lan", "Hello everybody!"),
        "bravo": translate("Lan", "Well played!"),
        "wait": translate("Lan", "One moment, please."),
        "again": translate("Lan", "Another game?"),
        "thanks": translate("Lan", "Thank you!"),
        "oops": translate("Lan", "Oops…"),
    }.get(code, "")


def quality(milliseconds: int) -> str:
    """How good the line of a guest is, from its smallest round trip; "" when not known."""
    if milliseconds < 0:
        return ""
    if milliseconds <= GOOD_MS:
        return translate("Lan", "good line")
    if milliseconds <= FAIR_MS:
        return translate("Lan", "fair line")
    return translate("Lan", "slow line")


def down_sentence(why: str, host: str, port: int) -> str:
    """Why a room was not reached, or its line broke; ``why`` as ``lan.line.GuestLine`` says.

    It says what is in the way, as far as can be known from here, and which port is meant.
    """
    sentences = {
        "refused": translate(
            "Lan",
            "No room is open at {host}, port {port}: the program is not open there, or the address"
            " is another one.",
        ),
        "timeout": translate(
            "Lan",
            "{host} does not answer: it is switched off, or a firewall there or on the network"
            " keeps TCP {port} shut.",
        ),
        "not_found": translate("Lan", "No computer is called {host} on this network."),
        "unreachable": translate(
            "Lan",
            "There is no way to {host}: this computer is on another network than the room, or on"
            " none; or a firewall turns TCP {port} away.",
        ),
        "denied": translate(
            "Lan", "The firewall of this computer does not let Méli Cado out to TCP {port}."
        ),
        "hung_up": translate(
            "Lan",
            "{host} hung up at once: something else than Méli Cado may be at port {port}, or a"
            " firewall cuts the line.",
        ),
        "mute": translate(
            "Lan",
            "{host} takes the call at port {port} and says nothing: something else than Méli Cado"
            " may be there.",
        ),
        "closed": translate("Lan", "The line to the room broke."),
        "silent": translate("Lan", "The room has not answered for ten seconds."),
        "network": translate("Lan", "The network does not work just now."),
    }
    other = translate("Lan", "At {host}, port {port}, something else answers than Méli Cado.")
    return sentences.get(why, other).format(host=host, port=port)


def hearing_sentence(how: str, udp: int) -> str:
    """What to do while no room is heard of; ``how`` is one of the keys here."""
    sentences = {
        "listening": translate("Lan", "No room heard of yet: the address always works."),
        "nobody": translate(
            "Lan",
            "Still no room heard of. Rooms on this network announce themselves on UDP {udp}, which"
            " a firewall may hide: type the address on the host's screen.",
        ),
        "taken": translate(
            "Lan", "Another program keeps UDP {udp} here, so no room is heard: type the address."
        ),
        "no_network": translate(
            "Lan", "This computer is on no network: connect it first, by cable or Wi-Fi."
        ),
    }
    return sentences[how].format(udp=udp)


def where_sentence(heard: bool, connected: bool, addresses: str, udp: int) -> str:
    """How guests find a room that is ``heard`` on the network, or not."""
    if not connected:
        return hearing_sentence("no_network", udp)
    said = translate("Lan", "Your guests find the room by itself, or type {address}.")
    if not heard:
        said = translate(
            "Lan",
            "This network does not let the room announce itself (UDP {udp}): your guests type"
            " {address}.",
        )
    return said.format(address=addresses, udp=udp)


def goodbye_sentence(reason: str, evidence: Mapping[str, str | int]) -> str:
    """Why the host ended the line."""
    if reason == "version":
        if evidence.get("update") == "host":
            return translate(
                "Lan", "The host's Méli Cado is older than yours: it is to be updated there."
            )
        return translate("Lan", "The host's Méli Cado is newer: update yours to come in.")
    sentences = {
        "wrong_code": translate("Lan", "That is not the code of this room."),
        "wait": translate("Lan", "Too many tries: come again in {seconds} seconds."),
        "full": translate("Lan", "The room is full."),
        "seat_taken": translate("Lan", "This seat has just been taken: choose another one."),
        "no_seat": translate("Lan", "There is no such seat."),
        "no_table": translate("Lan", "There is no such table."),
        "no_name": translate("Lan", "Give yourself a name first."),
        "no_spectators": translate("Lan", "Nobody may only look on in this room."),
        "kicked": translate("Lan", "The host has shown you the door."),
        "taken_over": translate("Lan", "Your seat has been taken up from another window."),
        "silence": translate("Lan", "The room has not heard from you for ten seconds."),
        "closing": translate("Lan", "The host has closed the room; the game is saved there."),
        "left": translate("Lan", "You have left the room."),
    }
    other = translate("Lan", "The room ended the line ({reason}).")
    seconds = evidence.get("seconds", 60)
    return sentences.get(reason, other).format(seconds=seconds, reason=reason)


def port_taken(port: int) -> str:
    """Why no room can be opened."""
    said = translate("Lan", "Port {port} is taken: is another room open on this computer?")
    return said.format(port=port)


def firewall(tcp: int, udp: int) -> str:
    """What a firewall must let through."""
    said = translate(
        "Lan", "If guests do not find the room, the firewall must let TCP {tcp} and UDP {udp} in."
    )
    return said.format(tcp=tcp, udp=udp)


def secrecy() -> str:
    """What the code is good for."""
    return translate(
        "Lan",
        "The code keeps strangers out; it hides nothing: others on this network could read what"
        " is played and written.",
    )
