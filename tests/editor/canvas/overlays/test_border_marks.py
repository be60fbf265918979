"""Marks at the border of the view say where cells lie that can't be seen."""

from PySide6.QtCore import QRectF

from hullwright.editor.canvas.overlays.border_marks import border_marks
from hullwright.editor.drawing.camera import Camera
from hullwright.schema.boards.hexes import hex_of

from ...workplaces import workplace

AREA = QRectF(0, 0, 200, 200)


def marks(camera: Camera, *labels: str) -> dict[str, int]:
    surface = workplace(*["s" * 20] * 20).surface
    cells = [hex_of(label) for label in labels]
    return {each.side: each.cells for each in border_marks(camera, surface, cells, AREA)}


def test_cells_in_view_have_no_mark():
    assert marks(Camera(10.0, -1.0, -1.0), "A01", "B02") == {}


def test_cells_beyond_a_side_are_counted_there():
    far = Camera(40.0, 8.0, 15.0)
    assert marks(far, "A10", "A11") == {"left": 2}
    assert marks(far, "G01", "T12") == {"above": 1, "right": 1}


def test_a_mark_stays_inside_the_view():
    surface = workplace(*["s" * 20] * 20).surface
    (mark,) = border_marks(Camera(40.0, 8.0, 15.0), surface, [hex_of("A01")], AREA)
    assert AREA.contains(mark.place)
