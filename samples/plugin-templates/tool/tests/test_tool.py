"""The tool paints what its help says."""

from pathlib import Path
from types import SimpleNamespace

from hullwright.plugins.fixtures import code_of

FOLDER = Path(__file__).parents[1]


def test_a_cell_and_its_neighbours_are_painted():
    surface = SimpleNamespace(neighbours=lambda cell: [cell - 1, cell + 1])
    desk = SimpleNamespace(
        surface=surface, first="silent", second="hull", images=lambda cells: cells
    )
    stroke = code_of(FOLDER, "cross_brush:cross")(desk, SimpleNamespace(cell=5, second=False))
    assert next(stroke).contents == {4: "silent", 5: "silent", 6: "silent"}
    moved = stroke.send(SimpleNamespace(cell=6, second=False))
    assert set(moved.contents) == {4, 5, 6, 7}
