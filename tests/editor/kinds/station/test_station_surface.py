"""Stations on the plane: what is drawn where, and what is pointed at."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import dist
from pathlib import Path

import pytest
from hypothesis import given, settings

from hullwright.editor.concepts.marks import Marks, Shape
from hullwright.editor.drawing.images import image_of
from hullwright.editor.drawing.inks import DARK, LIGHT
from hullwright.editor.drawing.painter import ground_ink, reach_of
from hullwright.editor.kinds.station.editor_kind import EDITOR_KIND
from hullwright.editor.kinds.station.jump_points import places
from hullwright.editor.kinds.station.looks import (
    CreatureLook,
    JumpLook,
    StationCellLook,
    StationTileLook,
    marks,
)
from hullwright.editor.kinds.station.surface import StationSurface
from hullwright.editor.kinds.station.swatches import swatches
from hullwright.schema.boards.hexes import from_even_r, neighbours
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.station.board import compiled
from hullwright.schema.kinds.station.edits import painted
from hullwright.schema.kinds.station.layout import JumpPoint, Station

from .stations import SAMPLES, cell, sample, station, stations

pytestmark = pytest.mark.usefixtures("qapp")  # letters have no size without an application


def inks_of(drawn: Marks) -> Iterator[str]:
    for mark in drawn:
        yield from filter(
            None, (mark.fill, mark.stroke) if isinstance(mark, Shape) else (mark.ink,)
        )


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_every_cell_and_jump_point_of_every_sample_is_drawn(path: Path) -> None:
    layout = read_map(path).layout
    surface = StationSurface(layout)
    placed = list(surface.placed(surface.bounds))
    jumps = [each for each in placed if isinstance(each.look, JumpLook)]
    assert {each.look.name for each in jumps} == {each.id for each in layout.jump_points}
    inside = sum(each in surface for each in places(layout).values())
    assert len(placed) == layout.width * layout.height + len(jumps) - inside
    for each in placed:
        assert set(inks_of(marks(each.look))) <= DARK.keys()
        assert reach_of(marks(each.look)) <= 1.02


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_every_cell_can_be_pointed_at(path: Path) -> None:
    surface = StationSurface(read_map(path).layout)
    for each in surface.cells():
        assert surface.cell_at(surface.centre(each)) == each
        assert surface.cell_of(surface.label(each)) == each
        assert len(surface.corners(each)) == 6
    assert surface.cell_at((-99.0, 0.0)) is None
    assert surface.cell_of("Nowhere") is None


def test_a_label_of_a_jump_point_leads_beside_its_gates() -> None:
    surface = StationSurface(sample().layout)
    assert surface.cell_of("NW") == cell("1,0")
    west = StationSurface(sample("rung-spire").layout)
    at = west.cell_of("W")
    assert at not in west
    assert {cell("5,0"), cell("7,0")} <= set(neighbours(at))
    left, *_ = west.bounds
    assert left <= west.centre(at)[0] - 0.8


@given(stations())
@settings(max_examples=30)
def test_jump_points_are_drawn_where_the_board_has_them(layout: Station) -> None:
    board = compiled(layout)
    found = places(layout)
    for number, each in enumerate(layout.jump_points, len(board) - len(layout.jump_points)):
        x, y = StationSurface(layout).centre(found[each.id])
        # The board counts from the odd rows, half a cell before the even ones.
        assert (x + 3**0.5 / 2, y) == pytest.approx(
            (board.xs[number] * board.unit.x, board.ys[number] * board.unit.y)
        )


@given(stations(), stations())
@settings(max_examples=30)
def test_changes_are_all_found(one: Station, other: Station) -> None:
    before, after = StationSurface(one), StationSurface(other)
    changed = after.changed(before)
    if changed is None:
        return
    shown_before = {each[:2]: each.look for each in before.placed(before.bounds)}
    shown_after = {each[:2]: each.look for each in after.placed(after.bounds)}
    different = {
        at
        for at in shown_before.keys() | shown_after.keys()
        if shown_before.get(at) != shown_after.get(at)
    }
    assert {after.centre(each) for each in changed} == different


def test_nothing_changed_is_nothing_to_draw_again() -> None:
    layout = sample().layout
    assert StationSurface(layout).changed(StationSurface(layout)) == set()
    painted_ = painted(layout, {cell("6,6"): "reactor tile"})
    assert StationSurface(painted_).changed(StationSurface(layout)) == {cell("6,6")}
    wider = station("...", "...")
    assert StationSurface(wider).changed(StationSurface(layout)) is None


def test_everything_changed_where_cells_come_to_lie_under_a_jump_point() -> None:
    beside = (JumpPoint(id="NW", gates=()), JumpPoint(id="E", gates=()))
    narrow, wide = (
        StationSurface(replace(station(row, row), jump_points=beside)) for row in ("C", "CC")
    )
    assert wide.changed(narrow) is None


def test_only_cells_near_a_box_are_drawn() -> None:
    surface = StationSurface(sample().layout)
    left, top, *_ = surface.bounds
    found = list(surface.placed(surface.bounds._replace(right=left + 1, bottom=top + 1)))
    assert 0 < len(found) <= 6


def test_tile_classes_differ_in_colour_and_in_sign() -> None:
    classes = ("cargo", "habitat", "bridge", "reactor", "lounge", "garden")
    drawn = [
        marks(StationCellLook("station", StationTileLook(name, n)))
        for n, name in enumerate(classes)
    ]
    for one, other in combinations(drawn[:5], 2):
        assert ground_ink(one) != ground_ink(other)
    assert len(set(drawn)) == len(classes)
    signs = [each[len(marks(StationCellLook("station"))) + 1 :] for each in drawn]
    shapes = [tuple(getattr(mark, "path", None) or mark.text for mark in each) for each in signs]
    assert len(set(shapes)) == len(classes)


def test_the_last_class_bears_turrets_and_a_fixed_back_shows() -> None:
    look = StationTileLook("reactor", 3)
    bare, armed, known = (
        len(marks(StationCellLook("station", each)))
        for each in (look, look._replace(has_turret=True), look._replace(has_back=True))
    )
    assert bare < armed
    assert bare < known
    titanus = StationSurface(sample("heron-liner").layout)
    assert titanus.look(cell("6,1")).tile.has_turret


def test_a_crowd_of_creatures_is_counted() -> None:
    looks = [StationCellLook("open", creatures=(CreatureLook("queen"),) * n) for n in range(7)]
    drawn = [marks(each) for each in looks]
    assert len(set(drawn)) == 7
    assert all(reach_of(each) <= 1.02 for each in drawn)


def test_swatches_offer_board_classes_and_creatures_with_digits() -> None:
    found = swatches(sample().layout)
    assert [each.content for each in found] == [
        *("open", "station", "cargo tile", "habitat tile", "bridge tile", "reactor tile"),
        *("queen", "spawn", "warrior", "outside"),
    ]
    assert sorted(each.key for each in found) == [str(n) for n in range(10)]
    for each in found:
        after = painted(sample().layout, {cell("0,5"): each.content})
        assert StationSurface(after).look(cell("0,5")) == each.look


def test_the_ground_for_tools_is_made_of_pointy_hexes() -> None:
    surface = StationSurface(sample().layout)
    assert len(surface.neighbours(cell("6,5"))) == 6
    assert len(surface.disc(cell("6,5"), 2)) == 19
    assert surface.line(cell("6,3"), cell("6,6")) == [cell(f"6,{n}") for n in (3, 4, 5, 6)]
    assert surface.steps(cell("6,3"), cell("4,4")) == 2
    assert surface.rectangle(cell("2,1"), cell("1,2")) == [
        cell(each) for each in ("1,1", "1,2", "2,1", "2,2")
    ]
    assert surface.towards(cell("6,5"), "up") == cell("5,5")
    assert surface.towards(cell("0,0"), "left") == cell("0,0")
    for each in surface.neighbours(cell("6,5")):
        assert dist(surface.centre(each), surface.centre(cell("6,5"))) == pytest.approx(3**0.5)


def test_a_lasso_takes_the_cells_whose_middle_it_goes_around() -> None:
    surface = StationSurface(sample().layout)
    left, top, right, bottom = surface.bounds
    whole = [(left, top), (right, top), (right, bottom), (left, bottom)]
    assert sorted(surface.inside(whole)) == sorted(surface.cells())
    for label in ("6,5", "7,5"):
        x, y = surface.centre(cell(label))
        small = [(x - 0.3, y - 0.3), (x + 0.3, y - 0.3), (x, y + 0.3)]
        assert surface.inside(small) == [cell(label)]
    assert surface.inside(whole[:2]) == []


def test_from_far_away_each_cell_has_its_pixels() -> None:
    surface = StationSurface(station(".#", "R-"))
    far = surface.pixels()
    assert (far.width, far.height) == (5, 4)
    seen = [far.looks[code] and far.looks[code].cell for code in far.codes]
    assert seen[:5] == [None, "open", "open", "station", "station"]
    assert seen[10:15] == ["station", "station", "outside", "outside", None]
    for row, column in ((0, 0), (0, 1), (1, 0), (1, 1)):
        x, y = surface.centre(from_even_r(row, column))
        across = (x - far.box.left) / (far.box.right - far.box.left) * far.width
        down = (y - far.box.top) / (far.box.bottom - far.box.top) * far.height
        look = far.looks[far.codes[int(down) * far.width + int(across)]]
        assert look == surface.look(from_even_r(row, column))


@pytest.mark.parametrize("inks", [DARK, LIGHT], ids=["dark", "light"])
def test_every_sample_makes_a_picture_of_many_colours(inks: dict[str, str]) -> None:
    for path in SAMPLES:
        picture = image_of(read_map(path), inks, zoom=14)
        colours = {
            picture.pixelColor(x, y).name()
            for x in range(0, picture.width(), 3)
            for y in range(0, picture.height(), 3)
        }
        wanted = {inks[each].lower() for each in ("paper", "hull", "silent", "cell-text", "human")}
        assert wanted <= colours


def test_the_craft_is_in_the_table() -> None:
    from hullwright.editor.kinds.table import editor_kind_of

    assert editor_kind_of("station") is EDITOR_KIND
