"""Outlines around cells."""

import random

from pytestqt.qtbot import QtBot

from hullwright.editor.canvas.outlines import CellsOutline
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.schema.boards.hexes import hex_of, neighbours

from ..workplaces import zone

SURFACE = editor_kind_of("hex-zone").surface(zone(*["s" * 20] * 20))


def sizes(*labels: str) -> list[int]:
    return sorted(
        loop.size() for loop in CellsOutline(SURFACE, [hex_of(each) for each in labels]).loops
    )


def test_a_cell_has_six_edges() -> None:
    assert sizes("C03") == [6]


def test_the_edge_between_two_cells_is_left_out() -> None:
    assert sizes("C03", "C04") == [10]


def test_cells_apart_have_outlines_of_their_own() -> None:
    assert sizes("C03", "H08") == [6, 6]


def test_a_hole_has_an_outline_of_its_own() -> None:
    ring = CellsOutline(SURFACE, neighbours(hex_of("F06")))
    assert sorted(loop.size() for loop in ring.loops) == [6, 18]


def test_every_loop_ends_where_it_began(qtbot: QtBot) -> None:
    # Two rings that touch in one corner only would not be told apart by counting.
    cells = [cell for cell in SURFACE.cells() if (cell.q * 7 + cell.r * 3) % 5]
    outline = CellsOutline(SURFACE, cells)
    edges = 0
    for loop in outline.loops:
        points = [loop.at(number) for number in range(loop.size())]
        edges += len(points)
        for a, b in zip(points, [*points[1:], points[0]], strict=True):
            step = a - b
            assert abs(step.x() ** 2 + step.y() ** 2 - 1) < 1e-6
    inside = sum(each in set(cells) for cell in cells for each in neighbours(cell))
    assert edges == 6 * len(cells) - inside


def test_going_on_to_other_cells_ends_at_the_same_lines() -> None:
    chance = random.Random(5)
    cells = list(SURFACE.cells())
    outline = CellsOutline(SURFACE)
    for size in (40, 200, 60, 0, 350):
        chosen = chance.sample(cells, size)
        outline.show(chosen)
        anew = CellsOutline(SURFACE, chosen)
        assert edges_of(outline) == edges_of(anew)


def edges_of(outline: CellsOutline) -> set[tuple[float, ...]]:
    """Return the edges of all loops, with their direction."""
    found = set()
    for loop in outline.loops:
        points = [loop.at(number).toTuple() for number in range(loop.size())]
        for a, b in zip(points, [*points[1:], points[0]], strict=True):
            found.add(tuple(round(each, 6) for each in (*a, *b)))
    return found


def test_nothing_has_no_outline() -> None:
    assert CellsOutline(SURFACE, ()).loops == []
