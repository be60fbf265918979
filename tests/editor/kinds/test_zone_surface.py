"""A zone as something to draw and point at."""

from dataclasses import replace
from itertools import pairwise, product
from math import cos, dist, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.editor.concepts.editor_kind import Box
from hullwright.editor.kinds.hex_zone.edits import painted
from hullwright.editor.kinds.hex_zone.looks import SectorLook
from hullwright.editor.kinds.hex_zone.surface import ZoneSurface
from hullwright.schema.boards.hexes import Hex, distance, hex_of, label, to_odd_q
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone, SectorKind

from ..workplaces import zone
from .strategies import hexes, points, zones


def surface(*rows: str) -> ZoneSurface:
    return ZoneSurface(zone(*rows))


@given(zones())
def test_the_middle_of_a_sector_lies_in_that_sector(shown: HexZone) -> None:
    ground = ZoneSurface(shown)
    assert all(ground.cell_at(ground.centre(cell)) == cell for cell in ground.cells())


@given(points)
def test_the_sector_under_a_point_is_the_one_whose_middle_is_nearest(
    point: tuple[float, float],
) -> None:
    ground = ZoneSurface(zone(*["." * 60] * 60))
    cell = ground.cell_at(point)
    distances = {each: dist(ground.centre(each), point) for each in ground.cells()}
    if cell is None:
        assert min(distances.values()) > 3**0.5 / 2 - 1e-9
    else:
        assert distances[cell] <= min(distances.values()) + 1e-9


def test_beside_the_zone_there_is_no_sector() -> None:
    ground = surface("ss", "ss")
    left, top, right, bottom = ground.bounds
    outside = [(left - 0.1, 0.0), (0.0, top - 0.1), (right + 0.1, 1.0), (1.5, bottom + 0.1)]
    assert [ground.cell_at(point) for point in outside] == [None] * 4


def test_what_lies_beside_the_zone_can_not_be_asked_for() -> None:
    ground = surface("sd", "dd")
    with pytest.raises(KeyError):
        ground.content(Hex(-1, 1))
    with pytest.raises(KeyError):
        ground.look(Hex(0, 2))


@given(zones())
def test_the_bounds_touch_the_outermost_corners(shown: HexZone) -> None:
    ground = ZoneSurface(shown)
    xs, ys = zip(*(at for cell in ground.cells() for at in ground.corners(cell)), strict=True)
    assert ground.bounds == pytest.approx((min(xs), min(ys), max(xs), max(ys)))


@given(zones(), points, points)
def test_exactly_the_sectors_that_touch_a_box_are_placed(
    shown: HexZone, a: tuple[float, float], b: tuple[float, float]
) -> None:
    ground = ZoneSurface(shown)
    (left, right), (top, bottom) = (sorted(each) for each in zip(a, b, strict=True))
    found = {
        ground.cell_at((each.x, each.y)) for each in ground.placed(Box(left, top, right, bottom))
    }
    for cell in ground.cells():
        x, y = ground.centre(cell)
        across = max(left - x, 0, x - right)
        down = max(top - y, 0, y - bottom)
        if across < 0.999 and down < 0.86:
            assert cell in found
        if across > 1.001 or down > 1.74:
            assert cell not in found


def test_sectors_with_a_symbol_and_hull_carry_no_coordinate() -> None:
    ground = surface("sdHA1.")
    labels = [each.label for each in ground.placed(ground.bounds)]
    assert labels == ["A01", "B01", "", "", "", ""]


def test_looks_tell_pods_apart_by_number_and_strangers_by_what_they_count_as() -> None:
    legend = {**LEGEND, "v": SectorKind(kind="vent", like="silent"), "w": SectorKind(kind="wall")}
    ground = ZoneSurface(HexZone(legend=legend, rows=("2vws",)))
    assert [ground.look(hex_of(each)) for each in ("A01", "B01", "C01", "D01")] == [
        SectorLook("pod", 2),
        SectorLook("silent", None, stranger=True),
        SectorLook("hull", None, stranger=True),
        SectorLook("silent"),
    ]
    assert [ground.content(hex_of(each)) for each in ("A01", "B01")] == ["pod 2", "vent"]


@given(zones())
def test_every_sector_has_its_four_pixels(shown: HexZone) -> None:
    ground = ZoneSurface(shown)
    width, height, codes, looks, box, *_ = ground.pixels()
    assert len(codes) == width * height
    seen = 0
    for cell in ground.cells():
        x, y = ground.centre(cell)
        middle_x = (x - box.left) / (box.right - box.left) * width
        middle_y = (y - box.top) / (box.bottom - box.top) * height
        for across, down in product((-0.5, 0.5), repeat=2):
            code = codes[int(middle_y + down) * width + int(middle_x + across)]
            assert looks[code] == ground.look(cell)._replace(number=None)
            seen += 1
    assert seen == len(codes) - codes.count(0)


@given(zones(), st.data())
def test_changed_names_the_sectors_that_differ(shown: HexZone, data: st.DataObject) -> None:
    before = ZoneSurface(shown)
    cells = data.draw(st.sets(st.sampled_from(list(before.cells()))))
    after = ZoneSurface(painted(shown, dict.fromkeys(cells, "pod 44")))
    assert set(after.changed(before) or ()) == cells
    assert set(before.changed(after) or ()) == cells


def test_another_size_or_another_meaning_changes_everything() -> None:
    ground = surface("ss", "dd")
    assert ground.changed(surface("ss")) is None
    other = replace(ground.zone, legend={**LEGEND, "s": SectorKind(kind="vent", like="silent")})
    assert ground.changed(ZoneSurface(other)) is None


def test_labels_name_sectors_and_nothing_else() -> None:
    ground = surface("sd", "dd")
    assert ground.cell_of("b2") == hex_of("B02")
    assert ground.label(hex_of("B02")) == "B02"
    assert [ground.cell_of(each) for each in ("C01", "A03", "nonsense", "")] == [None] * 4


def test_rulers_stand_beside_the_first_column_and_above_the_columns() -> None:
    ground = surface("sds", "dds")
    assert [(mark.at, mark.text) for mark in ground.columns()] == [(0, "A"), (1.5, "B"), (3, "C")]
    assert [mark.text for mark in ground.rows()] == ["01", "02"]
    assert ground.rows()[1].at == ground.centre(hex_of("A02"))[1]


@given(hexes, st.integers(0, 4))
def test_a_disc_is_everything_within_some_steps(middle: Hex, radius: int) -> None:
    ground = ZoneSurface(zone(*["s" * 12] * 12))
    near = {cell for cell in ground.cells() if distance(cell, middle) <= radius}
    assert set(ground.disc(middle, radius)) == near


@given(hexes, hexes)
def test_a_line_is_a_shortest_way(a: Hex, b: Hex) -> None:
    way = surface("s").line(a, b)
    assert (way[0], way[-1]) == (a, b)
    assert len(way) == distance(a, b) + 1
    assert all(distance(*pair) == 1 for pair in pairwise(way))


def test_a_rectangle_spans_columns_and_rows_inside_the_zone() -> None:
    ground = surface("ssss", "ssss", "ssss")
    found = {label(each) for each in ground.rectangle(hex_of("C03"), hex_of("B02"))}
    assert found == {"B02", "C02", "B03", "C03"}
    assert len(ground.rectangle(Hex(-5, 0), Hex(40, 40))) == 12


def test_arrow_keys_go_one_column_or_row_and_stop_at_the_edge() -> None:
    ground = surface("sss", "sss")
    ways = {
        each: label(ground.towards(hex_of("B01"), each)) for each in ("left", "right", "up", "down")
    }
    assert ways == {"left": "A01", "right": "C01", "up": "B01", "down": "B02"}


def test_neighbours_are_those_of_the_zone() -> None:
    ground = surface("sss", "sss")
    assert {label(each) for each in ground.neighbours(hex_of("A01"))} == {"A02", "B01"}
    assert ground.steps(hex_of("A01"), hex_of("C02")) == 2


@given(
    st.lists(st.floats(1, 9), min_size=3, max_size=12),
    st.floats(2, 10),
    st.floats(2, 14),
)
def test_a_lasso_takes_the_same_sectors_as_shapely(radii: list[float], x: float, y: float) -> None:
    shown = zone(*["s" * 9] * 9)
    turn = 6.2831 / len(radii)
    ring = [(x + r * cos(n * turn), y + r * sin(n * turn)) for n, r in enumerate(radii)]
    found = sorted(map(label, ZoneSurface(shown).inside(ring)))
    assert found == sorted(map_kind("hex-zone").plan(shown).cells_inside(ring))


def test_a_lasso_without_an_inside_takes_nothing() -> None:
    assert surface("ss").inside([(0, 0), (1, 1)]) == []


def test_all_sectors_are_listed_row_by_row() -> None:
    assert [to_odd_q(cell) for cell in surface("sd", "dd").cells()] == [
        (0, 0),
        (1, 0),
        (0, 1),
        (1, 1),
    ]
