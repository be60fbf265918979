"""The outline of a picture: which parts of it are dark, or opaque if it has a clear background."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from ..drawing.picture_file import picture_at

SIDE = 400
"""Pixels are looked at on a copy of this size: finer than any sheet has sectors."""


def picture(path: Path) -> QImage:
    """Return the picture in a file, made small; HullwrightError if there is none or it is huge."""
    return picture_at(path).scaled(
        QSize(SIDE, SIDE),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


def dark_parts(image: QImage) -> Callable[[float, float], bool]:
    """Return what says of a place, from 0 to 1 across and down, whether the picture is dark there."""
    clear = image.hasAlphaChannel() and _has_clear_parts(image)
    alpha = QImage.Format.Format_Alpha8 if clear else QImage.Format.Format_Grayscale8
    plane = image.convertToFormat(alpha)
    width, height, stride = plane.width(), plane.height(), plane.bytesPerLine()
    shades = bytes(plane.constBits())
    limit = 128 if clear else _parting_shade(plane)

    def is_dark(x: float, y: float) -> bool:
        column = min(max(int(x * width), 0), width - 1)
        row = min(max(int(y * height), 0), height - 1)
        shade = shades[row * stride + column]
        return shade >= limit if clear else shade < limit

    return is_dark


def _has_clear_parts(image: QImage) -> bool:
    plane = image.convertToFormat(QImage.Format.Format_Alpha8)
    return min(bytes(plane.constBits())) < 128


def _parting_shade(plane: QImage) -> int:
    """Return the shade that parts dark from light best: the two groups differ most (Otsu's way)."""
    shades = bytes(plane.constBits())
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
