"""How a picture of a map is to be drawn, and the file that is made of it."""

from dataclasses import dataclass
from pathlib import Path

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import Saved, Write, save
from hullwright.schema.messages import message

from ..drawing.hull_styles import OFF
from ..drawing.inks import THEMES

SUFFIXES = (".png", ".svg")
SMALLEST, USUAL, LARGEST = 64, 2048, 8192
"""Pixels on the longer side of a PNG."""


@dataclass(frozen=True)
class PictureOptions:
    """How a picture is to be drawn."""

    theme: str = "print"
    size: int = USUAL
    """Pixels on the longer side; an SVG has none."""
    rulers: bool = True
    hull: str = OFF
    """The style of the hull around a ship; other maps have none."""


def suffix_of(path: Path) -> str:
    """Return which kind of picture a file's name asks for; HullwrightError if none we draw."""
    suffix = path.suffix.lower()
    if suffix not in SUFFIXES:
        raise HullwrightError(
            message("“{name}” names no kind of picture. End it with .png or .svg.", name=path.name)
        )
    return suffix


def write_picture(
    value: MapDocument, path: Path, options: PictureOptions, write: Write = save
) -> Saved:
    """Draw a map into a file whose suffix says the format; HullwrightError if that can't be done."""
    drawn = _svg(value, options) if suffix_of(path) == ".svg" else _png(value, options)
    return write(path, [drawn])


def _svg(value: MapDocument, options: PictureOptions) -> str:
    from ..drawing.svg import svg_of

    return svg_of(value, THEMES[options.theme], rulers=options.rulers, hull=options.hull)


def _png(value: MapDocument, options: PictureOptions) -> bytes:
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImageWriter

    from ..drawing.images import image_of

    image = image_of(
        value,
        THEMES[options.theme],
        largest=options.size,
        rulers=options.rulers,
        hull=options.hull,
    )
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
