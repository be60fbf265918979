"""Icons by name: our own drawings, tinted by the theme, crisp at the sizes and densities of the screen."""

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from .icon_names import ICON_FOLDER, icon_names
from .inks_in_force import icon_in_force

_SIZES = (16, 20, 24, 32)
"""The sizes at which the window shows icons, in pixels of a usual screen."""
_INK = "currentColor"
"""What stands in a drawing for the ink of the theme."""
_FAINT = 0.38
"""How much is left of an icon whose action can't be done now."""


@lru_cache(maxsize=512)
def icon(name: str, ink: str = "text") -> QIcon:
    """Return the icon of a name in an ink of the theme in force; KeyError if there is no such drawing."""
    drawing = _drawing(name)
    return icon_in_force(lambda inks, side: _tinted(drawing, inks[ink], side), _sides)


def _sides() -> tuple[int, ...]:
    """Return the sizes in the dots of all screens."""
    return _sides_at(max(screen.devicePixelRatio() for screen in QGuiApplication.screens()))


@cache
def _sides_at(ratio: float) -> tuple[int, ...]:
    return tuple(sorted({*_SIZES, *(round(size * ratio) for size in _SIZES)}))


@lru_cache(maxsize=1024)
def _tinted(drawing: str, colour: str, side: int) -> QIcon:
    renderer = QSvgRenderer(QByteArray(drawing.replace(_INK, colour).encode()))
    whole = _pixmap(renderer, side)
    made = QIcon(whole)
    made.addPixmap(_faded(whole), QIcon.Mode.Disabled)
    return made


def tinted_drawing(name: str, colour: str) -> str:
    """Return the drawing of a name in a colour, as the text of an SVG file; KeyError if there is none such."""
    return _drawing(name).replace(_INK, colour)


def _drawing(name: str) -> str:
    if name not in icon_names():
        raise KeyError(f"there is no icon named {name!r}")
    return (ICON_FOLDER / f"{name}.svg").read_text(encoding="utf-8")


def _pixmap(renderer: QSvgRenderer, size: int) -> QPixmap:
    drawn = QPixmap(QSize(size, size))
    drawn.fill(Qt.GlobalColor.transparent)
    with QPainter(drawn) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(0, 0, size, size))
    return drawn


def _faded(whole: QPixmap) -> QPixmap:
    faded = QPixmap(whole.size())
    faded.fill(Qt.GlobalColor.transparent)
    with QPainter(faded) as painter:
        painter.setOpacity(_FAINT)
        painter.drawPixmap(0, 0, whole)
    return faded
