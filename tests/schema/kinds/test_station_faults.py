"""Stations that can't be used: what is said, and where."""

import copy

import pytest

from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import build
from hullwright.schema.kinds import map_kind

KIND = map_kind("station")


@pytest.fixture
def value():
    document = MapDocument(kind="station", name="Test", layout=KIND.blank((4, 3)))
    value = copy.deepcopy(document.to_json())
    value["layout"]["rows"] = [".#..", "....", "..#."]
    value["layout"]["jump_points"] = [{"id": "NW", "gates": ["0,0", "1,0"]}]
    value["layout"]["creatures"] = [{"kind": "queen", "at": "2,3"}]
    return value


def complaints(value):
    with pytest.raises(Unreadable) as refused:
        build(value, "test")
    return [(str(each.place), str(each.message)) for each in refused.value.complaints]


def test_the_unspoilt_station_can_be_used(value):
    assert build(value, "test").layout.width == 4


def test_rows_must_be_of_equal_length(value):
    value["layout"]["rows"] = [".#..", "...", "..#.."]
    assert complaints(value) == [
        (
            "row 1",
            (
                "Row 1 has 3 characters, but the station is 4 wide: add the missing ones, with a "
                "character for “outside” where there is no cell."
            ),
        ),
        ("row 2", "Row 2 has 5 characters, but the station is 4 wide: remove the extra ones."),
    ]


def test_a_character_without_a_meaning_is_named_with_its_cell(value):
    value["layout"]["rows"][1] = "..?."
    assert complaints(value) == [
        ("cell 1,2", "“?” is not in the legend, which has - . # C H B R."),
    ]


def test_a_mistyped_tile_class_is_recognised(value):
    value["layout"]["legend"]["#"]["tile"] = "reactr"
    assert complaints(value) == [
        ("legend entry “#”", "There is no tile class “reactr” (did you mean “reactor”?)."),
    ]


def test_an_unknown_tile_class_is_told_which_there_are(value):
    value["layout"]["legend"]["#"]["tile"] = "zzz"
    assert complaints(value) == [
        (
            "legend entry “#”",
            "There is no tile class “zzz”; the classes are cargo, habitat, bridge, reactor.",
        ),
    ]


def test_a_legend_entry_that_nobody_uses_may_outlive_its_tile_class(value):
    del value["layout"]["tile_classes"][0]
    assert "C" in build(value, "test").layout.legend


def test_tiles_lie_on_station_cells_only(value):
    value["layout"]["legend"]["."]["tile"] = "cargo"
    assert complaints(value) == [
        (
            "legend entry “.”",
            (
                "Tiles only lie on station cells: write “station” instead of “open”, or remove the "
                "tile."
            ),
        ),
    ]


def test_a_fixed_back_needs_the_class_of_its_tile(value):
    value["layout"]["legend"]["#"]["back"] = "pod"
    assert complaints(value) == [
        ("legend entry “#”", "The back “pod” also needs the class of its “tile”."),
    ]


def test_a_jump_point_needs_an_id_of_its_own(value):
    value["layout"]["jump_points"].append({"id": "NW", "gates": []})
    assert complaints(value) == [
        ("jump point NW", "“NW” appears here a second time: give it another id."),
    ]


def test_a_tile_class_needs_an_id_of_its_own(value):
    value["layout"]["tile_classes"].append({"id": "cargo", "backs": {}})
    assert complaints(value) == [
        ("tile class cargo", "“cargo” appears here a second time: give it another id."),
    ]


def test_gates_and_creatures_must_be_on_the_rows(value):
    value["layout"]["jump_points"][0]["gates"] = ["0,0", "3,0"]
    value["layout"]["creatures"][0]["at"] = "2,4"
    assert complaints(value) == [
        ("jump point NW", "There is no cell 3,0; the last row is 2, the last column 3."),
        ("creature at 2,4", "There is no cell 2,4; the last row is 2, the last column 3."),
    ]


@pytest.mark.parametrize(
    ("path", "wrong", "place"),
    [
        (("rows", 1), 7, "row 1"),
        (("legend", "#", "cell"), "statoin", "legend entry “#”"),
        (("jump_points", 0, "gates", 1), "A1", "jump point NW"),
        (("jump_points", 0, "id"), 7, "jump point no. 1"),
        (("jump_points", 0), [], "jump point no. 1"),
        (("creatures", 0, "kind"), 7, "creature at 2,3"),
        (("tile_classes", 3, "backs", "pod"), -1, "tile class reactor"),
        (("supply", "queen"), "six", "supply of queen"),
        (("setup", "move_points"), "three", "layout, setup, move_points"),
    ],
)
def test_what_the_schema_refuses_has_a_place_in_the_persons_words(value, path, wrong, place):
    inner = value["layout"]
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = wrong
    assert place in [where for where, _ in complaints(value)]


def test_a_station_of_more_than_200_rows_is_refused(value):
    value["layout"]["rows"] = ["...."] * 201
    assert complaints(value) == [
        ("layout, rows", "The list is too long: it can have at most 200 entries."),
    ]


def test_tiles_and_creatures_of_a_house_set_are_kept(value):
    value["layout"]["tile_classes"].insert(0, {"id": "greenhouse", "backs": {"vines": 3}})
    value["layout"]["legend"]["G"] = {"cell": "station", "tile": "greenhouse", "back": "vines"}
    value["layout"]["supply"]["kraken"] = 2
    value["layout"]["creatures"].append({"kind": "kraken", "at": "2,3", "x-mood": "bad"})
    value["layout"]["x-own"] = {"kept": True}
    assert build(value, "test").to_json() == value
