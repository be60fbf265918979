"""Perils: what creatures do to ships and crew in their cell (SA-50 … SA-57)."""

from typing import TYPE_CHECKING

from hullwright.schema.kinds.station.layout import CREATURES

from ..events import NOBODY
from .places import LOST
from .vocabulary import FIGHTER, NONE, QUEEN, SPAWN, TOKENS, WARRIOR

if TYPE_CHECKING:
    from .state import SpaceAttackState


def lose(state: "SpaceAttackState", crew: int, cause: str) -> None:
    """Take a crew out of the game."""
    state.tell("lost", state.owners[crew], crew, state.where[crew], cause)
    state.where[crew] = LOST
    state.aboard[crew] = NONE


def wreck(state: "SpaceAttackState", ship: int) -> None:
    """Take a ship out of the game; its crew become Drifters."""
    cell = state.ship_at[ship]
    for crew in state.crew_aboard(ship):
        state.aboard[crew] = NONE
    del state.ships[cell]
    state.ship_at[ship] = NONE
    state.gone[state.ship_kinds[ship]] += 1
    state.tell("wrecked", NOBODY, TOKENS[state.ship_kinds[ship]], cell)


def target(state: "SpaceAttackState", kind: int, cell: int, *, fighters: bool = False) -> int:
    """Return the manned ship that a creature attacks in a cell, or NONE (SA-50, SA-52)."""
    ship = state.ships.get(cell, NONE)
    if kind == SPAWN or ship == NONE or ship not in state.aboard:
        return NONE
    return NONE if fighters and state.ship_kinds[ship] != FIGHTER else ship


def prey(state: "SpaceAttackState", kind: int, cell: int, *, fighters: bool = False) -> list[int]:
    """Return the Drifters that a creature attacks in a cell (SA-50, SA-51)."""
    if kind == WARRIOR or fighters or cell not in state.where:
        return []
    return state.crew_on(cell)


def harm(state: "SpaceAttackState", kind: int, cell: int, *, fighters: bool = False) -> None:
    """Carry out the attack of a creature in its cell."""
    drifters = prey(state, kind, cell, fighters=fighters)
    ship = target(state, kind, cell, fighters=fighters)
    if ship != NONE:
        fallen = state.crew_aboard(ship)
        wreck(state, ship)
        if kind == QUEEN or _die_outside(state, cell):
            drifters += fallen
    for crew in drifters:
        lose(state, crew, CREATURES[kind])


def _die_outside(state: "SpaceAttackState", cell: int) -> bool:
    """Tell whether crew of a ship that a Warrior wrecks die in a cell (SA-52)."""
    queens = state.game.ruleset.queen_takes_wrecked and cell in state.creatures[QUEEN]
    return queens or cell in state.creatures[SPAWN]


def drift_into(state: "SpaceAttackState", crew: int) -> None:
    """Lose a crew that has come as a Drifter to a Queen or Spawn (SA-54)."""
    cell = state.where[crew]
    for kind in (QUEEN, SPAWN):
        if cell in state.creatures[kind]:
            lose(state, crew, CREATURES[kind])
            return


def pod_into(state: "SpaceAttackState", ship: int) -> None:
    """Wreck a manned pod that has come to a Queen or Warrior (SA-55)."""
    cell, fallen = state.ship_at[ship], state.crew_aboard(ship)
    if fallen and (cell in state.creatures[QUEEN] or cell in state.creatures[WARRIOR]):
        wreck(state, ship)
        for crew in fallen:
            drift_into(state, crew)
