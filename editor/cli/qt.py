"""Qt for the command line: a sentence instead of a traceback where its libraries are missing."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication


@contextmanager
def qt_at_hand() -> Iterator[None]:
    """Say which packages are missing if importing Qt fails for want of the system's libraries."""
    try:
        yield
    except ImportError as fault:
        # Our own modules are never missing for want of a system library.
        if ".so" not in str(fault):
            raise
        raise HullwrightError(
            message(
                "Qt can't be loaded: {reason}. On Debian and Ubuntu: sudo apt install libgl1 libegl1 "
                "libglib2.0-0 libdbus-1-3 libfontconfig1 libxkbcommon0 fonts-dejavu-core",
                reason=fault,
            )
        ) from fault


@cache
def application_without_display() -> "QGuiApplication":
    """Return the application that Qt needs to draw letters, though without a display."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with qt_at_hand():
        from PySide6.QtGui import QGuiApplication

    return QGuiApplication([])
