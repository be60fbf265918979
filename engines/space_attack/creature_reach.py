"""The reach of creatures: how far creatures get over open cells (SA-50 … SA-53)."""

from typing import TYPE_CHECKING

from .perils import prey, target
from .vocabulary import NONE

if TYPE_CHECKING:
    from .state import SpaceAttackState


def reach(state: "SpaceAttackState", kind: int, start: int, pace: int) -> list[int]:
    """Return the cells that a creature can move to.

    It moves over open cells; where it attacks, its move ends (SA-51 … SA-53).
    """
    near, fringe = state.game.chart.near, [start]
    found, seen = [], state.station | 1 << start
    for _ in range(pace):
        following = []
        for cell in fringe:
            for each in near[cell]:
                if not seen >> each & 1:
                    seen |= 1 << each
                    found.append(each)
                    if not attacks(state, kind, each):
                        following.append(each)
        fringe = following
    return found


def attacks(state: "SpaceAttackState", kind: int, cell: int) -> bool:
    """Tell whether a creature would attack anything in a cell."""
    if cell not in state.where:
        return False
    return target(state, kind, cell) != NONE or bool(prey(state, kind, cell))
