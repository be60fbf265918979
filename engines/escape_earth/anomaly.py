"""The Anomaly: where it comes up, how it moves, and the ships that it drives back (EE-63 … EE-67)."""

from typing import TYPE_CHECKING

from ..events import NOBODY
from . import ships

if TYPE_CHECKING:
    from .state import EscapeEarthState

NOWHERE = 0
"""Where the Anomaly is while it is out of play."""


def strike(state: "EscapeEarthState") -> None:
    """Place the Anomaly, or move it towards the start, and drive back the ships (EE-63 … EE-65)."""
    least, step = state.game.layout.anomaly.min_position, state.game.layout.anomaly.step
    wanted = state.anomaly - step if state.anomaly else last_but_one(state.opened)
    if not state.anomaly or state.anomaly > least:
        state.anomaly = min(max(wanted, least), len(state.cards))
    state.tell("anomaly", NOBODY, state.anomaly)
    for ship, position in enumerate(state.ships):
        if position >= state.anomaly:
            ships.put_before(state, ship, state.anomaly)


def last_but_one(opened: int) -> int:
    """Return the last but one of some positions; 0 if there are fewer than two.

    >>> last_but_one(0b1011110)
    4
    """
    rest = opened & ~(1 << (opened.bit_length() - 1)) if opened else 0
    return max(0, rest.bit_length() - 1)


def fought(state: "EscapeEarthState") -> None:
    """Move the Anomaly away from the start; without another one active it is gone (EE-66)."""
    if not state.anomaly:
        return
    events = state.game.box.events
    if any(count and event.anomaly for count, event in zip(state.active, events, strict=True)):
        state.anomaly = min(len(state.cards), state.anomaly + state.game.layout.anomaly.step)
        state.tell("anomaly", NOBODY, state.anomaly)
    else:
        state.anomaly = NOWHERE
        state.tell("anomaly_gone", NOBODY)
