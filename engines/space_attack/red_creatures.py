"""Red tiles that bring or move creatures: teleporting and hatching (SA-89, SA-91)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hullwright.schema.kinds.station.layout import CREATURES

from ..contract import Action
from .chart import cells_of, mask
from .turns import PASS
from .vocabulary import KIND_OF, KINDS, NONE, QUEEN, SPAWN, WARRIOR

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState


def teleports(state: "SpaceAttackState") -> Iterator[Action]:
    """Yield every way to put a creature on an empty cell."""
    free = tuple(cells_of(state.empty()))
    for kind in KINDS:
        for cell in sorted(state.creatures[kind]):
            for end in free:
                yield "teleport", CREATURES[kind], cell, end


def teleport(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Put a creature on an empty cell."""
    _, name, start, end = action
    state.put(KIND_OF[name], start, -1)
    state.put(KIND_OF[name], end)
    state.tell("teleport", player, name, start, end)


def first_eggs(state: "SpaceAttackState") -> Iterator[Action]:
    """Yield where a Warrior can hatch beside a Queen; if none can, where a Spawn can."""
    queens = sorted(state.creatures[QUEEN])
    found = list(_eggs(state, WARRIOR, queens))
    return iter(found or list(_eggs(state, SPAWN, queens)))


def _eggs(state: "SpaceAttackState", kind: int, queens: list[int]) -> Iterator[Action]:
    """Yield every cell beside some Queens for a creature; from the board if the supply has none."""
    beside = 0
    for queen in queens:
        beside |= state.game.chart.near_masks[queen]
    cells = tuple(cells_of(beside & state.empty()))
    if state.supply[kind]:
        yield from (("hatch", CREATURES[kind], cell) for cell in cells)
        return
    for source in sorted(state.creatures[kind]):
        yield from (("hatch", CREATURES[kind], cell, source) for cell in cells)


def hatch_first(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Put the first creature beside a Queen; after a Warrior comes a Spawn beside another."""
    _hatch(state, player, action)
    if action[1] == CREATURES[WARRIOR]:
        state.pending.append(("hatch", player, action[2]))


def legal_hatch(state: "SpaceAttackState", frame: "Frame") -> tuple[Action, ...]:
    """Return where the Spawn can hatch, or that it can't."""
    return tuple(_eggs(state, SPAWN, _other_queens(state, frame[2]))) or (PASS,)


def _other_queens(state: "SpaceAttackState", warrior: int) -> list[int]:
    """Return the cells of Queens that can be another than the one beside which the Warrior is."""
    queens = state.creatures[QUEEN]
    mothers = mask(queens) & state.game.chart.near_masks[warrior]
    # Where several can be the Warrior's, any of them can also be the other one.
    several = sum(queens[cell] for cell in cells_of(mothers)) > 1
    return [cell for cell in sorted(queens) if several or not mothers >> cell & 1]


def apply_hatch(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Put the Spawn beside another Queen."""
    if action != PASS:
        _hatch(state, frame[1], action)


def _hatch(state: "SpaceAttackState", player: int, action: Action) -> None:
    _, name, cell, *source = action
    kind = KIND_OF[name]
    if source:
        state.put(kind, source[0], -1)
    else:
        state.supply[kind] -= 1
    state.put(kind, cell)
    state.tell("hatched", player, name, cell, source[0] if source else NONE)
