"""Pieces of stations: copied with all that stands in them, cropped, and filled into silhouettes."""

import pytest

from hullwright.editor.concepts.piece import contents_at
from hullwright.editor.editing.rows_text import map_of_text, text_of_rows
from hullwright.editor.editing.sizes import cropped
from hullwright.editor.editing.small_maps import piece_of_map, small_map
from hullwright.editor.files.silhouettes import filled
from hullwright.editor.kinds.station.editor_kind import EDITOR_KIND
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import build
from hullwright.schema.kinds.station.blank import blank

from .stations import cell, sample


@pytest.mark.parametrize(
    "labels", ["1,1 2,0 2,1 3,3", "5,4 5,5 6,5", "7,2 8,3 9,3", "0,0 0,2", "11,10 12,8"]
)
def test_what_is_copied_comes_back_from_the_clipboard(labels: str) -> None:
    document = sample("heron-liner")
    surface = EDITOR_KIND.surface(document.layout)
    cells = [cell(each) for each in labels.split()]
    kept = build(small_map(EDITOR_KIND, document, cells).to_json(), "the clipboard")
    assert isinstance(kept, MapDocument)
    piece = piece_of_map(EDITOR_KIND, kept)
    assert contents_at(piece, EDITOR_KIND.lattice, piece.origin) == {
        each: surface.content(each) for each in cells
    }


def test_cropping_takes_off_what_resizing_added() -> None:
    layout = sample().layout
    assert cropped(EDITOR_KIND, EDITOR_KIND.resized(layout, 3, 3, 2, 1)) == layout


def test_rows_travel_as_text() -> None:
    document = sample()
    assert map_of_text(EDITOR_KIND, document, text_of_rows(document)).layout == document.layout


def test_a_silhouette_is_filled_with_station_cells_in_open_space() -> None:
    (filling,) = EDITOR_KIND.fillings
    layout = filled(EDITOR_KIND, blank((5, 3)), [cell("1,1"), cell("1,2")], filling.contents)
    assert layout.rows == (".....", ".##..", ".....")
