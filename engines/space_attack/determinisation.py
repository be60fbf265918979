"""Determinisation: a full state that a player could be in, as far as it knows."""

from random import Random
from typing import TYPE_CHECKING

from ..events import seen_by
from . import decisions
from .chart import cells_of, mask
from .events import KINDS

if TYPE_CHECKING:
    from .state import SpaceAttackState


def determinised(state: "SpaceAttackState", player: int, chance: Random) -> "SpaceAttackState":
    """Return a state that looks to a player as this one does, with everything it can't know dealt anew."""
    world = state.clone()
    world.seed = chance.getrandbits(32)
    world.chance = Random(world.seed)
    world.events = [seen for event in state.events if (seen := seen_by(KINDS, event, player))]
    may_look = state.view(player).sees_values
    for colour in range(state.colours):
        if colour % state.players != player or not may_look:
            _deal_values(world, colour, chance)
    _deal_backs(world, player, chance)
    decisions.refresh(world)
    return world


def _deal_values(world: "SpaceAttackState", colour: int, chance: Random) -> None:
    """Deal the values of a colour anew among its crew on the board and those still to be placed."""
    stride, left = world.game.crew_of_a_colour, world.unplaced[colour]
    crew = range(colour * stride, (colour + 1) * stride)
    placed = [each for each in crew if world.values[each]]
    # In an order that does not tell how they truly lie.
    pool = sorted([*(world.values[each] for each in placed), *left])
    chance.shuffle(pool)
    for each in placed:
        world.values[each] = pool.pop()
    left[:] = sorted(pool)


def _deal_backs(world: "SpaceAttackState", player: int, chance: Random) -> None:
    """Deal the backs anew that the player has not seen: of tiles that lie, and in others' hands."""
    own = mask(world.hands[player]) | world.game.chart.known_backs
    held = mask(cell for hand in world.hands for cell in hand) & ~own
    laid = world.station & ~own
    backs, kept = list(world.backs), world.game.backs.kept
    for number in range(len(world.game.class_names)):
        cells = [cell for cell in cells_of(held | laid) if world.classes[cell] == number]
        # Tiles in hands are of the kinds that are kept, so they choose first.
        cells.sort(key=lambda cell: not held >> cell & 1)
        pool = sorted(world.backs[cell] for cell in cells)
        chance.shuffle(pool)
        pool.sort(key=lambda back: back not in kept)
        _give(backs, cells, pool, held, chance)
    world.backs = tuple(backs)
    _suit(world, player, held)


def mix_backs(world: "SpaceAttackState", chance: Random) -> None:
    """Exchange the backs of tiles of each class that lie in the station and nobody has seen."""
    backs, laid = list(world.backs), world.station & ~world.game.chart.known_backs
    for number in range(len(world.game.class_names)):
        cells = [cell for cell in cells_of(laid) if world.classes[cell] == number]
        pool = [world.backs[cell] for cell in cells]
        chance.shuffle(pool)
        for cell, back in zip(cells, pool, strict=True):
            backs[cell] = back
    world.backs = tuple(backs)


def _give(backs: list[str], cells: list[int], pool: list[str], held: int, chance: Random) -> None:
    """Give backs to cells in order; what no hand has taken is shuffled among the tiles that lie."""
    taken = sum(held >> cell & 1 for cell in cells)
    rest = pool[taken:]
    chance.shuffle(rest)
    for cell, back in zip(cells, (*pool[:taken], *rest), strict=True):
        backs[cell] = back


def _suit(world: "SpaceAttackState", player: int, held: int) -> None:
    """Let another player who is asked for a tile hold one that is asked for, if it can be so."""
    kind, owner, *about = world.pending[-1]
    wanted = _asked_for(world, kind, about)
    hand = [cell for cell in world.hands[owner] if held >> cell & 1] if owner >= 0 else []
    if owner == player or not wanted or any(world.backs[cell] in wanted for cell in hand):
        return
    hidden = (held | world.station) & ~world.game.chart.known_backs
    backs = list(world.backs)
    for cell in hand:
        for other in cells_of(hidden):
            if backs[other] in wanted and world.classes[other] == world.classes[cell]:
                backs[cell], backs[other] = backs[other], backs[cell]
                world.backs = tuple(backs)
                return


def _asked_for(world: "SpaceAttackState", kind: str, about: list[int]) -> frozenset[str]:
    """Return the backs one of which a player must hold to be asked a decision."""
    backs = world.game.backs
    if kind == "defend":
        return frozenset(backs.defences[about[0]])
    return {"steal": backs.thieves, "blue": backs.blues}.get(kind, frozenset())
