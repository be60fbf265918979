"""The legend of a sheet: what is special about a zone is explained where the map is printed."""

from dataclasses import replace

import pytest

from hullwright.editor.sheets.map_legend import MOST
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.hex_zone.edges import SectorEdge
from hullwright.schema.kinds.hex_zone.layout import SectorKind

from .making import sheets, texts, wide_zone

pytestmark = pytest.mark.usefixtures("qapp")


def special(kinds: int = 1) -> MapDocument:
    """Return a zone with kinds of its own, and a door."""
    document = wide_zone(8, 5)
    letters = [chr(0x4E00 + number) for number in range(kinds)]
    own = {
        letter: SectorKind(
            kind=f"vent{number}",
            like="silent",
            title=f"Vent {number}",
            symbol="fan",
            effects=({"do": "vent", "group": 1}, {"do": "crumble", "visits": 4}),
        )
        for number, letter in enumerate(letters)
    }
    row = document.layout.rows[2]
    rows = (*document.layout.rows[:2], "".join(letters)[:8].ljust(8, row[1]))
    layout = replace(
        document.layout,
        legend={**document.layout.legend, **own},
        rows=(*rows, *document.layout.rows[3:]),
        edges=(SectorEdge(start="B02", to="B03", kind="door"),),
    )
    return replace(document, layout=layout)


def words(document: MapDocument, **options: object) -> str:
    return " ".join(texts(sheets(document, **options), 0))


def test_own_kinds_and_edges_are_explained() -> None:
    found = words(special())
    assert "Vent 0: A step leads from here to every other vent of the same group (1)." in found
    assert "After 4 moves have ended here" in found
    assert "door: A step through a door ends the move." in found
    assert "wall" not in found


def test_the_explanations_are_in_the_language_of_the_sheet() -> None:
    english, german = (words(special(), language=each) for each in ("en", "de"))
    assert "Vent 0: " in german
    assert german != english


def test_a_map_with_more_to_explain_than_there_is_room_for_names_everything() -> None:
    found = words(special(kinds=8))
    assert "Vent 7" in found
    many = sheets(special(kinds=8))
    assert many.pages
    assert MOST < 100
