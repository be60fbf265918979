"""Drags out of the rulers: a guide is pulled over the map, and stays where it is let go."""

from PySide6.QtCore import QPointF

from hullwright.schema.messages import message

from ..concepts.guide import COLUMN, ROW, Guide
from ..concepts.tool import Proposal
from ..documents.workplace import Workplace
from .strokes import Strokes
from .view import CameraView


class RulerDrag:
    """Pulls a guide out of the ruler above, which lies level, or out of the one on the left, which stands."""

    def __init__(self, workplace: Workplace, view: CameraView, strokes: Strokes) -> None:
        self._workplace = workplace
        self._view = view
        self._strokes = strokes
        self._angle: float | None = None

    @property
    def is_on(self) -> bool:
        """Whether a guide is being pulled."""
        return self._angle is not None

    def begin(self, at: QPointF) -> bool:
        """Press the button; return whether that was on a ruler."""
        area = self._view.area
        if at.y() < area.top() and at.x() >= area.left():
            self._angle = ROW
        elif at.x() < area.left() and at.y() >= area.top():
            self._angle = COLUMN
        return self.is_on

    def move(self, at: QPointF) -> None:
        """Pull the guide to the cell at a place of the screen; beside the map there is none."""
        guide = self._guide(at)
        if guide is None:
            self._strokes.suggest(None)
            return
        cell = self._workplace.surface.cell_at(self._view.camera.on_plane(at))
        line = guide.inside(self._workplace.surface.bounds)
        note = message("Put a guide through {place}", place=self._workplace.surface.label(cell))
        self._strokes.suggest(Proposal(lines=[line], note=note, outlined=False))

    def end(self, at: QPointF) -> None:
        """Let the button go: the guide stays, unless it was brought back to the rulers."""
        guide = self._guide(at)
        self.drop()
        if guide is not None:
            self._workplace.guide(self._workplace.guides | {guide})

    def drop(self) -> None:
        """Forget the guide."""
        if self.is_on:
            self._angle = None
            self._strokes.suggest(None)

    def _guide(self, at: QPointF) -> Guide | None:
        surface = self._workplace.surface
        if self._angle is None or not self._view.area.contains(at):
            return None
        cell = surface.cell_at(self._view.camera.on_plane(at))
        return None if cell is None else Guide.through(surface.centre(cell), self._angle)
