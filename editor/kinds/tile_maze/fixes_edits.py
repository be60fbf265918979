"""Fixes that change a layout: the edits that most ways to put a maze right come down to."""

from collections.abc import Callable, Collection
from dataclasses import replace

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.tile_maze.edits import painted
from hullwright.schema.kinds.tile_maze.laid import Laid
from hullwright.schema.kinds.tile_maze.layout import TileDefinition, TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.messages import Message, message

from ...concepts.editor_kind import Fix


def changing(title: Message, edit: Callable[[TileMaze], TileMaze]) -> Fix:
    """Return the fix that changes the layout."""

    def whole(document: MapDocument) -> MapDocument:
        return replace(document, layout=edit(document.layout))

    return Fix(title, whole)


def laying(title: Message, cell: Cell, laid: Laid) -> Fix:
    """Return the fix that lays a tile into a cell, in the place of what lies there."""
    return changing(title, lambda maze: painted(maze, {cell: laid.word}))


def taking_off(title: Message, cells: Collection[Cell]) -> Fix:
    """Return the fix that takes all tiles off some cells, also off those of the start board."""
    return changing(
        title,
        lambda maze: replace(maze, placed=tuple(e for e in maze.placed if e.at not in cells)),
    )


def taking_one_off(cell: Cell) -> Fix:
    """Return the fix that takes the tile off a cell."""
    return taking_off(message("remove the tile at {cell}", cell=cell.label), {cell})


def defining(title: Message, tile: str, change: Callable[[TileDefinition], TileDefinition]) -> Fix:
    """Return the fix that changes a kind of tile."""

    def edit(maze: TileMaze) -> TileMaze:
        return replace(maze, tile_set={**maze.tile_set, tile: change(maze.tile_set[tile])})

    return changing(title, edit)


def cell_of(label: str) -> Cell:
    """Return the cell that a problem names."""
    row, _, column = label.partition(",")
    return Cell(int(row), int(column))
