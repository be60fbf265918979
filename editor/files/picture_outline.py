"""The outline of a picture: which parts of it are dark, or opaque if it has a clear background."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from ..drawing.picture_file import picture_at
from .svg_picture import is_svg, svg_picture

SIDE = 400
"""Pixels are looked at on a copy of this size: finer than any sheet has sectors."""
OPAQUE = 128
"""How opaque a picture with clear parts has to be to count as dark."""


def picture(path: Path) -> QImage:
    """Return the picture in a file, made small; HullwrightError if there is none or it is huge."""
    found = svg_picture(path) if is_svg(path) else picture_at(path)
    return found.scaled(
        QSize(SIDE, SIDE),
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


@dataclass(frozen=True)
class PictureOutline:
    """A picture of which only light and dark count."""

    image: QImage

    @cached_property
    def is_clear(self) -> bool:
        """Whether what is opaque counts as dark, because it has clear parts."""
        plane = self.image.convertToFormat(QImage.Format.Format_Alpha8)
        return self.image.hasAlphaChannel() and min(_shades(plane)) < OPAQUE

    @cached_property
    def _plane(self) -> QImage:
        alpha, grey = QImage.Format.Format_Alpha8, QImage.Format.Format_Grayscale8
        return self.image.convertToFormat(alpha if self.is_clear else grey)

    @cached_property
    def usual(self) -> int:
        """The shade that parts dark from light best."""
        return OPAQUE if self.is_clear else _parting_shade(_shades(self._plane))

    @property
    def ratio(self) -> float:
        """How wide it is, in heights."""
        return self.image.width() / self.image.height()

    def dark_parts(self, limit: int | None = None) -> Callable[[float, float], bool]:
        """Return what says of a place, from 0 to 1 across and down, whether the picture is dark there.

        A higher limit makes more of it count as dark; without one the best is taken.
        """
        plane, clear = self._plane, self.is_clear
        width, height, shades = plane.width(), plane.height(), _shades(plane)
        parting = self.usual if limit is None else limit
        parting = 256 - parting if clear and limit is not None else parting

        def is_dark(x: float, y: float) -> bool:
            if not (0 <= x <= 1 and 0 <= y <= 1):
                return False
            shade = shades[
                min(int(y * height), height - 1) * width + min(int(x * width), width - 1)
            ]
            return shade >= parting if clear else shade < parting

        return is_dark


def _shades(plane: QImage) -> bytes:
    """Return a byte for each pixel, row by row; Qt fills rows up to whole words."""
    width, stride, bits = plane.width(), plane.bytesPerLine(), bytes(plane.constBits())
    return b"".join(bits[row * stride : row * stride + width] for row in range(plane.height()))


def _parting_shade(shades: bytes) -> int:
    """Return the shade that parts dark from light best: the two groups differ most (Otsu's way)."""
    counts = [shades.count(bytes([shade])) for shade in range(256)]
    total, weighted = sum(counts), sum(shade * count for shade, count in enumerate(counts))
    best, found, below, weight_below = 128, -1.0, 0, 0
    for shade, count in enumerate(counts):
        if below and below < total:
            difference = weight_below / below - (weighted - weight_below) / (total - below)
            spread = below * (total - below) * difference**2
            if spread > found:
                best, found = shade, spread
        below += count
        weight_below += shade * count
    return best
