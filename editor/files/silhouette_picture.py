"""The picture of a silhouette: the cells that it covers on an empty map, in one colour."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF

from hullwright.schema.kinds import map_kind

from ..drawing.inks_in_force import colour
from ..kinds.table import EDITOR_KINDS, editor_kind_of
from .new_map_beginnings import silhouettes

_SHARPNESS = 3
MOST = 64
"""So many pictures of our own silhouettes are kept."""


def own_silhouette_picture(kind: str, name: str, size: QSize) -> QImage:
    """Return the picture of our silhouette of that name; on maps of our own kinds it is drawn once for all dialogs."""
    if kind not in EDITOR_KINDS:
        return _drawn(kind, name, size, colour("text"))
    return _drawn_once(kind, name, size.width(), size.height(), colour("text").name())


@lru_cache(MOST)
def _drawn_once(kind: str, name: str, width: int, height: int, ink: str) -> QImage:
    return _drawn(kind, name, QSize(width, height), QColor(ink))


def _drawn(kind: str, name: str, size: QSize, ink: QColor) -> QImage:
    """Draw a silhouette on a map of the usual size, larger than wanted so that it can be scaled down."""
    extent = map_kind(kind).extent
    layout = map_kind(kind).blank(extent.usual if extent else None)
    editor_kind = editor_kind_of(kind)
    surface = editor_kind.surface(layout)
    box, room = surface.bounds, size * _SHARPNESS
    zoom = min(
        room.width() / (box.right - box.left or 1), room.height() / (box.bottom - box.top or 1)
    )
    image = QImage(
        max(round((box.right - box.left) * zoom), 1),
        max(round((box.bottom - box.top) * zoom), 1),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        (shown,) = (each for each in silhouettes(editor_kind) if each.silhouette == name)
        for cell in shown.covered(kind, surface):
            corners = surface.corners(cell)
            painter.drawPolygon(
                QPolygonF(
                    [QPointF((x - box.left) * zoom, (y - box.top) * zoom) for x, y in corners]
                )
            )
    return image
