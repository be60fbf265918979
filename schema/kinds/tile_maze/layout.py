"""The layout of a tile maze: the tile set, the start boards, and the tiles that lie on the table.

Definitions (what can be laid, and how often it is in the box) stand apart from placements (what is
laid). How many play stands in the map's envelope, and so do the rule codes it is made for.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ...documents.maps import Players
from ...effects import DO, Effect
from ...messages import message
from ...records import Record
from .action_effects import ABORT, BOX, stopped_by
from .lanes import Lane
from .sides import Cell

CONTROL_WHITE, CONTROL_YELLOW = CONTROLS = ("control_white", "control_yellow")
TELEPORT_WHITE, TELEPORT_YELLOW = TELEPORTS = ("teleport_white", "teleport_yellow")
"""The indicators a space can bear (NE-70, NE-71, NE-73, NE-74)."""

BOARD_SIDE = 3
"""A start board is as big as 3 × 3 tiles (NE-2)."""


class SpaceName(NamedTuple):
    """A space of a tile: which lane, and which space of it."""

    lane: int
    space: int


@dataclass(frozen=True, kw_only=True)
class Special(Record):
    """An indicator on a space of a tile."""

    kind: str
    lane: int = 0
    space: int = 0

    @property
    def name(self) -> SpaceName:
        """The space that bears it."""
        return SpaceName(self.lane, self.space)


@dataclass(frozen=True, kw_only=True)
class TileDefinition(Record):
    """A kind of maze tile as it lies at rotation 0, and how many of it there are (NE-3)."""

    count: int
    lanes: tuple[Lane, ...]
    specials: tuple[Special, ...] = ()
    new_path: bool = False
    """Whether a new path may be put on it (NE-54)."""
    maze_end: bool = False
    """Whether it may close an exit for good and turns meeples round (NE-14, NE-62)."""
    title: str = ""

    @property
    def spaces(self) -> int:
        """The number of its spaces."""
        return sum(lane.size for lane in self.lanes)

    @property
    def sides(self) -> frozenset[str]:
        """The sides that have an exit at rotation 0; the others are walls (NE-11)."""
        return frozenset("".join(lane.exits for lane in self.lanes))


@dataclass(frozen=True, kw_only=True)
class Placement(Record):
    """A maze tile that lies on the table."""

    at: Cell
    tile: str
    rotation: int
    """Degrees clockwise: 0, 90, 180 or 270 (NE-10)."""
    new_path: str | None = None
    """The side, on the table, to which a new path leads (NE-54, NE-55)."""


@dataclass(frozen=True, kw_only=True)
class BoardCell(Record):
    """A ninth of a start board."""

    at: Cell
    """Counted from the board's upper left corner."""
    lanes: tuple[Lane, ...]
    maze_end: bool = False


@dataclass(frozen=True, kw_only=True)
class BoardSpecial(Special):
    """An indicator on a space of a start board."""

    at: Cell


@dataclass(frozen=True, kw_only=True)
class StartBoard(Record):
    """A face of a start board; cells that are not listed are walls all round (NE-2, NE-10)."""

    origin: Cell
    """Where on the table its upper left cell lies."""
    cells: tuple[BoardCell, ...]
    hub: Cell | None = None
    """The cell whose first space is the red circle that all meeples start from (NE-23)."""
    specials: tuple[BoardSpecial, ...] = ()
    players: Players | None = None
    """How many players this face is for (NE-20)."""
    title: str = ""

    def block(self) -> Iterator[Cell]:
        """Yield the nine cells of the table that it fills."""
        for row in range(BOARD_SIDE):
            for column in range(BOARD_SIDE):
                yield Cell(row, column).moved(self.origin)


@dataclass(frozen=True, kw_only=True)
class ActionTile(Record):
    """A kind of action tile (NE-80, NE-81): what it does, or, for those of the box, its id alone."""

    count: int
    aborts: str | None = None
    """For an abort that says nothing else: the event that it stops."""
    title: str = ""
    text: str = ""
    """What stands on it in somebody's own words."""
    effects: tuple[Effect, ...] = ()
    """What it does, part after part; the vocabulary is in `action_effects.py`."""
    print_only: bool = False
    """Whether it is left out of games that engines play."""

    def does(self, name: str) -> tuple[Effect, ...]:
        """Return what it does: as it says itself, else as the tile of this id in the box does."""
        if self.effects:
            return self.effects
        return ({DO: ABORT, "of": self.aborts},) if self.aborts else BOX.get(name, ())

    def stops(self, name: str) -> str | None:
        """Return the event that it stops, or None if it is played in one's own turn."""
        return stopped_by(self.does(name))


@dataclass(frozen=True, kw_only=True)
class MazeSetup(Record):
    """What each player gets, and the dice (NE-4, NE-5, NE-21, NE-23)."""

    hand: int
    energy: int
    dice: tuple[tuple[int, ...], ...]
    """The faces of each die."""

    @property
    def most_rolled(self) -> int:
        """The highest roll of all dice together."""
        return sum(max(faces) for faces in self.dice)


@dataclass(frozen=True, kw_only=True)
class Bounds(Record):
    """The part of the table that a print shows: first and last row, first and last column."""

    rows: tuple[int, int]
    columns: tuple[int, int]


@dataclass(frozen=True, kw_only=True)
class TileMaze(Record):
    """A maze of square tiles round a start board."""

    start_board: str
    """The id of the start board that lies on the table."""
    start_boards: Mapping[str, StartBoard]
    placed: tuple[Placement, ...]
    tile_set: Mapping[str, TileDefinition]
    """All maze tiles of the box; those that are placed are taken out of it."""
    actions: Mapping[str, ActionTile]
    new_paths: int
    setup: MazeSetup
    bounds: Bounds | None = None

    @property
    def board_in_use(self) -> StartBoard:
        """The start board that lies on the table."""
        return self.start_boards[self.start_board]


def contents(maze: TileMaze) -> Mapping[str, str]:
    """Return what lies in each cell beside the start board, such as "tee 180°"."""
    found: dict[str, str] = {}
    for each in maze.placed:
        words = str(_in_words(each))
        label = each.at.label
        found[label] = f"{found[label]}, {words}" if label in found else words
    return found


def _in_words(laid: Placement) -> object:
    if laid.new_path is None:
        return message("{tile} {rotation}°", tile=laid.tile, rotation=laid.rotation)
    return message(
        "{tile} {rotation}°, new path {side}",
        tile=laid.tile,
        rotation=laid.rotation,
        side=laid.new_path,
    )
