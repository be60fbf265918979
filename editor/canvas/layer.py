"""A layer: something drawn under or over the cells of a map."""

from typing import Protocol

from PySide6.QtGui import QPainter

from ..concepts.editor_kind import Box
from ..drawing.camera import Camera
from ..drawing.inks import Inks


class Layer(Protocol):
    """Draws itself on a canvas; whoever changes it asks the canvas to update.

    One that may leave something to the next picture says so by `is_behind`, and one that has nothing to draw
    which keeps its place on the screen while the map is dragged, by `moves_along`.
    """

    under: bool
    """Whether it lies under the cells, like a picture to trace."""

    def paint(self, painter: QPainter, camera: Camera, seen: Box, inks: Inks) -> None:
        """Draw the part that is seen. The painter works in pixels of the widget."""
        ...
