"""Edges go along with what is cut, copied, pasted, moved, stamped, turned and mirrored."""

import pytest

from hullwright.editor.concepts.piece import mirrored, piece_of, turned
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.editing.small_maps import piece_of_map, small_map
from hullwright.editor.kinds.hex_zone.edges import edges_of, with_changed
from hullwright.schema.boards.hexes import hex_of, label
from hullwright.schema.kinds.hex_zone.layout import HexZone

from ..tools.strokes import cells, desk, desk_on, proposed, symmetric
from .person import Person, rows

ROOM = ("........", ".ss.....", ".ss.....", "........", "........", "........")


def told(layout: HexZone) -> list[str]:
    found = edges_of(layout).items()
    return sorted(f"{label(a)} {kind} {label(b)}" for (a, b), kind in found)


def hatched(place: Workplace) -> None:
    """Put a hatch, a wall and a door into the room."""
    pairs = {("B02", "B03"): "one_way", ("C02", "C03"): "wall", ("B02", "C02"): "door"}
    changes = {(hex_of(a), hex_of(b)): kind for (a, b), kind in pairs.items()}
    place.document.apply_to_layout("Edges", lambda layout: with_changed(layout, changes))


ALL = ["B02 door C02", "B02 one_way B03", "C02 wall C03"]


@pytest.fixture
def place(person: Person) -> Workplace:
    made = person.opens(*ROOM)
    hatched(made)
    return made


def test_cutting_takes_edges_along_and_pasting_brings_them_back(
    person: Person, place: Workplace
) -> None:
    assert told(place.map.layout) == ALL
    person.selects("B02 B03 C02 C03")
    person.gives("edit.cut")
    assert told(place.map.layout) == []
    person.gives("edit.paste-in-place")
    assert told(place.map.layout) == ALL
    person.gives("edit.undo")
    person.gives("edit.undo")
    assert told(place.map.layout) == ALL


def test_only_edges_between_copied_sectors_are_copied(person: Person, place: Workplace) -> None:
    person.selects("B02 B03")
    person.gives("edit.copy")
    other = person.opens(*ROOM)
    person.gives("edit.paste-in-place")
    assert rows(other) == ROOM
    assert told(other.map.layout) == ["B02 one_way B03"]


def test_deleting_sectors_deletes_their_edges(person: Person, place: Workplace) -> None:
    person.selects("B02")
    person.gives("edit.delete")
    assert told(place.map.layout) == ["C02 wall C03"]


def test_a_piece_is_the_same_after_the_clipboard(place: Workplace) -> None:
    kind, chosen = place.editor_kind, cells("B02 B03 C02 C03")
    piece = piece_of(kind, place.map.layout, chosen)
    again = piece_of_map(kind, small_map(kind, place.map, chosen))
    assert again.edges == piece.edges
    assert again.contents == piece.contents
    assert len(piece.edges) == 3


def test_turning_and_mirroring_turn_hatches_along(place: Workplace) -> None:
    kind = place.editor_kind
    piece = piece_of(kind, place.map.layout, cells("B02 B03 C02 C03"))
    once = turned(piece, kind.lattice)
    assert once.edges != piece.edges
    assert set(once.edges.values()) == {"one_way", "wall", "door"}
    assert turned(once, kind.lattice, 5) == piece
    assert mirrored(mirrored(piece, kind.lattice), kind.lattice) == piece


def test_turning_selected_sectors_turns_their_edges(person: Person, place: Workplace) -> None:
    person.selects("B02 B03 C02 C03")
    person.gives("edit.turn-right")
    assert sorted(edges_of(place.map.layout).values()) == ["door", "one_way", "wall"]
    assert told(place.map.layout) != ALL


def test_the_move_tool_moves_edges_and_replaces_those_it_covers(place: Workplace) -> None:
    layout = place.map.layout
    context = desk_on(layout, selection=cells("B02 B03 C02 C03"))
    edit = proposed("move", context, "B02", "D02").edit
    assert edit is not None
    assert told(edit(layout)) == ["D02 door E02", "D02 one_way D03", "E02 wall E03"]
    again = proposed("move", desk_on(layout, selection=cells("B02 B03")), "B02", "C02").edit
    assert again is not None
    assert told(again(layout)) == ["C02 one_way C03"]


def test_a_stamp_puts_edges_on_all_images(place: Workplace) -> None:
    piece = piece_of(place.editor_kind, place.map.layout, cells("B02 B03"))
    context = symmetric(desk(*["s" * 8] * 6, piece=piece), "mirror left-right")
    edit = proposed("stamp", context, "B02").edit
    assert edit is not None
    assert told(edit(context.layout)) == ["B02 one_way B03", "G02 one_way G03"]


def test_text_that_is_pasted_has_no_edges(person: Person, place: Workplace) -> None:
    person.clipboard.setText(".ss\n.ss")
    person.gives("edit.paste")
    piece = place.choices.now.piece
    assert piece is not None
    assert not piece.edges
