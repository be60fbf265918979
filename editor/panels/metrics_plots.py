"""Plots: how a block of measurements is drawn in a narrow panel."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from hullwright.schema.messages import Message, verbatim

from ..concepts.metric_blocks import MetricBar, MetricBlock
from ..drawing.inks_in_force import colour
from ..drawing.painting import painting
from ..languages.words import tr
from .block_drawing import GAP, LEFT, RIGHT, BlockDrawing

BAR = 8
"""How thick a bar is."""


class BlockPlot(BlockDrawing[MetricBlock]):
    """Draws one block of measurements."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(MetricBlock(verbatim("")), parent)

    def height_of(self, block: MetricBlock) -> int:
        """Return the height of all lines."""
        return round(_lines(block) * self.line()) + (GAP if block.is_heading else 0)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw title and value, then bars, parts and note, line by line."""
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            block, line = self.block, float(self.line())
            room = QRectF(0, GAP if block.is_heading else 0, self.width(), line)
            self._paint_title(painter, room)
            room.translate(0, line)
            for bar in block.bars:
                self._paint_bar(painter, room, bar)
                room.translate(0, line)
            if block.parts:
                self._paint_parts(painter, room.adjusted(0, 0, 0, -line * 0.25))
                room.translate(0, line * 0.75)
                for part in block.parts:
                    self._paint_legend(painter, room, part)
                    room.translate(0, line)
            if block.note:
                self.write(painter, room, LEFT, tr(block.note), block.note_ink)

    def _paint_title(self, painter: QPainter, room: QRectF) -> None:
        block = self.block
        font = painter.font()
        font.setBold(block.is_heading)
        painter.setFont(font)
        title, value = tr(block.title), _said(block.value)
        width = painter.fontMetrics().horizontalAdvance(value)
        self.write(painter, room, RIGHT, value, "text")
        left = room.adjusted(0, 0, -width - GAP if width else 0, 0)
        self.write(painter, left, LEFT, title, "text" if block.is_heading else "faint-text")
        if block.is_heading:
            painter.setPen(QPen(colour("line"), 1))
            painter.drawLine(room.bottomLeft(), room.bottomRight())

    def _paint_bar(self, painter: QPainter, room: QRectF, bar: MetricBar) -> None:
        track = room
        if bar.label:
            named, counted = self._named(painter), self._counted(painter)
            label = QRectF(room.left(), room.top(), named, room.height())
            self.write(painter, label, LEFT, tr(bar.label), "text")
            self.write(painter, room, RIGHT, _said(bar.text), "text")
            track = room.adjusted(named + GAP, 0, -counted - GAP, 0)
        track = QRectF(track.left(), track.center().y() - BAR / 2, max(track.width(), 0), BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("line"))
        painter.drawRoundedRect(track.adjusted(0, 2, 0, -2), 2, 2)
        if bar.band:
            self._paint_band(painter, track, bar.band)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(bar.ink))
        full = QRectF(track.left(), track.top() + 1, track.width() * bar.share, BAR - 2)
        painter.drawRoundedRect(full, 2, 2)

    def _paint_band(self, painter: QPainter, track: QRectF, band: tuple[float, float]) -> None:
        """Draw where published maps lie: a frame around that part of the track."""
        left = track.left() + track.width() * band[0]
        right = track.left() + track.width() * min(band[1], 1)
        painter.setPen(QPen(colour("good"), 1.5))
        painter.setBrush(colour("raised"))
        painter.drawRoundedRect(QRectF(left, track.top() - 3, right - left, BAR + 6), 3, 3)

    def _paint_parts(self, painter: QPainter, room: QRectF) -> None:
        track = QRectF(room.left(), room.center().y() - BAR / 2, room.width(), BAR)
        left = track.left()
        painter.setPen(QPen(colour("panel"), 1))
        for part in self.block.parts:
            width = track.width() * part.share
            painter.setBrush(colour(part.ink))
            painter.drawRect(QRectF(left, track.top(), width, BAR))
            left += width

    def _paint_legend(self, painter: QPainter, room: QRectF, part: MetricBar) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(part.ink))
        painter.drawRect(QRectF(room.left(), room.center().y() - BAR / 2, BAR, BAR))
        label, text = _said(part.label), _said(part.text)
        self.write(painter, room, RIGHT, text, "text")
        width = painter.fontMetrics().horizontalAdvance(text)
        self.write(painter, room.adjusted(BAR + GAP, 0, -width - GAP, 0), LEFT, label, "text")

    def _named(self, painter: QPainter) -> float:
        """Return the width of the labels, at most half of the room."""
        widest = _widest(painter, (each.label for each in self.block.bars))
        return min(widest + 2, self.width() / 2)

    def _counted(self, painter: QPainter) -> int:
        return _widest(painter, (each.text for each in self.block.bars))


def _said(text: Message | None) -> str:
    return tr(text) if text else ""


def _widest(painter: QPainter, texts: Iterable[Message | None]) -> int:
    return max(painter.fontMetrics().horizontalAdvance(_said(each)) for each in texts)


def _lines(block: MetricBlock) -> float:
    """Return how many lines of text a block is tall."""
    parts = len(block.parts) + 0.75 if block.parts else 0
    return 1 + len(block.bars) + parts + bool(block.note)
