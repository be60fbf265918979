"""Contours: the hull around what can be walked, the same whenever the same cells are there."""

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from hullwright.samples import maps
from hullwright.schema.boards.contours import SMOOTHED, HullForm, contour, outline_of
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.hex_zone.board import hull
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone

FORM = HullForm()
TINY = 1e-9
SHIPS = [path for path in maps() if path.parent.name in {"hex-zones", "stations"}]
rows_of_sectors = st.integers(1, 9).flatmap(
    lambda width: st.lists(st.text("s.", min_size=width, max_size=width), min_size=1, max_size=9)
)


def cells_of(*rows: str) -> shapely.MultiPolygon:
    return hull(HexZone(legend=LEGEND, rows=rows)).cells.outline()


def mirrored(geometry: shapely.Geometry) -> shapely.Geometry:
    return shapely.transform(geometry, lambda points: points * [-1, 1])


@given(rows_of_sectors)
def test_a_hull_is_valid_and_holds_every_sector_with_room_around_it(rows):
    cells = cells_of(*rows)
    made = contour(cells, FORM)
    assert made.is_valid
    assert made.is_empty == cells.is_empty
    assert cells.buffer(FORM.width / 2).difference(made).area < TINY


@given(rows_of_sectors)
def test_a_hull_keeps_near_its_sectors(rows):
    cells = cells_of(*rows)
    far = FORM.notch + FORM.fill + FORM.width + FORM.fillet
    assert contour(cells, FORM).difference(cells.buffer(far)).area < TINY


@given(rows_of_sectors)
def test_the_same_sectors_have_the_same_hull(rows):
    cells, again = cells_of(*rows), cells_of(*rows)
    assert contour(cells, FORM).wkb == contour(again, FORM).wkb


@given(rows_of_sectors)
def test_a_mirrored_ship_has_the_mirrored_hull(rows):
    cells = cells_of(*rows)
    there, back = contour(mirrored(cells), FORM), mirrored(contour(cells, FORM))
    assert there.symmetric_difference(back).area < 0.05


def test_a_ring_has_a_courtyard_and_a_single_hole_is_closed():
    ring = ["s" * 9, *(["ss.....ss"] * 7), "s" * 9]
    (whole,) = contour(cells_of(*ring), FORM).geoms
    assert len(whole.interiors) == 1
    (closed,) = contour(cells_of("sss", "s.s", "sss"), FORM).geoms
    assert not closed.interiors


def test_two_islands_have_a_hull_each_that_knows_nothing_of_the_other():
    alone = contour(cells_of("ss", "ss"), FORM)
    both = contour(cells_of("ss......ss", "ss......ss"), FORM)
    assert len(both.geoms) == 2
    assert both.area == pytest.approx(2 * alone.area, rel=1e-3)


@pytest.mark.parametrize("path", SHIPS, ids=lambda path: path.stem)
def test_an_outline_lies_around_the_spaces_in_the_steps_of_the_board(path):
    document = read_map(path)
    kind = map_kind(document.kind)
    plan = kind.hull(document.layout)
    outline = outline_of(plan)
    polygons = shapely.MultiPolygon([(outer, holes) for outer, *holes in outline])
    assert polygons.is_valid
    middles = shapely.points(list(zip(plan.cells.xs, plan.cells.ys, strict=True)))
    assert shapely.contains(polygons, middles).all()
    assert all(ring[0] == ring[-1] for polygon in outline for ring in polygon)


def test_a_station_leaves_the_space_beside_its_tiles_to_what_is_there():
    document = read_map(next(path for path in SHIPS if path.stem == "standard"))
    hull_plan = map_kind("station").hull(document.layout)
    made = contour(hull_plan.cells.outline(), hull_plan.form)
    token = 0.5
    for x, y in [(0, 0), (5.5 * 3**0.5, 9)]:
        assert made.intersection(shapely.Point(x, y).buffer(token)).is_empty


def test_a_very_large_ship_is_outlined_along_the_edges_of_its_cells():
    side = int(SMOOTHED**0.5) + 1
    plan = hull(HexZone(legend=LEGEND, rows=("s" * side,) * side))
    outline = outline_of(plan)
    assert len(outline) == 1
    steps = {value for point in outline[0][0] for value in point}
    assert all(float(each).is_integer() for each in steps)


def test_an_empty_sheet_has_no_outline():
    assert outline_of(hull(HexZone(legend=LEGEND, rows=("..",)))) == []
