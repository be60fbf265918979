"""The pulse: cells that somebody asked to be shown light up once."""

from collections.abc import Collection

from PySide6.QtCore import QObject, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QStyle

from ..concepts.editor_kind import Cell, Surface
from ..drawing.camera import Camera
from ..drawing.inks import Inks
from .outlines import CellsOutline, line_pen

LASTS = 700
"""Milliseconds."""
MOST = 2000
"""The most cells that are outlined; the eye follows no more."""
BROADEST = 14.0
"""The line at the height of the pulse, in pixels."""


class Pulse(QObject):
    """Lights up cells for a moment; without motion the line just stays for as long."""

    changed = Signal()
    """It must be drawn again."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._outline: CellsOutline | None = None
        self._strength = 0.0
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(LASTS)
        self._motion.setKeyValueAt(0.0, 0.0)
        self._motion.setKeyValueAt(0.3, 1.0)
        self._motion.setKeyValueAt(1.0, 0.0)
        self._motion.valueChanged.connect(self._swell)
        self._motion.finished.connect(self.stop)
        self._still = QTimer(self)
        self._still.setSingleShot(True)
        self._still.setInterval(LASTS)
        self._still.timeout.connect(self.stop)

    @property
    def is_on(self) -> bool:
        """Whether anything is lit up now."""
        return self._outline is not None

    def start(self, surface: Surface, cells: Collection[Cell], *, moves: bool) -> None:
        """Light up some cells, with motion if it is welcome."""
        self.stop()
        self._outline = CellsOutline(surface, list(cells)[:MOST])
        if moves and _is_motion_welcome():
            self._motion.start()
        else:
            self._strength = 0.5
            self._still.start()
        self.changed.emit()

    def stop(self) -> None:
        """Let the light go out."""
        self._motion.stop()
        self._still.stop()
        self._outline = None
        self.changed.emit()

    def _swell(self, strength: float) -> None:
        self._strength = strength
        self.changed.emit()

    def paint(self, painter: QPainter, camera: Camera, inks: Inks) -> None:
        """Draw the light around the cells."""
        if self._outline:
            glow = QColor(inks["cursor"])
            glow.setAlphaF(0.45)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._outline.paint(painter, camera, line_pen(glow, 3 + BROADEST * self._strength))
            self._outline.paint(painter, camera, line_pen(QColor(inks["cursor"]), 3.0))


def _is_motion_welcome() -> bool:
    """Whether the system's settings allow things to move."""
    return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0
