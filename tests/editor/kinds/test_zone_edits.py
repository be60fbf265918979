"""Painting, renumbering and exchanging sectors."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.editor.kinds.hex_zone.contents import meanings, understood
from hullwright.editor.kinds.hex_zone.edits import painted
from hullwright.editor.kinds.hex_zone.surface import ZoneSurface
from hullwright.schema.boards.hexes import Hex, hex_of
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import build
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone, SectorKind

from ..workplaces import zone
from .strategies import zones

CONTENTS = (
    "hull",
    "silent",
    "dangerous",
    "human",
    "alien",
    "pod 1",
    "pod 77",
    "vent",
    "vent 3",
    "pod",
)


@given(zones(), st.data())
def test_painted_sectors_hold_what_was_painted_and_all_others_stay(
    before: HexZone, data: st.DataObject
) -> None:
    ground = ZoneSurface(before)
    wanted = data.draw(
        st.dictionaries(st.sampled_from(list(ground.cells())), st.sampled_from(CONTENTS))
    )
    after = ZoneSurface(painted(before, {**wanted, Hex(-1, 3): "silent", Hex(99, 0): "pod 9"}))
    for cell in ground.cells():
        assert after.content(cell) == wanted.get(cell, ground.content(cell))


@given(zones(), st.data())
def test_a_painted_zone_can_be_saved_and_opened(before: HexZone, data: st.DataObject) -> None:
    cells = st.sampled_from(list(ZoneSurface(before).cells()))
    after = painted(before, data.draw(st.dictionaries(cells, st.sampled_from(CONTENTS))))
    document = MapDocument(kind="hex-zone", name="Test", layout=after)
    assert build(document.to_json(), "test") == document


def test_painting_what_is_there_already_returns_the_very_zone() -> None:
    before = zone("sd", "d1")
    assert painted(before, {hex_of("A01"): "silent", hex_of("B02"): "pod 1"}) is before
    assert painted(before, {}) is before
    assert painted(before, {Hex(50, 50): "pod 12"}) is before


def test_rows_that_nobody_paints_are_shared() -> None:
    before = zone("sd" * 50, "dd" * 50, "ss" * 50)
    after = painted(before, {hex_of("A02"): "silent", hex_of("A01"): "silent"})
    assert after.rows[0] is before.rows[0]
    assert after.rows[1] is not before.rows[1]
    assert after.rows[2] is before.rows[2]
    assert after.legend is before.legend


def test_a_new_content_gets_a_character_that_a_person_can_read() -> None:
    before = HexZone(
        legend={"x": SectorKind(kind="hull"), "2": SectorKind(kind="silent")}, rows=("x2",)
    )
    after = painted(before, {hex_of("A01"): "pod 1", hex_of("B01"): "pod 2"})
    assert after.rows == ("1p",)
    assert after.legend["p"] == SectorKind(kind="pod", number=2)
    assert set(before.legend) <= set(after.legend)


def test_thousands_of_kinds_find_a_character_until_the_legend_is_full() -> None:
    before = zone("s" * 1000, "s" * 1000)
    cells = list(ZoneSurface(before).cells())
    most = 2000 - len(LEGEND)
    after = painted(before, {cells[n]: f"pod {n + 10}" for n in range(most)})
    assert len(after.legend) == 2000
    with pytest.raises(HullwrightError, match="at most 2000"):
        painted(after, {cells[0]: "pod 9999"})


@pytest.mark.parametrize(
    "content", ["", "../x", "Pod 1", "pod 0", "pod 10000", "pod one", "a" * 99]
)
def test_what_no_legend_can_hold_is_refused_with_a_sentence(content: str) -> None:
    with pytest.raises(HullwrightError, match="not a kind of sector"):
        painted(zone("ss"), {hex_of("A01"): content})


VENT = SectorKind(kind="vent", like="silent", title="Air vent", extra={"x-fan": 3})


def test_strangers_keep_their_meaning_on_another_map() -> None:
    home = HexZone(legend={**LEGEND, "v": VENT}, rows=("vs",))
    assert set(meanings(home)) == {"vent"}
    away = painted(understood(zone("ss"), meanings(home)), {hex_of("B01"): "vent"})
    assert away.legend[away.rows[0][1]] == VENT


def test_a_known_meaning_changes_nothing() -> None:
    home = HexZone(legend={**LEGEND, "v": VENT}, rows=("vs",))
    assert understood(home, {"vent": {"kind": "vent", "like": "hull"}}) is home
    assert meanings(zone("ss")) == {}


@pytest.mark.parametrize(
    "told",
    [
        None,
        7,
        "vent",
        [],
        {},
        {"kind": "../vent"},
        {"kind": "vent", "like": "lava"},
        {"kind": "vent", "number": -1},
        {"kind": "vent", "wings": 2},
        {"kind": "other"},
        {"kind": "vent", "title": "x" * 999},
    ],
)
def test_meanings_that_no_legend_can_hold_are_passed_over(told: object) -> None:
    before = zone("ss")
    assert understood(before, {"vent": told}) is before


def test_painting_leaves_fields_of_others_alone() -> None:
    before = replace(zone("ss"), extra={"x-mine": 1})
    assert painted(before, {hex_of("A01"): "dangerous"}).extra == {"x-mine": 1}
