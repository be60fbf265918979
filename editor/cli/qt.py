"""Qt for the command line: a sentence instead of a traceback where its libraries are missing."""

import builtins
import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication


@contextmanager
def qt_at_hand() -> Iterator[None]:
    """Say which packages are missing if importing Qt fails for want of the system's libraries."""
    try:
        with _uncollected():
            import_module("PySide6.QtCore")
            _import_as_python_does()
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


@contextmanager
def _uncollected() -> Iterator[None]:
    """Look for no rubbish among what is imported, now and later: modules and classes stay until the end."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
        gc.freeze()
    finally:
        if was_enabled:
            gc.enable()


def _import_as_python_does() -> None:
    """Take PySide's hook off all imports: it reads the source of every module, for features that we don't use.

    It has no switch, but keeps Python's own function under this name, and calls it after its search.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


@cache
def application_without_display() -> "QGuiApplication":
    """Return the application that Qt needs to draw letters, though without a display."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with qt_at_hand():
        from PySide6.QtGui import QGuiApplication

    return QGuiApplication([])
