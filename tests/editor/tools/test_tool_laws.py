"""What holds for every tool, whatever is painted where."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.editor.concepts.piece import contents_at, mirrored, piece_of, turned
from hullwright.editor.concepts.tool import ToolContext, ToolPointer
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.editor.tools.table import TOOLS
from hullwright.schema.boards.hexes import from_odd_q
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone

from .strokes import desk, desk_on, symmetric, tool

EDITOR_KIND = editor_kind_of("hex-zone")
PAINTING = ("brush", "line", "rectangle", "hexagon", "fill", "lasso", "eraser")
SYMMETRIES = [each.name for each in EDITOR_KIND.symmetries.choices if each.name != "none"]


@st.composite
def zones(draw: st.DrawFn) -> HexZone:
    width, height = draw(st.integers(1, 9)), draw(st.integers(1, 9))
    row = st.text("..ssd12HA", min_size=width, max_size=width)
    rows = draw(st.lists(row, min_size=height, max_size=height))
    return HexZone(legend=LEGEND, rows=tuple(rows))


@st.composite
def paths(draw: st.DrawFn, layout: HexZone) -> list[Any]:
    column = st.integers(0, layout.width - 1)
    row = st.integers(0, layout.height - 1)
    found = draw(st.lists(st.tuples(column, row), min_size=1, max_size=5))
    return [from_odd_q(*each) for each in found]


def _led(name: str, place: ToolContext, path: list[Any], **more: bool) -> HexZone:
    pointers = [ToolPointer(place.surface.centre(cell), cell, **more) for cell in path]
    stroke = tool(name).stroke(place, pointers[0])
    proposal = next(stroke)
    for each in pointers[1:]:
        proposal = stroke.send(each)
    after: HexZone = proposal.edit(place.layout) if proposal.edit else place.layout
    return after


@pytest.mark.parametrize("name", [each for each in PAINTING if each != "fill"])
@given(st.data())
@settings(max_examples=40)
def test_painting_twice_is_painting_once(name: str, given_by: st.DataObject) -> None:
    layout = given_by.draw(zones())
    path = given_by.draw(paths(layout))
    size = given_by.draw(st.integers(0, 2))
    once = _led(name, desk_on(layout, "dangerous", size=size), path)
    assert _led(name, desk_on(once, "dangerous", size=size), path) == once


@pytest.mark.parametrize("symmetry", SYMMETRIES)
@pytest.mark.parametrize("name", PAINTING)
@given(st.data())
@settings(max_examples=15)
def test_a_symmetric_stroke_on_an_empty_map_makes_a_symmetric_map(
    name: str, symmetry: str, given_by: st.DataObject
) -> None:
    width, height = given_by.draw(st.integers(1, 9)), given_by.draw(st.integers(1, 9))
    place = symmetric(desk(*["." * width] * height), symmetry)
    after = EDITOR_KIND.surface(_led(name, place, given_by.draw(paths(place.layout))))
    for cell in after.cells():
        for image in EDITOR_KIND.symmetries.images(place.symmetry, cell):
            if image in after:
                assert after.content(image) == after.content(cell)


@pytest.mark.parametrize("name", [each.name for each in TOOLS])
@given(st.data())
@settings(max_examples=25)
def test_no_tool_stumbles_or_touches_the_map(name: str, given_by: st.DataObject) -> None:
    layout = given_by.draw(zones())
    path = given_by.draw(paths(layout))
    chosen = given_by.draw(paths(layout))
    place = replace(
        desk_on(layout, given_by.draw(st.sampled_from(["silent", "hull", "pod 1", "human"]))),
        selection=frozenset(chosen if given_by.draw(st.booleans()) else ()),
        piece=piece_of(EDITOR_KIND, layout, chosen),
    )
    keys = {key: given_by.draw(st.booleans()) for key in ("shift", "control", "alt", "second")}
    if given_by.draw(st.booleans()):
        place = symmetric(place, given_by.draw(st.sampled_from(SYMMETRIES)))
    beside = from_odd_q(-1, -1)
    after = _led(name, place, [*path, beside, path[0]], **keys)
    assert (after.width, after.height) == (layout.width, layout.height)
    assert place.layout == layout


@given(st.data())
def test_a_full_turn_and_two_mirrorings_change_nothing(given_by: st.DataObject) -> None:
    layout = given_by.draw(zones())
    piece = piece_of(EDITOR_KIND, layout, given_by.draw(paths(layout)))
    lattice = EDITOR_KIND.lattice
    once = turned(piece, lattice)
    assert turned(once, lattice, 5) == piece
    assert turned(once, lattice, -1) == piece
    assert mirrored(mirrored(piece, lattice), lattice) == piece
    assert mirrored(turned(mirrored(once, lattice), lattice), lattice) == piece


@given(st.data())
def test_a_piece_put_back_in_its_place_restores_the_map(given_by: st.DataObject) -> None:
    layout = given_by.draw(zones())
    chosen = given_by.draw(paths(layout))
    piece = piece_of(EDITOR_KIND, layout, chosen)
    emptied = EDITOR_KIND.painted(layout, dict.fromkeys(chosen, EDITOR_KIND.erased))
    back = EDITOR_KIND.painted(emptied, contents_at(piece, EDITOR_KIND.lattice, piece.origin))
    assert back.rows == layout.rows


@given(st.data())
@settings(max_examples=40)
def test_numbers_are_never_given_twice(given_by: st.DataObject) -> None:
    width, height = given_by.draw(st.integers(1, 9)), given_by.draw(st.integers(1, 9))
    place = symmetric(desk(*["." * width] * height), given_by.draw(st.sampled_from(SYMMETRIES)))
    first = _led("pods", place, given_by.draw(paths(place.layout))[:1])
    second = replace(place, layout=first, surface=EDITOR_KIND.surface(first))
    surface = EDITOR_KIND.surface(_led("pods", second, given_by.draw(paths(first))[:1]))
    pods = [each for each in map(surface.content, surface.cells()) if each.startswith("pod")]
    assert len(pods) == len(set(pods))
