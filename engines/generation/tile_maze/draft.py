"""A tile maze in the making: tiles are laid, lifted and changed, and the measures follow."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.tile_maze.layout import Placement

from ..asked_measures import AskedMeasures
from .findings import FIGURES, MazeFindings
from .frame import MazeFrame
from .ground import TileGround
from .moved_table import MovedTable
from .moves import MOVES, TableMove
from .ways import standing_steps


class MazeDraft:
    """A maze in the making."""

    def __init__(self, frame: MazeFrame, ground: TileGround) -> None:
        """Begin with what lies on a ground, whatever there may be against it."""
        self.frame = frame
        self._table = MovedTable(frame, ground)
        self._steps: list[int] = []
        self._ways_out: list[int] = []
        """The steps to each exit that can be reached."""
        self.is_legal = self._is_legal()
        """Whether checks had nothing against what it began with."""
        self._measures = self._found()
        self._previous = self._measures, self._steps, self._ways_out

    def _found(self) -> Mapping[str, float]:
        found = MazeFindings(self.frame, self._table.ground, self._ways_out)
        return AskedMeasures(FIGURES, found)

    @property
    def measures(self) -> Mapping[str, float]:
        """The measures of the maze as it is now."""
        return self._measures

    def move(self, chance: Random) -> bool:
        """Make a small change that leaves the maze legal, or none."""
        return self.try_move(MOVES[int(chance.random() * len(MOVES))], chance)

    def try_move(self, move: TableMove, chance: Random) -> bool:
        """Make a certain move if it leaves the maze legal."""
        steps, ways_out, earlier = self._steps, self._ways_out, self._table.begin()
        if move(self._table, chance) and self._is_legal():
            self._previous = self._measures, steps, ways_out
            self._measures = self._found()
            return True
        self._table.undo(earlier)
        self._steps, self._ways_out = steps, ways_out
        return False

    def take_back(self) -> None:
        """Undo the last move."""
        self._table.undo()
        self._measures, self._steps, self._ways_out = self._previous

    def copy(self) -> "MazeDraft":
        """Return the same maze, to be changed independently."""
        return MazeDraft(self.frame, self._table.ground.copy())

    def document(self, name: str) -> MapDocument:
        """Return the maze as it is now."""
        frame = self.frame
        placed = tuple(sorted(self._placed(), key=lambda each: each.at))
        return replace(frame.document, name=name, layout=replace(frame.maze, placed=placed))

    def _placed(self) -> Iterator[Placement]:
        ground = self._table.ground
        for at, shape in ground.shapes.items():
            if shape.placement is not None:
                yield replace(shape.placement, at=ground.cell(at))

    @property
    def tiles(self) -> int:
        """How many tiles lie on the table."""
        return len(self._table.ground.shapes) - len(self.frame.board)

    def _is_legal(self) -> bool:
        """Work out the ways, and tell whether checks have anything against the maze.

        Where every space can be reached and every dead end turns meeples round, nobody is ever trapped
        (NEV-11), and from everywhere a way leads home (NEV-4).
        """
        ground, limits = self._table.ground, self.frame.limits
        if not limits.least_exits <= len(ground.exits) <= limits.most_exits:
            return False
        if self.tiles > limits.most_tiles or self._table.new_paths > limits.new_paths:
            return False
        if ground.white and len(ground.indicators) == 1:
            return False
        self._steps, reached = standing_steps(ground, self.frame.start)
        if reached < ground.spaces and not self._is_loose_as_before():
            return False
        steps = self._steps
        self._ways_out = [steps[gate] + 1 for gate in ground.exits.values() if steps[gate] >= 0]
        return min(self._ways_out, default=0) > limits.near

    def _is_loose_as_before(self) -> bool:
        """Tell whether nothing is out of reach but what was so when somebody handed the maze over."""
        return bool(self.frame.loose) and self.unreached <= self.frame.loose

    @property
    def unreached(self) -> frozenset[int]:
        """The spaces that nobody can get to."""
        white = self._table.ground.white
        return frozenset(
            each
            for each in self._table.ground.every_space()
            if self._steps[each] < 0 and each not in white
        )
