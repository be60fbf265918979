"""The far view: where cells are smaller than their symbols, the map is a picture of a few pixels each."""

import math
from collections.abc import Callable, Collection

from PySide6.QtCore import QLineF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from ..concepts.editor_kind import Cell, Look, Pixels, Surface
from ..concepts.marks import Marks
from .boxes import around
from .camera import Camera
from .inks import Inks
from .landmarks import LandmarkSprites
from .map_tiles import PATCHED
from .painter import ground_ink

VAST = 10_000
"""The pixels from which on a map is vast."""
LINE = 0.26
"""How thick a line between cells is, in sides of a cell."""
SHARP = 0.75
"""Screen pixels for a pixel of the picture below which it is smoothed rather than thinned out."""


class FarPicture:
    """Keeps a map as seen from far away, made when it is first drawn."""

    def __init__(self, marks: Callable[[Look], Marks], surface: Surface, inks: Inks) -> None:
        self._marks = marks
        self._surface = surface
        self._inks = inks
        self._signs = LandmarkSprites(marks, inks)
        self._pixels: Pixels | None = None
        self._image = QImage()
        self._stale: list[Cell] = []

    def change(self, surface: Surface, cells: Collection[Cell] | None) -> None:
        """Take on a surface on which some cells look different; None means all of them."""
        self._surface = surface
        if cells is None or len(self._stale) + len(cells) > PATCHED:
            self._pixels = None
        elif self._pixels:
            self._stale.extend(cells)

    def _patched(self, before: Pixels) -> Pixels | None:
        """Bring the picture up to date where cells look different."""
        pixels = self._surface.pixels()
        if not pixels or pixels.looks != before.looks or pixels.box != before.box:
            return self._made()
        with QPainter(self._image) as painter:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            coded = _coded(pixels, self._colours(pixels))
            for cell in self._stale:
                place = self._place(cell, pixels)
                painter.drawImage(place, coded, place)
        self._stale.clear()
        self._pixels = pixels
        return pixels

    def is_there(self) -> bool:
        """Whether maps of this kind can be seen from far away."""
        return (self._pixels or self._made()) is not None

    def is_vast(self) -> bool:
        """Whether the map has so many cells that drawing those that are seen may take long."""
        pixels = self._pixels or self._made()
        return pixels is not None and len(pixels.codes) > VAST

    def paint(self, painter: QPainter, camera: Camera, area: QRectF) -> None:
        """Draw what lies in an area of the screen."""
        pixels = self._pixels or self._made()
        if pixels and self._stale:
            pixels = self._patched(pixels)
        if not pixels:
            return
        whole = camera.area(pixels.box)
        shown = whole.intersected(area)
        if shown.isEmpty():
            return
        across, down = whole.width() / pixels.width, whole.height() / pixels.height
        source = QRectF(
            (shown.left() - whole.left()) / across,
            (shown.top() - whole.top()) / down,
            shown.width() / across,
            shown.height() / down,
        )
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, min(across, down) < SHARP)
        painter.drawImage(shown, self._image, source)
        if pixels.lines:
            painter.save()
            painter.setClipRect(shown)
            self._paint_lines(painter, camera, pixels)
            painter.restore()

    def paint_landmarks(self, painter: QPainter, camera: Camera, area: QRectF) -> None:
        """Draw what people look for, large enough to be found."""
        if self._pixels:
            self._signs.paint(painter, camera, self._pixels.landmarks, area)

    def _paint_lines(self, painter: QPainter, camera: Camera, pixels: Pixels) -> None:
        """Draw what stands between cells, as thin as it is seen from there."""
        width = max(camera.zoom * LINE, 1.0)
        for ink in dict.fromkeys(each.ink for each in pixels.lines):
            painter.setPen(QPen(QColor(self._inks[ink]), width))
            lines = [each for each in pixels.lines if each.ink == ink]
            painter.drawLines(
                [QLineF(camera.on_screen(each.begin), camera.on_screen(each.end)) for each in lines]
            )

    def _made(self) -> Pixels | None:
        self._stale.clear()
        self._pixels = pixels = self._surface.pixels()
        if pixels:
            coded = _coded(pixels, self._colours(pixels))
            self._image = coded.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        return pixels

    def _colours(self, pixels: Pixels) -> list[int]:
        inks = ["" if look is None else ground_ink(self._marks(look)) for look in pixels.looks]
        clear = QColor(Qt.GlobalColor.transparent).rgba()
        return [QColor(self._inks[ink]).rgba() if ink else clear for ink in inks]

    def _place(self, cell: Cell, pixels: Pixels) -> QRect:
        """Return the pixels that a cell may touch."""
        box = around(self._surface, cell, 0.0)
        across = pixels.width / (pixels.box.right - pixels.box.left)
        down = pixels.height / (pixels.box.bottom - pixels.box.top)
        left, top = (box.left - pixels.box.left) * across, (box.top - pixels.box.top) * down
        right, bottom = (box.right - pixels.box.left) * across, (box.bottom - pixels.box.top) * down
        width, height = math.ceil(right) - math.floor(left), math.ceil(bottom) - math.floor(top)
        place = QRect(math.floor(left), math.floor(top), width, height)
        return place.intersected(QRect(0, 0, pixels.width, pixels.height))


def _coded(pixels: Pixels, colours: list[int]) -> QImage:
    """Return a picture that looks its colours up in a table; it borrows the bytes of the pixels."""
    image = QImage(
        pixels.codes, pixels.width, pixels.height, pixels.width, QImage.Format.Format_Indexed8
    )
    image.setColorTable(colours)
    return image
