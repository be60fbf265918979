"""Resizing and cropping: nothing is lost, nothing is sheared."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from hullwright.editor.kinds.hex_zone.sizes import resized
from hullwright.editor.kinds.hex_zone.surface import ZoneSurface
from hullwright.schema.boards.hexes import Hex, distance, from_odd_q
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.hex_zone.layout import HexZone, SectorKind

from ..workplaces import zone
from .strategies import zones

more = st.integers(0, 5)
MANY = "123456789"


def used(shown: HexZone) -> dict[Hex, str]:
    ground = ZoneSurface(shown)
    return {cell: word for cell in ground.cells() if (word := ground.content(cell)) != "hull"}


def apart(contents: dict[Hex, str]) -> Counter[tuple[str, str, int]]:
    """How far every two sectors are apart: the same if all of them moved alike."""
    pairs = combinations(sorted(contents.items(), key=lambda item: item[1]), 2)
    return Counter((a, b, distance(at, there)) for (at, a), (there, b) in pairs)


@given(zones("." + MANY), more, more, more, more)
def test_a_larger_zone_keeps_everything_as_far_apart_as_it_was(
    before: HexZone, left: int, top: int, right: int, bottom: int
) -> None:
    assume(len(set("".join(before.rows)) - {"."}) > 1)
    after = resized(before, left, top, right, bottom)
    assert apart(used(after)) == apart(used(before))
    assert after.width == before.width + left + right
    assert after.height - before.height - top - bottom in ({0, 1} if left & 1 else {0})


@given(zones("." + MANY), st.data())
def test_a_smaller_zone_keeps_what_lies_in_it_as_far_apart_as_it_was(
    before: HexZone, data: st.DataObject
) -> None:
    left = data.draw(st.integers(0, before.width - 1))
    top = data.draw(st.integers(0, before.height - 1))
    right = data.draw(st.integers(0, before.width - 1 - left))
    bottom = data.draw(st.integers(0, before.height - 1 - top))
    after = resized(before, -left, -top, -right, -bottom)
    kept = {
        from_odd_q(column, row): before.rows[row][column]
        for row in range(top, before.height - bottom)
        for column in range(left, before.width - right)
        if before.rows[row][column] != "."
    }
    assert Counter(kept.values()) <= Counter("".join(after.rows))
    words = {cell: f"pod {number}" for cell, number in kept.items()}
    assert apart(words) <= apart(used(after))


def test_an_even_number_of_columns_leaves_the_rows_where_they_are() -> None:
    assert resized(zone("sd", "ds"), 2, 1, 1, 0).rows == (".....", "..sd.", "..ds.")


def test_an_odd_number_of_columns_moves_every_second_one_by_a_row() -> None:
    assert resized(zone("sd", "ds"), 1, 0, 0, 0).rows == (".s.", ".dd", "..s")


def test_a_free_row_spares_the_extra_one() -> None:
    assert resized(zone("sd", "ds", ".."), 1, 0, 0, 0).rows == (".s.", ".dd", "..s")
    assert resized(zone(".d", "ds"), 1, 0, 0, 0).rows == (".dd", "..s")


def test_nothing_more_leaves_the_very_zone() -> None:
    before = zone("sd", "ds")
    assert resized(before, 0, 0, 0, 0) is before


def test_a_zone_without_hull_in_its_legend_gets_some() -> None:
    bare = HexZone(legend={"o": SectorKind(kind="silent")}, rows=("oo",))
    after = resized(bare, 0, 1, 0, 0)
    assert after.rows == ("..", "oo")
    assert after.legend["."].kind == "hull"


@pytest.mark.parametrize(
    "sides", [(999, 0, 0, 0), (0, 0, 0, 999), (-2, 0, 0, 0), (-1, 0, -1, 0), (0, -1, 0, -1)]
)
def test_sizes_that_are_not_possible_are_refused_with_a_sentence(sides: tuple[int, ...]) -> None:
    with pytest.raises(HullwrightError, match="at most 1000 by 1000"):
        resized(zone("sd", "ds"), *sides)
