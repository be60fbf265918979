"""The piece that a tool holds: how it looks, and how it is turned and mirrored."""

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from hullwright.schema.messages import english

from ..concepts.editor_kind import Box, Cell, Look
from ..concepts.marks import Marks, Point
from ..concepts.piece import Piece, contents_at
from ..documents.workplace import Workplace
from ..drawing.camera import Camera
from ..drawing.icon import icon
from ..drawing.inks_in_force import inks_in_force
from ..drawing.painter import paint_marks
from ..drawing.painting import painting
from ..languages.words import tr
from ..shell.forms.labels import WrappedLabel

MOST_DRAWN = 600
"""Cells of a piece up to which a picture of it says something."""

TURNS = (
    ("turn-left", english("Turn to the left"), -1),
    ("turn-right", english("Turn to the right"), 1),
    ("mirror", english("Mirror left to right"), 0),
)
"""For each button its icon, what it does, and by how many turns; 0 mirrors."""


class PieceBox(QWidget):
    """Shows the piece that is held, with buttons to turn and mirror it."""

    turned = Signal(int)
    """By how many turns to the right the person wants to turn it; 0 is to mirror it."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self._picture = _Picture()
        self._told = WrappedLabel()
        self._row = QWidget()
        row = QHBoxLayout(self._row)
        row.setContentsMargins(0, 0, 0, 0)
        self.buttons = [QPushButton() for _ in TURNS]
        for button, (name, title, turns) in zip(self.buttons, TURNS, strict=True):
            button.setObjectName(f"palette.{name}")
            button.setIcon(icon(name))
            button.setAccessibleName(tr(title))
            button.setToolTip(tr(title))
            button.clicked.connect(lambda _, by=turns: self.turned.emit(by))
            row.addWidget(button)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for each in (self._told, self._picture, self._row):
            column.addWidget(each)

    def show_piece(self, workplace: Workplace) -> None:
        """Show the piece that is held in a workplace."""
        piece = workplace.choices.now.piece
        self._row.setVisible(piece is not None)
        unmirrored = workplace.editor_kind.unmirrored
        self._offer_mirror(tr(unmirrored) if unmirrored else "")
        self._picture.show_piece(piece, workplace)
        if piece is None:
            self._told.tell(tr("You are not holding anything. Select part of the map and copy it."))
        else:
            count = len(piece.contents)
            self._told.tell(
                tr("Held: {name}, {count} cells", name=piece.name, count=count)
                if piece.name
                else tr("Held: {count} cells", count=count)
            )

    def _offer_mirror(self, reason: str) -> None:
        """Let the piece be mirrored, unless there is a reason against it."""
        for button, (_, title, turns) in zip(self.buttons, TURNS, strict=True):
            if not turns:
                button.setEnabled(not reason)
                button.setToolTip(reason or tr(title))


class _Picture(QWidget):
    """A piece, drawn as large as there is room."""

    def __init__(self) -> None:
        super().__init__()
        self._cells: list[tuple[Point, Marks]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a size at which the kinds of cells can be told apart."""
        return QSize(120, 96)

    def show_piece(self, piece: Piece | None, workplace: Workplace) -> None:
        """Draw another piece, or nothing if it is too large to be recognised."""
        self._cells = []
        if piece and len(piece.contents) <= MOST_DRAWN and piece.kind == workplace.editor_kind.kind:
            self._cells = _placed(piece, workplace)
        self.setVisible(bool(self._cells))
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the cells."""
        with painting(self) as painter:
            xs, ys = [point[0] for point, _ in self._cells], [point[1] for point, _ in self._cells]
            if not xs:
                return
            camera = Camera.fitted(
                Box(min(xs), min(ys), max(xs), max(ys)), QRectF(self.rect()), 1.1
            )
            zoom = min(camera.zoom, 24.0)
            camera = camera.zoomed(zoom / camera.zoom, QRectF(self.rect()).center())
            for point, marks in self._cells:
                painter.save()
                painter.translate(camera.on_screen(point))
                paint_marks(painter, marks, inks_in_force(), camera.zoom)
                painter.restore()


def _placed(piece: Piece, workplace: Workplace) -> list[tuple[Point, Marks]]:
    editor_kind, surface = workplace.editor_kind, workplace.surface
    looks = {content: _look(content, piece, workplace) for content in set(piece.contents.values())}
    cells = contents_at(piece, editor_kind.lattice, piece.origin)
    return [(surface.centre(cell), editor_kind.marks(looks[each])) for cell, each in cells.items()]


def _look(content: str, piece: Piece, workplace: Workplace) -> Look:
    """Return how a content looks, found by painting it on a copy of the map."""
    editor_kind, layout = workplace.editor_kind, workplace.map.layout
    anywhere: Cell = next(iter(workplace.surface.cells()))
    there = editor_kind.painted(editor_kind.understood(layout, piece.meanings), {anywhere: content})
    return editor_kind.surface(there).look(anywhere)
