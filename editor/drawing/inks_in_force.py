"""The inks in force: those of the theme of the application, asked for whenever something is drawn.

Qt carries a theme to everybody: the palette of the application tells which inks are meant, and Qt
repaints all widgets when it changes. So a widget that draws with inks asks here while it paints, and
only one that has put colours down before (a picture, a page of text) needs to hear of the change.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPalette,
    QPixmap,
)

from .inks import DARK, LIGHT, Inks

Drawn: TypeAlias = Callable[[Inks, int], QIcon]
"""Draws an icon with inks, so many dots wide and high."""

_by_window: dict[str, Inks] = {each["window"].lower(): each for each in (DARK, LIGHT)}
"""The themes that were in force so far, by the colour of their windows; of two with one colour the later."""


def note_inks(inks: Inks) -> None:
    """Take note of a theme that the application gets, such as one of a plugin."""
    _by_window[inks["window"].lower()] = inks


def inks_in_force() -> Inks:
    """Return the inks of the theme of the application, told by the colour of its windows."""
    window = QGuiApplication.palette().color(QPalette.ColorRole.Window).name()
    return _by_window.get(window, DARK)


def colour(ink: str) -> QColor:
    """Return the colour that an ink has now."""
    return QColor(inks_in_force()[ink])


def is_new_theme(event: QEvent) -> bool:
    """Tell whether a widget's change event comes from another theme: Qt sends it to every widget."""
    return event.type() == QEvent.Type.StyleChange


def icon_in_force(drawn: Drawn, sides: Callable[[], Sequence[int]]) -> QIcon:
    """Return an icon that is drawn with the inks in force whenever it is shown, in the sizes that are shown."""
    return QIcon(_InkedIcon(drawn, sides))


class _InkedIcon(QIconEngine):
    """Lets icons drawn in the inks in force, one for each size that somebody shows, stand in for itself."""

    def __init__(self, drawn: Drawn, sides: Callable[[], Sequence[int]]) -> None:
        super().__init__()
        self._drawn = drawn
        self._sides = sides
        self._icons: dict[int, QIcon] = {}
        self._inks: Inks | None = None

    def _now(self, size: QSize) -> QIcon:
        """Return the smallest icon that fills so many dots, or else the largest."""
        inks = inks_in_force()
        if inks is not self._inks:
            self._inks, self._icons = inks, {}
        sides, wanted = self._sides(), min(size.width(), size.height())
        side = min((each for each in sides if each >= wanted), default=max(sides))
        if side not in self._icons:
            self._icons[side] = self._drawn(inks, side)
        return self._icons[side]

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        dots = rect.size() * painter.device().devicePixelRatio()
        self._now(dots).paint(painter, rect, mode=mode, state=state)

    def actualSize(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QSize:
        return self._now(size).actualSize(size, mode, state)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        # Counted in dots: Qt says afterwards how dense they are.
        return self._now(size).pixmap(size, 1.0, mode, state)

    def availableSizes(
        self, _mode: QIcon.Mode = QIcon.Mode.Normal, _state: QIcon.State = QIcon.State.Off
    ) -> list[QSize]:
        return [QSize(side, side) for side in self._sides()]

    def clone(self) -> QIconEngine:
        return _InkedIcon(self._drawn, self._sides)
