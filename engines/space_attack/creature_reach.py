"""The reach of creatures: how far creatures get over open cells, or under tiles (SA-50 … SA-53)."""

from typing import TYPE_CHECKING

from .perils import prey, target
from .vocabulary import NONE

if TYPE_CHECKING:
    from .state import SpaceAttackState


def reach(state: "SpaceAttackState", kind: int, start: int, pace: int) -> list[int]:
    """Return the cells that a creature can move to.

    It moves over open cells; where it attacks, its move ends (SA-51 … SA-53).
    """
    if state.game.bestiary.dives[kind]:
        return _dives(state, kind, start, pace)
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


def _dives(state: "SpaceAttackState", kind: int, start: int, pace: int) -> list[int]:
    """Return the same for a creature that also passes under tiles, and never ends there."""
    near, fringe = state.game.chart.near, [start]
    found, seen = [], {start}
    for _ in range(pace):
        following = []
        for each in (each for cell in fringe for each in near[cell] if each not in seen):
            seen.add(each)
            is_open = state.is_open(each)
            if is_open:
                found.append(each)
            if not (is_open and attacks(state, kind, each)):
                following.append(each)
        fringe = following
    return found


def attacks(state: "SpaceAttackState", kind: int, cell: int) -> bool:
    """Tell whether a creature would attack anything in a cell."""
    if cell not in state.where:
        return False
    return target(state, kind, cell) != NONE or bool(prey(state, kind, cell))
