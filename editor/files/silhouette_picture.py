"""The picture of a silhouette: the cells that it covers on an empty map, in one colour."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPolygonF

from hullwright.schema.kinds import map_kind

from ..drawing.inks_in_force import colour
from ..kinds.table import editor_kind_of
from .new_map_beginnings import Inside

_SHARPNESS = 3


def silhouette_picture(kind: str, inside: Inside, size: QSize) -> QImage:
    """Return a picture of a silhouette on a map of the usual size, drawn larger so that it can be scaled down."""
    extent = map_kind(kind).extent
    layout = map_kind(kind).blank(extent.usual if extent else None)
    surface = editor_kind_of(kind).surface(layout)
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
        painter.setBrush(colour("text"))
        for cell in inside(surface):
            corners = surface.corners(cell)
            painter.drawPolygon(
                QPolygonF(
                    [QPointF((x - box.left) * zoom, (y - box.top) * zoom) for x, y in corners]
                )
            )
    return image
