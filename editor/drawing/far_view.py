"""The far view: where cells are smaller than their symbols, the map is a picture of a few pixels each."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from ..concepts.editor_kind import Cell, Look, Pixels, Surface
from ..concepts.marks import Marks
from ..concepts.surface import Landmark
from ..concepts.vast_surface import MOST_LANDMARKS, PixelBlock, VastSurface
from .camera import Camera
from .far_hatching import hatch, hatched
from .inks import Inks
from .landmarks import LandmarkSprites
from .painter import ground_ink

PATCHED = 4000
"""Above so many changed cells it is faster to make the whole picture again."""
CLEAR, SOLID = 0x00000000, 0xFF000000
"""Colours as numbers: none at all, and one that covers."""
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
        self._hatched: dict[int, str] = {}
        """The looks that are told from others by lines, with the ink of these."""
        self._drawn = surface
        """What the picture shows, but for the cells that are stale."""
        self._stale: set[Cell] = set()
        """The cells that look different by now, which is seen to when somebody looks from far away."""

    def copied(self) -> "FarPicture":
        """Return a picture of the same map that can become one of another."""
        self._catch_up()
        made = FarPicture(self._marks, self._surface, self._inks)
        made._pixels, made._hatched = self._pixels, self._hatched
        # Qt shares the pixels until one of the two is drawn on.
        made._image = QImage(self._image)
        return made

    def change(self, surface: Surface, cells: Collection[Cell] | None) -> None:
        """Take on a surface on which some cells look different; None means all of them."""
        self._surface = surface
        if self._pixels is None:
            return
        if cells is None or len(self._stale) + len(cells) > PATCHED:
            self._pixels = None
        else:
            self._stale.update(cells)

    def _catch_up(self) -> None:
        """Draw the cells again that look different by now."""
        surface = self._surface
        if self._pixels and self._stale:
            blocks = None
            if isinstance(surface, VastSurface):
                blocks = surface.pixel_blocks(self._drawn, self._stale)
            self._pixels = self._patched(self._pixels, blocks)
            self._stale, self._drawn = set(), surface

    def _patched(self, pixels: Pixels, blocks: Sequence[PixelBlock] | None) -> Pixels | None:
        """Bring the picture up to date where cells look different; None if it has to be made anew."""
        looks = set(pixels.looks)
        if blocks is None or self._hatched or not {each.look for each in blocks} <= looks:
            return None
        new = [each.landmark for each in blocks if each.landmark is not None]
        if len(pixels.landmarks) + len(new) >= MOST_LANDMARKS:
            # Which of them are drawn is decided among all.
            return None
        with QPainter(self._image) as painter:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            for each in blocks:
                colour = self._colour(each.look)
                painter.fillRect(each.left, each.top, each.width, each.height, colour)
        places = {each.at for each in blocks}
        kept = [each for each in pixels.landmarks if each.at not in places]
        return pixels._replace(landmarks=sorted([*kept, *new], key=_from_above))

    def is_there(self) -> bool:
        """Whether maps of this kind can be seen from far away."""
        return (self._pixels or self._made()) is not None

    def is_vast(self) -> bool:
        """Whether the map has so many cells that drawing those that are seen may take long."""
        pixels = self._pixels or self._made()
        return pixels is not None and len(pixels.codes) > VAST

    def paint(self, painter: QPainter, camera: Camera, area: QRectF) -> None:
        """Draw what lies in an area of the screen."""
        self._catch_up()
        pixels = self._pixels or self._made()
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
        self._catch_up()
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
        self._pixels = pixels = self._surface.pixels()
        self._stale, self._drawn = set(), self._surface
        if pixels:
            landmarks = sorted(pixels.landmarks, key=_from_above)
            self._pixels = pixels = pixels._replace(landmarks=landmarks)
            colours = self._colours(pixels)
            coded = _coded(pixels, colours)
            self._image = coded.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
            self._hatch(pixels, colours)
        return pixels

    def _hatch(self, pixels: Pixels, colours: list[int]) -> None:
        """Draw lines over what would be taken for something else."""
        drawn = [None if look is None else self._marks(look) for look in pixels.looks]
        self._hatched = hatched(drawn, colours, self._inks)
        for number, ink in self._hatched.items():
            only = [CLEAR] * len(colours)
            only[number] = SOLID
            hatch(self._image, _coded(pixels, only), ink)

    def _colours(self, pixels: Pixels) -> list[int]:
        clear = QColor(Qt.GlobalColor.transparent)
        return [(clear if look is None else self._colour(look)).rgba() for look in pixels.looks]

    def _colour(self, look: Look) -> QColor:
        ink = ground_ink(self._marks(look))
        return QColor(self._inks[ink]) if ink else QColor(Qt.GlobalColor.transparent)


def _from_above(landmark: Landmark) -> tuple[float, float]:
    """Return what landmarks are put in order by: each is drawn over those above it."""
    x, y = landmark.at
    return y, x


def _coded(pixels: Pixels, colours: list[int]) -> QImage:
    """Return a picture that looks its colours up in a table; it borrows the bytes of the pixels."""
    image = QImage(
        pixels.codes, pixels.width, pixels.height, pixels.width, QImage.Format.Format_Indexed8
    )
    image.setColorTable(colours)
    return image
