"""Paths: the notation of SVG's `d`, as far as marks use it, and short texts, as outlines that Qt can draw."""

import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath, QPolygonF, QTransform

_TOKENS = re.compile(r"[MLHVCQAZ]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_CURVED = re.compile(r"[^-+.\deMLZ\s,]|Z\s*[^\sM]|\d[-+]")
"""What outlines of straight lines do without, and numbers that nothing sets apart."""
_LETTERS = 100
"""The size, in pixels, at which outlines of texts are made; they are scaled from there."""


@lru_cache(maxsize=4096)
def path_of(notation: str) -> QPainterPath:
    """Return the outline that a path in SVG's notation describes; treat it as read-only."""
    return long_path(notation)


def long_path(notation: str) -> QPainterPath:
    """Return the same without keeping it: for outlines that are long and seldom the same twice."""
    if _CURVED.search(notation) is None:
        return angular_path(notation)
    path = QPainterPath()
    for command, numbers in _steps(notation):
        _DRAWN[command](path, numbers)
    return path


def angular_path(notation: str) -> QPainterPath:
    """Return an outline of nothing but straight lines, ring by ring: hulls have thousands of corners."""
    path = QPainterPath()
    for ring in notation.split("M")[1:]:
        numbers = map(float, ring.replace("L", " ").replace("Z", " ").replace(",", " ").split())
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in zip(numbers, numbers, strict=True)]))
        if "Z" in ring:
            path.closeSubpath()
    return path


def _steps(notation: str) -> Iterator[tuple[str, Sequence[float]]]:
    """Yield each command with its numbers, one command for each group of numbers."""
    command, numbers = "", list[float]()
    for token in _TOKENS.findall(notation):
        if token in _LENGTHS:
            command, numbers = token, []
        else:
            numbers.append(float(token))
        if len(numbers) == _LENGTHS[command]:
            yield command, numbers
            # More pairs after a move are lines.
            command, numbers = ("L" if command == "M" else command), []


def _arc(path: QPainterPath, numbers: Sequence[float]) -> None:
    """Draw an elliptical arc, given as SVG does: by its end rather than by its middle."""
    width, height, turn, large, clockwise, x, y = numbers
    width, height = abs(width), abs(height)
    begin, end = path.currentPosition(), QPointF(x, y)
    if not width or not height or begin == end:
        path.lineTo(end)
        return
    # In a frame without the turn, where the ellipse is a circle of radius 1.
    frame = QTransform().rotate(turn).scale(width, height)
    back, _ = frame.inverted()
    a, b = back.map(begin), back.map(end)
    apart = math.hypot(b.x() - a.x(), b.y() - a.y())
    if apart > 2:
        # Too small to span the ends: SVG makes it just large enough.
        _arc(path, (width * apart / 2, height * apart / 2, turn, large, clockwise, x, y))
        return
    side = 1 if bool(large) == bool(clockwise) else -1
    off = side * math.sqrt(max(1 - apart * apart / 4, 0)) / apart
    middle = QPointF(
        (a.x() + b.x()) / 2 + off * (b.y() - a.y()), (a.y() + b.y()) / 2 - off * (b.x() - a.x())
    )
    first = math.degrees(math.atan2(middle.y() - a.y(), a.x() - middle.x()))
    last = math.degrees(math.atan2(middle.y() - b.y(), b.x() - middle.x()))
    sweep = -((first - last) % 360) if clockwise else (last - first) % 360
    circle = QPainterPath(a)
    circle.arcTo(QRectF(middle.x() - 1, middle.y() - 1, 2, 2), first, sweep)
    path.connectPath(frame.map(circle))


_LENGTHS: Mapping[str, int] = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}
_DRAWN: Mapping[str, Callable[[QPainterPath, Sequence[float]], None]] = {
    "M": lambda path, to: path.moveTo(*to),
    "L": lambda path, to: path.lineTo(*to),
    "H": lambda path, to: path.lineTo(to[0], path.currentPosition().y()),
    "V": lambda path, to: path.lineTo(path.currentPosition().x(), to[0]),
    "C": lambda path, to: path.cubicTo(*to),
    "Q": lambda path, to: path.quadTo(*to),
    "A": _arc,
    "Z": lambda path, _: path.closeSubpath(),
}


@lru_cache(maxsize=1024)
def text_path(text: str, size: float, bold: bool) -> QPainterPath:
    """Return the outline of a short text around the origin, its capitals in the middle of the height."""
    font = QFont()
    font.setPixelSize(_LETTERS)
    font.setBold(bold)
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    path.addText(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2, font, text)
    return QTransform.fromScale(size / _LETTERS, size / _LETTERS).map(path)
