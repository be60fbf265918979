"""Files are bounded in what they hold, not only in their bytes."""

import json

import pytest

from hullwright.schema.complaints import Unreadable
from hullwright.schema.files import reader
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.published import faults
from hullwright.schema.files.reader import build, read
from hullwright.schema.limits import (
    MAX_COMPLAINTS,
    MAX_FAULTS,
    MAX_IMPORT_VALUES,
    MAX_MANIFEST_BYTES,
    MAX_ROWS,
    MAX_VALUES,
)

ZONE = {
    "format": "hullwright/map",
    "version": 2,
    "kind": "hex-zone",
    "name": "Crowd",
    "layout": {"legend": {",": {"kind": "silent"}}, "rows": [",,,"]},
}


@pytest.mark.parametrize("text", ["[[],[]]", '{"a":{},"b":[]}', "[1,2,3,4]"])
def test_values_are_counted_before_any_is_made(text):
    assert parse(text, "a.json", most=4) == json.loads(text)
    with pytest.raises(Unreadable, match="It holds more than 3 values"):
        parse(text, "a.json", most=3)


def test_lists_inside_own_fields_count_as_well(tmp_path, monkeypatch):
    path = tmp_path / "nested.json"
    path.write_text(json.dumps({**ZONE, "x-own": [[[]]] * 100}), "utf-8")
    assert read(path)
    monkeypatch.setattr(reader, "MAX_VALUES", 200)
    with pytest.raises(Unreadable, match="It holds more than 200 values"):
        read(path)


def test_an_export_may_hold_more_values_than_a_map(tmp_path, monkeypatch):
    monkeypatch.setattr(reader, "MAX_VALUES", 20)
    path = tmp_path / "export.json"
    path.write_text(json.dumps({**ZONE, "board": {"x-own": [0] * 50}}), "utf-8")
    assert read(path)


def test_the_largest_zone_opens_even_if_its_rows_are_made_of_commas():
    assert MAX_VALUES > 1000 * MAX_ROWS + 10_000


def test_a_list_of_cells_to_import_may_hold_more_values_than_a_map():
    assert MAX_IMPORT_VALUES > 6 * 1000 * MAX_ROWS


def test_a_manifest_of_megabytes_is_not_read(tmp_path):
    path = tmp_path / "plugin.toml"
    path.write_text("a = 1\n" + "#" * MAX_MANIFEST_BYTES, "utf-8")
    with pytest.raises(Unreadable, match="It is larger than 256 KiB"):
        read(path)


def test_faults_are_looked_for_up_to_a_number_and_the_rest_is_told_as_at_least_so_many():
    rows = [[]] * (2 * MAX_FAULTS)
    broken = {**ZONE, "layout": {**ZONE["layout"], "rows": rows[:MAX_ROWS]}, "tags": rows[:50]}
    with pytest.raises(Unreadable) as caught:
        build(broken, "a.json")
    assert len(caught.value.complaints) == MAX_COMPLAINTS
    assert caught.value.rest == f"≥ {MAX_FAULTS - MAX_COMPLAINTS}"


def test_nobody_goes_through_the_entries_of_a_list_that_is_too_long():
    broken = {**ZONE, "tags": [0] * 1000}
    assert [str(each.message) for each in faults(broken, "map")] == [
        "The list is too long: it can have at most 50 entries."
    ]


def test_characters_without_a_meaning_are_told_with_a_part_of_a_long_legend():
    legend = {chr(0x4E00 + number): {"kind": "silent"} for number in range(1000)}
    with pytest.raises(Unreadable) as caught:
        build({**ZONE, "layout": {"legend": legend, "rows": ["abc"]}}, "a.json")
    assert all(len(str(each.message)) < 250 for each in caught.value.complaints)
