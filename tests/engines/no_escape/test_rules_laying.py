"""Laying tiles (NE-40 … NE-44)."""

from random import Random

import pytest

from hullwright.engines.contract import Illegal
from hullwright.engines.no_escape.placements import can_lay
from hullwright.schema.kinds.tile_maze.gaps import fits, gaps
from hullwright.schema.kinds.tile_maze.table import MazeTable

from .arrange import HUB, as_layout, do, game, options, playing, scene, seat


def cells(state, tile: str) -> set[str]:
    return {each[2] for each in options(state, "lay", tile)}


CLOSED = ("control_room 3,0 0", "control_room 2,3 270", "control_room 0,-1 90")
"""With these on Alpha, the north exit is the only one."""
ISLAND = ("teleporter 9,9 180", "tee 10,9 0")
CORNERED = ("tee -1,2 90", "corner -1,3 270", "corner -2,3 180")
"""With these, the cell -2,2 has an exit leading to it from the south and one from the east."""


def test_a_tile_must_meet_an_exit_with_an_exit():
    """NE-40."""
    state = scene(game(), seat(HUB, None, "single"), seat())
    assert {tuple(each[2:]) for each in options(state)} == {
        *(("-1,2", 0), ("0,-1", 90), ("2,3", 90), ("3,0", 0)),
    }
    with pytest.raises(Illegal, match="not with"):
        do(state, "lay", "single", "-1,2", 90)
    with pytest.raises(Illegal, match="not with"):
        do(state, "lay", "single", "9,9", 0)


def test_nobody_may_lay_on_what_lies_there():
    """NE-40: the cell is empty."""
    state = scene(game("single -1,2 0"), seat(HUB, None, "single"), seat())
    assert "-1,2" not in cells(state, "single")
    assert "-2,2" in cells(state, "single")


def test_on_every_side_exit_meets_exit_or_wall_meets_wall():
    """NE-41: a tile must not lead into the wall of the start board, nor close an exit with its own."""
    state = scene(game("corner -1,2 180"), seat(HUB, None, "tee"), seat())
    assert {each[3] for each in options(state, "lay", "tee", "-1,1")} == {0}
    state = scene(game(*CORNERED), seat(HUB, None, "single", "corner", "cross"), seat())
    assert "-2,2" not in cells(state, "single")
    assert options(state, "lay", "corner", "-2,2") == [["lay", "corner", "-2,2", 90]]
    assert options(state, "lay", "cross", "-2,2") == [["lay", "cross", "-2,2", 0]]


@pytest.mark.parametrize("strict", [True, False])
def test_after_laying_at_least_one_exit_is_left(strict):
    """NE-42: the last exit can't be closed by a maze end."""
    played = game(*CLOSED, strict_exit=strict)
    state = scene(played, seat(HUB, None, "control_room", "single", "tee"), seat())
    assert {each[1] for each in options(state)} == {"single", "tee"}


def test_an_exit_must_stay_in_reach_of_the_hub():
    """NE-43: an island that no jump leads to has no exit that counts, unless the rule is off."""
    hand = "control_room", "single"
    strict = scene(game(*CLOSED, *ISLAND), seat(HUB, None, *hand), seat())
    loose = scene(game(*CLOSED, *ISLAND, strict_exit=False), seat(HUB, None, *hand), seat())
    assert "-1,2" not in cells(strict, "control_room")
    assert "-1,2" in cells(loose, "control_room")


def test_a_teleporter_that_leads_to_an_island_keeps_an_exit_in_reach():
    """NE-43: walking and white teleporters."""
    state = scene(game(*CLOSED, *ISLAND), seat(HUB, None, "teleporter", "control_room"), seat())
    assert "-1,2" in cells(state, "teleporter")
    assert "-1,2" not in cells(state, "control_room")


def test_control_rooms_and_teleporters_are_laid_like_all_others():
    """NE-44."""
    state = scene(game(), seat(HUB, None, "control_room", "teleporter"), seat())
    for tile in ("control_room", "teleporter"):
        assert options(state, "lay", tile, "-1,2") == [["lay", tile, "-1,2", 180]]


def test_every_lane_of_a_tile_may_have_to_meet_an_exit():
    """NE.LOOSE_LANES off: an overpass fits where both its lanes meet an exit."""
    for tile in ("overpass", "double_corner"):
        played = game(*CORNERED, loose_lanes=False)
        state = scene(played, seat(HUB, None, tile, "single"), seat())
        assert cells(state, tile) == {"-2,2"}


@pytest.mark.parametrize("seed", range(6))
def test_what_may_be_laid_is_what_the_editor_finds(seed):
    """NE-40 … NE-42 against `gaps.py`, which looks at the whole table every time."""
    played = game(strict_exit=False)
    state = played.new_state(2, seed)
    for number, _ in zip(range(90), playing(state, Random(seed)), strict=False):
        if number % 9 or state.result() is not None:
            continue
        table = MazeTable(as_layout(state))
        for name, definition in played.grounds[2].layout.tile_set.items():
            wanted = any(fits(definition, gap, state.maze.exits) for gap in gaps(table))
            assert can_lay(state, played.box.kinds[name]) == wanted
