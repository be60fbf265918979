"""Perils: what creatures do to ships and crew in their cell (SA-50 … SA-57)."""

from typing import TYPE_CHECKING

from ..events import NOBODY
from .places import LOST
from .vocabulary import FIGHTER, NONE, POD, SHIPS

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
    state.tell("wrecked", NOBODY, SHIPS[state.ship_kinds[ship]], cell)


def target(state: "SpaceAttackState", kind: int, cell: int, *, fighters: bool = False) -> int:
    """Return the manned ship that a creature attacks in a cell, or NONE (SA-50, SA-52)."""
    ship = state.ships.get(cell, NONE)
    if ship == NONE or ship not in state.aboard:
        return NONE
    ship_kind = state.ship_kinds[ship]
    if not state.game.bestiary.wrecks[kind][ship_kind]:
        return NONE
    return NONE if fighters and ship_kind != FIGHTER else ship


def prey(state: "SpaceAttackState", kind: int, cell: int, *, fighters: bool = False) -> list[int]:
    """Return the Drifters that a creature attacks in a cell (SA-50, SA-51)."""
    if fighters or not state.game.bestiary.eats[kind] or cell not in state.where:
        return []
    return state.crew_on(cell)


def harm(state: "SpaceAttackState", kind: int, cell: int, *, fighters: bool = False) -> None:
    """Carry out the attack of a creature in its cell."""
    drifters = prey(state, kind, cell, fighters=fighters)
    ship = target(state, kind, cell, fighters=fighters)
    if ship != NONE:
        fallen = state.crew_aboard(ship)
        wreck(state, ship)
        if state.game.bestiary.eats_crew[kind] or _die_outside(state, cell):
            drifters += fallen
    for crew in drifters:
        lose(state, crew, state.game.bestiary.names[kind])
    _feed(state, kind, cell, ate=bool(drifters), wrecked=ship != NONE)


def _feed(state: "SpaceAttackState", kind: int, cell: int, *, ate: bool, wrecked: bool) -> None:
    """Let happen to a creature what an attack brings about, if there is anything."""
    if kind in state.game.bestiary.special and (ate or wrecked):
        state.pending.append(("fed", NOBODY, kind, cell, ate, wrecked))


def _die_outside(state: "SpaceAttackState", cell: int) -> bool:
    """Tell whether crew of a ship that a creature wrecks die in a cell (SA-52)."""
    tables, queens = state.game.bestiary, state.game.ruleset.queen_takes_wrecked
    return any(
        cell in state.creatures[kind] and (queens or not any(tables.wrecks[kind]))
        for kind in tables.eaters
    )


def drift_into(state: "SpaceAttackState", crew: int) -> None:
    """Lose a crew that has come as a Drifter to a creature that ends Drifters (SA-54)."""
    cell = state.where[crew]
    for kind in state.game.bestiary.eaters:
        if cell in state.creatures[kind]:
            lose(state, crew, state.game.bestiary.names[kind])
            _feed(state, kind, cell, ate=True, wrecked=False)
            return


def pod_into(state: "SpaceAttackState", ship: int) -> None:
    """Wreck a manned pod that has come to a creature that ends pods (SA-55)."""
    cell, fallen = state.ship_at[ship], state.crew_aboard(ship)
    if not fallen:
        return
    for kind in state.game.bestiary.wreckers[POD]:
        if cell in state.creatures[kind]:
            wreck(state, ship)
            _feed(state, kind, cell, ate=False, wrecked=True)
            for crew in fallen:
                drift_into(state, crew)
            return
