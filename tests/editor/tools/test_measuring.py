"""The ruler and guides."""

from dataclasses import replace
from math import pi

import pytest

from hullwright.editor.concepts.guide import Guide, angles_at
from hullwright.editor.concepts.surface import Box
from hullwright.editor.concepts.walk import Span
from hullwright.editor.inspection.walks_question import walks_question
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.samples import maps
from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.edges import SectorEdge

from ..workplaces import zone
from .strokes import desk, pointer, proposed, tool


def _walks(start: str, end: str, *rows: str, edges: tuple[SectorEdge, ...] = ()) -> list[str]:
    layout = replace(zone(*rows), edges=edges)
    examination = Examination(MapDocument(kind="hex-zone", name="Test", layout=layout))
    question = walks_question(Span(hex_of(start), hex_of(end)))
    return [str(each.text) for each in question.answered(examination).walks]


def test_humans_and_aliens_have_moves_of_their_own() -> None:
    assert _walks("A01", "E01", "sssss") == [
        "Humans: 4 moves, by 1 shortest way",
        "Aliens: 2 moves (sectors walked: 4)",
    ]


def test_walls_and_hatches_count_in_their_direction() -> None:
    hatch = (SectorEdge(start="B01", to="C01", kind="one_way"),)
    assert "4 moves" in _walks("A01", "E01", "sssss", edges=hatch)[0]
    back = _walks("E01", "A01", "sssss", edges=hatch)
    assert back == ["Humans can't get there", "Aliens can't get there"]


def test_a_pod_is_an_end_and_no_way_through() -> None:
    assert "2 moves" in _walks("A01", "C01", "ss1ss")[0]
    assert _walks("A01", "E01", "ss1ss")[0] == "Humans can't get there"


def test_nobody_walks_through_the_hull() -> None:
    assert _walks("A01", "C01", "ss.ss") == ["Nobody walks through the hull"]


@pytest.mark.parametrize("kind", ["tile-maze", "station", "galaxy"])
def test_other_kinds_tell_the_way_in_their_own_words(kind: str) -> None:
    document = next(each for each in map(read_map, maps()) if each.kind == kind)
    editor_kind = editor_kind_of(kind)
    surface = editor_kind.surface(document.layout)
    first, *_, last = (
        each for each in surface.cells() if surface.content(each) != editor_kind.erased
    )
    found = walks_question(Span(first, last)).answered(Examination(document))
    assert found.walks
    assert all(str(each.text) for each in found.walks)
    assert any(each.name == "measure" for each in editor_kind.tools)


def test_a_drag_measures_and_a_click_ends_it() -> None:
    place = desk("sssss")
    proposal = proposed("measure", place, "A01", "E01")
    assert proposal.span == Span(hex_of("A01"), hex_of("E01"))
    assert str(proposal.note) == "A01 to E01: 4 steps in a straight line"
    click = proposed("measure", place, "A01").span
    assert click is not None
    assert click.start == click.end


def test_a_guide_lies_along_the_column_and_a_second_click_takes_it_away() -> None:
    place = desk("sss", "sss", "sss")
    guides = proposed("guides", place, "B02").guides
    assert guides is not None
    (guide,) = guides
    assert guide.angle == pytest.approx(pi / 2, abs=1e-3)
    again = proposed("guides", replace(place, guides=guides), "B02")
    assert again.guides == frozenset()


def test_a_guide_points_where_the_pointer_is_in_the_cell() -> None:
    place = desk("sss", "sss", "sss")
    at = pointer(place, "B02")
    aside = at._replace(point=(at.point[0] + 0.6, at.point[1]))
    guides = next(tool("guides").stroke(place, aside)).guides
    assert guides == {Guide.through(at.point, 0.0)}


def test_with_the_keyboard_each_line_of_a_cell_comes_in_turn() -> None:
    place = desk("sss", "sss", "sss")
    count = len(angles_at(place.surface, hex_of("B02")))
    assert count == 4
    for _ in range(count):
        guides = proposed("guides", place, "B02", by_key=True).guides
        assert guides is not None
        place = replace(place, guides=guides)
    assert len(place.guides) == count
    fewer = proposed("guides", place, "B02", by_key=True, second=True).guides
    assert fewer is not None
    assert len(fewer) == count - 1


def test_cells_in_line_share_a_guide_that_crosses_the_whole_box() -> None:
    surface = desk("sss", "sss", "sss").surface
    angle = angles_at(surface, hex_of("B02"))[0]
    one = Guide.through(surface.centre(hex_of("B01")), angle)
    assert one == Guide.through(surface.centre(hex_of("B03")), angle)
    (ax, ay), (bx, by) = one.inside(Box(-10, -10, 10, 10))
    assert min(ay, by) <= -10
    assert max(ay, by) >= 10
    assert ax == pytest.approx(bx, abs=1e-2)
