"""Stops: what follows when an event is stopped and nobody has stopped that (NE-82, NE-85)."""

from typing import TYPE_CHECKING

from . import abort_windows, placements, turns

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import NoEscapeState


def stop(state: "NoEscapeState", frame: "Frame") -> None:
    """Take away what waits under a stop, and do what follows by the rules.

    A stopped action is without effect, a stopped jetpack leaves its token red, a stopped abort leaves
    everything as it was: for these, nothing more is to be done.
    """
    _, _, event, by, player, kind = frame
    stopped = state.pending.pop()
    state.tell("stopped", by, event)
    if event == "maze":
        placements.take_back(state, stopped)
    elif event == "roll":
        state.pending.append(("march", by, turns.rolled(state, by)))
        if state.game.ruleset.reroll_aborts:
            abort_windows.open_window(state, "roll", by)
    # Whatever else the abort tile does comes next.
    state.pending.append(("effect", player, kind, 0))
