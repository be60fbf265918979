"""The tables of stations."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.editor.concepts.map_table import MapTable
from hullwright.editor.kinds.station.tables import TABLES
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.published import faults
from hullwright.schema.files.reader import build
from hullwright.schema.kinds.station.edits import painted
from hullwright.schema.kinds.station.layout import CreatureKind, Station, TileBack

from .stations import cell, document, sample

BY_NAME = {map_table.name: map_table for map_table in TABLES}


OWNED = replace(
    sample().layout,
    backs=(TileBack(id="leak", title="Vent leak", effects=({"do": "roll"},)),),
    creature_kinds=(CreatureKind(id="moth", kills=("pods",)),),
)
"""The Standard board with a tile back and a creature of somebody's own."""


def edited(name: str, key: str, column: str, value: object, before: Station | None = None):
    return BY_NAME[name].edited(before or sample().layout, key, column, value)


def wrongs(name: str, layout: Station, players: int = 4) -> list[str]:
    return [
        str(each.wrong)
        for each in BY_NAME[name].map_totals(document(layout, players))
        if each.wrong
    ]


def totals(name: str, layout: Station) -> dict[str, float]:
    return {str(each.title): each.value for each in BY_NAME[name].totals(layout)}


@pytest.mark.parametrize("map_table", TABLES, ids=lambda map_table: map_table.name)
def test_rows_fit_the_columns_and_have_keys_of_their_own(map_table: MapTable) -> None:
    rows = map_table.rows(OWNED)
    names = {column.name for column in map_table.columns}
    assert rows
    assert len({row.key for row in rows}) == len(rows)
    for row in rows:
        assert row.values.keys() <= names
        assert row.schemas.keys() <= names


@pytest.mark.parametrize("map_table", TABLES, ids=lambda map_table: map_table.name)
def test_a_good_station_has_nothing_wrong(map_table: MapTable) -> None:
    found = sample()
    assert not any(each.wrong for each in map_table.totals(found.layout))
    assert not any(each.wrong for each in map_table.map_totals(found))


def test_tile_backs_are_counted_for_each_class() -> None:
    assert totals("backs", sample().layout) == {
        "Tiles in the box": 40,
        "Station cells on the map": 40,
        "Tiles of class Cargo Bay": 12,
        "Tiles of class Habitat": 12,
        "Tiles of class Bridge": 12,
        "Tiles of class Reactor": 4,
    }


def test_one_tile_more_is_said_at_once() -> None:
    after = edited("backs", "cargo spawn", "count", 4)
    assert after.tile_classes[0].backs["spawn"] == 4
    assert wrongs("backs", after) == [
        "The station has 40 cells, but there are 41 tiles to lay on them."
    ]


def test_each_problem_stands_under_the_figure_it_is_about() -> None:
    after = edited("backs", "reactor warrior", "count", 0)
    found = {str(each.title): each.value for each in BY_NAME["backs"].map_totals(document(after))}
    assert found == {"Tiles for 40 station cells": 39, "Turrets in the box": 4}
    unknown = edited("backs", "cargo extra_step", "title", "free_step")
    (told,) = BY_NAME["backs"].map_totals(document(unknown))
    assert told.wrong is None
    assert "free_step" in str(told.note)


def test_a_back_moves_to_another_class_and_gets_another_name() -> None:
    moved = edited("backs", "cargo extra_step", "class", "reactor")
    assert "extra_step" not in moved.tile_classes[0].backs
    assert moved.tile_classes[3].backs["extra_step"] == 1
    renamed = edited("backs", "cargo extra_step", "title", "free_step")
    assert list(renamed.tile_classes[0].backs)[-1] == "free_step"
    with pytest.raises(HullwrightError, match="“spawn” already"):
        edited("backs", "cargo spawn", "class", "habitat")
    with pytest.raises(HullwrightError, match="“pod” already"):
        edited("backs", "cargo spawn", "title", "pod")


def test_a_fixed_back_is_renamed_on_the_map_too_and_can_not_be_removed() -> None:
    before = painted(sample().layout, {cell("3,4"): "cargo tile, back spawn"})
    after = edited("backs", "cargo spawn", "title", "larva", before)
    assert after.legend[after.rows[3][4]].back == "larva"
    assert "(3,4)" in str(BY_NAME["backs"].kept(before, "cargo spawn"))
    assert BY_NAME["backs"].kept(before, "cargo pod") is None


def test_classes_fall_in_another_order() -> None:
    after = edited("classes", "bridge", "order", 1)
    assert [each.id for each in after.tile_classes] == ["bridge", "cargo", "habitat", "reactor"]
    assert wrongs("classes", edited("classes", "reactor", "order", 1))


def test_a_class_is_renamed_where_its_tiles_lie() -> None:
    titanus = sample("heron-liner").layout
    after = edited("classes", "reactor", "title", "core", titanus)
    assert after.last_class.id == "core"
    assert build(document(after).to_json(), "test") == document(after)
    with pytest.raises(HullwrightError, match="“cargo” already"):
        edited("classes", "reactor", "title", "cargo", titanus)
    assert "(3,3)" in str(BY_NAME["classes"].kept(titanus, "reactor"))


def test_the_supply_says_what_is_needed() -> None:
    rows = {row.key: row.values for row in BY_NAME["supply"].rows(sample().layout)}
    assert rows["fighter"] == {"count": 5, "needed": 5}
    assert rows["queen"] == {"count": 6, "needed": 5}
    short = edited("supply", "fighter", "count", 4)
    assert wrongs("supply", short) == [
        "The set-up and the tile backs need 5 of fighter, but the supply has 4."
    ]
    assert "stands on the map" in str(BY_NAME["supply"].kept(short, "queen"))


def test_a_creature_of_ones_own_is_renamed_everywhere() -> None:
    map_table = BY_NAME["supply"]
    assert map_table.added is not None
    before, key = map_table.added(sample().layout)
    before = painted(before, {cell("0,4"): key})
    after = map_table.edited(before, key, "title", "moth")
    assert after.supply["moth"] == 1
    assert after.creatures[-1].kind == "moth"


def test_crew_are_counted_by_value() -> None:
    layout = sample().layout
    assert totals("crew", layout) == {"Crew of a player": 10, "Total value": 28}
    more = edited("crew", "6", "count", 2)
    assert more.setup.crew_values[-2:] == (6, 6)
    assert wrongs("crew", more) == [
        "4 players start with 44 crew, but the tiles only have room for 40."
    ]
    dearer = edited("crew", "6", "value", 9)
    assert dearer.setup.crew_values == (1, 1, 1, 2, 2, 3, 3, 4, 5, 9)
    merged = edited("crew", "6", "value", 5)
    assert merged.setup.crew_values[-2:] == (5, 5)


def test_the_last_crew_and_the_last_face_are_kept() -> None:
    layout = sample().layout
    bare = replace(layout, setup=replace(layout.setup, crew_values=(1, 1), die=("queen",)))
    assert BY_NAME["crew"].kept(bare, "1") is not None
    assert BY_NAME["die"].kept(bare, "queen") is not None
    assert BY_NAME["crew"].kept(layout, "1") is None


def test_the_die_shows_creatures_of_the_supply() -> None:
    after = edited("die", "queen", "count", 1)
    assert after.setup.die == ("queen", "spawn", "spawn", "warrior", "warrior")
    row = BY_NAME["die"].rows(after)[0]
    assert row.values["chance"] == "1/5"
    assert row.schemas["face"]["enum"] == ["queen", "spawn", "warrior"]
    assert edited("die", "queen", "face", "spawn").setup.die.count("spawn") == 4
    astray = replace(after, setup=replace(after.setup, die=("moth",)))
    assert "not a creature in the supply" in wrongs("die", astray)[0]
    with pytest.raises(HullwrightError, match="Every creature"):
        BY_NAME["die"].added(after)


def test_more_pods_than_tokens_are_said_in_the_set_up() -> None:
    after = edited("setup", "pods_per_player", "value", 3)
    assert after.setup.pods_per_player == 3
    assert wrongs("setup", after) == [
        "The set-up and the tile backs need 16 of escape pod, but the supply has 12."
    ]
    assert edited("setup", "move_points", "value", 4).setup.move_points == 4


@given(st.data())
@settings(max_examples=30)
def test_whatever_is_typed_leaves_a_station_that_can_be_saved(data: st.DataObject) -> None:
    layout = sample("heron-liner").layout
    for _ in range(3):
        map_table = data.draw(st.sampled_from(TABLES))
        layout = _with_a_row(map_table, layout, needed=data.draw(st.booleans()))
        if not map_table.rows(layout):
            continue
        row = data.draw(st.sampled_from(map_table.rows(layout)))
        column = data.draw(st.sampled_from([each for each in map_table.columns if not each.fixed]))
        schema = row.schemas.get(column.name, column.schema)
        if column.name in row.values:
            value = data.draw(_typed(schema))
            try:
                layout = map_table.edited(layout, row.key, column.name, value)
            except HullwrightError:
                continue
        row = data.draw(st.sampled_from(map_table.rows(layout)))
        if map_table.removed and map_table.kept(layout, row.key) is None:
            layout = map_table.removed(layout, row.key)
            assert row.key not in {each.key for each in map_table.rows(layout)}
        map_table.totals(layout)
        map_table.map_totals(document(layout))
        assert not list(faults(document(layout).to_json()["layout"], "station"))
        assert build(document(layout).to_json(), "test").layout == layout


def _with_a_row(map_table: MapTable, layout: Station, *, needed: bool) -> Station:
    """Return a station with a row more in a table, if one is needed and can be added."""
    if not map_table.added or not needed:
        return layout
    try:
        after, key = map_table.added(layout)
    except HullwrightError:
        return layout
    assert key in {row.key for row in map_table.rows(after)}
    return after


def _typed(schema: dict[str, object]) -> st.SearchStrategy[object]:
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if schema.get("format") == "effects":
        return st.sampled_from([(), ({"do": "roll"},), ({"do": "becomes", "into": "moth"},)])
    if schema["type"] == "boolean":
        return st.booleans()
    if schema["type"] == "integer":
        return st.integers(schema["minimum"], min(schema["maximum"], 300))
    return st.sampled_from(["spawn", "queen", "moth", "cargo", "larva"])


# -- pieces of one's own ----------------------------------------------------------------------------


def test_a_new_back_of_ones_own_plays_and_is_the_next_to_be_counted() -> None:
    layout, key = BY_NAME["own_backs"].added(sample().layout)
    layout = edited("own_backs", key, "effects", [{"do": "black_hole", "radius": 2}], layout)
    layout = edited("own_backs", key, "colour", "green", layout)
    assert layout.backs[-1].effects == ({"do": "black_hole", "radius": 2},)
    counted, _ = BY_NAME["backs"].added(layout)
    assert counted.back_counts()[key] == 1
    assert BY_NAME["own_backs"].kept(counted, key) is not None


def test_a_new_creature_of_ones_own_is_in_the_box_and_on_the_die() -> None:
    layout, key = BY_NAME["own_creatures"].added(sample().layout)
    assert (layout.supply[key], layout.setup.die.count(key)) == (3, 1)
    for column, value in {"pods": True, "drifters": False, "moves": 4, "faces": 2}.items():
        layout = edited("own_creatures", key, column, value, layout)
    assert (layout.creature_kinds[-1].kills, layout.creature_kinds[-1].moves) == (("pods",), 4)
    assert layout.setup.die.count(key) == 2
    offered = BY_NAME["own_backs"].added(layout)[0]
    (row,) = BY_NAME["own_backs"].rows(offered)
    assert key in row.vocabularies["effects"]["creature"].parameters["kind"].schema["enum"]
    assert BY_NAME["own_creatures"].removed(layout, key) == sample().layout
