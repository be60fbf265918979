"""When nothing more is going to happen by itself, so that a test can show that something did not."""

import gc
from weakref import ReferenceType

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from hullwright.editor.canvas.tiles_ahead import TilesAhead
from hullwright.editor.documents.afterwards import turns


def is_at_rest(*owners: QObject) -> bool:
    """Tell whether all events are dealt with, and nothing in these objects waits for its moment."""
    QApplication.processEvents()
    timers = (timer for owner in (*owners, turns()) for timer in _timers(owner))
    # What is drawn ahead while the hand rests changes nothing that can be seen.
    awaited = (each for each in timers if not isinstance(each, TilesAhead))
    return not any(each.isSingleShot() and each.isActive() for each in awaited)


def _timers(owner: QObject) -> list[QTimer]:
    found: list[QTimer] = owner.findChildren(QTimer)
    return [owner, *found] if isinstance(owner, QTimer) else found


def delete_now() -> None:
    """Delete what was told to go later."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def are_gone(*things: ReferenceType[object]) -> bool:
    """Tell whether nothing keeps these things any more, whatever cycles they were in."""
    # What a test has just made is young: all the rest is looked through only if that was not enough.
    for generation in (1, 2):
        gc.collect(generation)
        if all(each() is None for each in things):
            return True
    return False
