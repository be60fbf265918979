"""Abort windows: who may stop what has just happened, in which order, and stops of stops (NE-81 … NE-86).

What is to happen waits on the stack; above it a window asks those who could stop it. A stop lies on the stack
like anything else, and so can be stopped by the next window: `stop` takes away what lies under it.
"""

from typing import TYPE_CHECKING

from hullwright.schema.kinds.tile_maze.action_effects import ANYTHING

from ..contract import Action
from ..events import NOBODY

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import NoEscapeState

ABORT = "abort"
"""The event that any abort tile stops (NE-83)."""
PASS: Action = ("pass",)


def open_window(state: "NoEscapeState", event: str, by: int) -> None:
    """Let everybody stop an event who can and may, clockwise from the player whose turn it is."""
    if state.game.ruleset.aborts:
        state.pending.append(("window", NOBODY, event, by, 1))


def window(state: "NoEscapeState", frame: "Frame") -> None:
    """Ask the next player who could stop an event; nobody stops its own, or in its own turn (NE-81)."""
    _, _, event, by, ahead = frame
    no_aborts = state.game.box.abort_kinds.isdisjoint
    for further in range(ahead, state.players):
        player = (state.turn + further) % state.players
        if player == by or no_aborts(state.hands[player]):
            continue
        if aborts(state, player, event):
            state.pending.append(("window", NOBODY, event, by, further + 1))
            state.pending.append(("abort", player, event, by))
            return


def aborts(state: "NoEscapeState", player: int, event: str) -> list[int]:
    """Return the kinds of abort tiles in a hand that stop an event."""
    stops = state.game.box.aborts
    held = state.game.box.abort_kinds.intersection(state.hands[player])
    return sorted(each for each in held if event == ABORT or stops[each] in (event, ANYTHING))


def legal_abort(state: "NoEscapeState", frame: "Frame") -> tuple[Action, ...]:
    """Return to let an event pass, or the abort tiles that stop it."""
    return (PASS, *(("abort", kind) for kind in aborts(state, frame[1], frame[2])))


def apply_abort(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Play an abort: the first one clockwise takes effect, so that nobody else is asked (NE-84)."""
    if action == PASS:
        return
    _, player, event, by = frame
    kind = action[1]
    state.spend(player, kind)
    state.discard.append(kind)
    state.tell("aborted", player, kind, event, by)
    state.pending.pop()
    state.pending.append(("stop", NOBODY, event, by, player, kind))
    open_window(state, ABORT, player)
