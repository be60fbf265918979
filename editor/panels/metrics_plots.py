"""Plots: how a block of measurements is drawn in a narrow panel."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..crafts.metrics_blocks import Bar, Block
from ..drawing.inks_in_force import colour

BAR = 8
"""How thick a bar is."""
GAP = 8
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Plot(QWidget):
    """Draws one block; screen readers are told the same in words."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self._block = Block("")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def block(self) -> Block:
        """The block that is drawn."""
        return self._block

    def show_block(self, block: Block) -> None:
        """Draw another block; nothing is drawn anew if it is the same."""
        if block == self._block:
            return
        is_as_tall = _lines(block) == _lines(self._block)
        self._block = block
        self.setAccessibleName(block.title)
        self.setAccessibleDescription(block.told)
        self.setToolTip("\n".join(filter(None, [block.title, block.told])))
        if not is_as_tall:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of all lines."""
        above = GAP if self._block.is_heading else 0
        return QSize(120, round(_lines(self._block) * self._line()) + above)

    minimumSizeHint = sizeHint

    def _line(self) -> int:
        return self.fontMetrics().height() + 2

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw title and value, then bars, parts and note, line by line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        block, line = self._block, float(self._line())
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
            self._write(painter, room, LEFT, block.note, block.note_ink)

    def _paint_title(self, painter: QPainter, room: QRectF) -> None:
        block = self._block
        font = painter.font()
        font.setBold(block.is_heading)
        painter.setFont(font)
        width = painter.fontMetrics().horizontalAdvance(block.value)
        self._write(painter, room, RIGHT, block.value, "text")
        left = room.adjusted(0, 0, -width - GAP if width else 0, 0)
        self._write(painter, left, LEFT, block.title, "text" if block.is_heading else "faint-text")
        if block.is_heading:
            painter.setPen(QPen(colour("line"), 1))
            painter.drawLine(room.bottomLeft(), room.bottomRight())

    def _paint_bar(self, painter: QPainter, room: QRectF, bar: Bar) -> None:
        track = room
        if bar.label:
            named, counted = self._named(painter), self._counted(painter)
            label = QRectF(room.left(), room.top(), named, room.height())
            self._write(painter, label, LEFT, bar.label)
            self._write(painter, room, RIGHT, bar.text)
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
        for part in self._block.parts:
            width = track.width() * part.share
            painter.setBrush(colour(part.ink))
            painter.drawRect(QRectF(left, track.top(), width, BAR))
            left += width

    def _paint_legend(self, painter: QPainter, room: QRectF, part: Bar) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(part.ink))
        painter.drawRect(QRectF(room.left(), room.center().y() - BAR / 2, BAR, BAR))
        self._write(painter, room, RIGHT, part.text)
        width = painter.fontMetrics().horizontalAdvance(part.text)
        self._write(painter, room.adjusted(BAR + GAP, 0, -width - GAP, 0), LEFT, part.label)

    def _named(self, painter: QPainter) -> float:
        """Return the width of the labels, at most half of the room."""
        widths = [painter.fontMetrics().horizontalAdvance(each.label) for each in self._block.bars]
        return min(max(widths) + 2, self.width() / 2)

    def _counted(self, painter: QPainter) -> int:
        return max(painter.fontMetrics().horizontalAdvance(each.text) for each in self._block.bars)

    def _write(
        self, painter: QPainter, room: QRectF, where: Qt.AlignmentFlag, text: str, ink: str = "text"
    ) -> None:
        painter.setPen(colour(ink))
        fitting = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, round(room.width())
        )
        painter.drawText(room, where, fitting)


def _lines(block: Block) -> float:
    """Return how many lines of text a block is tall."""
    parts = len(block.parts) + 0.75 if block.parts else 0
    return 1 + len(block.bars) + parts + bool(block.note)
