"""Where lanes run through their square, and where their spaces lie."""

from math import dist

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.editor.kinds.tile_maze.lane_shapes import (
    EDGES,
    LANE_WIDTH,
    lane_shapes,
    new_path_line,
    side_at,
    space_at,
)
from hullwright.schema.kinds.tile_maze.house import house_maze
from hullwright.schema.kinds.tile_maze.lanes import Lane
from hullwright.schema.kinds.tile_maze.layout import SpaceName
from hullwright.schema.kinds.tile_maze.sides import SIDES

from .squares import squares

STRAIGHT, TRIPLE = Lane(exits="NS", spaces=1), Lane(exits="NS", spaces=3)
ACROSS = Lane(exits="EW", spaces=5)


def near(a: tuple[float, float], b: tuple[float, float]) -> bool:
    return dist(a, b) < 1e-9


def test_a_chain_runs_from_its_first_exit_to_its_second():
    (shape,) = lane_shapes([TRIPLE])
    assert shape.ways == ((EDGES["N"], EDGES["S"]),)
    assert [y for _, y in shape.spots] == pytest.approx([-1 / 3, 0, 1 / 3])
    assert len(shape.cuts) == 2


def test_a_corner_is_a_quarter_of_a_circle_that_meets_its_sides_upright():
    (shape,) = lane_shapes([Lane(exits="NE", spaces=1)])
    assert all(dist(point, (0.5, -0.5)) == pytest.approx(0.5) for point in shape.ways[0])
    assert near(shape.ways[0][0], EDGES["N"])
    assert near(shape.ways[0][-1], EDGES["E"])


def test_a_dead_end_ends_in_the_middle_if_it_is_alone_and_before_it_if_not():
    (alone,) = lane_shapes([Lane(exits="N", spaces=2)])
    assert alone.dead_end == alone.spots[-1] == (0, 0)
    beside, crossing = lane_shapes([Lane(exits="N", spaces=1), ACROSS])
    assert beside.dead_end is not None
    assert beside.dead_end[1] < -LANE_WIDTH / 2
    assert crossing.dead_end is None


def test_a_junction_has_its_first_space_in_the_middle_and_its_arms_outwards():
    (shape,) = lane_shapes([Lane(exits="EWS", spaces=1, arm_spaces={"S": 3})])
    assert shape.spots[0] == (0, 0)
    depths = [y for _, y in shape.spots[1:]]
    assert depths == sorted(depths)
    assert len(shape.spaces[0]) == 3


def test_the_spaces_at_an_overpass_show_on_both_sides_of_it():
    under, over = lane_shapes([Lane(exits="NS", spaces=5), ACROSS])
    assert under.crossed
    assert over.crossed
    ((top, bottom),) = ((part[0][1], part[-1][1]) for part in under.spaces[2])
    assert top < -LANE_WIDTH / 2
    assert bottom > LANE_WIDTH / 2
    assert len(set(under.spots + over.spots)) == 10


@given(squares(), st.sampled_from([90, 180, 270]))
@settings(max_examples=40)
def test_a_turn_turns_every_point(square, rotation):
    """Turning lanes is turning the picture."""
    for before, after in zip(
        lane_shapes(square.lanes), lane_shapes(square.lanes, rotation), strict=True
    ):
        for here, there in zip(before.spots, after.spots, strict=True):
            point = here
            for _ in range(rotation // 90):
                point = -point[1], point[0]
            assert near(point, there)


@given(squares())
@settings(max_examples=40)
def test_spaces_cover_the_lane_from_exit_to_exit(square):
    for shape in lane_shapes(square.lanes):
        assert len(shape.spaces) == len(shape.spots) == shape.lane.size
        points = [point for lines in shape.spaces for line in lines for point in line]
        assert all(-0.5 <= x <= 0.5 and -0.5 <= y <= 0.5 for x, y in points)
        for side, space in shape.lane.gates().items():
            assert any(near(EDGES[side], p) for line in shape.spaces[space] for p in line)


def test_every_space_of_the_house_set_is_found_under_its_spot():
    for tile in house_maze().tile_set.values():
        shapes = lane_shapes(tile.lanes)
        for lane, shape in enumerate(shapes):
            for space, spot in enumerate(shape.spots):
                assert space_at(shapes, spot) == SpaceName(lane, space)


def test_beside_the_lanes_there_is_no_space():
    assert space_at(lane_shapes([STRAIGHT]), (0.4, 0.4)) is None


def test_where_lanes_cross_the_upper_one_is_found():
    assert space_at(lane_shapes([STRAIGHT, ACROSS]), (0, 0)) == SpaceName(1, 2)


def test_a_new_path_joins_the_middle_space():
    begin, end = new_path_line(TRIPLE, "E")
    assert near(begin, (0, 0))
    assert end == EDGES["E"]


def test_each_side_is_nearest_to_its_own_middle():
    assert [side_at(EDGES[side]) for side in SIDES] == list(SIDES)
