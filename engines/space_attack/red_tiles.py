"""Red tiles: played during the own movement, each with its own effect (SA-80 … SA-91)."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ..contract import Action
from . import red_creatures, red_ships, swaps
from .vocabulary import REDS

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState


def playable(state: "SpaceAttackState", player: int) -> list[str]:
    """Return the red tiles that a player holds and can do something with."""
    held = dict.fromkeys(state.backs[cell] for cell in state.hands[player])
    return [back for back in held if back in REDS and next(OFFERS[back](state), None) is not None]


def legal_play(state: "SpaceAttackState", frame: "Frame") -> tuple[Action, ...]:
    """Return everything that a red tile can be used for."""
    return tuple(OFFERS[frame[2]](state))


def apply_play(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Use a red tile, which has left the game by being played."""
    _, player, back = frame
    EFFECTS[back](state, player, action)


OFFERS: dict[str, Callable[["SpaceAttackState"], Iterator[Action]]] = {
    "swap_crew_station": swaps.on_tiles,
    "swap_crew_ships": swaps.on_ships,
    "drifter_to_station": swaps.to_tiles,
    "drifter_to_ship": swaps.to_ships,
    "fire_any_turret": red_ships.shots,
    "move_empty_ship": red_ships.empty_ships,
    "teleport_creature": red_creatures.teleports,
    "move_any_fighter": red_ships.manned_fighters,
    "hatch": red_creatures.first_eggs,
}
"""What each red tile can be used for."""

EFFECTS: dict[str, Callable[["SpaceAttackState", int, Action], None]] = {
    "swap_crew_station": swaps.swap,
    "swap_crew_ships": swaps.swap,
    "drifter_to_station": swaps.to_tile,
    "drifter_to_ship": swaps.to_ship,
    "fire_any_turret": red_ships.fire,
    "move_empty_ship": red_ships.move_empty,
    "teleport_creature": red_creatures.teleport,
    "move_any_fighter": red_ships.borrow,
    "hatch": red_creatures.hatch_first,
}
"""What each red tile does."""
