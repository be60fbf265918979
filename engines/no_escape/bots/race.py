"""The race as one player sees it: how far everybody has, and the chance to be out first."""

from collections.abc import Mapping, Sequence

from ..grid import OFFSETS
from ..maze import Maze
from ..shapes import WHITE_JUMP
from ..view import NoEscapeView
from .race_model import first_out, hazards
from .ways import FAR, Exit, exits_ahead, nearest, starts
from .weights import RacerWeights

RIVAL = 2
"""Steps that it is worth to keep a rival from being out in the next turn, where nothing else can be gained."""


class Race:
    """How far everybody has to the exits of a maze, and what changes of that are worth."""

    def __init__(
        self, view: NoEscapeView, weights: RacerWeights, maze: Maze | None = None, begins: int = 0
    ) -> None:
        self.me, self.sides, self._weights = view.player, view.sides, weights
        self._dice = view.game.dice
        self.energy, self.locked = list(view.energy), [int(each) for each in view.locked]
        self.order = [(view.turn + begins + ahead) % view.players for ahead in range(view.players)]
        """Who moves when: first whoever has not moved yet in this turn."""
        self.maze = maze or view.maze
        self.exits: Sequence[Mapping[Exit, int]] = [
            exits_ahead(self.maze, starts(self.maze, place, heading), any_way=view.game.turning_hub)
            for place, heading in zip(view.places, view.headings, strict=True)
        ]
        self.far = [nearest(each) for each in self.exits]
        self._known: dict[tuple[object, ...], float] = {}
        self._around: dict[int, list[tuple[int, list[tuple[int, int]]]]] = {}
        self._crossed: dict[tuple[int, int], Mapping[int, int]] = {}

    def friends(self, player: int) -> list[bool]:
        """Return for each player whether it is on a player's side."""
        return [side == self.sides[player] for side in self.sides]

    def chance(
        self,
        far: Sequence[int] | None = None,
        energy: Sequence[int] | None = None,
        locked: Sequence[int] | None = None,
        player: int | None = None,
    ) -> float:
        """Return a player's chance to win, by distances, tokens and locks as they are or might be."""
        far, energy = far or self.far, energy or self.energy
        locked, who = locked or self.locked, self.me if player is None else player
        key = (*far, *energy, *locked, who)
        known = self._known.get(key)
        if known is None:
            others, dice = (self._weights.drag, self._weights.stopped), self._dice
            risks = [hazards(dice, *each, others) for each in zip(far, energy, locked, strict=True)]
            wins = first_out(risks, self.order)
            friends = self.friends(who)
            known = sum([w for w, friend in zip(wins, friends, strict=True) if friend], 0.0)
            next_turn = max(
                (risk[0] for risk, friend in zip(risks, friends, strict=True) if not friend),
                default=0.0,
            )
            known -= self._weights.near * (min(far[who], FAR) + RIVAL * next_turn)
            self._known[key] = known
        return known

    def leader(self, player: int | None = None) -> int:
        """Return the opponent who is most likely to win."""
        me = self.me if player is None else player
        rivals = [each for each, friend in enumerate(self.friends(me)) if not friend]
        return max(rivals or [me], key=lambda each: self.chance(player=each))

    def with_far(self, player: int, far: int) -> list[int]:
        """Return the distances if a player had another one."""
        return [far if each == player else old for each, old in enumerate(self.far)]

    # -- tiles that might be laid -----------------------------------------------------------------

    def after(self, cell: int, shape: int) -> list[int]:
        """Return how far each player would have with a shape laid in a gap."""
        if cell not in self._around:
            self._around[cell] = [_parted(exits, cell) for exits in self.exits]
        through = self._through(cell, shape)
        far = []
        for elsewhere, here in self._around[cell]:
            best = elsewhere
            for side, steps in here:
                best = min(best, steps + through.get(side, FAR))
            far.append(best)
        return far

    def _through(self, cell: int, number: int) -> Mapping[int, int]:
        """Return for each side of a shape how far it then is to the outside."""
        known = self._crossed.get((cell, number))
        if known is not None:
            return known
        shape, laid = self.maze.shapes[number], self.maze.laid
        around, dead_end = round(self._weights.around), round(self._weights.dead_end)
        found: dict[int, int] = {}
        for side, out, count in shape.crossings():
            further = count if cell + OFFSETS[out] not in laid else count + around
            found[side] = min(found.get(side, FAR), further)
        ends = around if any(kind == WHITE_JUMP for _, _, kind in shape.jumps) else dead_end
        for side, gate in enumerate(shape.gates):
            if gate >= 0:
                found.setdefault(side, ends)
        self._crossed[cell, number] = found
        return found


def _parted(exits: Mapping[Exit, int], cell: int) -> tuple[int, list[tuple[int, int]]]:
    """Return how far it is without the exits to a cell, and those to it: side and distance."""
    elsewhere, here = FAR, []
    for (gap, side), steps in exits.items():
        if gap == cell:
            here.append((side, steps))
        elif steps < elsewhere:
            elsewhere = steps
    return elsewhere, here
