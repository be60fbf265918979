"""Shapes: what can fill a cell of a table, worked out once, so that moves only look things up."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from hullwright.schema.kinds.tile_maze.layout import TELEPORT_WHITE, TELEPORTS, Placement, TileMaze
from hullwright.schema.kinds.tile_maze.sides import SIDES, Cell
from hullwright.schema.kinds.tile_maze.table import MazePiece, MazeTable

LONG = 3
"""From so many spaces on a tile is a long one."""


@dataclass(frozen=True, eq=False)
class MazeShape:
    """A piece as it lies: which of its spaces touch each other, and which each side leads to."""

    placement: Placement | None
    """The tile, lying at 0,0; None for a part of the start board."""
    sides: int
    """The sides that have an exit, a bit for each of N, E, S, W."""
    gates: tuple[int, int, int, int]
    """The space beside each side, -1 where there is a wall."""
    size: int
    joints: tuple[tuple[int, int], ...]
    lanes: int
    white: tuple[int, ...]
    """The spaces that bear a white teleport indicator."""
    indicators: tuple[int, ...]
    """Those that bear one of either colour."""

    @property
    def tile(self) -> str:
        """The id of the tile; nothing for a part of the start board."""
        return self.placement.tile if self.placement else ""

    @cached_property
    def has_new_path(self) -> bool:
        """Whether a new path lies on it."""
        return self.placement is not None and self.placement.new_path is not None

    @cached_property
    def branches(self) -> frozenset[int]:
        """Its spaces with two ways on, whichever way a meeple came."""
        return frozenset(at for at, count in enumerate(self._ways) if count >= 3)

    @cached_property
    def dead_ends(self) -> int:
        """How many of its spaces have one way only."""
        return sum(count <= 1 for count in self._ways)

    @cached_property
    def _ways(self) -> list[int]:
        """The ways on from each space: every exit leads to a neighbour or out of the maze."""
        ways = [0] * self.size
        for a, b in self.joints:
            ways[a] += 1
            ways[b] += 1
        for gate in self.gates:
            if gate >= 0:
                ways[gate] += 1
        return ways


def shape_of(piece: MazePiece, placement: Placement | None = None) -> MazeShape:
    """Return the shape of a piece."""
    first, starts = 0, []
    for lane in piece.lanes:
        starts.append(first)
        first += lane.size
    exits = {side: starts[name.lane] + name.space for side, name in piece.exits.items()}
    special = {starts[name.lane] + name.space: kind for name, kind in piece.specials.items()}
    return MazeShape(
        placement=placement,
        sides=sum(1 << SIDES.index(side) for side in exits),
        gates=(exits.get("N", -1), exits.get("E", -1), exits.get("S", -1), exits.get("W", -1)),
        size=first,
        joints=tuple(
            (start + a, start + b)
            for start, lane in zip(starts, piece.lanes, strict=True)
            for a, b in lane.joints()
        ),
        lanes=len(piece.lanes),
        white=tuple(at for at, kind in special.items() if kind == TELEPORT_WHITE),
        indicators=tuple(at for at, kind in special.items() if kind in TELEPORTS),
    )


class ShapeBook:
    """All ways in which tiles of a box can lie, and which of them fit where."""

    def __init__(self, maze: TileMaze, *, new_paths: bool) -> None:
        self._maze = maze
        self._known: dict[tuple[str, int, str | None], MazeShape] = {}
        self._fitting: dict[tuple[int, int], tuple[MazeShape, ...]] = {}
        self._turned: dict[tuple[MazeShape, int], MazeShape] = {}
        self._usual = tuple(self._usual_shapes(new_paths=new_paths))

    def lying(self, tile: str, rotation: int, new_path: str | None = None) -> MazeShape:
        """Return the shape of a tile that lies in a certain way."""
        key = tile, rotation, new_path
        if key not in self._known:
            laid = Placement(at=Cell(0, 0), tile=tile, rotation=rotation, new_path=new_path)
            # The table knows how tiles are turned; of a table with one tile it is the last piece.
            lone = MazeTable(_with_only(self._maze, laid)).pieces[-1]
            self._known[key] = shape_of(lone, laid)
        return self._known[key]

    def fitting(self, wanted: int, barred: int) -> tuple[MazeShape, ...]:
        """Return the shapes that have exits on the wanted sides, and none on the barred ones."""
        key = wanted, barred
        if key not in self._fitting:
            self._fitting[key] = tuple(
                each
                for each in self._usual
                if each.sides & wanted == wanted and not each.sides & barred
            )
        return self._fitting[key]

    def turned(self, shape: MazeShape, quarters: int) -> MazeShape:
        """Return a tile turned to the right so many times."""
        known = self._turned.get((shape, quarters))
        if known is None:
            known = self._turned[shape, quarters] = self._lying_turned(shape, quarters)
        return known

    def _lying_turned(self, shape: MazeShape, quarters: int) -> MazeShape:
        laid = shape.placement
        if laid is None or not quarters:
            return shape
        path = laid.new_path and SIDES[(SIDES.index(laid.new_path) + quarters) % 4]
        return self.lying(laid.tile, (laid.rotation + 90 * quarters) % 360, path)

    @cached_property
    def counts(self) -> Mapping[str, int]:
        """How many of each tile the box holds."""
        return {tile: each.count for tile, each in self._maze.tile_set.items()}

    def _usual_shapes(self, *, new_paths: bool) -> list[MazeShape]:
        """Return each shape once, without those in which a meeple would be stuck for good (NE-60)."""
        found: dict[object, MazeShape] = {}
        for tile, definition in self._maze.tile_set.items():
            stuck = any(len(lane.exits) == 1 for lane in definition.lanes)
            if not definition.count or (stuck and not definition.maze_end):
                continue
            paths = (None, *SIDES) if new_paths and definition.new_path else (None,)
            for path in paths:
                for rotation in (0, 90, 180, 270):
                    shape = self.lying(tile, rotation, path)
                    if path is None or shape.gates.count(-1) < 4 - len(definition.sides):
                        found.setdefault((tile, path, shape.sides, _lane_ends(shape)), shape)
        return list(found.values())


def _lane_ends(shape: MazeShape) -> frozenset[frozenset[int]]:
    """Return which sides the lanes of a shape join: two lanes can share the same sides in two ways."""
    piece: dict[int, int] = {at: at for at in range(shape.size)}
    for a, b in shape.joints:
        old, new = piece[b], piece[a]
        piece = {at: new if name == old else name for at, name in piece.items()}
    ends: dict[int, set[int]] = {}
    for side, gate in enumerate(shape.gates):
        if gate >= 0:
            ends.setdefault(piece[gate], set()).add(side)
    return frozenset(map(frozenset, ends.values()))


def _with_only(maze: TileMaze, laid: Placement) -> TileMaze:
    return replace(maze, placed=(laid,))


def board_shapes(maze: TileMaze) -> Mapping[Cell, MazeShape]:
    """Return the shapes of the parts of the start board."""
    return {piece.cell: shape_of(piece) for piece in MazeTable(maze).pieces if piece.tile is None}
