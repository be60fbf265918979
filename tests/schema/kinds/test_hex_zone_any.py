"""Whatever a hex zone looks like: it survives its file, and looking at it never fails."""

import json
from collections.abc import Mapping
from itertools import chain

from hypothesis import example, given
from hypothesis import strategies as st

from hullwright.schema.boards.board import pairs
from hullwright.schema.boards.hexes import from_odd_q, label, neighbours, offset_label, to_odd_q
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import build
from hullwright.schema.files.writer import text_of
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone import KIND
from hullwright.schema.kinds.hex_zone.layout import HULL, KNOWN, LEGEND, HexZone, SectorKind

characters = st.characters(codec="utf-8")
own_kinds = st.builds(
    SectorKind,
    kind=st.sampled_from(["vent", "lab.cold", "x-7", *KNOWN]),
    number=st.none() | st.integers(1, 9999),
    like=st.none() | st.sampled_from(KNOWN),
    title=st.text(st.characters(codec="utf-8"), max_size=9),
    extra=st.dictionaries(st.just("x-lamp"), st.integers(0, 9), max_size=1),
)
legends = st.just(LEGEND) | st.dictionaries(characters, own_kinds, min_size=1, max_size=8)
sizes = st.tuples(st.integers(1, 12), st.integers(1, 9))


@st.composite
def zones(
    draw: st.DrawFn, legends: st.SearchStrategy[Mapping[str, SectorKind]] = legends
) -> HexZone:
    """Draw a zone that passes its JSON Schema and has no faults."""
    legend = draw(legends)
    width, height = draw(sizes)
    row = st.text(st.sampled_from(sorted(legend)), min_size=width, max_size=width)
    rows = draw(st.lists(row, min_size=height, max_size=height))
    return HexZone(legend=legend, rows=tuple(rows))


def document(zone: HexZone) -> MapDocument:
    return MapDocument(kind="hex-zone", name="Any", layout=zone)


def strip(width: int, height: int, of: str) -> HexZone:
    return HexZone(legend=LEGEND, rows=(of * width,) * height)


extremes = [
    strip(1, 1, "s"),
    strip(1, 1, "."),
    strip(1, 1, "H"),
    strip(1, 1, "1"),
    strip(9, 9, "."),
    strip(9, 9, "H"),
    strip(9, 9, "1"),
    strip(1000, 1, "d"),
    strip(1, 1000, "d"),
    strip(60, 60, "s"),
    HexZone(legend=LEGEND, rows=("H" + "d" * 998 + "1",)),
    HexZone(legend={"\0": SectorKind(kind="pod"), "🛸": SectorKind(kind="alien")}, rows=("\0🛸",)),
]


def with_extremes(test):
    for each in extremes:
        test = example(each)(test)
    return given(zones())(test)


@with_extremes
def test_any_zone_survives_write_read_write_unchanged(zone):
    before = document(zone)
    text = text_of(before)
    again = build(json.loads(text), "any.json")
    assert again == before
    assert text_of(again) == text


@with_extremes
def test_looking_at_any_zone_never_fails(zone):
    examination = Examination(document(zone))
    told = {
        "problems": [problem.to_json() for problem in examination.problems],
        "measurements": examination.to_json(),
    }
    assert json.loads(json.dumps(told)) == told
    drawn = {glyph.cell for glyph in KIND.drawing(zone) if glyph.cell}
    assert drawn >= set(examination.board.ids)
    assert set(KIND.contents(zone)) >= set(examination.board.ids)


@with_extremes
def test_each_space_has_the_hex_that_its_label_names(zone):
    survey = KIND.survey(document(zone))
    spaces = range(len(survey.board))
    assert tuple(label(each) for each in survey.hexes(spaces)) == survey.board.ids


@with_extremes
def test_problems_name_cells_of_the_zone(zone):
    examination = Examination(document(zone))
    named = set(chain.from_iterable(problem.cells for problem in examination.problems))
    assert named <= {glyph.cell for glyph in KIND.drawing(zone)}


def open_sectors(zone: HexZone) -> dict[str, tuple[int, int]]:
    return {
        offset_label(column, row): (column, row)
        for row, line in enumerate(zone.rows)
        for column, character in enumerate(line)
        if zone.legend[character].role != HULL
    }


@with_extremes
def test_sectors_are_linked_where_their_hexes_touch(zone):
    sectors = open_sectors(zone)
    expected = {
        frozenset({name, label(other)})
        for name, at in sectors.items()
        for other in neighbours(from_odd_q(*at))
        if min(to_odd_q(other)) >= 0 and label(other) in sectors
    }
    board = KIND.board(zone)
    links = [frozenset({board.ids[a], board.ids[b]}) for a, b in pairs(board.links)]
    assert set(links) == expected
    assert len(links) == len(expected)
    assert not board.one_way


@with_extremes
def test_a_board_holds_each_sector_with_its_role_place_and_number(zone):
    board = KIND.board(zone)
    sectors = open_sectors(zone)
    assert list(board.ids) == list(sectors)
    for space, (column, row) in zip(board.spaces(), sectors.values(), strict=True):
        kind = zone.legend[zone.rows[row][column]]
        assert space.role == kind.role
        assert (space.x, space.y) == (3 * column, 2 * row + column % 2)
        if kind.role == "pod":
            assert space.traits.get("number") == kind.number
        assert space.traits.get("kind", space.role) == kind.kind


@given(zones(st.just(LEGEND)))
def test_a_zone_and_its_reflection_side_by_side_are_symmetric(zone):
    rows = tuple(row + row[-2::-1] for row in zone.rows)
    found = Examination(document(HexZone(legend=LEGEND, rows=rows))).metrics["symmetry"]
    is_open = any(set(row) - {"."} for row in rows)
    assert found["mirror_left_right"] == (1.0 if is_open else 0.0)


@given(zones(st.just(LEGEND)))
def test_a_zone_folded_over_its_middle_is_symmetric(zone):
    last = zone.height - 1
    rows = list(zone.rows)
    for row in range(zone.height):
        # Odd columns sit lower, so their mirror image lies a row higher than that of the even ones.
        images = (last - row - column % 2 for column in range(zone.width))
        rows[row] = "".join(
            "." if image < 0 else zone.rows[min(row, image)][column]
            for column, image in enumerate(images)
        )
    folded = HexZone(legend=LEGEND, rows=tuple(rows))
    found = Examination(document(folded)).metrics["symmetry"]["mirror_up_down"]
    assert found == (1.0 if any(set(row) - {"."} for row in rows) else 0.0)


@given(zones(st.just(LEGEND)))
def test_shares_and_likenesses_lie_between_none_and_all(zone):
    figures = Examination(document(zone)).metrics
    assert figures["silent_share"] is None or 0 <= figures["silent_share"] <= 1
    assert all(0 <= share <= 1 for share in figures["symmetry"].values())
    assert sum(figures["first_arrival"].values()) <= figures["sectors"]
