"""Determinisation: a full state that a player could be in, as far as it knows."""

from random import Random
from typing import TYPE_CHECKING

from ..events import seen_by
from .changes import replacements
from .events import KINDS
from .placements import ANY, can_lay

if TYPE_CHECKING:
    from .state import NoEscapeState


def determinised(state: "NoEscapeState", player: int, chance: Random) -> "NoEscapeState":
    """Return a state that looks to a player as this one does, with everything it can't know dealt anew.

    What it does not see is mixed and dealt out again: the pile, what was cut off it, and the hands of the
    others but for the tiles that they took openly.
    """
    world = state.clone()
    world.seed = chance.getrandbits(32)
    world.chance = Random(world.seed)
    world.events = [seen for event in state.events if (seen := seen_by(KINDS, event, player))]
    if not state.game.ruleset.open_hands:
        _deal(world, [other for other in range(state.players) if other != player], chance)
    else:
        mix(world, chance)
    if world.to_move != player:
        world.options = None
    return world


def mix(world: "NoEscapeState", chance: Random) -> None:
    """Mix the pile with what was cut off it, where all hands are known."""
    unseen = sorted(world.pile + world.boxed)
    chance.shuffle(unseen)
    world.boxed, world.pile = unseen[: len(world.boxed)], unseen[len(world.boxed) :]


def _deal(world: "NoEscapeState", hidden: list[int], chance: Random) -> None:
    """Put the hidden parts of hands back into the pile, mix all, and deal as many anew."""
    sizes = [len(hand) for hand in world.hands]
    for other in hidden:
        rest = world.hands[other].copy()
        for kind in world.shown[other]:
            rest.remove(kind)
        world.pile += rest
        world.hands[other] = world.shown[other].copy()
    mix(world, chance)
    _keep_possible(world, hidden, chance)
    for other in hidden:
        while len(world.hands[other]) < sizes[other]:
            world.hands[other].append(world.pile.pop())


def _keep_possible(world: "NoEscapeState", hidden: list[int], chance: Random) -> None:
    """Give a player who is about to lay a tile from its hand one that can be laid: it must have one."""
    kind, owner, *about = world.pending[-1]
    if owner not in hidden or not (kind == "replace" or (kind == "lay" and about == [ANY])):
        return
    if any(_could_lay(world, owner, kind, each) for each in world.hands[owner]):
        return
    pile = world.pile + world.boxed
    fitting = [each for each in sorted(set(pile)) if _could_lay(world, owner, kind, each)]
    found = chance.choices(fitting, [pile.count(each) for each in fitting])[0]
    if found not in world.pile:
        world.boxed.remove(found)
        world.boxed.append(world.pile.pop())
    else:
        world.pile.remove(found)
    world.hands[owner].append(found)


def _could_lay(world: "NoEscapeState", owner: int, decision: str, kind: int) -> bool:
    """Tell whether a kind of tile alone would give a player something to decide."""
    if decision == "lay":
        return can_lay(world, kind)
    held, world.hands[owner] = world.hands[owner], [kind]
    possible = any(True for _ in replacements(world, owner, world.pending[-1][2]))
    world.hands[owner] = held
    return possible
