"""The first arrangement: how large the window is and where its panels are until the person decides otherwise."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QMainWindow

from .docks import DockPane

USUAL = QSize(1280, 800)
"""The size where the screen is large enough for it."""
TITLE = 32
"""Pixels that the system may put above the window for its title."""
LOW = 640
"""The height of a screen below which panels share their places."""

_LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
_RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
_BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea
_ROOM: Mapping[bool, Mapping[Qt.DockWidgetArea, int]] = {
    False: {_LEFT: 252, _RIGHT: 284, _BOTTOM: 132},
    True: {_LEFT: 208, _RIGHT: 240, _BOTTOM: 96},
}
"""How much room the panels of an area take, on a large screen and on a low one."""


def first_size(screen: QSize) -> QSize:
    """Return how large the window is at first on a screen of which so much is free.

    >>> first_size(QSize(1280, 720)).toTuple()
    (1280, 688)
    """
    return USUAL.boundedTo(screen - QSize(0, TITLE))


def arrange(window: QMainWindow, panes: Mapping[str, DockPane], *, is_low: bool) -> None:
    """Put panels where they usually are; where there is little room, those of an area become tabs."""
    first: dict[Qt.DockWidgetArea, DockPane] = {}
    for pane in panes.values():
        area = pane.dock.area
        window.addDockWidget(area, pane)
        front = panes[pane.dock.beside] if pane.dock.beside else first.get(area)
        if front is not None and (pane.dock.beside or is_low):
            window.tabifyDockWidget(front, pane)
            front.raise_()
        first.setdefault(area, pane)
        pane.setVisible(pane.dock.is_open)
    for area, room in _ROOM[is_low].items():
        direction = Qt.Orientation.Vertical if area == _BOTTOM else Qt.Orientation.Horizontal
        inside = [pane for pane in panes.values() if pane.dock.area == area]
        window.resizeDocks(inside, [room] * len(inside), direction)
    high = [pane for pane in panes.values() if pane.dock.height and not is_low]
    window.resizeDocks(high, [pane.dock.height for pane in high], Qt.Orientation.Vertical)
