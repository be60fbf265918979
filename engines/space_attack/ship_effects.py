"""Effects on ships, turrets and movement points (SA-87, SA-88, SA-90)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hullwright.schema.kinds.station.back_effects import MANNED, OWN
from hullwright.schema.kinds.station.effect_words import ANY

from ..contract import Action
from . import flights, turret_fire
from .chart import cells_of, mask
from .perils import drift_into, wreck
from .vocabulary import FIGHTER, SHIPS

if TYPE_CHECKING:
    from .back_table import BackPlay
    from .state import SpaceAttackState


def shots(state: "SpaceAttackState", _play: "BackPlay") -> Iterator[Action]:
    """Yield every shot of every turret (SA-87)."""
    for turret in turret_fire.turrets(state):
        for cell in turret_fire.in_sight(state, turret):
            yield "fire", turret, cell


def fire(state: "SpaceAttackState", play: "BackPlay", action: Action) -> None:
    """Fire a turret without crew on it."""
    turret_fire.fire(state, play.player, action)


def _ships(state: "SpaceAttackState", play: "BackPlay") -> Iterator[tuple[int, int]]:
    """Yield the ships that an effect is about, each with its cell."""
    wanted, crew = play.told["ship"], play.told["crew"]
    for cell, ship in state.ships.items():
        if wanted in {ANY, SHIPS[state.ship_kinds[ship]]} and (
            crew == ANY or (ship in state.aboard) == (crew == MANNED)
        ):
            yield cell, ship


def moves(state: "SpaceAttackState", play: "BackPlay") -> Iterator[Action]:
    """Yield every move of a ship to a cell without creature, Drifter and ship (SA-88)."""
    taken = state.creature_mask() | mask(state.ships)
    free = state.open & ~taken & ~mask(state.where[crew] for crew in state.drifters())
    ends = cells_of(free)
    for cell, _ in _ships(state, play):
        apart = state.game.chart.apart[cell]
        for end in ends:
            if apart[end] <= play.told["steps"]:
                yield "ship", cell, end


def move(state: "SpaceAttackState", play: "BackPlay", action: Action) -> None:
    """Move a ship with everybody aboard."""
    _, start, end = action
    ship = state.ships[start]
    flights.relocate(state, ship, end)
    state.tell("ship", play.player, SHIPS[state.ship_kinds[ship]], start, end)


def fighters(state: "SpaceAttackState", play: "BackPlay") -> Iterator[Action]:
    """Yield every flight of every manned fighter that the effect is about (SA-90)."""
    whose = play.told["whose"]
    for cell, ship in state.ships.items():
        if state.ship_kinds[ship] == FIGHTER and ship in state.aboard:
            mine = state.owners[state.aboard.index(ship)] == play.player
            if whose == ANY or mine == (whose == OWN):
                yield from (("fighter", cell, end) for end in flights.flights(state, cell))


def borrow(state: "SpaceAttackState", play: "BackPlay", action: Action) -> None:
    """Move somebody's fighter and keep what it captures; it need not count as its move."""
    if state.game.ruleset.borrowed_fighter_rests:
        state.flown |= 1 << state.ships[action[1]]
    flights.swoop(state, play.player, action)


def wrecks(state: "SpaceAttackState", play: "BackPlay") -> Iterator[Action]:
    """Yield every ship that can be taken out of the game."""
    return (("scuttle", cell) for cell, _ in _ships(state, play))


def scuttle(state: "SpaceAttackState", _play: "BackPlay", action: Action) -> None:
    """Take a ship out of the game; its crew become Drifters, and creatures may be there."""
    ship = state.ships[action[1]]
    fallen = state.crew_aboard(ship)
    wreck(state, ship)
    for crew in fallen:
        drift_into(state, crew)


def more_points(state: "SpaceAttackState", play: "BackPlay") -> Iterator[Action]:
    """Yield that there are more movement points, while a player is moving."""
    if any(frame[0] == "move" for frame in state.pending):
        yield "points", play.told["points"]


def add_points(state: "SpaceAttackState", _play: "BackPlay", action: Action) -> None:
    """Add movement points to the move that goes on."""
    place = next(n for n, frame in enumerate(state.pending) if frame[0] == "move")
    word, player, points = state.pending[place]
    state.pending[place] = word, player, points + action[1]
    state.tell("points", player, action[1])
