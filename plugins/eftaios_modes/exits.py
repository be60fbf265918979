"""Extra exits: a sector becomes a pod in a late round, or when no pod is left."""

from hullwright.schema.records import Json

from .mode_state import DANGEROUS, SILENT, ModeState

LAST = "mode:last-exit"
"""In the memory of a state: whether the last exit has opened."""


def late(state: ModeState, opens: int, **details: Json) -> None:
    """Open an extra pod at the beginning of one round."""
    if details["round"] == opens:
        _open(state)


def last(state: ModeState, **_: object) -> None:
    """Open one last pod when no other can be used any more, once in a game."""
    if LAST not in state.memory:
        state.memory[LAST] = True
        _open(state)


def _open(state: ModeState) -> None:
    """Turn a random dangerous sector into a pod, or a silent one if there is no other."""
    spaces = [space for space in range(len(state.roles)) if not state.closed >> space & 1]
    for role in (DANGEROUS, SILENT):
        found = [space for space in spaces if state.role(space) == role]
        if found:
            # As the engine does: random() gives the same sector on every machine and version.
            state.turn_pod(found[int(state.chance.random() * len(found))])
            return
