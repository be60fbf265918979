"""The tables of galaxies: every cell can be edited, and what results can be saved, read and played."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from hullwright.editor.concepts.map_table import MapTable, TableRow, TableTotal
from hullwright.editor.kinds.galaxy.table_texts import cubes_of, points_of, slots_of
from hullwright.editor.kinds.galaxy.tables import TABLES
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.published import faults as schema_faults
from hullwright.schema.kinds.galaxy.faults import faults
from hullwright.schema.kinds.galaxy.house import blank, house
from hullwright.schema.kinds.galaxy.layout import Galaxy
from hullwright.schema.records import from_json, to_json

from .galaxies import letters, sample

BY_NAME = {each.name: each for each in TABLES}
EVERY = pytest.mark.parametrize("map_table", TABLES, ids=lambda map_table: map_table.name)


def assert_sound(layout: Galaxy) -> None:
    assert not list(schema_faults(to_json(layout), "galaxy"))
    assert not list(faults(layout))
    assert from_json(to_json(layout), Galaxy) == layout


def edited(name: str, layout: Galaxy, key: str, column: str, value: Any) -> Galaxy:
    return BY_NAME[name].edited(layout, key, column, value)


def row(name: str, layout: Galaxy, key: str) -> TableRow:
    return next(each for each in BY_NAME[name].rows(layout) if each.key == key)


def totals(name: str, layout: Galaxy) -> list[TableTotal]:
    map_table = BY_NAME[name]
    document = MapDocument(kind="galaxy", name="Test", layout=layout)
    return [*map_table.totals(layout), *map_table.map_totals(document)]


def wrong(name: str, layout: Galaxy) -> str:
    return " ".join(str(each.wrong) for each in totals(name, layout) if each.wrong)


def cells(map_table: MapTable, layout: Galaxy) -> Iterator[tuple[str, str, Any, Any]]:
    for each in map_table.rows(layout):
        for column in map_table.columns:
            if column.name in each.values and not column.fixed:
                schema = each.schemas.get(column.name, column.schema)
                yield each.key, column.name, each.values[column.name], schema


@EVERY
def test_writing_what_stands_there_changes_nothing(map_table: MapTable) -> None:
    layout = house()
    for key, column, value, _ in cells(map_table, layout):
        assert map_table.edited(layout, key, column, value) == layout, (key, column)


@EVERY
def test_what_a_column_allows_can_be_saved(map_table: MapTable) -> None:
    layout = house()
    for key, column, value, schema in cells(map_table, layout):
        for other in _allowed(schema, value):
            try:
                after = map_table.edited(layout, key, column, other)
            except HullwrightError:
                continue
            assert_sound(after)
            shown = next((each for each in map_table.rows(after) if each.key == key), None)
            if shown is not None and column in shown.values:
                assert shown.values[column] == other


def _allowed(schema: Any, value: Any) -> list[Any]:
    if "enum" in schema:
        return list(schema["enum"])
    if schema["type"] == "boolean":
        return [True, False]
    if schema["type"] == "integer":
        return [schema["minimum"], schema["maximum"]]
    return [value]


@EVERY
def test_rows_are_added_and_removed(map_table: MapTable) -> None:
    layout = house()
    if map_table.added is None:
        assert map_table.removed is None
        return
    after, key = map_table.added(layout)
    assert_sound(after)
    assert key in [each.key for each in map_table.rows(after)]
    assert len(map_table.rows(after)) == len(map_table.rows(layout)) + 1
    assert map_table.removed is not None
    assert map_table.kept(after, key) is None
    back = map_table.removed(after, key)
    assert_sound(back)
    assert key not in [each.key for each in map_table.rows(back)]


@EVERY
def test_whatever_may_be_removed_leaves_a_sound_galaxy(map_table: MapTable) -> None:
    layout = sample().layout
    if map_table.removed is None:
        return
    for each in map_table.rows(layout):
        if map_table.kept(layout, each.key) is None:
            assert_sound(map_table.removed(layout, each.key))


@EVERY
def test_the_box_and_the_samples_have_nothing_wrong(map_table: MapTable) -> None:
    for layout in (house(), blank((8, 2)), sample().layout, sample("dead-reach").layout):
        assert wrong(map_table.name, layout) == ""


def test_too_many_cards_of_a_type_are_said_as_you_type() -> None:
    after = edited("card-types", sample().layout, "asteroid", "count", 1)
    assert "2 cards of the type “Asteroid field” are used, but the box holds 1" in wrong(
        "card-types", after
    )
    assert wrong("card-types", edited("card-types", after, "asteroid", "own", value=True)) == ""


def test_a_deck_that_runs_short_is_said_as_you_type() -> None:
    after = edited("deck", house(), "space", "count", 5)
    assert "The deck leaves 11 cards for 14 drawn positions" in wrong("deck", after)
    assert totals("deck", after)[0].value == 13


def test_an_empty_deck_is_none() -> None:
    layout = sample().layout
    after = edited("deck", layout, "space", "count", 2)
    assert after.deck is not None
    assert edited("deck", after, "space", "count", 0).deck is None
    assert edited("deck", layout, "removed unseen", "count", 3).deck.remove == 3


def test_cards_that_are_used_are_kept_and_it_is_said_where() -> None:
    kept = BY_NAME["card-types"].kept
    assert "position 8, 12" in str(kept(sample().layout, "asteroid"))
    assert "in the deck" in str(kept(house(), "space"))


def test_outposts_that_can_not_show_everything_are_said() -> None:
    after = edited("buildings", sample().layout, "outpost", "count", 2)
    assert "all the outposts together, upgraded, reveal 6" in wrong("buildings", after)


def test_effects_words_and_print_only_are_written_into_events_and_buildings() -> None:
    makes = ({"do": "make", "kind": "food", "count": 3, "upgraded": 4},)
    after = edited("buildings", house(), "outpost", "effects", list(makes))
    assert after.buildings["outpost"].effects == makes
    assert (after.buildings["outpost"].makes, after.buildings["outpost"].reveal) == ("food", None)
    after = edited(
        "events", after, "famine", "effects", ({"do": "empty_buildings", "kind": "food"},)
    )
    after = edited("events", after, "famine", "text", "The last harvest is gone.")
    after = edited("events", after, "famine", "print_only", True)
    assert (after.events["famine"].in_play, after.events["famine"].count) == (0, 4)
    assert_sound(after)


def test_the_effects_of_a_galaxy_are_offered_in_its_own_names() -> None:
    layout = edited("cubes", house(), "food", "title", "rice")
    offered = row("events", layout, "plague").vocabularies["effects"]
    assert offered["lose_cubes"].parameters["kind"].schema["enum"][0] == "rice"
    assert layout.events["plague"].effects == ({"do": "lose_cubes", "kind": "rice", "count": 1},)
    assert layout.buildings["farm"].makes == "rice"


def test_a_new_event_and_a_new_building_do_something_at_once() -> None:
    for name in ("events", "buildings"):
        layout, key = BY_NAME[name].added(house())
        assert getattr(layout, name)[key].effects
        assert_sound(layout)


def test_a_building_that_an_event_speaks_of_is_kept() -> None:
    raze = ({"do": "destroy_building", "building": "lab"},)
    layout = edited("events", house(), "revolt", "effects", raze)
    assert "An event affects" in str(BY_NAME["buildings"].kept(layout, "lab"))
    assert BY_NAME["buildings"].kept(layout, "farm") is None


def test_prices_are_written_as_people_write_them() -> None:
    after = edited("buildings", house(), "farm", "upgrade", "2 food, knowledge")
    assert after.buildings["farm"].upgrade == {"food": 2, "knowledge": 1}
    assert row("buildings", after, "farm").values["upgrade"] == "2 food, 1 knowledge"
    with pytest.raises(HullwrightError, match="names no cubes"):
        edited("buildings", house(), "farm", "upgrade", "2 gold")


def test_slots_and_points_are_written_as_people_write_them() -> None:
    after = edited("activity", house(), "0", "active", "2-4")
    after = edited("activity", after, "0", "points", "2: 3, 4: 6")
    assert (after.activity[0].active, after.activity[0].points) == ((2, 3, 4), {"2": 3, "4": 6})


@pytest.mark.parametrize("text", ["x", "0", "21", "3-99"])
def test_slots_that_no_row_has_are_refused(text: str) -> None:
    with pytest.raises(HullwrightError):
        slots_of(text)


@pytest.mark.parametrize("text", ["3", "3: x", "0: 1", "3: 101"])
def test_points_that_no_card_has_are_refused(text: str) -> None:
    with pytest.raises(HullwrightError):
        points_of(text)


def test_lists_forgive_blanks_and_refuse_strangers() -> None:
    assert cubes_of("  ", ["food"]) == {}
    with pytest.raises(HullwrightError, match="0 to 50"):
        cubes_of("51 food", ["food"])


def test_an_activity_that_is_gone_is_no_longer_reset() -> None:
    layout = house()
    remove = BY_NAME["activity"].removed
    assert remove is not None
    assert remove(layout, "0").events["revolt"].effects == ({"do": "nothing"},)


def test_hands_that_can_not_be_dealt_are_said() -> None:
    assert "can't be dealt" in wrong("hand", edited("hand", house(), "3", "number", 4))
    assert edited("hand", house(), "actions", "number", 3).setup.actions == 3
    assert BY_NAME["hand"].kept(house(), "actions") is not None


def test_events_need_a_price_and_three_kinds() -> None:
    with pytest.raises(HullwrightError, match="costs cubes"):
        edited("events", house(), "famine", "fight", "")
    layout = house()
    for name in ("famine", "revolt", "plague"):
        layout = edited("events", layout, name, "count", 0)
    assert "2 kinds of events" in wrong("events", layout)


def test_the_clock_of_the_aliens_follows_the_time_deck() -> None:
    assert totals("time", sample().layout)[1].value == 28
    after = edited("time", sample().layout, "aliens", "count", 5)
    assert totals("time", after)[1].value == 16
    assert "The Aliens reach Earth" in wrong("time", after)


def test_an_anomaly_that_comes_too_near_is_said() -> None:
    after = edited("tokens", sample().layout, "anomaly", "position", 3)
    assert after.anomaly.min_position == 3
    assert "may block the first outpost" in wrong("tokens", after)
    assert edited("tokens", after, "aliens", "step", 1).aliens.step == 1


def test_a_kind_of_cubes_is_renamed_wherever_it_stands() -> None:
    after = edited("cubes", house(), "food", "title", "grain")
    assert_sound(after)
    assert "food" not in str(to_json(replace(after, card_types={}, deck=None)))
    assert after.card_types["planet_food"].bonus == "grain"
    with pytest.raises(HullwrightError, match="already"):
        edited("cubes", house(), "food", "title", "military")


def test_cubes_that_are_needed_are_kept() -> None:
    kept = BY_NAME["cubes"].kept
    assert all(kept(house(), kind) for kind in house().cubes)


def test_rows_of_the_track_are_changed_in_the_table() -> None:
    layout = sample().layout
    after = edited("track", layout, "1", "cards", 9)
    assert after.track.rows == (9, 8)
    assert after.cards[8].card == "drawn"
    assert edited("track", layout, "path", "path", "left-right").track.path == "left-right"
    assert BY_NAME["track"].kept(layout, "1") is not None


def test_a_row_in_the_middle_goes_with_its_own_cards() -> None:
    from hullwright.editor.kinds.galaxy.rows import with_rows

    layout = with_rows(sample().layout, (8, 4, 8))
    remove = BY_NAME["track"].removed
    assert remove is not None
    after = remove(layout, "2")
    assert after.track.rows == (8, 8)
    assert letters(replace(after, cards=after.cards[-1:])) == "O"
    assert after.aliens.start == 17


def test_a_full_table_says_so() -> None:
    layout = house()
    add = BY_NAME["cubes"].added
    assert add is not None
    for _ in range(8):
        layout, _key = add(layout)
    with pytest.raises(HullwrightError, match="room for 12"):
        add(layout)
