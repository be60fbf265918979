"""Fixes of what lies on the table: edges that don't match, overlaps, new paths (NEV-1, NEV-2)."""

from collections.abc import Iterator
from dataclasses import replace

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.tile_maze.laid import Laid
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.kinds.tile_maze.sides import SIDES, Cell
from hullwright.schema.kinds.tile_maze.table import MazePiece, MazeTable
from hullwright.schema.messages import Message, message

from ...concepts.editor_kind import Fix
from .fixes_edits import cell_of, changing, laying, taking_off, taking_one_off
from .growth import tiles_left
from .legality import ROTATIONS, LayingPlot, exits_of
from .names import tile_name


def match_edges(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for an exit that meets a wall (NEV-1): turn, replace, or take off one of the two."""
    table = MazeTable(document.layout)
    pieces = [table.cells[cell_of(label)] for label in problem.cells]
    tiles = [piece for piece in pieces if piece.tile is not None]
    for piece in tiles:
        if piece.new_path is not None:
            yield _without_path(piece.cell)
    for piece in tiles:
        yield from _turned(document.layout, table, piece)
    for piece in tiles:
        yield from _exchanged(document.layout, table, piece)
    for piece in tiles:
        yield taking_one_off(piece.cell)


def _turned(maze: TileMaze, table: MazeTable, piece: MazePiece) -> Iterator[Fix]:
    """Yield the turn of a tile after which all its edges match."""
    plot = LayingPlot.of(table).without([piece.cell])
    definition = maze.tile_set[str(piece.tile)]
    for rotation in ROTATIONS:
        if _matches(plot, piece.cell, exits_of(definition, rotation)):
            title = message("turn the tile at {cell}", cell=piece.cell.label)
            yield laying(title, piece.cell, Laid(str(piece.tile), rotation))


def _exchanged(maze: TileMaze, table: MazeTable, piece: MazePiece) -> Iterator[Fix]:
    """Yield another tile of the box in the place of one, the one the box has most of."""
    plot = LayingPlot.of(table).without([piece.cell])
    left = tiles_left(maze)
    for tile in sorted(maze.tile_set, key=lambda each: -left[each]):
        definition = maze.tile_set[tile]
        for rotation in ROTATIONS:
            sides = exits_of(definition, rotation)
            if left[tile] > 0 and tile != piece.tile and _matches(plot, piece.cell, sides):
                name = tile_name(tile, definition)
                title = message("lay {tile} at {cell} instead", tile=name, cell=piece.cell.label)
                yield laying(title, piece.cell, Laid(tile, rotation))
                return


def _matches(plot: LayingPlot, cell: Cell, sides: frozenset[str]) -> bool:
    return all(wanted == (side in sides) for side, wanted in plot.asked(cell).items())


def clear_board(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for a tile on the start board (NEV-2)."""
    yield taking_one_off(cell_of(problem.cells[0]))


def keep_one_tile(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for several tiles in one cell (NEV-2)."""
    maze: TileMaze = document.layout
    cell = cell_of(problem.cells[0])
    for kept in maze.placed:
        if kept.at == cell:
            name = tile_name(kept.tile, maze.tile_set[kept.tile])
            yield laying(message("keep only {tile} there", tile=name), cell, Laid.of(kept))


def lead_path(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for a new path that can't be where it is (NEV-2): through a wall, or off."""
    cell = cell_of(problem.cells[0])
    yield from _moved_path(document.layout, cell)
    yield _without_path(cell)


def _moved_path(maze: TileMaze, cell: Cell) -> Iterator[Fix]:
    """Yield the new path through a wall behind which it is open."""
    table = MazeTable(maze)
    piece = table.cells[cell]
    plot = LayingPlot.of(table)
    for side in SIDES:
        if side not in piece.lane_exits and plot.asked(cell).get(side, True):
            yield _leading(message("lead the new path {side}", side=side), cell, side)


def _with_path(maze: TileMaze, cell: Cell, side: str | None) -> TileMaze:
    placed = tuple(
        replace(each, new_path=side) if each.at == cell else each for each in maze.placed
    )
    return replace(maze, placed=placed)


def _leading(title: Message, cell: Cell, side: str | None) -> Fix:
    return changing(title, lambda maze: _with_path(maze, cell, side))


def _without_path(cell: Cell) -> Fix:
    return _leading(message("remove the new path at {cell}", cell=cell.label), cell, None)


def fewer_paths(document: MapDocument, _: Problem) -> Iterator[Fix]:
    """Yield fixes for more new paths than there are (NEV-2)."""
    maze: TileMaze = document.layout
    laid = [each.at for each in maze.placed if each.new_path is not None]
    count = len(laid)

    def edit(before: TileMaze) -> TileMaze:
        for cell in laid[maze.new_paths :]:
            before = _with_path(before, cell, None)
        return before

    more = count - maze.new_paths
    yield changing(
        message("put {count} new paths into the box", count=count),
        lambda before: replace(before, new_paths=count),
    )
    yield changing(message("remove the last {count} new paths", count=more), edit)


def take_off_lost(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix that takes off what no way leads home from (NEV-4)."""
    del document
    yield taking_off(message("remove those tiles"), set(map(cell_of, problem.cells)))
