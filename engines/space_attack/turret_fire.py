"""Turret fire, creatures taken prisoner, and those who steal them (SA-40, SA-94d)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..contract import Action
from ..events import NOBODY
from .chart import cells_of
from .turns import PASS

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState

STEAL_THEM: Action = ("steal",)


def turrets(state: "SpaceAttackState") -> list[int]:
    """Return the cells with a turret: the tiles of the last class that still stand (SA-12, SA-68)."""
    last = len(state.game.tile_classes) - 1
    return [cell for cell in cells_of(state.station) if state.classes[cell] == last]


def in_sight(state: "SpaceAttackState", turret: int) -> Iterator[int]:
    """Yield the cells whose creatures a turret can capture: the first with any in each line."""
    station, creatures = state.station, frozenset().union(*state.creatures)
    for line in state.game.chart.lines[turret]:
        for cell in line:
            if station >> cell & 1:
                break
            if cell in creatures:
                yield cell
                break


def shots(state: "SpaceAttackState", player: int, found: list[Action]) -> None:
    """Add the shots of the turrets on whose tiles a player has crew."""
    last = len(state.game.tile_classes) - 1
    manned = {
        at
        for crew, at in enumerate(state.where)
        if at >= 0
        and state.owners[crew] == player
        and state.classes[at] == last
        and state.station >> at & 1
    }
    for turret in sorted(manned):
        found.extend(("fire", turret, cell) for cell in in_sight(state, turret))


def fire(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Fire a turret at a cell and capture all creatures there."""
    _, turret, cell = action
    state.tell("fire", player, turret, cell)
    capture(state, player, cell)


def capture(state: "SpaceAttackState", player: int, cell: int) -> None:
    """Take all creatures of a cell prisoner, unless somebody steals them."""
    taken = state.names_in(cell)
    for there in state.creatures:
        there.pop(cell, None)
    imprison(state, player, taken, cell)


def imprison(state: "SpaceAttackState", player: int, taken: tuple[str, ...], cell: int) -> None:
    """Give a player creatures that have left a cell, unless somebody steals them."""
    for name in taken:
        state.captured[player][state.game.bestiary.numbers[name]] += 1
    state.tell("captured", player, taken, cell)
    state.pending.append(("caught", NOBODY, player, taken, 0))


def step_caught(state: "SpaceAttackState", frame: "Frame") -> None:
    """Ask the next player who could steal what was captured."""
    _, _, captor, taken, asked = frame
    for place in range(asked + 1, state.players):
        player = (state.turn + place) % state.players
        if player != captor and state.held(player, state.game.backs.thieves):
            state.pending.append(("caught", NOBODY, captor, taken, place))
            state.pending.append(("steal", player, captor, taken))
            return


def legal_steal(state: "SpaceAttackState", frame: "Frame") -> tuple[Action, ...]:
    """Return to steal the creatures, or to let them be."""
    tiles = state.held(frame[1], state.game.backs.thieves)
    if len(tiles) == 1:
        return PASS, STEAL_THEM
    return (PASS, *((*STEAL_THEM, back) for back in tiles))


def apply_steal(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Take the captured creatures from their captor; nobody else can then."""
    if action == PASS:
        return
    _, player, captor, taken = frame
    back = action[1] if len(action) > 1 else state.held(player, state.game.backs.thieves)[0]
    state.pending.pop()
    state.spend(player, back)
    for kind in (state.game.bestiary.numbers[name] for name in taken):
        state.captured[captor][kind] -= 1
        state.captured[player][kind] += 1
    state.tell("stolen", player, taken, captor)
    state.follow(player, back)
