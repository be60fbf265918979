"""The rulers: which marks have room, and which one stands out."""

from itertools import pairwise

from hullwright.editor.canvas.rulers import nearest_of, written
from hullwright.editor.concepts.editor_kind import RulerMark
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.schema.boards.hexes import hex_of

from ..workplaces import zone

SURFACE = editor_kind_of("hex-zone").surface(zone(*["s" * 60] * 60))
COLUMNS, ROWS = list(SURFACE.columns()), list(SURFACE.rows())


def test_with_room_every_mark_is_written_where_its_column_is() -> None:
    marks = list(written(COLUMNS, 20.0, -1.0, 24.0, None))
    assert [mark.text for mark in marks[:3]] == ["A", "B", "C"]
    assert [mark.at for mark in marks[:3]] == [20.0, 50.0, 80.0]
    assert len(marks) == 60


def test_dense_marks_are_thinned() -> None:
    texts = [mark.text for mark in written(ROWS, 2.0, 0.0, 16.0, None)]
    assert texts[:4] == ["01", "06", "11", "16"]
    places = [mark.at for mark in written(ROWS, 2.0, 0.0, 16.0, None)]
    assert all(b - a >= 16 for a, b in pairwise(places))


def test_the_pointed_row_is_written_even_between_thinned_marks() -> None:
    point = SURFACE.centre(hex_of("A08"))
    marks = list(written(ROWS, 2.0, 0.0, 16.0, point[1]))
    assert [mark.text for mark in marks if mark.stands_out] == ["08"]
    places = [mark.at for mark in marks]
    assert all(b - a >= 16 for a, b in pairwise(places))


def test_sectors_of_odd_columns_belong_to_the_row_of_their_label() -> None:
    for label in ("A01", "B01", "B09", "AZ33", "BH60"):
        x, y = SURFACE.centre(hex_of(label))
        found = COLUMNS[nearest_of(COLUMNS, x)].text + ROWS[nearest_of(ROWS, y)].text
        assert found == label


def test_a_kind_without_marks_has_empty_rulers() -> None:
    assert list(written([], 20.0, 0.0, 20.0, 3.0)) == []
    assert len(list(written([RulerMark(0.0, "1")], 20.0, 0.0, 20.0, None))) == 1
