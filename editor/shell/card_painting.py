"""What cards with a picture have in common when they are painted: their ground, and the picture on it."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyle

from ..drawing.inks_in_force import colour


def paint_card_ground(painter: QPainter, area: QRect, state: QStyle.StateFlag) -> None:
    """Paint the card itself, with an edge that shows whether it is chosen or pointed at."""
    is_chosen = bool(state & QStyle.StateFlag.State_Selected)
    is_hovered = bool(state & QStyle.StateFlag.State_MouseOver)
    edge = "accent" if is_chosen else "faint-text" if is_hovered else "line"
    painter.setPen(QPen(colour(edge), 2.0 if is_chosen else 1.0))
    painter.setBrush(colour("raised"))
    painter.drawRoundedRect(area, 6, 6)


def paint_card_picture(
    painter: QPainter, area: QRect, picture: QPixmap | None, back: QColor
) -> None:
    """Paint a picture as large as it fits into the middle of an area, or the empty area while there is none."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(back)
    painter.drawRoundedRect(area, 4, 4)
    if picture is None:
        return
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    shown = picture.size().scaled(area.size(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRect(area.topLeft(), shown)
    place.moveCenter(area.center())
    painter.drawPixmap(place, picture)
