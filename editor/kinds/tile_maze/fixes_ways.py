"""Fixes of the ways through a maze: exits, teleporters, dead ends (NEV-3, NEV-4, NEV-8, NEV-10, NEV-11)."""

from collections.abc import Iterator
from dataclasses import replace

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.tile_maze.laid import Laid
from hullwright.schema.kinds.tile_maze.layout import TELEPORT_YELLOW, BoardSpecial, TileMaze
from hullwright.schema.kinds.tile_maze.sides import SIDES
from hullwright.schema.kinds.tile_maze.table import MazeTable
from hullwright.schema.messages import message

from ...concepts.editor_kind import Fix
from .fixes_edits import cell_of, changing, defining, laying, taking_one_off
from .fixes_tiles import take_off_lost
from .growth import tiles_left
from .legality import LayingPlot, exits_of, fitting_rotations
from .names import tile_name

MOST_TRIED = 40
"""So many tiles at the edge are tried at most."""


def open_maze(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for a maze that nobody can leave (NEV-3): a new path, or a tile taken off."""
    del problem
    maze: TileMaze = document.layout
    table = MazeTable(maze)
    edge = list(table.edge_tiles())[:MOST_TRIED]
    for piece in edge:
        for side in SIDES:
            is_free = side not in piece.exits and piece.cell.beside(side) not in table.cells
            if is_free and piece.new_path is None and maze.tile_set[str(piece.tile)].new_path:
                laid = next(each for each in maze.placed if each.at == piece.cell)
                title = message("lay a new path at {cell}", cell=piece.cell.label)
                yield laying(title, piece.cell, Laid(laid.tile, laid.rotation, side))
    for piece in edge:
        yield taking_one_off(piece.cell)


def lead_home(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for parts without a way back to the hub (NEV-4)."""
    yield from give_target(document, problem)
    yield from take_off_lost(document, problem)


def give_target(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix that marks the hub, so that every white teleporter leads there (NEV-8)."""
    del problem
    board = document.layout.board_in_use
    if board.hub is None or any(each.at == board.hub and not each.space for each in board.specials):
        return
    marked = BoardSpecial(kind=TELEPORT_YELLOW, at=board.hub)

    def edit(maze: TileMaze) -> TileMaze:
        bearing = replace(maze.board_in_use, specials=(*board.specials, marked))
        return replace(maze, start_boards={**maze.start_boards, maze.start_board: bearing})

    yield changing(message("mark the hub with a yellow teleport indicator"), edit)


def second_exit(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield tiles of the box that make more exits of the only one (NEV-10)."""
    del problem
    maze: TileMaze = document.layout
    plot = LayingPlot.of(MazeTable(maze))
    left = tiles_left(maze)
    for cell in plot.gaps:
        for tile, definition in maze.tile_set.items():
            for rotation in fitting_rotations(plot, cell, definition) if left[tile] > 0 else ():
                if plot.left_open(cell, exits_of(definition, rotation)) > 1:
                    name = tile_name(tile, definition)
                    title = message("lay {tile} at {cell}", tile=name, cell=cell.label)
                    yield laying(title, cell, Laid(tile, rotation))


def turn_round(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for dead ends that turn nobody round (NEV-11): make them maze ends."""
    maze: TileMaze = document.layout
    cells = set(map(cell_of, problem.cells))
    tiles = dict.fromkeys(each.tile for each in maze.placed if each.at in cells)
    for tile in tiles:
        definition = maze.tile_set[tile]
        is_dead = any(lane.dead_end is not None for lane in definition.lanes)
        if is_dead and not definition.maze_end:
            name = tile_name(tile, definition)
            title = message("make {tile} a maze end", tile=name)
            yield defining(title, tile, lambda each: replace(each, maze_end=True))
