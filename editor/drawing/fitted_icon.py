"""Pictures as icons: as large as there is room, and sharp on every screen."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPixmap


def fitted_icon(image: QImage, room: QSize, ratio: float) -> QIcon:
    """Return a picture fitted into some room, for a screen with so many pixels to one of the window's."""
    fitted = image.scaled(
        room * ratio,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    picture = QPixmap.fromImage(fitted)
    picture.setDevicePixelRatio(ratio)
    return QIcon(picture)
