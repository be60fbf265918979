"""What the words for tiles mean to mazes that do not have them."""

from collections.abc import Mapping
from dataclasses import replace

from hullwright.schema.kinds.tile_maze.laid import Laid, sort_of
from hullwright.schema.kinds.tile_maze.layout import TileDefinition, TileMaze
from hullwright.schema.records import Json, JsonObject, from_json, to_json


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
