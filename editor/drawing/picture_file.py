"""Pictures that people bring: read from a file, unless they are too large to hold."""

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader

from hullwright.schema.errors import HullwrightError
from hullwright.schema.limits import MAX_PICTURE_PIXELS
from hullwright.schema.messages import Message, message


def picture_at(path: Path) -> QImage:
    """Return the picture in a file; HullwrightError says what can't be shown and why."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid() and size.width() * size.height() > MAX_PICTURE_PIXELS:
        raise HullwrightError(_too_large(path, size))
    picture = reader.read()
    if picture.isNull():
        raise HullwrightError(
            message(
                "“{name}” can't be shown as a picture ({reason}). Choose a PNG or JPEG file.",
                name=path.name,
                reason=reader.errorString(),
            )
        )
    if picture.width() * picture.height() > MAX_PICTURE_PIXELS:
        raise HullwrightError(_too_large(path, picture.size()))
    return picture


def _too_large(path: Path, size: QSize) -> Message:
    return message(
        "“{name}” has {width} × {height} pixels, more than {most} million: make it smaller first.",
        name=path.name,
        width=size.width(),
        height=size.height(),
        most=MAX_PICTURE_PIXELS // 1_000_000,
    )
