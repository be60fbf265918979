"""Where tiles may be laid: the tools agree with the rules of the schema, and growth keeps them."""

from collections import Counter

import pytest

from hullwright.editor.kinds.tile_maze.growth import grown, tiles_left
from hullwright.editor.kinds.tile_maze.legality import (
    ROTATIONS,
    LayingPlot,
    exits_of,
    fitting_rotations,
    misfit,
    refusal,
)
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.tile_maze.gaps import fits, gaps
from hullwright.schema.kinds.tile_maze.table import MazeTable

from .mazes import at, maze, sample

BOARDS = ("long-haul", "severed-spoke", "quarantine-ring")


@pytest.mark.parametrize("seed", range(6))
def test_the_same_tiles_fit_as_by_the_rules_of_the_schema(seed):
    layout = grown(sample(BOARDS[seed % 3]).layout, 5 * seed, seed)
    table = MazeTable(layout)
    plot = LayingPlot.of(table)
    assert plot.open_exits == len(list(table.open_exits()))
    asked = list(gaps(table))
    for definition in layout.tile_set.values():
        by_rules = sum(fits(definition, gap, plot.open_exits) for gap in asked)
        assert by_rules == sum(bool(fitting_rotations(plot, c, definition)) for c in plot.gaps)


@pytest.mark.parametrize("seed", range(4))
def test_a_reason_is_given_exactly_where_a_tile_does_not_fit(seed):
    layout = grown(maze(), 12, seed)
    plot = LayingPlot.of(MazeTable(layout))
    for cell in {each.beside(side) for each in plot.exits for side in "NESW"} - plot.exits.keys():
        for definition in layout.tile_set.values():
            fine = fitting_rotations(plot, cell, definition)
            for rotation in ROTATIONS:
                reason = refusal(plot, cell, exits_of(definition, rotation))
                assert bool(reason) == (rotation not in fine)
            assert fine or misfit(plot, cell, definition)


def test_reasons_name_the_rule_in_words():
    plot = LayingPlot.of(MazeTable(maze({"-1,2": "triple 0°", "-1,1": "control_room 180°"})))
    tee = maze().tile_set["tee"]
    assert "No exit leads to 9,9" in str(refusal(plot, at("9,9"), frozenset("N")))
    assert "needs exits to S" in str(misfit(plot, at("-2,2"), maze().tile_set["control_room"])) or (
        fitting_rotations(plot, at("-2,2"), maze().tile_set["control_room"])
    )
    assert str(refusal(plot, at("-2,2"), exits_of(tee, 0))) == (
        "The exit of -1,2 towards -2,2 would meet a wall."
    )


def test_the_last_exit_is_never_closed():
    ends = {"-1,2": "control_room 180°", "0,-1": "control_room 90°", "3,0": "control_room 0°"}
    plot = LayingPlot.of(MazeTable(maze(ends)))
    assert plot.open_exits == 1
    definition = maze().tile_set["control_room"]
    assert not fitting_rotations(plot, at("2,3"), definition)
    assert "No exit would be left" in str(misfit(plot, at("2,3"), definition))
    assert fitting_rotations(plot, at("2,3"), maze().tile_set["single"])


@pytest.mark.parametrize("seed", range(3))
def test_growth_lays_only_what_the_box_has_and_the_rules_allow(seed):
    layout = grown(maze(), 60, seed)
    assert len(layout.placed) == 60
    assert min(tiles_left(layout).values()) >= 0
    value = MapDocument(kind="tile-maze", name="Grown", layout=layout)
    assert not Examination(value).errors


def test_growth_goes_on_from_what_lies_there_and_can_be_repeated():
    before = sample("severed-spoke").layout
    after = grown(before, 20, 7)
    assert after.placed[: len(before.placed)] == before.placed
    assert len(after.placed) == len(before.placed) + 20
    assert grown(before, 20, 7) == after != grown(before, 20, 8)


def test_growth_ends_when_the_box_is_empty():
    layout = grown(maze(), 500, 1)
    laid = Counter(each.tile for each in layout.placed)
    assert len(layout.placed) <= 90
    assert all(laid[tile] <= each.count for tile, each in layout.tile_set.items())
    assert grown(layout, 0, 1) is layout
