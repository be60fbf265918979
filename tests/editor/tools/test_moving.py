"""Moving what is selected, stamping pieces, and dragging the centre of the symmetry."""

from dataclasses import replace

from hullwright.editor.concepts.piece import Piece, mirrored, piece_of, turned

from .strokes import cells, desk, drawn, pointer, proposed, rows, symmetric, tool


def test_dragging_moves_the_selected_cells_and_the_selection() -> None:
    place = desk("sd...", ".....", selection=cells("A01 B01"))
    proposal = proposed("move", place, "A01", "C01")
    assert proposal.edit is not None
    assert proposal.edit(place.layout).rows == ("..sd.", ".....")
    assert proposal.selection == cells("C01 D01")
    assert str(proposal.title) == "Move"


def test_control_leaves_a_copy_behind() -> None:
    place = desk("sd...", ".....", selection=cells("A01 B01"))
    assert drawn("move", place, "A01", "C01", control=True) == ("sdsd.", ".....")


def test_empty_cells_cover_nothing_unless_shift_is_held() -> None:
    place = desk("s.ddd", selection=cells("A01 B01"))
    assert drawn("move", place, "A01", "C01") == ("..sdd",)
    assert drawn("move", place, "A01", "C01", shift=True) == ("..s.d",)


def test_moving_back_to_the_start_changes_nothing() -> None:
    place = desk("sd...", selection=cells("A01 B01"))
    assert proposed("move", place, "A01", "C01", "A01").edit is None


def test_a_click_beside_the_selection_clears_it() -> None:
    place = desk("sd...", selection=cells("A01 B01"))
    assert proposed("move", place, "D01").selection == frozenset()


def test_without_a_selection_one_cell_moves_and_nothing_is_selected() -> None:
    place = desk("1s...")
    proposal = proposed("move", place, "A01", "E01")
    assert drawn("move", place, "A01", "E01") == (".s..1",)
    assert proposal.selection is None


def test_what_is_pushed_over_the_edge_is_told() -> None:
    place = desk("sd...", selection=cells("A01 B01"))
    assert str(proposed("move", place, "A01", "E01").note) == "1 cell would fall off the map"


def _piece() -> Piece:
    source = desk("sd.", "...")
    return piece_of(source.editor_kind, source.layout, cells("A01 B01"))


def test_a_stamp_is_put_down_around_the_pointer() -> None:
    place = desk(".....", ".....", piece=_piece())
    assert drawn("stamp", place, "C02") == (".....", "..sd.")


def test_a_stamp_is_put_down_on_all_images() -> None:
    place = symmetric(desk(".......", ".......", piece=_piece()), "mirror left-right")
    assert drawn("stamp", place, "A02") == (".......", "sd...ds")


def test_a_stamp_covers_nothing_with_its_empty_cells_unless_shift_is_held() -> None:
    source = desk("s.")
    piece = piece_of(source.editor_kind, source.layout, cells("A01 B01"))
    place = desk("ddd", piece=piece)
    assert drawn("stamp", place, "A01") == ("sdd",)
    assert drawn("stamp", place, "A01", shift=True) == ("s.d",)


def test_a_stamp_is_not_held_in_by_the_selection_it_was_copied_from() -> None:
    place = desk(".....", piece=_piece(), selection=cells("A01 B01"))
    assert drawn("stamp", place, "C01") == ("..sd.",)


def test_without_a_piece_the_stamp_tool_says_what_to_do() -> None:
    proposal = proposed("stamp", desk("..."), "A01")
    assert (proposal.edit, str(proposal.note)) == (None, "Copy something first, or choose a stamp")


def test_a_piece_of_another_kind_is_refused_in_words() -> None:
    foreign = replace(_piece(), kind="station")
    proposal = proposed("stamp", desk("...", piece=foreign), "A01")
    assert proposal.edit is None
    assert "another kind" in str(proposal.note)


def test_a_piece_brings_what_its_own_kinds_mean() -> None:
    source = desk("ss")
    strange = source.editor_kind.understood(
        source.layout, {"vent": {"kind": "vent", "like": "silent", "title": "Vent"}}
    )
    painted = source.editor_kind.painted(strange, dict.fromkeys(cells("A01"), "vent"))
    piece = piece_of(source.editor_kind, painted, cells("A01"))
    place = desk("...", piece=piece)
    edit = proposed("stamp", place, "B01").edit
    assert edit is not None
    after = edit(place.layout)
    assert [each.title for each in after.legend.values() if each.kind == "vent"] == ["Vent"]


def test_turned_pieces_come_down_turned() -> None:
    place = desk(*(["....."] * 5))
    lattice = place.editor_kind.lattice
    around = replace(place, piece=turned(_piece(), lattice, 3))
    assert drawn("stamp", around, "C03") == (".....", ".d...", "..s..", ".....", ".....")
    back = replace(place, piece=mirrored(mirrored(_piece(), lattice), lattice))
    assert drawn("stamp", back, "C03") == drawn("stamp", replace(place, piece=_piece()), "C03")


def test_the_centre_of_the_symmetry_follows_the_pointer() -> None:
    place = symmetric(desk(*(["......."] * 5)), "rotation 6")
    proposal = proposed("axis", place, "A01", "C02")
    assert proposal.symmetry is not None
    assert proposal.symmetry.centre == place.surface.centre(next(iter(cells("C02"))))
    assert rows(place) == (".......",) * 5


def test_without_a_symmetry_the_axis_tool_says_what_to_do() -> None:
    place = desk("...")
    stroke = tool("axis").stroke(place, pointer(place, "A01"))
    assert str(next(stroke).note) == "Choose a symmetry first: then drag its centre here"
    assert stroke.send(pointer(place, "B01")).symmetry is None
