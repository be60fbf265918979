"""Red tiles that move crew of anybody: swaps and rescued Drifters (SA-80, SA-81, SA-85, SA-86)."""

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from ..contract import Action
from .vocabulary import NONE
from .walks import embark

if TYPE_CHECKING:
    from .state import SpaceAttackState


def on_tiles(state: "SpaceAttackState") -> Iterator[Action]:
    """Yield every swap of two crew on different tiles."""
    crew = [
        each
        for each, at in enumerate(state.where)
        if at >= 0 and state.aboard[each] == NONE and state.station >> at & 1
    ]
    return _pairs(state, crew)


def on_ships(state: "SpaceAttackState") -> Iterator[Action]:
    """Yield every swap of two crew on different ships."""
    return _pairs(state, [each for each, ship in enumerate(state.aboard) if ship != NONE])


def _pairs(state: "SpaceAttackState", crew: list[int]) -> Iterator[Action]:
    where = state.where
    return (("swap", a, b) for a, b in combinations(crew, 2) if where[a] != where[b])


def swap(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Let two crew change places."""
    _, a, b = action
    state.tell("swap", player, a, state.where[a], b, state.where[b])
    for places in (state.where, state.aboard):
        places[a], places[b] = places[b], places[a]


def to_tiles(state: "SpaceAttackState") -> Iterator[Action]:
    """Yield every move of a Drifter to a tile beside it."""
    for crew in state.drifters():
        for near in state.game.chart.near[state.where[crew]]:
            if state.station >> near & 1:
                yield "to_tile", crew, near


def to_tile(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Bring a Drifter back to the station."""
    _, crew, cell = action
    state.tell("to_tile", player, crew, state.where[crew], cell)
    state.where[crew] = cell


def to_ships(state: "SpaceAttackState") -> Iterator[Action]:
    """Yield every move of a Drifter to a free seat in its own cell or beside it."""
    for crew in state.drifters():
        at = state.where[crew]
        for near in (at, *state.game.chart.near[at]):
            if state.has_seat(near):
                yield "to_ship", crew, near


def to_ship(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Bring a Drifter aboard, where a creature may wait for it (SA-59)."""
    _, crew, cell = action
    state.tell("to_ship", player, crew, state.where[crew], cell)
    embark(state, crew, cell)
