"""Making a map symmetric: one side is kept and copied onto the others."""

from dataclasses import replace

import pytest

from hullwright.editor.concepts.symmetry_sides import side_at, sides_of
from hullwright.editor.concepts.tool import ToolContext, ToolPointer
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.editor.tools.symmetric_copy import symmetric_copy
from hullwright.editor.tools.symmetry_score import symmetry_score
from hullwright.samples import maps
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.hex_zone.edges import SectorEdge

from ..workplaces import zone
from .strokes import cells, desk, desk_on, drawn, proposed, symmetric

SYMMETRIES = [
    each.name for each in editor_kind_of("hex-zone").symmetries.choices if each.name != "none"
]


def test_the_side_under_the_pointer_is_kept() -> None:
    place = symmetric(desk("sd..s", "d...."), "mirror left-right")
    assert drawn("symmetrise", place, "A01") == ("sd.ds", "d...d")
    assert drawn("symmetrise", place, "E01") == ("s...s", ".....")


@pytest.mark.parametrize("name", SYMMETRIES)
def test_under_every_symmetry_nothing_is_left_to_do_afterwards(name: str) -> None:
    rows = ("sd.ssd.", "ds.dds.", "..s.d.s", "s.ddsds", "dss..d.", "..d.sss", "sd.s.d.")
    place = symmetric(desk(*rows), name)
    after = drawn("symmetrise", place, "B02")
    assert after != rows
    again = replace(place, layout=zone(*after), surface=place.editor_kind.surface(zone(*after)))
    assert proposed("symmetrise", again, "B02").edit is None


@pytest.mark.parametrize(
    ("name", "count"), [("rotation 3", 3), ("kaleidoscope", 12), ("both mirrors", 4)]
)
def test_a_symmetry_has_as_many_sides_as_images(name: str, count: int) -> None:
    place = symmetric(desk(*(["......."] * 7)), name)
    sides = sides_of(place.editor_kind.symmetries, place.symmetry)
    assert len(sides) == count
    points = {place.surface.centre(cell) for cell in place.images(cells("B03"))}
    assert len({side_at(sides, point) for point in points}) == len(points)


def test_pods_get_numbers_of_their_own_and_keep_those_they_have() -> None:
    place = symmetric(desk("1.2.3"), "mirror left-right")
    assert drawn("symmetrise", place, "A01") == ("1.2.3",)
    place = symmetric(desk("14ss."), "mirror left-right")
    assert drawn("symmetrise", place, "A01") == ("14s32",)


def test_a_start_is_not_doubled_and_the_other_one_comes_to_face_it() -> None:
    place = symmetric(desk("Hss.A"), "mirror left-right")
    assert drawn("symmetrise", place, "A01") == ("HsssA",)
    place = symmetric(desk("Hs.As"), "mirror left-right")
    assert drawn("symmetrise", place, "A01") == ("Hs.sA",)


def test_a_start_that_nothing_faces_stays_where_it_is() -> None:
    place = symmetric(desk("ss.Ad"), "mirror left-right")
    assert drawn("symmetrise", place, "A01") == ("ss.As",)


def test_cells_without_an_image_on_the_map_are_told_and_stay() -> None:
    context = desk("sd....")
    symmetry = context.editor_kind.symmetries.moved(
        context.editor_kind.symmetries.usual("mirror left-right", context.surface), (1.5, 0.5)
    )
    place = replace(context, symmetry=symmetry)
    proposal = proposed("symmetrise", place, "F01")
    assert drawn("symmetrise", place, "F01")[0][3:] == "..."
    far = replace(desk("s....d"), symmetry=symmetry)
    assert "outside the map" in str(proposed("symmetrise", far, "F01").note)
    assert proposal.edit is not None


def test_hatches_are_mirrored_with_their_direction_and_others_go() -> None:
    edges = (
        SectorEdge(start="A01", to="A02", kind="one_way"),
        SectorEdge(start="D01", to="E01", kind="wall"),
    )
    layout = replace(zone("sssss", "sssss"), edges=edges)
    place = symmetric(desk_on(layout), "mirror left-right")
    edit = proposed("symmetrise", place, "A01").edit
    assert edit is not None
    after = edit(layout).edges
    assert {(each.start, each.to, each.kind) for each in after} == {
        ("A01", "A02", "one_way"),
        ("E01", "E02", "one_way"),
    }


def test_only_selected_cells_that_are_not_locked_change() -> None:
    place = symmetric(desk("sd.ss"), "mirror left-right")
    side = sides_of(place.editor_kind.symmetries, place.symmetry)[0]
    whole = symmetric_copy(place, side).contents
    assert len(whole) == 1
    held = replace(place, locked=frozenset(whole))
    assert not symmetric_copy(held, side).contents
    chosen = replace(place, selection=cells("C01"))
    assert not symmetric_copy(chosen, side).contents


def test_without_a_symmetry_the_tool_says_what_to_do_first() -> None:
    assert "Choose a symmetry first" in str(proposed("symmetrise", desk("sd."), "A01").note)


@pytest.mark.parametrize("kind", ["tile-maze", "station"])
def test_maps_of_other_kinds_agree_with_their_images_afterwards(kind: str) -> None:
    document = next(each for each in map(read_map, maps()) if each.kind == kind)
    editor_kind = editor_kind_of(kind)
    surface = editor_kind.surface(document.layout)
    filled = [each for each in surface.cells() if surface.content(each) != editor_kind.erased]
    layout = editor_kind.painted(document.layout, {filled[0]: editor_kind.erased})
    context = ToolContext(editor_kind, layout, editor_kind.surface(layout), "", "")
    place = symmetric(context, "rotation 2")
    (tool,) = (each for each in editor_kind.tools if each.name == "symmetrise")
    for side in sides_of(editor_kind.symmetries, place.symmetry):
        x, y = (at + 3 * by for at, by in zip(side.centre, side.direction, strict=True))
        edit = next(tool.stroke(place, ToolPointer((x, y), None))).edit
        after = edit(layout) if edit else layout
        score = symmetry_score(editor_kind, editor_kind.surface(after), place.symmetry)
        assert score.share == 1.0


def test_gates_stay_with_their_jump_point() -> None:
    imaged = editor_kind_of("station").imaged
    assert imaged is not None
    assert imaged("gate NW, queen", "open") == "queen"
    assert imaged("open", "gate NW") == "gate NW"
