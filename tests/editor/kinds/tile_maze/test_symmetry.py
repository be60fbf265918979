"""Symmetries and the lattice of a table: what turns, turns with everything on it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.editor.concepts.editor_kind import Box, Symmetry
from hullwright.editor.kinds.tile_maze.lattice import UNMIRRORED, SquareLattice, quarter_turn
from hullwright.editor.kinds.tile_maze.symmetry import TableSymmetries, copies
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.tile_maze.sides import SIDES, Cell, turned

from .mazes import EDITOR_KIND, at, maze

CELLS = st.builds(Cell, st.integers(-30, 30), st.integers(-30, 30))
POINTS = st.tuples(st.floats(-9, 9), st.floats(-9, 9))
NAMES = st.sampled_from(["rotation 2", "rotation 4"])


@given(NAMES, POINTS, CELLS)
def test_every_image_has_the_same_images(name, point, cell):
    symmetries = TableSymmetries()
    symmetry = symmetries.moved(Symmetry(name), point)
    images = set(symmetries.images(symmetry, cell))
    assert cell in images
    assert len(images) <= int(name[-1])
    for image in images:
        assert set(symmetries.images(symmetry, image)) == images


@given(NAMES, POINTS)
def test_a_possible_centre_stays_where_it_is(name, point):
    symmetries = TableSymmetries()
    once = symmetries.moved(Symmetry(name), point)
    assert symmetries.moved(once, once.centre) == once
    assert max(abs(a - b) for a, b in zip(once.centre, point, strict=True)) <= 1.0


def test_the_usual_centre_is_the_middle_of_the_start_board():
    surface = EDITOR_KIND.surface(maze({"9,9": "cross 0°"}))
    symmetry = EDITOR_KIND.symmetries.usual("rotation 4", surface)
    assert symmetry.centre == surface.centre(at("1,1"))


def test_tiles_turn_along():
    symmetry = EDITOR_KIND.symmetries.usual("rotation 4", EDITOR_KIND.surface(maze()))
    found = copies(symmetry, at("-1,2"), "single 0°, new path E")
    assert {cell.label: word for cell, word in found.items()} == {
        "-1,2": "single 0°, new path E",
        "2,3": "single 90°, new path S",
        "3,0": "single 180°, new path W",
        "0,-1": "single 270°, new path N",
    }


@pytest.mark.parametrize("side", SIDES)
def test_cells_turn_as_sides_do(side):
    assert quarter_turn(Cell(0, 0).beside(side)) == Cell(0, 0).beside(turned(side, 90))


def test_axes_stay_in_the_box():
    symmetries = TableSymmetries()
    axes = symmetries.axes(Symmetry("rotation 4", (0.0, 0.0)), Box(-5, -5, 5, 5))
    assert len(axes) == 4
    assert not symmetries.axes(Symmetry("rotation 2", (90.0, 0.0)), Box(-5, -5, 5, 5))


def test_four_turns_of_a_piece_are_none():
    contents = {Cell(0, 0): "tee 90°", Cell(-1, 2): "single 0°, new path E"}
    there = contents
    for _ in range(4):
        there = SquareLattice().turned(there)
    assert there == contents


def test_nothing_of_a_maze_is_mirrored():
    with pytest.raises(HullwrightError, match="can't be mirrored"):
        SquareLattice().mirrored({})
    assert EDITOR_KIND.unmirrored == UNMIRRORED
