"""Cutting, copying, pasting, turning: on one map, between maps, and from hostile clipboards."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QMimeData

from hullwright.editor.concepts.piece import piece_of
from hullwright.editor.editing.clipboard import MIME
from hullwright.editor.editing.small_maps import margins, piece_of_map, small_map
from hullwright.schema.boards.hexes import from_odd_q
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.reader import build

from ..workplaces import workplace
from .person import Person, labels, rows

ROOM = (".....", ".sd..", ".1s..", ".....")


def test_cutting_and_pasting_in_place_changes_nothing(person: Person) -> None:
    place = person.opens(*ROOM)
    person.selects("B02 C02 B03 C03 D03")
    person.gives("edit.cut")
    assert "".join(rows(place)).strip(".") == ""
    person.gives("edit.paste-in-place")
    assert rows(place) == ROOM
    assert labels(place) == "B02 B03 C02 C03 D03"
    person.gives("edit.undo")
    person.gives("edit.undo")
    assert rows(place) == ROOM


def test_pasting_takes_up_the_stamp_tool_with_the_piece(person: Person) -> None:
    place = person.opens(*ROOM)
    person.selects("B02 C02")
    person.gives("edit.copy")
    person.gives("edit.paste")
    choice = place.choices.now
    assert choice.tool == "stamp"
    assert choice.piece is not None
    assert sorted(choice.piece.contents.values()) == ["dangerous", "silent"]
    assert rows(place) == ROOM


def test_what_was_copied_can_be_pasted_into_another_map(person: Person) -> None:
    person.opens(*ROOM)
    person.selects("B02 C02")
    person.gives("edit.copy")
    other = person.opens(*["......."] * 7)
    person.gives("edit.paste-in-place")
    assert rows(other)[1] == ".sd...."


def test_pasting_in_place_where_there_is_no_place_says_so(person: Person) -> None:
    person.opens(*["......."] * 7)
    person.selects("G07")
    person.gives("edit.copy")
    person.opens("..")
    person.gives("edit.paste-in-place")
    assert person.told[-1].text.startswith("It was cut where this map has no cells")


def test_empty_cells_of_a_piece_are_remembered(person: Person) -> None:
    place = person.opens("s..", "ddd")
    person.selects("A01 B01")
    person.gives("edit.copy")
    person.gives("edit.paste")
    assert place.choices.now.piece is not None
    assert sorted(place.choices.now.piece.contents.values()) == ["hull", "silent"]


def test_duplicating_leaves_the_clipboard_alone(person: Person) -> None:
    place = person.opens(*ROOM)
    person.clipboard.setText("mine")
    person.selects("B03")
    person.gives("edit.duplicate")
    assert place.choices.now.tool == "stamp"
    assert person.clipboard.text() == "mine"


def test_the_clipboard_holds_text_and_a_picture_too(person: Person) -> None:
    person.opens(*ROOM)
    person.selects("B02 C02 B03 C03")
    person.gives("edit.copy")
    forms = person.clipboard.mimeData()
    assert forms.hasFormat(MIME)
    assert forms.text() == ".sd\n.1s"
    assert not person.clipboard.image().isNull()


def test_copying_as_text_copies_nothing_else(person: Person) -> None:
    place = person.opens(*ROOM)
    person.gives("edit.copy-text")
    assert person.clipboard.text() == "\n".join(rows(place))
    assert not person.clipboard.mimeData().hasFormat(MIME)


def test_copying_as_a_picture_shows_the_selection_only(person: Person) -> None:
    person.opens(*ROOM)
    person.gives("edit.copy-picture")
    whole = person.clipboard.image()
    person.selects("B02")
    person.gives("edit.copy-picture")
    part = person.clipboard.image()
    assert not whole.isNull()
    assert not part.isNull()
    assert whole.width() / whole.height() != part.width() / part.height()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("sd\n1s", ["dangerous", "pod 1", "silent", "silent"]),
        ("  sd\n  1s\n\n", ["dangerous", "pod 1", "silent", "silent"]),
        ('    "sd",\n    "1s"\n', ["dangerous", "pod 1", "silent", "silent"]),
        ("s d\n1 s", ["dangerous", "pod 1", "silent", "silent"]),
        ("S\nDd", ["dangerous", "dangerous", "silent"]),
        ("s\r\nh a", ["alien", "human", "silent"]),
    ],
)
def test_rows_of_letters_can_be_pasted(person: Person, text: str, expected: list[str]) -> None:
    place = person.opens(*ROOM)
    person.clipboard.setText(text)
    person.gives("edit.paste")
    assert place.choices.now.piece is not None
    assert sorted(place.choices.now.piece.contents.values()) == expected


def test_a_whole_map_can_be_pasted_as_text(person: Person) -> None:
    place = person.opens(*ROOM)
    person.clipboard.setText(json.dumps(place.document.value.to_json()))
    person.gives("edit.paste")
    assert place.choices.now.piece is not None
    assert len(place.choices.now.piece.contents) == 4


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "Dear Ms Smith,",
        "{",
        '{"format": "hullwright/map"}',
        "[[]]",
        "s" * 2000,
        "...",
        "\0",
    ],
)
def test_other_text_is_refused_in_words(person: Person, text: str) -> None:
    place = person.opens(*ROOM)
    person.clipboard.setText(text)
    person.gives("edit.paste")
    assert place.choices.now.piece is None
    assert person.told[-1].text
    assert "invalid" not in person.told[-1].text.lower()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"null",
        b"{" * 100_000,
        b'{"format": "hullwright/scenario", "version": 1}',
        b'{"format":"hullwright/map","version":1,"kind":"hex-zone","name":"x","layout":{"legend":{"s":{"kind":"silent"}},"rows":["q"]}}',
        b'{"format":"hullwright/map","version":1,"kind":"galaxy","name":"x","layout":{}}',
    ],
)
def test_a_hostile_clipboard_is_refused_in_words(person: Person, content: bytes) -> None:
    place = person.opens(*ROOM)
    forms = QMimeData()
    forms.setData(MIME, content)
    person.clipboard.setMimeData(forms)
    person.gives("edit.paste")
    assert place.choices.now.piece is None
    assert person.told[-1].text


@pytest.mark.parametrize(
    "note",
    [
        None,
        7,
        {},
        {"margins": [1, 2], "empty": 5},
        {"margins": [10**9, 0, 0, 0], "empty": ["Z99", 4, "A01"]},
        {"margins": [-5, 0, 0, 0]},
        {"margins": [999, 999, 999, 999]},
    ],
)
def test_whatever_stands_beside_a_piece_does_no_harm(person: Person, note: Any) -> None:
    place = person.opens(*ROOM)
    value = place.document.value.to_json() | {"x-piece": note}
    forms = QMimeData()
    forms.setData(MIME, json.dumps(value).encode())
    person.clipboard.setMimeData(forms)
    person.gives("edit.paste-in-place")
    assert rows(place) == ROOM


def test_turning_goes_to_the_piece_in_the_hand(person: Person) -> None:
    place = person.opens(*ROOM)
    person.selects("B02 C02 B03")
    person.gives("edit.duplicate")
    held = place.choices.now.piece
    for _ in range(6):
        person.gives("edit.turn-right")
    assert place.choices.now.piece == held
    person.gives("edit.turn-right")
    assert place.choices.now.piece != held
    person.gives("edit.turn-left")
    person.gives("edit.mirror")
    person.gives("edit.mirror")
    assert place.choices.now.piece == held
    assert rows(place) == ROOM


def test_turning_without_a_piece_turns_the_selection_where_it_lies(person: Person) -> None:
    place = person.opens(*["......."] * 3, "..sd1..", *["......."] * 3)
    before = rows(place)
    person.selects("C04 D04 E04")
    for _ in range(6):
        person.gives("edit.turn-right")
        assert len(place.selection) == 3
    assert rows(place) == before
    person.gives("edit.turn-right")
    assert rows(place) != before
    person.gives("edit.undo")
    assert rows(place) == before


def test_there_must_be_something_to_turn(person: Person) -> None:
    person.opens("...")
    assert person.hindered("edit.turn-right") == (
        "There is nothing to turn: select some cells, or paste something first."
    )


@given(st.data())
def test_a_piece_survives_being_written_and_read(given_by: st.DataObject) -> None:
    width, height = given_by.draw(st.integers(1, 9)), given_by.draw(st.integers(1, 9))
    line = st.text("..sd12HA", min_size=width, max_size=width)
    place = workplace(*given_by.draw(st.lists(line, min_size=height, max_size=height)))
    offsets = st.tuples(st.integers(0, width - 1), st.integers(0, height - 1))
    chosen = {from_odd_q(*each) for each in given_by.draw(st.sets(offsets, min_size=1))}
    value = place.document.value
    document = small_map(place.editor_kind, value, chosen)
    read = build(parse(json.dumps(document.to_json()), "test"), "test")
    assert isinstance(read, MapDocument)
    back = piece_of_map(place.editor_kind, read)
    cut = piece_of(place.editor_kind, value.layout, chosen)
    assert dict(back.contents) == dict(cut.contents)
    assert back.origin == cut.origin


def test_margins_are_counted_to_the_cell() -> None:
    place = workplace(*["......."] * 5)
    assert margins(place.surface, [from_odd_q(3, 2)]) == (3, 2, 3, 2)
    assert margins(place.surface, list(place.surface.cells())) == (0, 0, 0, 0)
