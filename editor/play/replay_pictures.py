"""Pictures of a recorded game: one moment as PNG, or the whole game as an animation."""

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QPixmap

from ..languages.words import tr

if TYPE_CHECKING:
    from .replay_page import ReplayPage

ANIMATED = (".gif", ".webp")
MOST_FRAMES = 120
PAUSE = 700
"""Milliseconds that a frame is shown."""


def save_picture(page: "ReplayPage", path: Path) -> str:
    """Save the moment that is shown, or the game as an animation; return what became of it."""
    if path.suffix.lower() in ANIMATED:
        return _save_animation(page, path)
    target = path if path.suffix else path.with_suffix(".png")
    if page.board.canvas.grab().save(str(target)):
        return tr("{name} is saved.", name=target.name)
    return tr("{name} could not be written.", name=target.name)


def _save_animation(page: "ReplayPage", path: Path) -> str:
    # Loaded with the first animation: the window is to be there at once.
    from PIL import Image

    moments = sorted({*page.course.rounds, *(each.after for each in page.course.moments)})
    moments = [*moments[:: len(moments) // MOST_FRAMES + 1], page.course.length]
    shown, frames = page.number, []
    for number in dict.fromkeys(moments):
        page.show_moment(number)
        frames.append(Image.open(BytesIO(_png(page.board.canvas.grab()))).convert("RGB"))
    page.show_moment(shown)
    try:
        frames[0].save(path, save_all=True, append_images=frames[1:], duration=PAUSE, loop=0)
    except (OSError, ValueError):
        return tr("{name} could not be written.", name=path.name)
    return tr("{name} is saved.", name=path.name)


def _png(picture: QPixmap) -> bytes:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(content.data())
