"""Pointy-top hexes: their symmetries and how pieces are turned and mirrored."""

from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.editor.concepts.editor_kind import Box, Symmetry
from hullwright.editor.kinds.hexes.lattice import PointyLattice
from hullwright.editor.kinds.hexes.pointy_plane import PointySymmetries, hex_at, point_of
from hullwright.editor.kinds.hexes.symmetry import BOTH, CHOICES, LEFT_RIGHT, UP_DOWN
from hullwright.schema.boards.hexes import Hex, distance, neighbours, to_even_r

from ..strategies import hexes, points

GRID = PointySymmetries()
MOST_IMAGES = dict(zip([each.name for each in CHOICES], (1, 2, 2, 4, 2, 3, 6, 12), strict=True))


@st.composite
def symmetries(draw: st.DrawFn) -> Symmetry:
    """Symmetries of every name about some possible centre."""
    return GRID.moved(Symmetry(draw(st.sampled_from(list(MOST_IMAGES)))), draw(points))


def is_of_the_grid(symmetry: Symmetry) -> bool:
    """Tell whether all motions keep neighbours together: not so for a mirror between two rows."""
    row = symmetry.centre[1] / 1.5
    return symmetry.name not in {UP_DOWN, BOTH} or abs(row - round(row)) < 0.1


@given(hexes)
def test_a_hex_is_found_at_its_point(cell: Hex) -> None:
    assert hex_at(point_of(*cell)) == cell


@given(symmetries(), hexes)
def test_images_of_an_image_are_the_same_images(symmetry: Symmetry, cell: Hex) -> None:
    images = GRID.images(symmetry, cell)
    assert images[0] == cell
    assert MOST_IMAGES[symmetry.name] % len(images) == 0
    for image in images:
        assert set(GRID.images(symmetry, image)) == set(images)


@given(symmetries().filter(is_of_the_grid), hexes)
def test_images_lie_as_far_from_the_axes_as_the_cell(symmetry: Symmetry, cell: Hex) -> None:
    x, y = symmetry.centre
    here = point_of(*cell)
    for image in GRID.images(symmetry, cell):
        there = point_of(*image)
        if symmetry.name == LEFT_RIGHT:
            assert (abs(here[0] - x), here[1]) == pytest.approx((abs(there[0] - x), there[1]))
        elif symmetry.name == UP_DOWN:
            assert (here[0], abs(here[1] - y)) == pytest.approx((there[0], abs(there[1] - y)))
        else:
            assert dist(here, (x, y)) == pytest.approx(dist(there, (x, y)))


@given(hexes, st.integers(-9, 9))
def test_a_mirror_between_two_rows_keeps_to_the_columns_of_the_sheet(cell: Hex, row: int) -> None:
    symmetry = GRID.moved(Symmetry(UP_DOWN), (0.0, 1.5 * (row + 0.5)))
    images = GRID.images(symmetry, cell)
    here, there = to_even_r(images[0]), to_even_r(images[1])
    assert (here[0] + there[0], here[1]) == (2 * row + 1, there[1])


def test_axes_are_drawn_as_they_are_called() -> None:
    box = Box(-5, -5, 5, 5)
    upright = GRID.axes(Symmetry(LEFT_RIGHT), box)
    level = GRID.axes(Symmetry(UP_DOWN), box)
    assert all(a[0] == pytest.approx(0) == pytest.approx(b[0]) for a, b in upright)
    assert all(a[1] == pytest.approx(0) == pytest.approx(b[1]) for a, b in level)


@given(hexes)
def test_six_turns_and_two_mirrors_lead_back(cell: Hex) -> None:
    lattice = PointyLattice()
    turned = {cell: "x"}
    for _ in range(6):
        before, turned = turned, dict(lattice.turned(turned))
        (here,), (there,) = before, turned
        assert dist((0, 0), point_of(*here)) == pytest.approx(dist((0, 0), point_of(*there)))
    assert turned == {cell: "x"}
    (mirrored,) = lattice.mirrored({cell: "x"})
    x, y = point_of(*cell)
    assert point_of(*mirrored) == pytest.approx((-x, y))


def test_turning_is_to_the_right() -> None:
    (east,) = PointyLattice().turned({Hex(1, 0): "x"})
    assert point_of(*east)[1] > 0
    assert all(distance(Hex(0, 0), each) == 1 for each in neighbours(Hex(0, 0)))
