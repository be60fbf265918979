"""What is drawn of measurements in a narrow panel, one below the other, each told in words, too."""

from collections.abc import Callable, Iterable
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from hullwright.schema.messages import Message

from ..drawing.inks_in_force import colour
from ..languages.words import tr

GAP = 8
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Drawable(Protocol):
    """Something that is drawn under a title."""

    @property
    def title(self) -> Message:
        """What it is about."""
        ...

    @property
    def told(self) -> Message:
        """The same in words."""
        ...


Drawn = TypeVar("Drawn", bound=Drawable)


class BlockDrawing(QWidget, Generic[Drawn]):
    """Draws one block; screen readers are told the same in words."""

    def __init__(self, empty: Drawn, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.block = empty
        """What is drawn."""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_block(self, block: Drawn) -> None:
        """Draw another block; nothing is drawn anew if it is the same."""
        if block == self.block:
            return
        before, self.block = self.height_of(self.block), block
        title, told = tr(block.title), tr(block.told)
        self.setAccessibleName(title)
        self.setAccessibleDescription(told)
        self.setToolTip("\n".join(filter(None, [title, told])))
        if self.height_of(block) != before:
            self.updateGeometry()
        self.update()

    def height_of(self, block: Drawn) -> int:
        """Return how high a block is drawn."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """Return the height of what is drawn."""
        return QSize(120, self.height_of(self.block))

    def minimumSizeHint(self) -> QSize:
        """Return the same: a drawing is never cut."""
        return self.sizeHint()

    def line(self) -> int:
        """Return the height of a line of text."""
        return self.fontMetrics().height() + 2

    def write(
        self, painter: QPainter, room: QRectF, where: Qt.AlignmentFlag, text: str, ink: str
    ) -> None:
        """Write as much of a text as there is room for."""
        painter.setPen(colour(ink))
        fitting = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, round(room.width())
        )
        painter.drawText(room, where, fitting)


class DrawingColumn(QWidget, Generic[Drawn]):
    """A column of drawings of one sort, as many as there is something to draw."""

    def __init__(self, make: Callable[[], BlockDrawing[Drawn]]) -> None:
        super().__init__()
        self._make = make
        self.drawings: list[BlockDrawing[Drawn]] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP)

    def show_blocks(self, blocks: Iterable[Drawn]) -> None:
        """Draw these; the drawings that are there already are used again."""
        found = list(blocks)
        while len(self.drawings) < len(found):
            drawing = self._make()
            self._column.addWidget(drawing)
            self.drawings.append(drawing)
        for drawing, block in zip(self.drawings, found, strict=False):
            drawing.show_block(block)
        for place, drawing in enumerate(self.drawings):
            drawing.setVisible(place < len(found))
        self.setVisible(bool(found))
