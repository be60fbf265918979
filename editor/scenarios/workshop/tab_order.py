"""Stops of the Tab key: in the order in which things stand on a page, not in which they were made."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget


def stops(parts: Sequence[QWidget]) -> list[QWidget]:
    """Return where the Tab key stops: part by part, in each from the top down."""
    return [
        each
        for part in parts
        for each in sorted(filter(_is_stop, part.findChildren(QWidget)), key=_place)
    ]


def _place(widget: QWidget) -> tuple[int, int]:
    corner = widget.mapToGlobal(QPoint(0, 0))
    return corner.y(), corner.x()


def _is_stop(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value)
    return by_tab and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None


def step(page: QWidget, parts: Sequence[QWidget], *, forward: bool) -> bool:
    """Go to the next stop or the one before, out of the page at its ends; return whether there is one."""
    ordered = stops(parts) if forward else stops(parts)[::-1]
    focused = page.focusWidget()
    if focused not in ordered:
        return False
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    later = ordered[ordered.index(focused) + 1 :]
    found = later[0] if later else _outside(page, forward=forward) or ordered[0]
    found.setFocus(reason)
    return True


def _outside(page: QWidget, *, forward: bool) -> QWidget | None:
    """Return the next stop of the window that is not inside a page."""
    widget: QWidget | None = page
    while widget is not None:
        widget = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
        if widget is page or widget is None:
            return None
        if not page.isAncestorOf(widget) and _is_stop(widget):
            return widget
    return None
