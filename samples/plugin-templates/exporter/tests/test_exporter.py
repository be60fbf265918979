"""The exporter writes what its format says."""

from pathlib import Path

from hullwright.plugins.fixtures import blank_map, code_of

FOLDER = Path(__file__).parents[1]


def test_a_zone_is_written_row_by_row():
    zone = blank_map("hex-zone")
    lines = code_of(FOLDER, "written_rows:exported")(zone, {}).decode().splitlines()
    assert lines[:2] == ["my-plugin rows 1", zone.name]
    assert tuple(lines[2:]) == zone.layout.rows
