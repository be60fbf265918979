"""The view of a preview: one page at a time, as large as fits or as a person wants."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ..languages.words import tr
from ..shell.plain_text import PlainLabel
from .pages import Page
from .painter import image_of_page

FULL = 96 / 25.4
"""Pixels for a millimetre at the true size, on a usual screen."""
SMALLEST, LARGEST, STEP = 0.25, 4.0, 1.25
AROUND = 24
"""White around a page that fits, in pixels."""


class PageView(QScrollArea):
    """Shows one of several pages."""

    turned = Signal()
    """Another page is shown, or the same in another size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page-view")
        self.setAccessibleName(tr("Preview"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._picture = PlainLabel()
        self.setWidget(self._picture)
        self._pages: Sequence[Page] = ()
        self.number = 0
        """Which page is shown, counted from 0."""
        self.zoom: float | None = None
        """1 is the true size; None is as large as fits."""

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    def show_pages(self, pages: Sequence[Page]) -> None:
        """Show other pages, at the same number if there are so many."""
        self._pages = pages
        self.turn_to(self.number)

    def turn_to(self, number: int) -> None:
        """Show a page; numbers beyond the ends show the first or the last."""
        self.number = max(min(number, self.count - 1), 0)
        self._draw()

    def set_zoom(self, zoom: float | None) -> None:
        """Show pages in another size, 1 being the true one; None lets them fit."""
        self.zoom = None if zoom is None else max(min(zoom, LARGEST), SMALLEST)
        self._draw()

    def step_zoom(self, steps: int) -> None:
        """Show pages larger, or smaller."""
        self.set_zoom(self.shown_zoom() * STEP**steps)

    def shown_zoom(self) -> float:
        """Return how large the page is shown, 1 being the true size."""
        if self.zoom is not None or not self._pages:
            return self.zoom or 1.0
        frame = self._pages[self.number].frame
        room = self.maximumViewportSize()
        across, down = room.width() - AROUND, room.height() - AROUND
        return max(min(across / frame.width, down / frame.height) / FULL, 0.05)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the page fit anew."""
        super().resizeEvent(event)
        if self.zoom is None:
            self._draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn pages and change the size by keys."""
        act = {
            Qt.Key.Key_PageDown: lambda: self.turn_to(self.number + 1),
            Qt.Key.Key_PageUp: lambda: self.turn_to(self.number - 1),
            Qt.Key.Key_Home: lambda: self.turn_to(0),
            Qt.Key.Key_End: lambda: self.turn_to(self.count - 1),
            Qt.Key.Key_Plus: lambda: self.step_zoom(1),
            Qt.Key.Key_Minus: lambda: self.step_zoom(-1),
            Qt.Key.Key_0: lambda: self.set_zoom(None),
        }.get(Qt.Key(event.key()))
        if act is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            act()

    def _draw(self) -> None:
        if not self._pages:
            self._picture.clear()
            self._picture.resize(QSize(0, 0))
        else:
            ratio = self.devicePixelRatioF()
            image = image_of_page(self._pages[self.number], FULL * self.shown_zoom() * ratio)
            image.setDevicePixelRatio(ratio)
            self._picture.setPixmap(QPixmap.fromImage(image))
            self._picture.resize(self._picture.sizeHint())
            words = (each.text for each in self._pages[self.number].words()[:3])
            self._picture.setAccessibleDescription(", ".join(words))
        self.turned.emit()
