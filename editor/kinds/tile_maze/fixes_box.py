"""Fixes of what is in the box, and of the hub (NEV-5, NEV-6, NEV-12)."""

from collections.abc import Iterator
from dataclasses import replace

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.tile_maze.deck_checks import MOST_MAZE_ENDS
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.messages import message

from ...concepts.editor_kind import Fix
from .fixes_edits import changing, defining, taking_off
from .growth import tiles_left
from .names import tile_name


def fill_box(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for a box with too little in it (NEV-5)."""
    maze: TileMaze = document.layout
    facts = problem.facts
    more = facts["needed"] - facts["size"] + 1 if problem.case == "no-draw-pile" else 1
    common = max(maze.tile_set, key=lambda tile: maze.tile_set[tile].count, default=None)
    if common is not None:
        missing = more + max(0, -tiles_left(maze)[common])
        name = tile_name(common, maze.tile_set[common])
        title = message("add {count} × {tile} to the box", count=missing, tile=name)
        yield defining(title, common, lambda each: replace(each, count=each.count + missing))


def enough_tiles(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for more tiles on the table than there are (NEV-5)."""
    maze: TileMaze = document.layout
    tile = problem.facts["tile"]
    laid = [each.at for each in maze.placed if each.tile == tile]
    definition = maze.tile_set[tile]
    name = tile_name(tile, definition)
    title = message("put {count} × {tile} into the box", count=len(laid), tile=name)
    yield defining(title, tile, lambda each: replace(each, count=len(laid)))
    over = laid[definition.count :]
    yield taking_off(message("remove the last {count} of them", count=len(over)), set(over))


def name_hub(document: MapDocument, _: Problem) -> Iterator[Fix]:
    """Yield the fix for a start board without a hub (NEV-6): the cell with the most exits."""
    board = document.layout.board_in_use
    lanes = [cell for cell in board.cells if cell.lanes]
    if not lanes:
        return

    best = max(lanes, key=lambda cell: (len(cell.lanes[0].exits), -cell.lanes[0].size))

    def edit(maze: TileMaze) -> TileMaze:
        named = replace(maze.board_in_use, hub=best.at)
        return replace(maze, start_boards={**maze.start_boards, maze.start_board: named})

    yield changing(message("make cell {cell} of the board the hub", cell=best.at.label), edit)


def fewer_ends(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for a box with too many maze ends (NEV-12): take out those that are too many."""
    del problem
    maze: TileMaze = document.layout
    spare = {
        tile: max(0, left)
        for tile, left in tiles_left(maze).items()
        if maze.tile_set[tile].maze_end
    }
    total = sum(each.count for each in maze.tile_set.values())
    ends = sum(each.count for each in maze.tile_set.values() if each.maze_end)
    out = dict.fromkeys(spare, 0)
    while ends * 100 > total * MOST_MAZE_ENDS:
        tile = max(spare, key=lambda each: spare[each] - out[each])
        if spare[tile] <= out[tile]:
            return
        out[tile] += 1
        ends, total = ends - 1, total - 1

    def edit(before: TileMaze) -> TileMaze:
        fewer = {
            tile: replace(each, count=each.count - out.get(tile, 0))
            for tile, each in before.tile_set.items()
        }
        return replace(before, tile_set=fewer)

    yield changing(message("remove {count} maze ends from the box", count=sum(out.values())), edit)
