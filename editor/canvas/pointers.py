"""Pointers: how mouse and keyboard tell tools where they are and which keys are held."""

from PySide6.QtCore import Qt

from ..concepts.editor_kind import Surface
from ..concepts.marks import Point
from ..concepts.tool import ToolPointer

_NONE = Qt.KeyboardModifier.NoModifier


def pointer_at(
    surface: Surface,
    point: Point,
    held: Qt.KeyboardModifier,
    *,
    second: bool = False,
    by_key: bool = False,
) -> ToolPointer:
    """Return a point of the plane with the modifier keys that are held."""
    if held is _NONE:
        # Mostly so, and quicker than to look for each.
        return ToolPointer(point, surface.cell_at(point), second=second, by_key=by_key)
    return ToolPointer(
        point,
        surface.cell_at(point),
        shift=bool(held & Qt.KeyboardModifier.ShiftModifier),
        control=bool(held & Qt.KeyboardModifier.ControlModifier),
        alt=bool(held & Qt.KeyboardModifier.AltModifier),
        second=second,
        by_key=by_key,
    )
