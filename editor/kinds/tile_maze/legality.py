"""Where tiles may be laid, and in words why not where not (NE-40 … NE-42).

A *plot* is what the rules of laying look at: which sides of each filled cell have an exit. A tile that
is replaced is taken off first (NE-51).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from hullwright.schema.kinds.tile_maze.layout import TileDefinition
from hullwright.schema.kinds.tile_maze.sides import OPPOSITE, SIDES, Cell, turned
from hullwright.schema.kinds.tile_maze.table import MazeTable
from hullwright.schema.messages import Message, message

ROTATIONS = (0, 90, 180, 270)


@dataclass(frozen=True)
class LayingPlot:
    """The exits of every filled cell."""

    exits: Mapping[Cell, frozenset[str]]

    @classmethod
    def of(cls, table: MazeTable) -> "LayingPlot":
        """Return the plot of a table."""
        return cls({cell: frozenset(piece.exits) for cell, piece in table.cells.items()})

    def without(self, cells: Iterable[Cell]) -> "LayingPlot":
        """Return the plot with some cells empty."""
        gone = set(cells)
        if not gone & self.exits.keys():
            return self
        return LayingPlot({cell: sides for cell, sides in self.exits.items() if cell not in gone})

    def laid(self, sides: Mapping[Cell, frozenset[str]]) -> "LayingPlot":
        """Return the plot with tiles laid into some cells."""
        return LayingPlot({**self.exits, **sides})

    @cached_property
    def open_exits(self) -> int:
        """The number of maze exits (NE-13)."""
        return sum(
            cell.beside(side) not in self.exits
            for cell, sides in self.exits.items()
            for side in sides
        )

    @cached_property
    def gaps(self) -> frozenset[Cell]:
        """The empty cells that maze exits lead to: the only ones a tile can be laid into (NE-40)."""
        ways = (cell.beside(side) for cell, sides in self.exits.items() for side in sides)
        return frozenset(cell for cell in ways if cell not in self.exits)

    def asked(self, cell: Cell) -> Mapping[str, bool]:
        """Return what the neighbours of a cell ask of its sides: an exit, or a wall (NE-41)."""
        there = {side: self.exits.get(cell.beside(side)) for side in SIDES}
        return {side: OPPOSITE[side] in sides for side, sides in there.items() if sides is not None}

    def left_open(self, cell: Cell, sides: frozenset[str]) -> int:
        """Return how many maze exits there are once a tile with these exits fills an empty cell."""
        asked = self.asked(cell)
        return self.open_exits - sum(asked.values()) + len(sides - asked.keys())

    def takes(self, cell: Cell, sides: frozenset[str]) -> bool:
        """Tell whether a tile with these exits may be laid into an empty cell (NE-40 … NE-42)."""
        asked = self.asked(cell)
        return (
            any(asked.values())
            and all(wanted == (side in sides) for side, wanted in asked.items())
            and self.left_open(cell, sides) >= 1
        )


def exits_of(definition: TileDefinition, rotation: int) -> frozenset[str]:
    """Return the sides of a tile that have an exit after a turn."""
    return frozenset(turned("".join(definition.sides), rotation))


def fitting_rotations(plot: LayingPlot, cell: Cell, definition: TileDefinition) -> tuple[int, ...]:
    """Return the rotations in which a tile may be laid into an empty cell."""
    return tuple(each for each in ROTATIONS if plot.takes(cell, exits_of(definition, each)))


def refusal(plot: LayingPlot, cell: Cell, sides: frozenset[str]) -> Message | None:
    """Return why a tile with these exits can't be laid into an empty cell, or None if it can."""
    asked = plot.asked(cell)
    if not any(asked.values()):
        return message("No exit leads to {cell}: a tile has to continue from one.", cell=cell.label)
    for side, wanted in asked.items():
        if wanted and side not in sides:
            return message(
                "The exit of {neighbour} towards {cell} would meet a wall.",
                neighbour=cell.beside(side).label,
                cell=cell.label,
            )
        if side in sides and not wanted:
            return message(
                "The exit {side} of the tile would meet a wall of {neighbour}.",
                side=side,
                neighbour=cell.beside(side).label,
            )
    if plot.left_open(cell, sides) < 1:
        return message("No exit would be left in the whole maze: nobody could escape.")
    return None


def misfit(plot: LayingPlot, cell: Cell, definition: TileDefinition) -> Message | None:
    """Return why a tile fits an empty cell in no rotation."""
    asked = plot.asked(cell)
    exits = [side for side, wanted in asked.items() if wanted]
    if not exits or any(
        all(wanted == (side in exits_of(definition, each)) for side, wanted in asked.items())
        for each in ROTATIONS
    ):
        # Turning does not help: nothing leads here, or the last exit would be closed.
        return refusal(plot, cell, _best(plot, cell, definition))
    walls = [side for side, wanted in asked.items() if not wanted]
    if not walls:
        return message(
            "{cell} needs exits to {exits}: no rotation of the tile has them.",
            cell=cell.label,
            exits=" ".join(exits),
        )
    return message(
        "{cell} needs exits to {exits} and walls to {walls}: no rotation of the tile has them.",
        cell=cell.label,
        exits=" ".join(exits),
        walls=" ".join(walls),
    )


def _best(plot: LayingPlot, cell: Cell, definition: TileDefinition) -> frozenset[str]:
    """Return the exits of a tile in the rotation that the neighbours like best."""
    asked = plot.asked(cell)
    return max(
        (exits_of(definition, each) for each in ROTATIONS),
        key=lambda sides: sum(wanted == (side in sides) for side, wanted in asked.items()),
    )
