"""Shapes: a piece of the maze as it lies, as integers: which ways lead on from each of its spaces.

The spaces of a piece are numbered through all its lanes. A *way* on from a space is the number of the next
space of the piece, or, where it leads over the edge, -1 for N, -2 for E, -3 for S, -4 for W.
"""

from collections.abc import Iterator

from hullwright.schema.kinds.tile_maze.layout import (
    CONTROL_WHITE,
    CONTROL_YELLOW,
    TELEPORT_WHITE,
    TELEPORT_YELLOW,
    SpaceName,
)
from hullwright.schema.kinds.tile_maze.sides import SIDES
from hullwright.schema.kinds.tile_maze.table import MazePiece

from .grid import ACROSS, ALL_SIDES, OFFSETS, mask

SPECIALS = ("", TELEPORT_WHITE, TELEPORT_YELLOW, CONTROL_WHITE, CONTROL_YELLOW)
WHITE_JUMP, YELLOW_JUMP, WHITE_CONTROL, YELLOW_CONTROL = range(1, 5)
"""What a space bears, as the index in the table above; 0 is nothing (NE-70 … NE-74)."""

JUMPS = (WHITE_JUMP, YELLOW_JUMP)

BOARD = -1
"""Stands for the kind of tile where a piece is part of the start board."""

NOWHERE = 99
"""Stands for a way where a meeple faces none: on the hub, or before a wall (NE-23)."""

INWARDS = "in"
"""What a way is called that leads to a dead end."""


def side_of(way: int) -> int:
    """Return the side over which a way leads out of its piece."""
    return -1 - way


class PieceShape:
    """A piece as it lies: a kind of tile in one rotation, with or without a new path."""

    __slots__ = (
        *("ends", "gates", "jumps", "kind", "lane_of", "lanes", "mask", "names", "path", "quarter"),
        *("specials", "towards", "ways"),
    )

    def __init__(self, piece: MazePiece, kind: int = BOARD, quarter: int = 0) -> None:
        self.kind, self.quarter = kind, quarter
        self.path = SIDES.index(piece.new_path) if piece.new_path else -1
        spaces = [
            SpaceName(number, space)
            for number, lane in enumerate(piece.lanes)
            for space in range(lane.size)
        ]
        index = {name: number for number, name in enumerate(spaces)}
        self.names = tuple(f"{name.lane}.{name.space}" for name in spaces)
        self.mask = mask(piece.exits)
        self.gates = tuple(
            index[piece.exits[side]] if side in piece.exits else -1 for side in SIDES
        )
        self.lane_of = tuple(
            piece.exits[side].lane if side in piece.exits else -1 for side in SIDES
        )
        self.lanes = tuple(
            tuple(
                (side, OFFSETS[side], ACROSS[side])
                for side in ALL_SIDES
                if at == self.lane_of[side]
            )
            for at in range(len(piece.lanes))
        )
        self.specials = tuple(SPECIALS.index(piece.specials.get(name, "")) for name in spaces)
        self.jumps = tuple(
            (space, spaces[space].lane, kind)
            for space, kind in enumerate(self.specials)
            if kind in JUMPS
        )
        self.ends = tuple(
            piece.maze_end and name.space == piece.lanes[name.lane].dead_end for name in spaces
        )
        self.ways = _ways(piece, index)
        self.towards = tuple(
            {self._leads_to(space, way): way for way in ways}
            for space, ways in enumerate(self.ways)
        )

    def _leads_to(self, space: int, way: int) -> str:
        """Return the side to which a way leads in the end, or that it leads to a dead end."""
        came = space
        while way >= 0:
            ahead = [each for each in self.ways[way] if each != came]
            if not ahead:
                return INWARDS
            # A new path may branch off further on: the lane itself gives the way its name.
            came, way = way, max(ahead)
        return SIDES[side_of(way)]

    def looks(self) -> tuple[object, ...]:
        """Return what is equal for rotations that no player could tell apart."""
        return tuple(
            self._grown(gate, -1 - side) if gate >= 0 else None
            for side, gate in enumerate(self.gates)
        )

    def _grown(self, space: int, came: int) -> tuple[object, ...]:
        ahead = [
            self._grown(way, space) if way >= 0 else (way,)
            for way in self.ways[space]
            if way != came
        ]
        return self.specials[space], self.ends[space], *sorted(ahead, key=repr)

    def crossings(self) -> Iterator[tuple[int, int, int]]:
        """Yield each two sides that are joined, with the number of spaces from edge to edge."""
        for side, gate in enumerate(self.gates):
            reached = [(gate, -1 - side, 1)] if gate >= 0 else []
            for space, came, count in reached:
                for way in self.ways[space]:
                    if way == came:
                        continue
                    if way >= 0:
                        reached.append((way, space, count + 1))
                    else:
                        yield side, side_of(way), count

    def __reduce__(self) -> tuple[object, ...]:
        return _again, tuple(getattr(self, name) for name in self.__slots__)


def _again(*values: object) -> PieceShape:
    """Return a shape that comes back from another process."""
    shape = PieceShape.__new__(PieceShape)
    for name, value in zip(PieceShape.__slots__, values, strict=True):
        setattr(shape, name, value)
    return shape


def _ways(piece: MazePiece, index: dict[SpaceName, int]) -> tuple[tuple[int, ...], ...]:
    """Return the ways on from each space: along its lane, and over the edges."""
    found: list[list[int]] = [[] for _ in index]
    for number, lane in enumerate(piece.lanes):
        for a, b in lane.joints():
            here, there = index[SpaceName(number, a)], index[SpaceName(number, b)]
            found[here].append(there)
            found[there].append(here)
    for side, name in piece.exits.items():
        found[index[name]].append(-1 - SIDES.index(side))
    return tuple(tuple(sorted(each, reverse=True)) for each in found)
