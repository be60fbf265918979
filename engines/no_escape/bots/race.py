"""The race as one player sees it: how far everybody has, and what a place in it is worth."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product

from ..grid import OFFSETS
from ..maze import Maze
from ..shapes import WHITE_JUMP
from ..view import NoEscapeView
from .ways import FAR, Exit, exits_ahead, nearest, starts

AROUND = 12
"""About how far it is to an exit for whoever walks into a maze end or back into the maze."""


@lru_cache(maxsize=16)
def chances(dice: tuple[tuple[int, ...], ...]) -> tuple[float, ...]:
    """Return the chance that a roll is at least each number.

    >>> chances(((1, 2), (1, 2)))
    (1.0, 1.0, 1.0, 0.75, 0.25)
    """
    sums = [sum(each) for each in product(*dice)]
    return tuple(
        sum(total >= wanted for total in sums) / len(sums) for wanted in range(max(sums) + 1)
    )


class Race:
    """How far everybody has to the exits of a maze, and what may be tried with it."""

    def __init__(self, view: NoEscapeView, maze: Maze | None = None) -> None:
        self.me, self.sides = view.player, view.sides
        self.dice, self.energy, self.locked = view.game.dice, view.energy, view.locked
        self.maze = maze or view.maze
        self.exits: Sequence[Mapping[Exit, int]] = [
            exits_ahead(self.maze, starts(self.maze, place, heading), any_way=view.game.turning_hub)
            for place, heading in zip(view.places, view.headings, strict=True)
        ]

    def far(self) -> list[int]:
        """Return how far each player has."""
        return [nearest(each) for each in self.exits]

    def leader(self) -> int:
        """Return the opponent that is nearest to an exit."""
        far = self.far()
        rivals = [each for each in range(len(far)) if self.sides[each] != self.sides[self.me]]
        return min(rivals, key=lambda each: (self.locked[each], far[each]))

    def out(self, player: int, steps: int, *, fuelled: bool = True) -> float:
        """Return the chance that a player is out after its next roll from so far away."""
        table = chances(self.dice)
        steps = max(steps - (1 if fuelled and self.energy[player] else 0), 0)
        return table[steps] if steps < len(table) and not self.locked[player] else 0.0

    def after(self, cell: int, shape: int) -> list[int]:
        """Return how far each player would have with a shape laid in a gap."""
        through = self._through(cell, shape)
        return [self._detour(exits, cell, through) for exits in self.exits]

    def _detour(self, exits: Mapping[Exit, int], cell: int, through: Mapping[int, int]) -> int:
        best = FAR
        for (gap, side), steps in exits.items():
            best = min(best, steps if gap != cell else steps + through.get(side, FAR))
        return best

    def _through(self, cell: int, number: int) -> Mapping[int, int]:
        """Return for each side of a shape how far it then is to the outside."""
        shape = self.maze.shapes[number]
        found: dict[int, int] = {}
        for side, out, count in shape.crossings():
            further = count if cell + OFFSETS[out] not in self.maze.laid else count + AROUND
            found[side] = min(found.get(side, FAR), further)
        if any(kind == WHITE_JUMP for _, _, kind in shape.jumps):
            found |= {side: AROUND for side, gate in enumerate(shape.gates) if gate >= 0}
        return found

    def worth(self, far: Sequence[int], *, moving: bool) -> float:
        """Return what distances are worth to the player: its own chance against that of the others."""
        mine = far[self.me]
        now = self.out(self.me, mine) if moving else 0.0
        others = [each for each in range(len(far)) if self.sides[each] != self.sides[self.me]]
        safe = 1.0
        for each in others:
            safe *= 1.0 - self.out(each, far[each])
        behind = sum(min(far[each], 2 * AROUND) for each in others) / len(others)
        return 6.0 * now + 3.0 * (1.0 - now) * safe - 0.12 * min(mine, FAR) + 0.03 * behind
