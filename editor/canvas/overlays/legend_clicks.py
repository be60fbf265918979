"""Clicks on the legend of a canvas: they open and close it instead of painting below it."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip

from ...languages.words import tr
from ..canvas import Canvas
from .legend_box import LegendBox
from .switches import LEGEND, Switches


class LegendClicks(QObject):
    """Takes from a canvas the clicks that meet the legend."""

    def __init__(self, canvas: Canvas, legend: LegendBox, switches: Switches) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._legend = legend
        self._switches = switches
        canvas.takers.append(self._take)

    def _take(self, event: QEvent) -> bool:
        """Take what meets the legend; everything else is the canvas's."""
        if isinstance(event, QHelpEvent):
            return self._tell(event)
        if not isinstance(event, QMouseEvent) or not self._legend.area.contains(event.position()):
            return False
        if event.button() is Qt.MouseButton.LeftButton:
            self._press()
        return True

    def _press(self) -> None:
        if self._legend.press():
            self._switches.flip(LEGEND)
        self._canvas.update()

    def _tell(self, event: QHelpEvent) -> bool:
        if not self._legend.area.contains(event.pos()):
            return False
        told = tr("Click to close the legend.") if self._legend.is_open else tr("Click to open it.")
        QToolTip.showText(event.globalPos(), told, self._canvas)
        return True
