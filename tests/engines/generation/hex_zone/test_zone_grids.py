"""Sheets as bits: the same neighbours, floods and chokepoints as boards have."""

from hypothesis import given
from hypothesis import strategies as st

from hullwright.engines.generation.hex_zone.grid import grid_of, indices
from hullwright.schema.boards.hexes import from_odd_q, label, neighbours, offset_label


@given(st.integers(1, 12), st.integers(1, 12), st.data())
def test_what_touches_a_sector_is_what_its_hexes_touch(
    width: int, height: int, data: st.DataObject
) -> None:
    grid = grid_of(width, height)
    column, row = data.draw(st.integers(0, width - 1)), data.draw(st.integers(0, height - 1))
    touching = grid.with_touching(grid.bit(column, row)) & grid.sheet
    known = {label(each) for each in neighbours(from_odd_q(column, row))}
    on_sheet = {offset_label(c, r) for c in range(width) for r in range(height)}
    assert set(grid.labels(touching)) == known & on_sheet | {offset_label(column, row)}
    assert len(grid.neighbours[grid.index(column, row)]) == len(known & on_sheet)


@given(st.integers(1, 12), st.integers(1, 12))
def test_every_sector_has_a_bit_and_a_label_of_its_own(width: int, height: int) -> None:
    grid = grid_of(width, height)
    assert grid.sheet.bit_count() == width * height == len(set(grid.labels(grid.sheet)))
    assert grid.labelled(grid.labels(grid.sheet)) == grid.sheet
    assert [grid.index(*grid.place(index)) for index in indices(grid.sheet)] == indices(grid.sheet)
