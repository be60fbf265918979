"""Labels: the coordinates that are written into cells where there is room."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from ..concepts.editor_kind import Placed
from .inks import Inks

LEGIBLE = 8
"""The smallest letters, in pixels of the screen."""
LARGEST = 22
SHARE = 0.36
"""How large letters are, in sides of a cell."""
ROOM = 1.5
"""How wide a label may be, in sides of a cell."""
DIGITS = "0123456789"


class Labels:
    """Writes labels at one scale.

    A label is put together of two pictures, its letters and its digits, which it shares with all the
    labels of its column and row: a screen of them would take ten times as long to lay out as texts.
    """

    def __init__(self, inks: Inks, zoom: float, ratio: float) -> None:
        self._inks = inks
        self._scale = zoom * ratio
        self._font = QFont()
        self._font.setPixelSize(round(min(max(SHARE * zoom, LEGIBLE), LARGEST) * ratio))
        self._metrics = QFontMetricsF(self._font)
        self._pictures: dict[tuple[str, str], tuple[QPixmap, float]] = {}
        self.is_legible = SHARE * 1.25 * zoom >= LEGIBLE
        """Whether there is room for labels at all."""

    def draw(self, painter: QPainter, cells: Iterable[Placed], left: float, top: float) -> None:
        """Write the labels of some cells, with a place given in dots at the painter's origin."""
        scale, room = self._scale, ROOM * self._scale
        middle = top + self._metrics.height() / 2
        for x, y, _, label, (down, ink) in cells:
            if not label:
                continue
            letters = label.rstrip(DIGITS)
            first, width = self._pictures.get((letters, ink)) or self._written(letters, ink)
            digits = label[len(letters) :]
            second, more = self._pictures.get((digits, ink)) or self._written(digits, ink)
            if width + more <= room:
                begin = round(x * scale - left - (width + more) / 2)
                height = round((y + down) * scale - middle)
                painter.drawPixmap(begin, height, first)
                painter.drawPixmap(round(begin + width), height, second)

    def _written(self, text: str, ink: str) -> tuple[QPixmap, float]:
        """Return a picture of a part of a label, and how far the next part is."""
        width = self._metrics.horizontalAdvance(text)
        area = QRectF(0, 0, width + 2, self._metrics.height())
        picture = QPixmap(area.toAlignedRect().size())
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setFont(self._font)
            painter.setPen(QColor(self._inks[ink]))
            painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        self._pictures[text, ink] = made = picture, width
        return made
