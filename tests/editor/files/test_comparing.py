"""Comparing an open map with others."""

from dataclasses import replace
from pathlib import Path

from hullwright.editor.documents.document import Document
from hullwright.editor.files.comparer import counted
from hullwright.samples import maps
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.comparison import compare

from ..workplaces import zone
from .file_work import FileWork, rename, small_map


def test_a_map_is_compared_with_a_file(desk: FileWork, tmp_path: Path):
    desk.open(desk.saved(tmp_path))
    document = desk.workplaces.current.document
    document.apply_to_layout("Paint", lambda _: zone("ddd", "dHd", "sAs", "d1d"))
    rename(document, "Changed")
    desk.person.opens = [tmp_path / "curie.json"]
    desk.files.comparing.ask_file(desk.workplaces.current)
    ((workplace, other, comparison, sides),) = desk.compared
    assert workplace is desk.workplaces.current
    assert other == small_map("Curie")
    assert comparison == compare(other, document.value)
    assert sides.other_name == "curie.json"
    assert "Cells: 2, Properties: 1" in counted("curie.json", comparison)


def test_a_map_is_compared_with_another_tab(desk: FileWork):
    first = desk.workplaces.open(Document(small_map("First")))
    second = desk.workplaces.open(Document(small_map("Second")))
    desk.person.chooses = [0]
    desk.files.comparing.ask_open(second)
    assert desk.person.read == ["First"]
    assert desk.compared[0][1] is first.document.value


def test_equal_maps_are_said_to_be_equal(desk: FileWork):
    workplace = desk.workplaces.open(Document(small_map()))
    desk.files.comparing.compare(workplace, small_map(), "copy.json")
    ((_, _, comparison, _),) = desk.compared
    assert counted("copy.json", comparison) == "No difference from copy.json."


def test_maps_of_different_kinds_are_not_compared(desk: FileWork):
    station = next(each for each in maps() if each.parent.name == "stations")
    workplace = desk.workplaces.open(Document(small_map()))
    desk.files.comparing.compare(workplace, read_map(station), "station")
    assert desk.compared == []
    assert "different kinds" in desk.texts


def test_a_file_that_is_no_map_is_told(desk: FileWork, tmp_path: Path):
    workplace = desk.workplaces.open(Document(small_map()))
    (tmp_path / "x.json").write_text("{")
    desk.person.opens = [tmp_path / "x.json"]
    desk.files.comparing.ask_file(workplace)
    assert "not JSON" in desk.texts


def test_large_maps_are_compared_beside_the_window(desk: FileWork, qtbot):
    rows = ["sd" * 100] * 400
    large = MapDocument(kind="hex-zone", name="Large", layout=zone(*rows))
    other = replace(large, layout=zone("d" * 200, *rows[1:]))
    workplace = desk.workplaces.open(Document(large))
    desk.files.comparing.compare(workplace, other, "other")
    assert "Comparing" in desk.texts
    qtbot.waitUntil(lambda: bool(desk.compared))
    assert len(desk.compared[0][2].cells) == 100
