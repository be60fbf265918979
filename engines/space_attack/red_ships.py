"""Red tiles that fire any turret or move any ship (SA-87, SA-88, SA-90)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..contract import Action
from . import flights, turret_fire
from .chart import cells_of, mask
from .vocabulary import FIGHTER, TOKENS

if TYPE_CHECKING:
    from .state import SpaceAttackState

fire = turret_fire.fire
"""Fire a turret without crew on it (SA-87)."""


def shots(state: "SpaceAttackState") -> Iterator[Action]:
    """Yield every shot of every turret."""
    for turret in turret_fire.turrets(state):
        for cell in turret_fire.in_sight(state, turret):
            yield "fire", turret, cell


def empty_ships(state: "SpaceAttackState") -> Iterator[Action]:
    """Yield every move of an empty ship to a cell without creature, Drifter and ship."""
    taken = state.creature_mask() | mask(state.ships)
    free = state.open & ~taken & ~mask(state.where[crew] for crew in state.drifters())
    for cell, ship in state.ships.items():
        if ship not in state.aboard:
            for end in cells_of(free):
                yield "ship", cell, end


def move_empty(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Move an empty ship anywhere."""
    _, start, end = action
    ship = state.ships[start]
    flights.relocate(state, ship, end)
    state.tell("ship", player, TOKENS[state.ship_kinds[ship]], start, end)


def manned_fighters(state: "SpaceAttackState") -> Iterator[Action]:
    """Yield every flight of every manned fighter."""
    for cell, ship in state.ships.items():
        if state.ship_kinds[ship] == FIGHTER and ship in state.aboard:
            for end in flights.flights(state, cell):
                yield "fighter", cell, end


def borrow(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Move somebody's fighter and keep what it captures; it need not count as its move."""
    if state.game.ruleset.borrowed_fighter_rests:
        state.flown |= 1 << state.ships[action[1]]
    flights.swoop(state, player, action)
