"""A map can take in what the plugin offers."""

from pathlib import Path

from hullwright.plugins.fixtures import blank_map, pieces_of

FOLDER = Path(__file__).parents[1]


def test_a_maze_takes_the_tile_in():
    (tile,) = pieces_of(FOLDER, "tiles")
    document, name = tile.added(blank_map("tile-maze"))
    assert document.layout.actions[name].title == "Cold draught"
