"""Tools on stations: creatures, Jump Points, and the common ones where open space matters."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from hullwright.editor.concepts.editor_kind import NO_SYMMETRY
from hullwright.editor.concepts.piece import contents_at, mirrored, piece_of, turned
from hullwright.editor.documents.choices import Choice, Choices
from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.kinds.station.editor_kind import EDITOR_KIND
from hullwright.schema.kinds.station.layout import Station

from ...canvas.canvases import RIGHT, CanvasSession
from .stations import TOOLS, cell, content, desk_on, document, proposed, sample, station, worked

SPACE = (".....", ".....", ".....", ".....", ".....")


def gates(layout: Station) -> dict[str, tuple[str, ...]]:
    return {each.id: each.gates for each in layout.jump_points}


# Painting.


def test_a_stroke_of_the_brush_fixes_tile_classes() -> None:
    place = desk_on(sample().layout, "reactor tile")
    after = worked("brush", place, "3,4", "3,6")
    assert after.rows[3] == "-...RRR#...-"


def test_painting_takes_the_symmetry_along() -> None:
    place = desk_on(station(*SPACE), "station", "mirror left-right")
    assert worked("brush", place, "2,0").rows[2] == "#..#."
    turned_ = desk_on(station(*SPACE), "station", "rotation 6")
    assert "".join(worked("brush", turned_, "2,0").rows).count("#") == 6


def test_the_eraser_leaves_open_space_and_not_a_hole() -> None:
    place = desk_on(sample().layout)
    assert content(worked("eraser", place, "6,5"), "6,5") == "open"
    assert content(worked("eraser", place, "6,6"), "6,6") == "open"
    assert str(proposed("eraser", place, "6,6").title) == "Erase"


def test_moving_leaves_open_space_behind() -> None:
    place = desk_on(sample().layout)
    after = worked("move", place, "6,5", "0,5")
    assert (content(after, "6,5"), content(after, "0,5")) == ("open", "queen")
    assert proposed("move", place, "0,0", "0,5").edit is None


def test_moving_a_selection_leaves_what_is_no_cell_in_place() -> None:
    place = desk_on(station("-#.", "...", "..."))
    place = replace(place, selection=frozenset({cell("0,0"), cell("0,1")}))
    assert worked("move", place, "0,1", "2,1").rows == ("-..", "...", ".#.")


def test_pieces_are_turned_and_mirrored_with_what_stands_in_them() -> None:
    layout = station(*SPACE, creatures="queen 2,2; spawn 2,3")
    piece = piece_of(EDITOR_KIND, layout, [cell("2,2"), cell("2,3")])
    laid = contents_at(turned(piece, EDITOR_KIND.lattice), EDITOR_KIND.lattice, cell("2,2"))
    assert set(laid.values()) == {"queen", "spawn"}
    mirror = contents_at(mirrored(piece, EDITOR_KIND.lattice), EDITOR_KIND.lattice, cell("2,2"))
    assert mirror == {cell("2,2"): "queen", cell("2,1"): "spawn"}


# Creatures.


def test_creatures_are_put_down_beside_others() -> None:
    place = desk_on(sample().layout, "spawn")
    after = worked("creatures", place, "6,5")
    assert content(after, "6,5") == "queen, spawn"
    assert content(worked("creatures", desk_on(after, "spawn"), "6,5"), "6,5") == (
        "queen, spawn, spawn"
    )


def test_without_a_chosen_creature_a_queen_is_put_down() -> None:
    assert content(worked("creatures", desk_on(sample().layout), "0,4"), "0,4") == "queen"


def test_a_creature_is_dragged_and_its_gate_stays() -> None:
    after = worked("creatures", desk_on(sample().layout), "1,1", "1,4")
    assert (content(after, "1,1"), content(after, "1,4")) == ("gate NW", "queen")


def test_shift_or_the_right_button_takes_a_creature_away() -> None:
    place = desk_on(sample().layout)
    assert content(worked("creatures", place, "6,5", shift=True), "6,5") == "open"
    assert content(worked("creatures", place, "1,1", second=True), "1,1") == "gate NW"
    assert str(proposed("creatures", place, "0,4", second=True).note) == "Nothing is here"


def test_creatures_are_refused_on_tiles_in_words() -> None:
    place = desk_on(sample().layout)
    for labels in (("6,6",), ("6,5", "6,6"), ("0,0",)):
        proposal = proposed("creatures", place, *labels)
        assert proposal.edit is None
        assert "open space" in str(proposal.note)


def test_creatures_follow_the_symmetry() -> None:
    place = desk_on(station(*SPACE), "spawn", "rotation 2")
    assert len(worked("creatures", place, "0,1").creatures) == 2


# Jump Points.


def test_a_drag_along_the_border_makes_both_gates_of_a_new_jump_point() -> None:
    place = desk_on(station(*SPACE))
    proposal = proposed("jump-points", place, "2,0", "3,0")
    assert gates(proposal.edit(place.layout)) == {"W": ("2,0", "3,0")}
    assert len(proposal.lines[0]) == 2
    assert str(proposal.title) == "Place a gate of W"


def test_a_click_makes_one_gate_and_the_next_one_nearby_completes_it() -> None:
    first = worked("jump-points", desk_on(station(*SPACE)), "4,4")
    assert gates(first) == {"SE": ("4,4",)}
    second = worked("jump-points", desk_on(first), "3,4")
    assert gates(second) == {"SE": ("4,4", "3,4")}
    third = worked("jump-points", desk_on(second), "2,4")
    assert gates(third)["E"] == ("2,4",)
    far = worked("jump-points", desk_on(first), "0,0")
    assert gates(far) == {"SE": ("4,4",), "NW": ("0,0",)}


def test_names_that_are_taken_get_a_number() -> None:
    place = desk_on(station(*SPACE, gates="W 1,0 2,0"))
    assert set(gates(worked("jump-points", place, "3,0"))) == {"W", "W2"}
    again = desk_on(station(*SPACE, gates="W 1,0 2,0; W2 4,0 4,1"))
    assert set(gates(worked("jump-points", again, "3,0"))) == {"W", "W2", "W3"}


def test_a_gate_is_dragged_along_the_border() -> None:
    place = desk_on(sample().layout)
    after = worked("jump-points", place, "2,0", "3,1")
    assert gates(after)["NW"] == ("1,1", "3,1")


@pytest.mark.parametrize(
    ("end", "words"),
    [
        ("6,2", "is a station tile"),
        ("2,2", "inside the board"),
        ("0,0", "no cell"),
        ("10,0", "already a gate of SW"),
        ("1,1", "already a gate of NW"),
        ("-", "at the border"),
    ],
)
def test_a_gate_elsewhere_is_refused_in_words(end: str, words: str) -> None:
    place = desk_on(sample().layout)
    proposal = proposed("jump-points", place, "2,0", end)
    assert proposal.edit is None
    assert words in str(proposal.note)


def test_a_refusal_shows_where_gates_could_lie() -> None:
    proposal = proposed("jump-points", desk_on(sample().layout), "2,0", "2,2")
    assert cell("3,1") in proposal.possible
    assert cell("2,2") not in proposal.possible
    assert proposal.refused is not None


def test_a_gate_inside_the_board_is_not_placed() -> None:
    place = desk_on(sample().layout)
    assert proposed("jump-points", place, "3,3").edit is None
    assert "inside the board" in str(proposed("jump-points", place, "0,4", "3,3").note)


def test_gates_are_taken_away_and_the_last_one_takes_the_jump_point_along() -> None:
    once = worked("jump-points", desk_on(sample().layout), "2,0", second=True)
    assert gates(once)["NW"] == ("1,1",)
    twice = worked("jump-points", desk_on(once), "1,1", shift=True)
    assert "NW" not in gates(twice)


def test_pointing_at_a_gate_shows_both_joined() -> None:
    proposal = proposed("jump-points", desk_on(sample().layout), "2,0")
    assert proposal.cells == {cell("1,1"), cell("2,0")}
    assert len(proposal.lines[0]) == 2
    assert "NW" in str(proposal.note)
    assert proposal.edit is None


def test_gates_follow_the_symmetry_in_pairs() -> None:
    place = desk_on(station(*SPACE), symmetry="rotation 2")
    made = gates(worked("jump-points", place, "0,0", "1,0"))
    assert len(made) == 2
    for pair in made.values():
        assert place.surface.steps(*map(cell, pair)) == 1
    mirrored_ = desk_on(station(*SPACE), symmetry="both mirrors")
    assert sum(map(len, gates(worked("jump-points", mirrored_, "0,0")).values())) == 4


def test_beside_the_map_nothing_is_proposed() -> None:
    assert proposed("jump-points", desk_on(sample().layout), "-").edit is None


# In the window.


def test_gates_and_creatures_are_dragged_with_the_mouse(qtbot: QtBot) -> None:
    choices = Choices(Choice("jump-points", "spawn", "open"))
    place = Workplace(Document(document(sample().layout)), EDITOR_KIND, choices)
    person = CanvasSession(qtbot, place)
    person.drag("2,0", "3,1")
    assert gates(place.map.layout)["NW"] == ("1,1", "3,1")
    person.drag("3,1", "5,4")
    assert any("is a station tile" in note for note in person.notes)
    assert person.steps == ["Move a gate of NW"]
    person.drag("3,1", button=RIGHT)
    choices.choose(tool="creatures")
    person.drag("6,5", "1,4")
    person.drag("6,5")
    assert person.steps[1:] == ["Remove a gate of NW", "Move queen", "Place spawn"]
    assert not person.canvas.grab().isNull()


def test_tools_have_names_keys_and_symmetry_of_their_own() -> None:
    keys = [tool.key for tool in TOOLS.values()]
    assert len(set(keys)) == len(keys)
    assert "pods" not in TOOLS
    assert desk_on(sample().layout).symmetry.name == NO_SYMMETRY.name
