"""What a guest is told of the game at its table: a snapshot, then steps."""

from typing import Any

from msgspec import Raw

from melicado.lan import messages as ms
from melicado.lan.codec import DIGEST_EVERY, digest, encode
from melicado.lan.hosted import HostedTable
from melicado.lan.visitor import Visitor
from melicado.match.match import Step


def follow(visitor: Visitor, table: HostedTable) -> None:
    """Send a snapshot and from then on every step."""
    if table.match is not None:
        visitor.leave()
        visitor.new_game()
        send_snapshot(visitor, table)
        visitor.leave = table.match.subscribe(
            visitor.seats, lambda step: _send_step(visitor, table, step)
        )


def send_snapshot(visitor: Visitor, table: HostedTable) -> None:
    """Send the game as the visitor may see it now, if cards have been dealt."""
    match = table.match
    if match is not None:
        view = Raw(encode(match.view(visitor.seats)))
        visitor.step_sent(match.number, table.real_now())
        visitor.send(ms.Snapshot(match.number, table.now(), view, match.paused))


def _send_step(visitor: Visitor, table: HostedTable, step: Step[Any, Any]) -> None:
    view = encode(step.view)
    mark = digest(view) if step.number % DIGEST_EVERY == 0 else ""
    visitor.step_sent(step.number, table.real_now())
    visitor.send(ms.Step(step.number, step.at, Raw(encode(step.event)), Raw(view), mark))
