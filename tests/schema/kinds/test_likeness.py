"""Copies of maps that were shifted, turned or mirrored, with and without slips."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from hullwright.samples import maps
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone
from hullwright.schema.kinds.likeness import likeness, shape_mark

ZONES = [each for each in map(read_map, maps()) if each.kind == "hex-zone"]
ZONE = ZONES[0]


def with_rows(document: MapDocument, rows: tuple[str, ...]) -> MapDocument:
    return replace(document, layout=HexZone(legend=document.layout.legend, rows=rows))


def hull_of(document: MapDocument) -> str:
    return next(key for key, each in document.layout.legend.items() if each.kind == "hull")


def mirrored(document: MapDocument) -> MapDocument:
    # An odd number of columns: else low columns would become high ones.
    hull = hull_of(document) * (1 - document.layout.width % 2)
    return with_rows(document, tuple((row + hull)[::-1] for row in document.layout.rows))


def shifted(document: MapDocument, columns: int, rows: int) -> MapDocument:
    hull = hull_of(document)
    wide = tuple(hull * columns + row for row in document.layout.rows)
    return with_rows(document, ((hull * len(wide[0]),) * rows) + wide)


@given(st.sampled_from(ZONES), st.integers(0, 4), st.integers(0, 4), st.booleans())
def test_a_moved_copy_is_recognised_and_has_the_same_mark(
    zone: MapDocument, columns: int, rows: int, is_mirrored: bool
) -> None:
    # An even number of columns: odd columns lie lower, so that other shifts shear a zone.
    copy = shifted(mirrored(zone) if is_mirrored else zone, 2 * columns, rows)
    assert shape_mark(copy) == shape_mark(zone)
    if is_mirrored or columns or rows:
        found = likeness(zone, copy)
        assert found is not None
        assert found.is_exact


def test_what_was_done_is_told() -> None:
    assert (
        str(likeness(ZONE, mirrored(ZONE)).sentence)
        == "It is the same map, mirrored left to right."
    )
    told = str(likeness(ZONE, shifted(ZONE, 2, 1)).sentence)
    assert told == "It is the same map, shifted by 2 columns and 1 rows."


def test_a_slip_in_a_copy_is_named() -> None:
    copy = shifted(ZONE, 2, 0)
    row = next(number for number, each in enumerate(copy.layout.rows) if "d" in each)
    at = copy.layout.rows[row].index("d")
    slip = copy.layout.rows[row][:at] + "s" + copy.layout.rows[row][at + 1 :]
    rows = (*copy.layout.rows[:row], slip, *copy.layout.rows[row + 1 :])
    found = likeness(ZONE, with_rows(copy, rows))
    assert found is not None
    assert len(found.cells) == 1
    assert shape_mark(with_rows(copy, rows)) != shape_mark(ZONE)


def test_other_maps_are_no_copies() -> None:
    others = [each for each in ZONES if each is not ZONE]
    assert not any(likeness(ZONE, each) for each in others)
    assert len({shape_mark(each) for each in ZONES}) == len(ZONES)
    maze = next(each for each in map(read_map, maps()) if each.kind == "tile-maze")
    assert likeness(ZONE, maze) is None
    assert shape_mark(maze) != shape_mark(ZONE)


def test_an_empty_zone_is_like_nothing() -> None:
    blank = MapDocument(kind="hex-zone", name="Blank", layout=HexZone(legend=LEGEND, rows=("..",)))
    assert likeness(blank, ZONE) is None
    assert likeness(ZONE, blank) is None
    assert shape_mark(blank) == shape_mark(blank)
