"""Edits of what lies on the table: each is a function from one maze to the next."""

from collections.abc import Mapping
from dataclasses import replace

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.tile_maze.layout import Placement, TileDefinition, TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.messages import message
from hullwright.schema.names import closest
from hullwright.schema.records import Json, JsonObject, from_json, to_json

from .contents import Laid, is_board, laid_in, sort_of
from .plane import FARTHEST


def painted(maze: TileMaze, contents: Mapping[Cell, str]) -> TileMaze:
    """Return a maze with other tiles in some cells; the start board stays as it is (NE-50)."""
    board = set(maze.board_in_use.block())
    wanted = {
        cell: laid_in(content)
        for cell, content in contents.items()
        if cell not in board and not is_board(content) and _is_on_table(cell)
    }
    for laid in wanted.values():
        for each in laid:
            require_tile(maze, each.tile)
    return _with_placements(maze, _relaid(maze, wanted))


def _is_on_table(cell: Cell) -> bool:
    return max(abs(cell.row), abs(cell.column)) <= FARTHEST


def require_tile(maze: TileMaze, tile: str) -> None:
    """Raise HullwrightError unless the tile set of a maze has a tile."""
    if tile in maze.tile_set:
        return
    meant = closest(tile, maze.tile_set)
    raise HullwrightError(
        message(
            "This maze has no tile “{tile}” (did you mean “{meant}”?): choose one in the palette.",
            tile=tile,
            meant=meant,
        )
        if meant
        else message("This maze has no tile “{tile}”: choose one in the palette.", tile=tile)
    )


def _relaid(maze: TileMaze, wanted: Mapping[Cell, tuple[Laid, ...]]) -> tuple[Placement, ...]:
    """Return the placements with other tiles in some cells, in the place of those that lay there."""
    left = dict(wanted)
    found: list[Placement] = []
    for placement in maze.placed:
        if placement.at not in wanted:
            found.append(placement)
        elif placement.at in left:
            found += (each.at(placement.at) for each in left.pop(placement.at))
    for cell, laid in left.items():
        found += (each.at(cell) for each in laid)
    return tuple(found)


def _with_placements(maze: TileMaze, placed: tuple[Placement, ...]) -> TileMaze:
    return maze if placed == maze.placed else replace(maze, placed=placed)


def meanings(maze: TileMaze) -> Mapping[str, JsonObject]:
    """Return the definitions of the tiles that lie on the table, by the words for them."""
    words = {Laid.of(each).word: each.tile for each in maze.placed}
    return {word: to_json(maze.tile_set[tile]) for word, tile in words.items()}


def understood(maze: TileMaze, told: Mapping[str, Json]) -> TileMaze:
    """Return a maze whose tile set knows the tiles of these words; nonsense is passed over."""
    strangers = {
        sort_of(word): meaning
        for word, meaning in told.items()
        if sort_of(word) not in maze.tile_set
    }
    known = {tile: _meant(tile, meaning) for tile, meaning in strangers.items()}
    added = {tile: each for tile, each in known.items() if each is not None}
    return replace(maze, tile_set={**maze.tile_set, **added}) if added else maze


def _meant(tile: str, told: Json) -> TileDefinition | None:
    """Return the tile that somebody tells of, or None if no tile set could hold it."""
    from hullwright.schema.files.published import faults
    from hullwright.schema.kinds.tile_maze.faults import faults as maze_faults
    from hullwright.schema.kinds.tile_maze.house import house_maze

    alone = {**to_json(house_maze()), "tile_set": {tile: told}}
    if any(faults(alone, "tile-maze")):
        return None
    definition = from_json(told, TileDefinition)
    whole = replace(house_maze(), tile_set={tile: definition})
    return None if any(maze_faults(whole)) else definition
