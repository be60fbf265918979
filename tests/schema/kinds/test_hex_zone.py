"""Hex zones: how sectors touch and are named, what their kinds mean, and what a file may not say."""

import json

import pytest

from hullwright.schema.boards.hexes import column_letters
from hullwright.schema.checks.problem import Severity
from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import build
from hullwright.schema.files.writer import text_of
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone import KIND
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone, SectorKind
from hullwright.schema.limits import MAX_COLUMNS, MAX_ROWS

VENT = SectorKind(kind="vent")
QUIET_VENT = SectorKind(kind="vent", like="silent", title="Vent")


def zone(*rows: str, **more: SectorKind) -> MapDocument:
    return MapDocument(
        kind="hex-zone", name="Test deck", layout=HexZone(legend={**LEGEND, **more}, rows=rows)
    )


def sheet(width: int, height: int, *, of: str = "s") -> MapDocument:
    return zone(*[of * width] * height)


def complaints(document: MapDocument) -> list[tuple[str, str, str]]:
    with pytest.raises(Unreadable) as caught:
        build(json.loads(text_of(document)), "zone.json")
    return [
        (str(each.place), each.json_path, str(each.message)) for each in caught.value.complaints
    ]


def touching(document: MapDocument, sector: str) -> set[str]:
    board = KIND.board(document.layout)
    return {board.ids[each] for each in board.neighbours[board.index[sector]]}


# How sectors touch and what they are called (EA-M1, EA-M2)


def test_d09_touches_the_six_sectors_of_the_rulebook():
    found = touching(sheet(23, 14), "D09")
    assert found == {"D08", "D10", "C09", "C10", "E09", "E10"}


def test_a_sector_of_an_even_column_touches_the_columns_beside_it_one_row_higher():
    assert touching(sheet(23, 14), "E09") == {"E08", "E10", "D08", "D09", "F08", "F09"}


def test_corners_touch_only_what_is_on_the_sheet():
    official = sheet(23, 14)
    assert touching(official, "A01") == {"A02", "B01"}
    assert touching(official, "W14") == {"W13", "V13", "V14"}


def test_an_official_sheet_runs_from_a01_to_w14():
    board = KIND.board(sheet(23, 14).layout)
    assert len(board) == 23 * 14
    assert (board.ids[0], board.ids[-1]) == ("A01", "W14")
    assert len(set(board.ids)) == len(board)


def test_columns_past_z_have_two_letters():
    board = KIND.board(sheet(27, 1).layout)
    assert board.ids[-2:] == ("Z01", "AA01")
    assert touching(sheet(27, 1), "AA01") == {"Z01"}


@pytest.mark.parametrize(("width", "height"), [(26, 99), (27, 1), (1, 100)])
def test_labels_longer_than_three_characters_are_hinted_at(width, height):
    ids = [problem.id for problem in Examination(sheet(width, height)).problems]
    longest = f"{column_letters(width - 1)}{height:02}"
    assert ("EA-M2" in ids) == (len(longest) > 3)


def test_hull_is_no_place_to_be():
    board = KIND.board(zone("s.s").layout)
    assert list(board.ids) == ["A01", "C01"]
    assert not board.links


# What stops whom (EA-T2, EA-E1)


def test_no_way_leads_through_a_pod():
    pods = Examination(zone("Hdd1d2")).distances["human"]["pods"]
    assert pods == {"1": 3, "2": None}


def test_nobody_passes_through_a_start():
    found = Examination(zone("1dAdH.", "....d2")).distances
    assert found["human"]["pods"] == {"1": None, "2": 2}
    assert found["human_to_alien_start"] == 2


def test_the_nearest_pod_is_counted_from_the_nearest_of_several_starts():
    found = Examination(zone("HddddH1")).distances["human"]
    assert found["nearest_pod"] == 1


def test_aliens_are_first_where_two_sectors_a_turn_bring_them_sooner():
    # Three sectors from the Humans and two from the Aliens, and two against three: turns 3 : 1, 2 : 2.
    # Then 1 : 2 beside the Humans and 4 : 1 beside the Aliens.
    found = Examination(zone("HddddA")).metrics["first_arrival"]
    assert found == {"human": 1, "alien": 2, "same": 1}


# Kinds of somebody's own


def test_a_kind_with_a_likeness_counts_as_what_it_is_like():
    examination = Examination(zone("Hvd1", v=QUIET_VENT))
    vent = examination.board.space(1)
    assert (vent.role, vent.traits) == ("silent", {"kind": "vent"})
    assert examination.metrics["silent_share"] == 0.5
    assert examination.distances["human"]["nearest_pod"] == 3
    assert "EA-M3" not in [problem.id for problem in examination.problems]


def test_a_pod_of_somebodys_own_keeps_its_number_and_its_name():
    shuttle = SectorKind(kind="shuttle", like="pod", number=7)
    board = KIND.board(zone("Hdu", u=shuttle).layout)
    assert board.space(2).role == "pod"
    assert board.space(2).traits == {"number": 7, "kind": "shuttle"}


def test_a_kind_nobody_knows_opens_is_preserved_and_stays_closed():
    document = zone("Hvd1", v=VENT)
    text = text_of(document)
    again = build(json.loads(text), "zone.json")
    assert again == document
    assert text_of(again) == text
    assert "B01" not in KIND.board(again.layout).ids
    assert KIND.contents(again.layout)["B01"] == "vent"
    (problem,) = (each for each in Examination(again).problems if each.id == "EA-M3")
    assert problem.severity is Severity.WARNING
    assert "vent" in problem.text


def test_a_mistyped_kind_is_named_with_the_one_that_was_meant():
    document = zone("Hxd1", x=SectorKind(kind="dangeros"))
    (problem,) = (each for each in Examination(document).problems if each.id == "EA-M3")
    assert "dangerous" in str(problem.hint)


def test_two_starts_for_each_side_and_six_pods_are_allowed_with_warnings():
    document = zone("Hddd1d", "HddddA", "d2d3dA", "dd4d5d", "ddddd6")
    found = [problem for problem in Examination(document).problems if problem.id == "EA-M5"]
    assert [problem.severity for problem in found] == [Severity.WARNING] * 3
    assert not Examination(document).errors


# What a file may not say


def test_a_row_that_is_too_short_is_named_with_its_place():
    rows = ["s" * 23] * 14
    rows[4] = "s" * 22
    ((place, path, text),) = complaints(zone(*rows))
    assert (place, path) == ("row 5", "$.layout.rows[4]")
    assert text.startswith("Row 5 has 22 sectors, but the zone is 23 wide: add ")


def test_a_row_that_is_too_long_is_named_with_its_place():
    ((place, _, text),) = complaints(zone("sss", "ssss"))
    assert place == "row 2"
    assert text.startswith("Row 2 has 4 sectors, but the zone is 3 wide: remove ")


def test_a_character_without_a_meaning_is_named_by_its_sector():
    rows = ["s" * 23] * 14
    rows[8] = "sss?" + "s" * 19
    ((place, path, text),) = complaints(zone(*rows))
    assert (place, path) == ("sector D09", "$.layout.rows[8][3]")
    assert text.startswith("“?” is not in the legend")


def test_everything_wrong_with_the_rows_is_said_at_once():
    places = [place for place, _, _ in complaints(zone("sss", "s", "s!s", "ssss?"))]
    assert places == ["row 2", "sector B03", "row 4", "sector E04"]


def test_a_legend_entry_is_named_by_its_character():
    value = json.loads(text_of(zone("v", v=VENT)))
    value["layout"]["legend"]["v"]["like"] = "quiet"
    with pytest.raises(Unreadable) as caught:
        build(value, "zone.json")
    assert [str(each.place) for each in caught.value.complaints] == ["legend entry “v”"]


# New zones


def test_a_new_zone_has_the_official_size_unless_another_is_asked_for():
    assert (KIND.blank(None).width, KIND.blank(None).height) == (23, 14)
    assert (KIND.blank((5, 3)).width, KIND.blank((5, 3)).height) == (5, 3)
    assert not len(KIND.board(KIND.blank(None)))


@pytest.mark.parametrize(
    "size", [(0, 5), (5, 0), (5,), (1, 2, 3), (MAX_COLUMNS + 1, 1), (1, MAX_ROWS + 1)]
)
def test_a_size_that_is_not_possible_is_refused_with_a_sentence(size):
    with pytest.raises(HullwrightError, match="looks like 23x14"):
        KIND.blank(size)


# Drawing


def test_odd_columns_are_drawn_a_line_lower():
    glyphs = {glyph.cell: glyph for glyph in KIND.drawing(zone("sd", "H3").layout) if glyph.cell}
    assert glyphs["B01"].line == glyphs["A01"].line + 1
    assert glyphs["A02"].line == glyphs["A01"].line + 2
    assert glyphs["B02"].text == "3"


def test_what_nobody_knows_is_drawn_as_a_question():
    (glyph,) = (each for each in KIND.drawing(zone("v", v=VENT).layout) if each.cell == "A01")
    assert glyph.text == "?"
