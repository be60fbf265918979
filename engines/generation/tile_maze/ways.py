"""Ways through a maze in the making: how far everything is from the hub, and what hangs together."""

from collections.abc import Iterable
from typing import NamedTuple

from .ground import TileGround

UNREACHED = -1


class WalkStart(NamedTuple):
    """Where walks through a maze begin: at the hub, or at once at the exits of its start board.

    The start board stays as it is, so that its inner ways need to be walked only once, as long as its exits are
    equally far and nothing in it is farther.
    """

    steps: list[int]
    """The steps to what has been walked already."""
    heads: list[int]
    number: int
    """How many steps the heads are away."""
    reached: int

    @classmethod
    def at_hub(cls, ground: TileGround, hub: int) -> "WalkStart":
        """Return the start of walks from the hub itself."""
        steps = [UNREACHED] * len(ground.links)
        steps[hub] = 0
        return cls(steps, [hub], 0, 1)

    @classmethod
    def of(cls, board: TileGround, hub: int) -> "WalkStart":
        """Return the start of walks on a ground that has nothing on it yet but the start board."""
        start = cls.at_hub(board, hub)
        steps, reached = standing_steps(board, start)
        gates = list(dict.fromkeys(board.exits.values()))
        far = {steps[each] for each in gates}
        if board.white or len(far) != 1 or max(steps) > min(far) or min(far) < 0:
            return start
        return cls(steps, gates, min(far), reached)


def standing_steps(ground: TileGround, start: WalkStart) -> tuple[list[int], int]:
    """Return the fewest steps from the hub to where a meeple can stand, and how many spaces it can get to.

    Whoever steps onto a white teleport indicator is gone at once, if there is another indicator (NE-70): such
    a space is got to, but stood on only after a jump.
    """
    links, jumps = ground.links, ground.white if len(ground.indicators) > 1 else ()
    steps, heads, number, reached = start.steps[:], start.heads, start.number, start.reached
    entered, landed_from = set[int](), 0
    while heads:
        number += 1
        ahead: list[int] = []
        for space in heads:
            for on in links[space]:
                if on in jumps:
                    entered.add(on)
                elif steps[on] < 0:
                    steps[on] = number
                    ahead.append(on)
        if len(entered) > landed_from:
            landed_from = len(entered)
            landed = _landings(ground, entered, steps)
            for space in landed:
                steps[space] = number
            ahead += landed
        reached += len(ahead)
        heads = ahead
    return steps, reached + sum(steps[each] < 0 for each in entered)


def _landings(ground: TileGround, entered: set[int], steps: list[int]) -> list[int]:
    """Return where whoever has stepped onto some indicators can be now, and could not be before."""
    lone = next(iter(entered)) if len(entered) == 1 else UNREACHED
    return [each for each in ground.indicators if steps[each] < 0 and each != lone]


def islands(ground: TileGround, start: WalkStart) -> int:
    """Return how many parts of a maze only teleporters lead to, of one in which everything can be got to."""
    links, seen, number = ground.links, start.steps[:], -1
    for heads in (start.heads, *([each] for each in ground.indicators)):
        found = [each for each in heads if seen[each] < 0 or heads is start.heads]
        number += bool(found)
        for space in found:
            seen[space] = 0
            for on in links[space]:
                if seen[on] < 0:
                    seen[on] = 0
                    found.append(on)
    return number


def parts(ground: TileGround, spaces: Iterable[int], barred: Iterable[int]) -> list[int]:
    """Return the sizes of the parts that some spaces hang together in, on foot and not over barred ones."""
    links, sizes = ground.links, []
    seen = bytearray(len(links))
    for each in barred:
        seen[each] = 1
    for first in spaces:
        if seen[first]:
            continue
        seen[first] = 1
        found = [first]
        for space in found:
            for on in links[space]:
                if not seen[on]:
                    seen[on] = 1
                    found.append(on)
        sizes.append(len(found))
    return sizes
