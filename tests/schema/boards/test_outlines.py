"""Outlines: the edge of the hull, the cell under a point, the cells in a lasso."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.samples import HERE, maps
from hullwright.schema.boards.outlines import FLAT_HEX, Plan
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.hex_zone.board import compiled
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone

HEX_AREA = 1.5 * math.sqrt(3)


def plan_of(*rows: str) -> Plan:
    return Plan.of(compiled(HexZone(legend=LEGEND, rows=rows)), FLAT_HEX)


def test_the_outline_of_one_sector_is_a_hexagon_with_sides_of_length_one():
    outline = plan_of("s").outline()
    assert outline.area == pytest.approx(HEX_AREA)
    assert outline.length == pytest.approx(6)


@given(
    st.integers(1, 8).flatmap(
        lambda width: st.lists(
            st.text("s.", min_size=width, max_size=width), min_size=1, max_size=8
        )
    )
)
def test_the_outline_covers_exactly_the_sectors(rows):
    plan = plan_of(*rows)
    assert plan.outline().area == pytest.approx(HEX_AREA * len(plan.labels))


def test_a_hole_in_the_hull_is_a_hole_in_the_outline():
    plan = plan_of("sss", "s.s", "sss")
    (hull,) = plan.outline().geoms
    assert len(hull.interiors) == 1


def test_the_cell_at_a_point_is_the_one_whose_middle_is_there():
    plan = plan_of("sss", "s.s", "sss")
    for label, x, y in zip(plan.labels, plan.xs, plan.ys, strict=True):
        assert plan.cell_at((x * plan.unit.x, y * plan.unit.y)) == label


def test_beside_the_hull_there_is_no_cell():
    assert plan_of("s").cell_at((5, 5)) is None
    assert plan_of(".").cell_at((0, 0)) is None


def test_a_lasso_takes_the_cells_whose_middle_it_holds():
    plan = plan_of("ssss", "ssss")
    assert plan.cells_inside([(-1, -1), (2, -1), (2, 1.5), (-1, 1.5)]) == ["A01", "B01"]


def test_a_lasso_that_crosses_itself_or_is_no_polygon_harms_nobody():
    plan = plan_of("ss", "ss")
    assert plan.cells_inside([(0, 0), (1, 1)]) == []
    assert isinstance(plan.cells_inside([(0, 0), (3, 3), (3, 0), (0, 3)]), list)


@pytest.mark.parametrize("path", maps(), ids=lambda path: path.stem)
def test_every_kind_has_a_plan_whose_cells_are_found_under_their_middles(path):
    document = read_map(path)
    plan = map_kind(document.kind).plan(document.layout)
    assert len(plan.labels) > 0
    assert plan.outline().area > 0
    for label, x, y in zip(plan.labels, plan.xs, plan.ys, strict=True):
        assert plan.cell_at((x * plan.unit.x, y * plan.unit.y)) == label


def test_the_outline_of_the_standard_station_is_one_piece_of_133_cells():
    standard = read_map(HERE / "stations" / "standard.json")
    outline = map_kind("station").plan(standard.layout).outline()
    assert len(outline.geoms) == 1
    assert outline.area == pytest.approx(133 * HEX_AREA)
