"""Pictures as icons: as large as there is room, and sharp on every screen."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPixmap


def fitted(image: QImage, room: QSize) -> QImage:
    """Return a picture as large as there is room."""
    return image.scaled(
        room, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


def fitted_icon(image: QImage, room: QSize, ratio: float) -> QIcon:
    """Return a picture fitted into some room, for a screen with so many pixels to one of the window's."""
    picture = QPixmap.fromImage(fitted(image, room * ratio))
    picture.setDevicePixelRatio(ratio)
    return QIcon(picture)
