"""Larger and smaller stations."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.editor.kinds.station.sizes import resized
from hullwright.editor.kinds.station.surface import StationSurface
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import build
from hullwright.schema.kinds.station.layout import Station, contents

from .stations import document, sample, station, stations

more = st.integers(0, 3)


def pattern(layout: Station) -> set[tuple[float, float, str]]:
    """Return what lies where, counted from the first cell of the board."""
    surface = StationSurface(layout)
    found = sorted(
        (round(y, 3), round(x, 3), surface.content(each))
        for each in surface.cells()
        for x, y in [surface.centre(each)]
        if surface.content(each) != "outside"
    )
    if not found:
        return set()
    y0, x0, _ = found[0]
    return {(round(y - y0, 2) + 0.0, round(x - x0, 2) + 0.0, what) for y, x, what in found}


@given(stations(), more, more, more, more)
@settings(max_examples=30)
def test_whatever_is_added_nothing_moves_against_the_rest(
    before: Station, left: int, top: int, right: int, bottom: int
) -> None:
    after = resized(before, left, top, right, bottom)
    assert after.height == before.height + top + bottom
    assert after.width - before.width - left - right in ({0, 1} if top & 1 else {0})
    assert pattern(after) == pattern(before)
    assert build(document(after).to_json(), "test") == document(after)


def test_adding_and_taking_away_leads_back() -> None:
    before = sample().layout
    assert contents(resized(resized(before, 2, 3, 1, 1), -2, -3, -1, -1)) == contents(before)


def test_what_is_cut_off_is_gone_with_its_gates_and_creatures() -> None:
    before = station(
        "...", ".#.", "...", gates="W 0,0 1,0; E 0,2", creatures="queen 2,2; spawn 0,1"
    )
    after = resized(before, 0, -2, 0, 0)
    assert after.rows == ("...",)
    assert after.jump_points == ()
    assert [(each.kind, each.at) for each in after.creatures] == [("queen", "0,2")]


@pytest.mark.parametrize("by", [(-12, 0, 0, 0), (0, 0, 0, -13), (200, 0, 0, 0)])
def test_impossible_sizes_are_refused_in_words(by: tuple[int, int, int, int]) -> None:
    with pytest.raises(HullwrightError, match="at least one of each"):
        resized(sample().layout, *by)
