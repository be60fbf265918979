"""Edges of hex zones: which line is near a point, images, edits, and what becomes of them when sectors go."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.editor.concepts.editor_kind import Symmetry
from hullwright.editor.kinds.hex_zone.cell_words import cell_text
from hullwright.editor.kinds.hex_zone.edge_looks import IN, OUT
from hullwright.editor.kinds.hex_zone.edges import ZoneEdges, edges_of, with_changed
from hullwright.editor.kinds.hex_zone.edits import painted
from hullwright.editor.kinds.hex_zone.looks import SectorLook
from hullwright.editor.kinds.hex_zone.sizes import resized
from hullwright.editor.kinds.hex_zone.surface import ZoneSurface
from hullwright.editor.kinds.hexes.edges import SIDES, line_between, pair_images, pair_near
from hullwright.editor.kinds.hexes.plane import point_of
from hullwright.editor.languages.words import tr
from hullwright.schema.boards.hexes import Hex, distance, hex_of, label
from hullwright.schema.kinds.hex_zone.edges import SectorEdge
from hullwright.schema.kinds.hex_zone.layout import HexZone

from ..workplaces import zone
from .strategies import hexes, points, symmetries, zones

ROOM = ("ssss", "ssss", "ssss")


def edged(*rows: str, edges: str) -> HexZone:
    """Return a zone with edges such as "A01 wall B01"."""
    found = (each.split() for each in edges.split(", "))
    return replace(
        zone(*rows),
        edges=tuple(SectorEdge(start=start, to=to, kind=kind) for start, kind, to in found),
    )


def told(layout: HexZone) -> list[str]:
    """Return the edges of a zone as words."""
    return sorted(f"{each.start} {each.kind} {each.to}" for each in layout.edges)


@given(points)
def test_a_line_near_a_point_lies_at_the_hex_under_the_point(point: tuple[float, float]) -> None:
    pair = pair_near(point)
    if pair is not None:
        assert ZoneEdges().near(point) == pair
        assert distance(*pair) == 1
        (ax, ay), (bx, by) = line_between(pair)
        middle = ((ax + bx) / 2, (ay + by) / 2)
        assert (middle[0] - point[0]) ** 2 + (middle[1] - point[1]) ** 2 < 0.25


@given(hexes, st.integers(0, 5))
def test_the_line_at_a_side_is_found_from_both_hexes(cell: Hex, number: int) -> None:
    pair = ZoneEdges().side(cell, number)
    (ax, ay), (bx, by) = line_between(pair)
    # Seen from the other hex it runs the other way.
    assert sum(line_between((pair[1], pair[0])), ()) == pytest.approx((bx, by, ax, ay))
    x, y = point_of(*cell)
    # A hair towards the hex, so that it is the one under the point.
    near = (0.45 * (ax + bx) + 0.1 * x, 0.45 * (ay + by) + 0.1 * y)
    assert pair_near(near) == pair


@given(symmetries(), hexes, st.sampled_from(SIDES))
def test_images_of_an_edge_touch_and_have_the_same_images(
    symmetry: Symmetry, cell: Hex, side: Hex
) -> None:
    images = pair_images(symmetry, (cell, cell + side))
    assert next(iter(images)) == (cell, cell + side)
    both = {frozenset(each) for each in images}
    for image in images:
        assert distance(*image) == 1
        assert {frozenset(each) for each in pair_images(symmetry, image)} == both


def test_an_edge_is_put_down_exchanged_and_taken_away() -> None:
    pair = (hex_of("B02"), hex_of("B03"))
    walled = with_changed(zone(*ROOM), {pair: "wall"})
    assert told(walled) == ["B02 wall B03"]
    assert with_changed(walled, {pair: "wall"}) is walled
    assert with_changed(walled, {(pair[1], pair[0]): "wall"}) is walled
    hatch = with_changed(walled, {(pair[1], pair[0]): "one_way"})
    assert told(hatch) == ["B03 one_way B02"]
    assert told(with_changed(hatch, {pair: "one_way"})) == ["B02 one_way B03"]
    assert told(with_changed(hatch, {pair: None})) == []


@pytest.mark.parametrize("other", ["A01", "Z99"])
def test_nothing_stands_at_the_hull_or_beside_the_zone(other: str) -> None:
    layout = zone(".s", "ss")
    pair = (hex_of("A02"), hex_of(other))
    assert with_changed(layout, {pair: "wall"}) is layout
    assert not ZoneEdges().can_be(layout, pair)


def test_a_sector_that_becomes_hull_loses_its_edges() -> None:
    layout = edged(*ROOM, edges="A01 wall A02, A02 door B01, C01 one_way C02")
    after = painted(layout, {hex_of("A02"): "hull"})
    assert told(after) == ["C01 one_way C02"]
    assert told(painted(layout, {hex_of("A02"): "dangerous"})) == told(layout)


@pytest.mark.parametrize(
    ("by", "moved"),
    [
        ((2, 1, 0, 0), ["C02 wall C03", "D02 one_way E03"]),
        ((0, 0, -2, 0), ["A01 wall A02"]),
        ((0, -1, 0, 0), []),
    ],
)
def test_edges_go_along_when_a_zone_gets_larger_or_smaller(
    by: tuple[int, int, int, int], moved: list[str]
) -> None:
    layout = edged(*ROOM, edges="A01 wall A02, B01 one_way C02")
    assert told(resized(layout, *by)) == moved


@given(zones("sd"), st.integers(1, 3))
def test_edges_stay_at_their_sectors_when_all_columns_move_by_half_a_hex(
    layout: HexZone, left: int
) -> None:
    pairs = {
        (cell, beside): "wall"
        for cell in ZoneSurface(layout).cells()
        for beside in ZoneSurface(layout).neighbours(cell)
    }
    full = with_changed(layout, pairs)
    assert len(resized(full, left, 0, 0, 0).edges) == len(full.edges)
    assert all(each.touches for each in resized(full, left, 0, 0, 0).edges)


def test_both_sectors_draw_their_half_of_an_edge() -> None:
    ground = ZoneSurface(edged(*ROOM, edges="B02 one_way B03, B02 wall B01"))
    look = ground.look(hex_of("B02"))
    assert look == SectorLook("silent", sides=("wall", "", "", OUT, "", ""))
    assert ground.look(hex_of("B03")).sides[0] == IN
    placed = {each.label: each.look for each in ground.placed(ground.bounds)}
    assert placed["B02"] == look
    assert placed["A01"] == SectorLook("silent")


def test_only_the_sectors_beside_a_new_edge_look_different() -> None:
    before, after = zone(*ROOM), edged(*ROOM, edges="B02 wall B03")
    changed = ZoneSurface(after).changed(ZoneSurface(before)) or ()
    assert {label(each) for each in changed} == {"B02", "B03"}
    assert not ZoneSurface(after).changed(ZoneSurface(after))


def test_from_far_away_edges_are_lines() -> None:
    far = ZoneSurface(edged(*ROOM, edges="B02 wall B03, A01 door A02")).pixels()
    assert len(far.lines) == 2
    assert not any(look and look.sides for look in far.looks)


def test_what_is_said_of_a_sector_names_its_edges() -> None:
    ground = ZoneSurface(edged(*ROOM, edges="B02 one_way B03, B02 wall B01, Q09 wall Q10"))
    assert tr(cell_text(ground, hex_of("B02"))) == (
        "silent, wall towards B01, one-way hatch to B03"
    )
    assert tr(cell_text(ground, hex_of("B03"))) == "silent, one-way hatch from B02"
    assert tr(cell_text(ground, hex_of("A01"))) == "silent"


def test_edges_that_hold_nothing_are_kept_and_not_drawn() -> None:
    layout = edged(*ROOM, edges="A01 wall D03, Z01 wall Z02, B01 wall B02")
    assert len(edges_of(layout)) == 1
    after = painted(layout, {hex_of("B01"): "hull"})
    assert told(after) == ["A01 wall D03", "Z01 wall Z02"]
