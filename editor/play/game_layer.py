"""What lies on the map of a game: lit spaces, pieces, what was heard, and pencil marks of one's own."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen, QPolygonF

from hullwright.engines.seats.desk import DeskMark, DeskPiece

from ..canvas.overlays.reach import named_cells, outline
from ..concepts.editor_kind import Box, Cell
from ..documents.workplace import Workplace
from ..drawing.camera import Camera
from ..drawing.inks import Inks
from ..languages.words import tr

FACES: Mapping[str, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
PLAYER_INKS = 8
SHADE = 70
"""How strong the shade is where somebody could be, of 255."""
LIT = 55


@dataclass
class GameScene:
    """What is to be drawn on a map."""

    pieces: Sequence[DeskPiece] = ()
    marks: Sequence[DeskMark] = ()
    lit: Iterable[str] = ()
    """The spaces that can be pointed at."""
    chosen: Iterable[str] = ()
    """The spaces of what was pointed at already."""
    lit_pieces: frozenset[str] = frozenset()
    """The pieces that can be pointed at, by their ids."""
    shade: Mapping[int, frozenset[str]] = field(default_factory=dict)
    """Where players could be."""
    pencil: Mapping[str, str] = field(default_factory=dict)
    """Marks of one's own by space."""


class GameLayer:
    """Draws a game over the cells of its map."""

    under = False

    def __init__(self, workplace: Workplace) -> None:
        self._workplace = workplace
        self.scene = GameScene()

    def told(self, space: str) -> str:
        """Return what is to be read about a space: who is there, and what was heard."""
        found = [
            f"{tr(each.title)}: {tr(each.about)}" if each.about else tr(each.title)
            for each in self.scene.pieces
            if each.space == space
        ]
        found += [tr(each.title) for each in self.scene.marks if each.space == space and each.title]
        return "\n".join([space, *found])

    def paint(self, painter: QPainter, camera: Camera, seen: Box, inks: Inks) -> None:
        """Draw shades, marks, lit spaces and pieces, in this order."""
        del seen
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_shades(painter, camera, inks)
        self._draw_lit(painter, camera, inks)
        self._draw_marks(painter, camera, inks)
        self._draw_pieces(painter, camera, inks)
        self._draw_pencil(painter, camera, inks)
        painter.restore()

    def _draw_shades(self, painter: QPainter, camera: Camera, inks: Inks) -> None:
        surface = self._workplace.surface
        painter.setPen(Qt.PenStyle.NoPen)
        for player, spaces in self.scene.shade.items():
            shade = QColor(inks[player_ink(player)])
            shade.setAlpha(SHADE)
            painter.setBrush(shade)
            for _, cell in named_cells(surface, spaces):
                painter.drawPolygon(outline(surface, cell, camera))

    def _draw_lit(self, painter: QPainter, camera: Camera, inks: Inks) -> None:
        surface = self._workplace.surface
        for spaces, ink in ((self.scene.lit, "preview"), (self.scene.chosen, "selection")):
            glow = QColor(inks[ink])
            glow.setAlpha(LIT)
            cells = [cell for _, cell in named_cells(surface, spaces)]
            # A dark line under the light one, so that it is seen on every ground.
            ground = QPen(QColor(inks["edge"]), max(camera.zoom * 0.2, 4.0))
            line = QPen(QColor(inks[ink]), max(camera.zoom * 0.11, 2.5))
            for pen, brush in ((ground, QBrush(glow)), (line, QBrush(Qt.BrushStyle.NoBrush))):
                painter.setPen(pen)
                painter.setBrush(brush)
                for cell in cells:
                    painter.drawPolygon(_shrunk(outline(surface, cell, camera)))

    def _draw_marks(self, painter: QPainter, camera: Camera, inks: Inks) -> None:
        """Draw what was heard as rings that fade, and closed places crossed out."""
        surface = self._workplace.surface
        for mark in self.scene.marks:
            for _, cell in named_cells(surface, [mark.space]):
                at, size = camera.on_screen(surface.centre(cell)), camera.zoom
                if mark.sort in {"closed", "sealed"}:
                    painter.setPen(QPen(QColor(inks["error"]), max(size * 0.1, 2.0)))
                    across = size * 0.35
                    painter.drawLine(at + QPointF(-across, -across), at + QPointF(across, across))
                    painter.drawLine(at + QPointF(-across, across), at + QPointF(across, -across))
                    continue
                self._draw_ring(painter, at, size, mark, inks)

    @staticmethod
    def _draw_ring(painter: QPainter, at: QPointF, size: float, mark: DeskMark, inks: Inks) -> None:
        ink = inks["error"] if mark.sort == "attack" else inks[player_ink(mark.player or 0)]
        colour = QColor(ink)
        colour.setAlpha(max(70, 255 - 60 * mark.age))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, max(size * 0.08, 2.0)))
        for radius in (0.62, 0.42) if mark.sort != "seen" else (0.62,):
            painter.drawEllipse(at, size * radius, size * radius)

    def _draw_pieces(self, painter: QPainter, camera: Camera, inks: Inks) -> None:
        there: dict[str, list[DeskPiece]] = {}
        for piece in self.scene.pieces:
            if piece.space and (not piece.is_drawn or piece.id in self.scene.lit_pieces):
                there.setdefault(piece.space, []).append(piece)
        for space, pieces in there.items():
            for _, cell in named_cells(self._workplace.surface, [space]):
                for piece, at in self._spread(cell, pieces, camera):
                    self._draw_piece(painter, at, camera.zoom, piece, inks)

    def _spread(
        self, cell: Cell, pieces: Sequence[DeskPiece], camera: Camera
    ) -> Iterable[tuple[DeskPiece, QPointF]]:
        """Yield pieces of a cell with their places: where they stand, or around its middle."""
        surface = self._workplace.surface
        middle = camera.on_screen(surface.centre(cell))
        box = outline(surface, cell, camera).boundingRect()
        loose = [each for each in pieces if each.spot is None or _shares(each, pieces)]
        for piece in pieces:
            at = middle
            if piece.spot is not None:
                at = QPointF(
                    box.left() + piece.spot[0] * box.width(),
                    box.top() + piece.spot[1] * box.height(),
                )
            if piece in loose and len(loose) > 1:
                turn = 2 * pi * loose.index(piece) / len(loose) - pi / 2
                radius = camera.zoom * (0.34 if piece.spot is None else 0.12)
                at = at + QPointF(cos(turn) * radius, sin(turn) * radius)
            yield piece, at

    def _draw_piece(
        self, painter: QPainter, at: QPointF, zoom: float, piece: DeskPiece, inks: Inks
    ) -> None:
        radius = max(zoom * (0.13 if piece.spot is not None else 0.36), 9.0)
        ink = inks[player_ink(piece.owner)] if piece.owner is not None else inks["raised"]
        edge = inks["selection"] if piece.is_own else inks["paper"]
        if piece.id in self.scene.lit_pieces:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(inks["accent"]), max(radius * 0.3, 3.0)))
            painter.drawEllipse(at, radius * 1.35, radius * 1.35)
        painter.setBrush(QColor(ink))
        painter.setPen(QPen(QColor(edge), max(radius * 0.16, 1.5)))
        if piece.owner is None:
            painter.drawRoundedRect(
                QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), 4, 4
            )
        else:
            painter.drawEllipse(at, radius, radius)
        if piece.facing in FACES:
            _draw_arrow(painter, at, radius, piece.facing, QColor(edge))
        dark = piece.owner is not None
        painter.setPen(QColor(inks["on-accent"] if dark else inks["text"]))
        font = QFont(painter.font())
        font.setPixelSize(max(round(radius * 1.2), 8))
        font.setBold(True)
        painter.setFont(font)
        area = QRectF(at.x() - 2 * radius, at.y() - radius, 4 * radius, 2 * radius)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, piece.letter)

    def _draw_pencil(self, painter: QPainter, camera: Camera, inks: Inks) -> None:
        surface = self._workplace.surface
        font = QFont(painter.font())
        font.setPixelSize(max(round(camera.zoom * 0.5), 9))
        painter.setFont(font)
        painter.setPen(QColor(inks["warning"]))
        for space, text in self.scene.pencil.items():
            for _, cell in named_cells(surface, [space]):
                box = outline(surface, cell, camera).boundingRect()
                painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, text)


def player_ink(seat: int | None) -> str:
    """Return the ink of a player."""
    return f"player-{(seat or 0) % PLAYER_INKS + 1}"


def _shares(piece: DeskPiece, pieces: Sequence[DeskPiece]) -> bool:
    """Tell whether another stands on the very same spot."""
    return sum(each.spot == piece.spot for each in pieces) > 1


def _shrunk(polygon: QPolygonF) -> QPolygonF:
    """Return a cell's shape a little smaller, so that neighbours can be told apart."""
    middle = polygon.boundingRect().center()
    return QPolygonF([middle + (point - middle) * 0.86 for point in polygon.toList()])


def _draw_arrow(painter: QPainter, at: QPointF, radius: float, side: str, colour: QColor) -> None:
    across, down = FACES[side]
    tip = at + QPointF(across, down) * radius * 1.9
    base, half = at + QPointF(across, down) * radius * 1.15, QPointF(-down, across) * radius * 0.5
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([tip, base + half, base - half]))
