"""Stations as people see them: the picture, the words for cells, a comparison."""

from dataclasses import replace
from pathlib import Path

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.comparison import compare
from hullwright.schema.kinds.station.layout import Creature, Station

KIND = map_kind("station")


def sample(name: str) -> MapDocument:
    return read_map(Path("samples/stations") / f"{name}.json")


def picture(station: Station) -> list[str]:
    lines: dict[int, str] = {}
    for glyph in sorted(KIND.drawing(station), key=lambda each: (each.line, each.column)):
        line = lines.get(glyph.line, "")
        assert len(line) <= glyph.column, "two texts overlap"
        lines[glyph.line] = line.ljust(glyph.column) + glyph.text
    return [lines.get(each, "") for each in range(max(lines) + 1)]


def test_the_picture_shows_cells_gates_creatures_and_jump_points():
    lines = picture(sample("heron-liner").layout)
    assert lines[1] == "  1  NW  ◇Q  ·   ·   ·   ·   ·   ·   ·   ·   ◇   NE"
    assert lines[6] == "  6    ·   R   ⬢   ⬢   ⬢   Q   ⬢   ⬢   ⬢   R   ·"
    assert lines[7] == "  7  ·   ·   ⬢   ⬢   ⬢   ⬢   ⬢   ⬢   ⬢   ⬢   ·   ·"


def test_the_picture_shows_several_creatures_in_a_cell():
    standard = sample("standard").layout
    two = Creature(kind="spawn", at="0,2"), Creature(kind="warrior", at="0,2")
    assert "SW" in picture(replace(standard, creatures=two))[0]
    many = tuple(Creature(kind="spawn", at="1,1") for _ in range(12))
    assert "◇S+" in picture(replace(standard, creatures=many))[1]


def test_contents_say_in_words_what_lies_in_a_cell():
    said = KIND.contents(sample("heron-liner").layout)
    assert said["0,2"] == "open"
    assert said["2,2"] == "station"
    assert said["6,1"] == "reactor tile"
    assert said["1,1"] == "gate NW, queen"
    assert said["2,0"] == "gate NW"
    assert said["6,5"] == "queen"
    assert said["NW"] == "jump point"


def test_a_comparison_names_the_cells_that_differ_and_the_tables():
    before = sample("standard")
    layout = replace(
        before.layout,
        creatures=before.layout.creatures[1:],
        supply={**before.layout.supply, "pod": 11},
    )
    found = compare(before, replace(before, layout=layout))
    assert found.cells == (("1,1", "gate NW, queen", "gate NW"),)
    assert [each.place for each in found.fields] == ["layout.supply.pod"]
