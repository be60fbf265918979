"""Painting stations: contents, legends, gates, creatures."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.editor.kinds.station.contents import meanings, understood
from hullwright.editor.kinds.station.editor_kind import EDITOR_KIND
from hullwright.editor.kinds.station.surface import StationSurface
from hullwright.schema.boards.hexes import Hex
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import build
from hullwright.schema.kinds.station.cell_content import cell_content
from hullwright.schema.kinds.station.edits import painted
from hullwright.schema.kinds.station.layout import Station, TileClass

from .stations import CONTENTS, cell, content, document, sample, station, stations


@given(stations(), st.data())
@settings(max_examples=30)
def test_painted_cells_hold_what_was_painted_and_all_others_stay(
    before: Station, data: st.DataObject
) -> None:
    ground = StationSurface(before)
    cells = st.sampled_from(list(ground.cells()))
    wanted = data.draw(st.dictionaries(cells, st.sampled_from(CONTENTS), max_size=6))
    after = painted(before, {**wanted, Hex(-40, 3): "station"})
    surface = StationSurface(after)
    for each in ground.cells():
        now = cell_content(surface.content(each))
        asked = cell_content(wanted.get(each, ground.content(each)))
        if each in wanted and asked.leaves_gates:
            assert now[::2] == asked[::2]
        else:
            assert now == asked._replace(gates=tuple(sorted(asked.gates)))
    written = document(after).to_json()
    assert build(written, "test") == document(after)


def test_painting_what_is_there_already_returns_the_very_station() -> None:
    before = sample().layout
    surface = StationSurface(before)
    assert painted(before, {each: surface.content(each) for each in surface.cells()}) is before


def test_rows_and_lists_that_nobody_paints_are_shared() -> None:
    before = sample().layout
    after = painted(before, {cell("0,2"): "station"})
    assert after.rows[1] is before.rows[1]
    assert after.creatures is before.creatures
    assert after.jump_points is before.jump_points
    assert after.legend is before.legend


def test_a_creature_on_a_gate_leaves_the_gate_and_open_space_clears_it() -> None:
    before = sample().layout
    assert content(painted(before, {cell("2,0"): "spawn"}), "2,0") == "gate NW, spawn"
    cleared = painted(before, {cell("2,0"): "open"})
    assert content(cleared, "2,0") == "open"
    assert cleared.jump_points[0].gates == ("1,1",)


def test_a_jump_point_goes_with_its_last_gate() -> None:
    before = station("...", "...", gates="W 0,0 1,0; E 0,2")
    after = painted(before, {cell("0,2"): "station"})
    assert [each.id for each in after.jump_points] == ["W"]


def test_a_moved_gate_keeps_its_jump_point() -> None:
    before = station("...", "...", gates="E 0,2")
    after = painted(before, {cell("0,2"): "open", cell("1,2"): "gate E"})
    assert [(each.id, each.gates) for each in after.jump_points] == [("E", ("1,2",))]


def test_a_new_kind_of_cell_gets_a_character_that_a_person_can_read() -> None:
    after = painted(sample().layout, {cell("3,4"): "bridge tile, back hatch"})
    assert after.rows[3][4] == "h"
    assert (after.legend["h"].tile, after.legend["h"].back) == ("bridge", "hatch")


@pytest.mark.parametrize(
    "said",
    ["", "two words", "back hatch", "open, station", "gate ", "cargo tile, bridge tile", "Q"],
)
def test_what_no_cell_can_hold_is_refused_with_a_sentence(said: str) -> None:
    with pytest.raises(HullwrightError, match="A cell can't hold"):
        painted(sample().layout, {cell("0,2"): said})


def test_a_class_that_the_station_lacks_is_refused_until_it_is_understood() -> None:
    lounge = TileClass(id="lounge", backs={"spawn": 2})
    home = sample().layout
    home = replace(home, tile_classes=(lounge, *home.tile_classes))
    home = painted(home, {cell("3,4"): "lounge tile"})
    away = sample().layout
    with pytest.raises(HullwrightError, match="no tile class “lounge”"):
        painted(away, {cell("3,4"): "lounge tile"})
    able = understood(away, meanings(home))
    assert [each.id for each in able.tile_classes][-2:] == ["lounge", "reactor"]
    assert content(painted(able, {cell("3,4"): "lounge tile"}), "3,4") == "lounge tile"


@pytest.mark.parametrize("told", [None, 7, {}, {"tile_class": "No!"}, {"tile_class": "cargo"}])
def test_meanings_that_say_nothing_new_change_nothing(told: object) -> None:
    before = sample().layout
    assert understood(before, {"x tile": told}) is before


def test_limits_of_files_are_told_before_they_are_broken() -> None:
    before = station("." * 100, "." * 100, "." * 100)
    cells = list(StationSurface(before).cells())
    with pytest.raises(HullwrightError, match="At most 200 creatures"):
        painted(before, dict.fromkeys(cells[:201], "queen"))
    with pytest.raises(HullwrightError, match="at most 60 Jump Points"):
        painted(before, {each: f"gate G{n}" for n, each in enumerate(cells[:61])})


def test_contents_belong_to_a_swatch_of_the_palette() -> None:
    layout = sample("heron-liner").layout
    offered = {each.content for each in EDITOR_KIND.swatches(layout)}
    surface = StationSurface(layout)
    assert {EDITOR_KIND.sort_of(surface.content(each)) for each in surface.cells()} <= offered
    assert {EDITOR_KIND.sort_of(each) for each in offered} == offered
