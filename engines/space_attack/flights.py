"""Flights: pods cell by cell, fighters in straight lines (SA-38, SA-39, SA-55, SA-56)."""

from typing import TYPE_CHECKING

from ..contract import Action
from . import turret_fire
from .chart import mask
from .perils import pod_into
from .vocabulary import POD

if TYPE_CHECKING:
    from .state import SpaceAttackState


def ship_moves(state: "SpaceAttackState", player: int, found: list[Action]) -> None:
    """Add the moves of the ships that a player may move: empty ones, and those that it controls."""
    near, crews = state.game.chart.near, state.crews()
    taken = state.station | mask(state.ships)
    for cell, ship in state.ships.items():
        if ship in crews and not state.steered_by(crews[ship], player):
            continue
        if state.ship_kinds[ship] == POD:
            found += [("pod", cell, each) for each in near[cell] if not taken >> each & 1]
        elif not state.flown >> ship & 1:
            found += [("fighter", cell, each) for each in flights(state, cell)]


def flights(state: "SpaceAttackState", cell: int) -> list[int]:
    """Return where a fighter in a cell can fly: past ships, but not past tiles and creatures."""
    found, station, creatures = [], state.station, state.creature_mask()
    for line in state.game.chart.lines[cell]:
        for each in line:
            if station >> each & 1:
                break
            if each not in state.ships:
                found.append(each)
            if creatures >> each & 1:
                break
    return found


def relocate(state: "SpaceAttackState", ship: int, cell: int) -> None:
    """Put a ship with everybody aboard into another cell."""
    del state.ships[state.ship_at[ship]]
    state.ships[cell] = ship
    state.ship_at[ship] = cell
    for crew in state.crew_aboard(ship):
        state.where[crew] = cell


def fly_pod(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Move a pod to the next cell, where creatures may wait for it."""
    _, start, end = action
    ship = state.ships[start]
    relocate(state, ship, end)
    state.tell("pod", player, start, end)
    pod_into(state, ship)


def fly_fighter(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Move a fighter, once in a turn; a manned one captures the creatures where it ends."""
    state.flown |= 1 << state.ships[action[1]]
    swoop(state, player, action)


def swoop(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Move a fighter; whoever moves it keeps the captures (SA-56, SA-90)."""
    _, start, end = action
    ship = state.ships[start]
    relocate(state, ship, end)
    state.tell("fighter", player, start, end)
    if ship in state.aboard and state.creature_in(end):
        turret_fire.capture(state, player, end)
