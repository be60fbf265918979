"""Looks: all that decides how a cell of a table is drawn, as values that cells of one look share."""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from hullwright.schema.kinds.tile_maze.lanes import Lane
from hullwright.schema.kinds.tile_maze.layout import StartBoard, TileDefinition
from hullwright.schema.kinds.tile_maze.sides import SIDES, Cell
from hullwright.schema.kinds.tile_maze.table import MazePiece


class LaneLook(NamedTuple):
    """How a lane looks: a lane as a value that can be a key."""

    exits: str
    spaces: int
    arms: tuple[tuple[str, int], ...] = ()

    @classmethod
    def of(cls, lane: Lane) -> "LaneLook":
        """Return how a lane looks."""
        return cls(lane.exits, lane.spaces, tuple(sorted(lane.arm_spaces.items())))

    @property
    def lane(self) -> Lane:
        """The lane that looks so."""
        return Lane(exits=self.exits, spaces=self.spaces, arm_spaces=dict(self.arms))


class SpecialLook(NamedTuple):
    """An indicator, and the space that bears it."""

    lane: int
    space: int
    kind: str


class MazeTileLook(NamedTuple):
    """How a tile looks, or a ninth of a start board."""

    lanes: tuple[LaneLook, ...]
    specials: tuple[SpecialLook, ...] = ()
    maze_end: bool = False
    new_path: str | None = None
    hub: bool = False
    """Whether its first space is the red circle (NE-23)."""
    frame: str | None = None
    """For a ninth of a start board, on which of its sides the board ends; None for a tile."""
    several: bool = False
    """Whether other tiles lie under it, which is a fault."""


class EmptyLook(NamedTuple):
    """How an empty cell looks."""

    arrows: str = ""
    """The sides from which maze exits lead into it (NE-13)."""


class BoardLook(NamedTuple):
    """How a whole start board looks, small."""

    cells: tuple[tuple[Cell, MazeTileLook], ...]


CellLook: TypeAlias = MazeTileLook | EmptyLook | BoardLook


def tile_look(definition: TileDefinition) -> MazeTileLook:
    """Return how a kind of tile looks as it lies at rotation 0."""
    return MazeTileLook(
        lanes=tuple(map(LaneLook.of, definition.lanes)),
        specials=tuple(SpecialLook(*each.name, each.kind) for each in definition.specials),
        maze_end=definition.maze_end,
    )


def piece_look(
    piece: MazePiece, *, hub: bool = False, frame: str | None = None, several: bool = False
) -> MazeTileLook:
    """Return how what fills a cell looks."""
    return MazeTileLook(
        lanes=tuple(map(LaneLook.of, piece.lanes)),
        specials=tuple(SpecialLook(*name, kind) for name, kind in piece.specials.items()),
        maze_end=piece.maze_end,
        new_path=piece.new_path,
        hub=hub,
        frame=frame,
        several=several,
    )


def board_look(board: StartBoard, pieces: Iterable[MazePiece]) -> BoardLook:
    """Return how a start board looks, made of its pieces as they lie at 0,0."""
    return BoardLook(
        tuple(
            (each.cell, piece_look(each, hub=each.cell == board.hub, frame=frame_of(each.cell)))
            for each in pieces
        )
    )


def frame_of(at: Cell) -> str:
    """Return the sides of a ninth on which the start board ends, the ninth counted from its corner."""
    beside = {side: at.beside(side) for side in SIDES}
    return "".join(
        side for side, each in beside.items() if not (0 <= each.row <= 2 and 0 <= each.column <= 2)
    )
