"""Symmetries of the hex grid."""

from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.editor.concepts.editor_kind import NO_SYMMETRY, Box, Symmetry
from hullwright.editor.kinds.hex_zone.edits import painted
from hullwright.editor.kinds.hex_zone.surface import ZoneSurface
from hullwright.editor.kinds.hexes.lattice import HexLattice
from hullwright.editor.kinds.hexes.plane import point_of
from hullwright.editor.kinds.hexes.symmetry import BOTH, CHOICES, LEFT_RIGHT, HexSymmetries
from hullwright.engines.generation.hex_zone.grid import grid_of
from hullwright.engines.generation.hex_zone.symmetry import TURNED, symmetry_of
from hullwright.schema.boards.hexes import Hex, distance, hex_of, label, neighbours, to_odd_q
from hullwright.schema.kinds.hex_zone.layout import blank
from hullwright.schema.kinds.hex_zone.metrics import symmetry as scores

from .strategies import hexes, points, symmetries

GRID = HexSymmetries()
NAMES = [each.name for each in CHOICES]
MOST_IMAGES = dict(zip(NAMES, (1, 2, 2, 4, 2, 3, 6, 12), strict=True))


def is_of_the_grid(symmetry: Symmetry) -> bool:
    """Tell whether all motions keep neighbours together: not so for a mirror between two columns."""
    column = symmetry.centre[0] / 1.5
    return symmetry.name not in {LEFT_RIGHT, BOTH} or abs(column - round(column)) < 0.1


@given(symmetries(), hexes)
def test_images_of_an_image_are_the_same_images(symmetry: Symmetry, cell: Hex) -> None:
    images = GRID.images(symmetry, cell)
    assert images[0] == cell
    assert len(images) <= MOST_IMAGES[symmetry.name]
    assert MOST_IMAGES[symmetry.name] % len(images) == 0
    for image in images:
        assert set(GRID.images(symmetry, image)) == set(images)


@given(symmetries().filter(is_of_the_grid), hexes)
def test_neighbours_have_neighbouring_images(symmetry: Symmetry, cell: Hex) -> None:
    for beside in neighbours(cell):
        for image in GRID.images(symmetry, cell):
            assert any(distance(image, each) == 1 for each in GRID.images(symmetry, beside))


@given(symmetries().filter(is_of_the_grid), hexes)
def test_images_lie_as_far_from_the_axes_as_the_cell(symmetry: Symmetry, cell: Hex) -> None:
    x, y = symmetry.centre
    for image in GRID.images(symmetry, cell):
        here, there = point_of(*cell), point_of(*image)
        if symmetry.name == LEFT_RIGHT:
            assert (abs(here[0] - x), here[1]) == pytest.approx((abs(there[0] - x), there[1]))
        elif symmetry.name == "mirror up-down":
            assert (here[0], abs(here[1] - y)) == pytest.approx((there[0], abs(there[1] - y)))
        else:
            assert dist(here, (x, y)) == pytest.approx(dist(there, (x, y)))


@given(st.sampled_from(NAMES), points)
def test_a_centre_snaps_to_a_place_nearby_and_stays_there(
    name: str, point: tuple[float, float]
) -> None:
    moved = GRID.moved(Symmetry(name), point)
    assert dist(moved.centre, point) <= 1.001
    assert GRID.moved(moved, moved.centre).centre == pytest.approx(moved.centre)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", [(23, 14), (22, 13), (8, 8), (7, 7), (1, 1), (2, 1)])
def test_the_usual_centre_is_near_the_middle_of_odd_and_even_zones(
    name: str, size: tuple[int, int]
) -> None:
    ground = ZoneSurface(blank(size))
    left, top, right, bottom = ground.bounds
    centre = GRID.usual(name, ground).centre
    assert dist(centre, ((left + right) / 2, (top + bottom) / 2)) < 1.001


@pytest.mark.parametrize("width", [7, 8])
def test_left_and_right_of_a_zone_are_images_on_the_same_row(width: int) -> None:
    symmetry = GRID.usual(LEFT_RIGHT, ZoneSurface(blank((width, 5))))
    for text in ("A03", "C01", "D05"):
        column, row = to_odd_q(hex_of(text))
        assert to_odd_q(GRID.images(symmetry, hex_of(text))[-1]) == (width - 1 - column, row)


def test_both_mirrors_of_an_even_zone_reach_its_four_corners() -> None:
    symmetry = GRID.usual(BOTH, ZoneSurface(blank((8, 6))))
    assert {label(each) for each in GRID.images(symmetry, hex_of("A01"))} == {
        "A01",
        "H01",
        "A06",
        "H06",
    }


SCORES = {
    LEFT_RIGHT: ["mirror_left_right"],
    "mirror up-down": ["mirror_up_down"],
    BOTH: ["mirror_left_right", "mirror_up_down", "half_turn"],
    "rotation 2": ["half_turn"],
    "rotation 6": ["half_turn"],
    "kaleidoscope": ["mirror_left_right", "mirror_up_down", "half_turn"],
}


@pytest.mark.parametrize("name", SCORES)
@given(data=st.data())
def test_what_is_painted_under_a_symmetry_is_measured_as_symmetric(
    name: str, data: st.DataObject
) -> None:
    size = data.draw(st.sampled_from([(9, 9), (8, 8), (9, 8), (8, 7)]))
    ground = ZoneSurface(blank(size))
    symmetry = GRID.usual(name, ground)
    cells = data.draw(st.sets(st.sampled_from(list(ground.cells())), min_size=1, max_size=6))
    images = [GRID.images(symmetry, cell) for cell in cells]
    whole = [each for each in images if all(image in ground for image in each)]
    shown = painted(ground.zone, {image: "silent" for each in whole for image in each})
    if whole:
        measured = scores(shown)
        assert [measured[each] for each in SCORES[name]] == [1.0] * len(SCORES[name])


BOX = Box(-3.0, -2.0, 30.0, 20.0)


@given(symmetries())
def test_axes_lie_in_the_box_and_point_at_the_centre(symmetry: Symmetry) -> None:
    for a, b in GRID.axes(symmetry, BOX):
        for x, y in (a, b):
            assert BOX.left - 1e-6 <= x <= BOX.right + 1e-6
            assert BOX.top - 1e-6 <= y <= BOX.bottom + 1e-6
        x, y = symmetry.centre
        doubled = (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])
        assert abs(doubled) < 1e-6


@pytest.mark.parametrize(
    ("name", "count"), list(zip(NAMES, (0, 2, 2, 4, 2, 3, 6, 12), strict=True))
)
def test_a_centre_in_the_box_shows_all_its_axes(name: str, count: int) -> None:
    symmetry = GRID.moved(Symmetry(name), (12.0, 9.0))
    assert len(GRID.axes(symmetry, BOX)) == count


def test_an_axis_outside_the_box_is_not_shown() -> None:
    assert GRID.axes(GRID.moved(Symmetry(LEFT_RIGHT), (99.0, 0.0)), BOX) == []


def test_no_symmetry_has_one_image() -> None:
    assert GRID.images(NO_SYMMETRY, Hex(3, 4)) == (Hex(3, 4),)


@given(hexes, hexes)
def test_cells_are_counted_from_one_another(a: Hex, b: Hex) -> None:
    lattice = HexLattice()
    assert lattice.shifted(a, lattice.between(a, b)) == b


@given(st.dictionaries(hexes, st.sampled_from(["silent", "pod 1"])))
def test_six_turns_or_two_mirrors_bring_a_piece_back(contents: dict[Hex, str]) -> None:
    lattice = HexLattice()
    turned = contents
    for _ in range(lattice.turns):
        turned = dict(lattice.turned(turned))
    assert turned == contents
    assert lattice.mirrored(lattice.mirrored(contents)) == contents


def test_a_turn_goes_to_the_right_and_a_mirror_exchanges_left_and_right() -> None:
    lattice, below, lower_left = HexLattice(), Hex(0, 1), Hex(-1, 1)
    assert lattice.turned({below: "silent"}) == {lower_left: "silent"}
    assert lattice.mirrored({lower_left: "silent"}) == {Hex(1, 0): "silent"}


@pytest.mark.parametrize("name", TURNED)
@given(width=st.integers(2, 25), height=st.integers(2, 25))
def test_generated_zones_turn_about_the_centre_that_tools_turn_about(
    name: str, width: int, height: int
) -> None:
    usual = GRID.usual(name, ZoneSurface(blank((width, height))))
    q, r = symmetry_of(grid_of(width, height), name).centre
    assert point_of(q / 6, r / 6) == pytest.approx(usual.centre)
