"""Sets of a designer's own: tiles and actions are data of the map."""

from dataclasses import replace

import pytest

from hullwright.engines.contract import CannotPlay
from hullwright.engines.loader import load
from hullwright.schema.kinds.tile_maze.lanes import Lane
from hullwright.schema.kinds.tile_maze.layout import TileDefinition

from .arrange import HUB, at, do, document, layout, looks, made, options, scene, seat, told


def test_a_designer_may_add_tiles_of_another_shape():
    """The sets are data of the map: a tile with a dead end that is no maze end holds a meeple."""
    stub = TileDefinition(count=3, lanes=(Lane(exits="N", spaces=2),))
    maze = layout(roll=3)
    maze = replace(maze, tile_set={**maze.tile_set, "stub": stub})
    state = scene(made(maze, energy=0), seat("0,2:0.0", "N", "stub"), seat())
    do(state, "lay", "stub", "-1,2", 180)
    assert at(state, 0) == "-1,2:0.1"
    assert looks(state, 0) is None
    assert told(state, "blocked")


def test_an_action_tile_that_nobody_knows_is_refused_in_words():
    """FX-1: neither the tile nor the box says what it does."""
    maze = layout()
    actions = {**maze.actions, "hull_breech": replace(maze.actions["hull_breach"], count=1)}
    with pytest.raises(CannotPlay, match=r"“hull_breech” has no effect yet"):
        load(document(replace(maze, actions=actions)))


def test_a_designer_may_give_aborts_names_of_their_own():
    """What an abort stops stands in its tile, not in its name."""
    maze = layout(roll=1)
    actions = {"veto": replace(maze.actions["abort_maze"], count=5)}
    state = scene(made(replace(maze, actions=actions)), seat(), seat(HUB, None, "veto"))
    do(state, "lay", "single", "-1,2", 0)
    assert (state.to_move, options(state)) == (1, [["pass"], ["abort", "veto"]])
