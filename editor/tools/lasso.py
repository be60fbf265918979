"""A free outline that is drawn around cells, to fill them or to select them."""

from collections.abc import Collection

from ..concepts.editor_kind import Cell
from ..concepts.marks import Point
from ..concepts.tool import ToolContext, ToolPointer

STEP = 0.2
"""How far the pointer must move until the outline takes note, in sides of a cell."""


class Lasso:
    """The outline so far, and what lies in it."""

    def __init__(self, pressed: ToolPointer) -> None:
        self._pressed = pressed
        self._points: list[Point] = [pressed.point]

    def follow(self, pointer: ToolPointer) -> bool:
        """Draw on to where the pointer is; return whether it moved far enough to matter."""
        x, y = self._points[-1]
        moved = max(abs(pointer.point[0] - x), abs(pointer.point[1] - y)) >= STEP
        if moved:
            self._points.append(pointer.point)
        return moved

    def cells(self, context: ToolContext) -> Collection[Cell]:
        """Return the cells inside, or the pressed one while there is nothing inside."""
        found = context.surface.inside(self._points) if len(self._points) > 2 else ()
        if found or self._pressed.cell is None:
            return found
        return {self._pressed.cell}

    def lines(self) -> tuple[tuple[Point, ...], ...]:
        """Return the closed outline, to be shown."""
        return ((*self._points, self._points[0]),) if len(self._points) > 1 else ()
