"""A board in the size of its pieces: all of it is printed, in one scale, and its parts fit together."""

from dataclasses import replace
from itertools import pairwise
from math import sqrt

import pytest

from hullwright.editor.concepts.cutouts import LargeBoard
from hullwright.editor.sheets.board_parts import BoardParts
from hullwright.editor.sheets.map_drawing import MapDrawing
from hullwright.editor.sheets.options import What
from hullwright.editor.sheets.pages import Item, Symbol, page_frame
from hullwright.editor.sheets.painter import measure
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from .making import sample, sheets

SIDE = 15.5
MAPS = ("standard", "heron-liner", "rung-spire", "eight-rocks")


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Letters are measured by Qt."""


def parts_of(document: MapDocument, paper: str = "a4", side: float = SIDE) -> BoardParts:
    return BoardParts(MapDrawing.of(document, "en"), LargeBoard(message("Board"), side), paper)


def cells(items: list[Item]) -> list[Symbol]:
    return [each for each in items if isinstance(each, Symbol)]


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", MAPS)
def test_every_cell_is_printed_inside_its_page(name: str, paper: str):
    board = parts_of(sample(name), paper)
    pages = list(board.parts("en", measure))
    assert len(pages) == board.count == 4
    page = page_frame(paper, landscape=False).inset(4)
    assert all(page.holds(each.frame, 3) for items in pages for each in cells(items))
    shown = sum(len(cells(items)) for items in pages)
    assert shown > len(board.drawing.cells)


def test_cells_on_a_seam_are_printed_on_both_sides_of_it():
    board = parts_of(sample("standard"))
    upper_left, upper_right, *_ = board.parts("en", measure)
    left = {each.text for each in upper_left if hasattr(each, "text")}
    right = {each.text for each in upper_right if hasattr(each, "text")}
    assert "4,5" in left & right
    assert "3,4" in left - right
    assert "3,6" in right - left


def test_all_parts_have_the_size_of_the_tiles():
    for items in parts_of(sample("standard")).parts("en", measure):
        places = sorted({round(each.x, 3) for each in cells(items)})
        assert {each.side for each in cells(items)} == {SIDE}
        steps = [b - a for a, b in pairwise(places)]
        assert steps == [pytest.approx(sqrt(3) / 2 * SIDE, abs=0.01)] * len(steps)


def test_a_board_that_fits_is_one_part_without_a_seam():
    document = sample("standard")
    small = replace(document.layout, rows=("...", "..."), jump_points=(), creatures=())
    board = parts_of(replace(document, layout=small))
    (items,) = board.parts("en", measure)
    assert board.count == 1
    texts = [each.text for each in items if hasattr(each, "text")]
    assert "Board" in texts
    assert not any("line" in each for each in texts)


def test_parts_say_where_they_are_cut_and_glued():
    said = [
        [each.text for each in items if hasattr(each, "text")]
        for items in parts_of(sample("standard")).parts("en", measure)
    ]
    assert "Board, part 4 of 4" in said[3]
    assert any("Glue the next part" in each for each in said[0])
    assert not any("Cut off" in each for each in said[0])
    assert any("left of the line." in each and "above the line." in each for each in said[3])


def test_a_board_without_end_is_refused_before_it_is_drawn():
    document = sample("standard")
    layout = document.layout
    wide = replace(layout, rows=("." * 200,) * 200, jump_points=(), creatures=())
    with pytest.raises(HullwrightError, match="100 is the limit"):
        sheets(replace(document, layout=wide), what=What.PIECES)
