"""Remarks: what is wrong with the lanes that are drawn, and what there is to know about them."""

from collections.abc import Iterator
from dataclasses import replace

from hullwright.schema.complaints import JsonPath
from hullwright.schema.kinds.tile_maze.faults import faults
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.kinds.tile_maze.sides import SIDES
from hullwright.schema.messages import Message, message

from ...kinds.tile_maze.tile_edits import BoardSpot, Spot, TileSpot, cell_of, square_of


def wrongs(maze: TileMaze, spot: Spot) -> Iterator[Message]:
    """Yield what is wrong with the lanes at a spot: what no file may hold first, then what no game plays."""
    place = _path(maze, spot)
    # What lies on the table is no matter of the lanes, and may be ten thousand tiles.
    for fault in faults(replace(maze, placed=())):
        if place and fault.path[: len(place)] == place:
            yield fault.message
    square = square_of(maze, spot)
    is_end = _is_end(maze, spot)
    dead = [lane.exits for lane in square.lanes if lane.dead_end is not None]
    if dead and not is_end:
        yield message(
            "A meeple that comes in at {side} never gets out: let the lane lead on, "
            "or make this a maze end.",
            side=dead[0],
        )
    if is_end and not dead:
        yield message(
            "A maze end needs a lane that ends in it: draw one from a side to the middle."
        )
    if isinstance(spot, TileSpot):
        tile = maze.tile_set[spot.tile]
        if tile.new_path and len(tile.sides) == len(SIDES):
            yield message("It has no wall through which a new path could lead.")


def note(maze: TileMaze, spot: Spot) -> Message | None:
    """Return what there is to know about a spot although nothing is wrong."""
    if isinstance(spot, BoardSpot):
        return None
    count = sum(each.tile == spot.tile for each in maze.placed)
    if not count:
        return None
    return message("{count} tiles of this kind are on the table and change with it.", count=count)


def _is_end(maze: TileMaze, spot: Spot) -> bool:
    if isinstance(spot, TileSpot):
        return maze.tile_set[spot.tile].maze_end
    cell = cell_of(maze.start_boards[spot.board], spot.at)
    return cell is not None and cell.maze_end


def _path(maze: TileMaze, spot: Spot) -> JsonPath:
    """Return where a spot stands in the layout; nothing for a cell that its board does not list."""
    if isinstance(spot, TileSpot):
        return ("tile_set", spot.tile)
    cells = maze.start_boards[spot.board].cells
    number = next((n for n, cell in enumerate(cells) if cell.at == spot.at), None)
    return () if number is None else ("start_boards", spot.board, "cells", number)
