"""Patience: a plugin's code is called with a time limit, and whatever it does ends in a sentence."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Any

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from .fault_place import fault_place, followed_by_place
from .plugin import Contributed, Plugin

INSISTENCE = 0.2
"""Seconds after which code is interrupted again that has swallowed the first interruption."""


class PluginFailed(HullwrightError):
    """Code of a plugin that failed, which is another matter than a refusal that it words itself."""


class Endless(PluginFailed):
    """Code of a plugin that took longer than it may."""


class _Rung(BaseException):
    """Raised inside code whose time is over; no `except Exception` of a stranger holds it."""


@contextmanager
def guarded(plugin: Plugin, seconds: float) -> Iterator[None]:
    """Let a plugin's code run for so many seconds; PluginFailed names the plugin if it fails."""
    try:
        with plugin.answers(), _limited(seconds):
            yield
    except _Rung as fault:
        said = message(
            "The plugin “{plugin}” took longer than {seconds} seconds and was stopped. Tell "
            "its author, or switch it off.",
            plugin=plugin.id,
            seconds=f"{seconds:g}",
        )
        raise Endless(followed_by_place(said, fault_place(fault, plugin.folder))) from fault
    except SystemExit as fault:
        said = message("The plugin “{plugin}” tried to end the program.", plugin=plugin.id)
        raise PluginFailed(followed_by_place(said, fault_place(fault, plugin.folder))) from fault
    except HullwrightError as fault:
        if isinstance(fault.__cause__, HullwrightError | None):
            raise
        raise PluginFailed(fault.args[0]) from fault.__cause__


# Any: as in `Loads`.
def brought_in(contributed: Contributed) -> Any:
    """Return the object that a contribution's `code` names; PluginFailed says why it can't be had."""
    try:
        return contributed.load()
    except HullwrightError as fault:
        raise PluginFailed(fault.args[0]) from fault


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Interrupt what runs inside after some seconds, where the system can: Windows has no such clock."""
    if sys.platform == "win32" or current_thread() is not main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise _Rung

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds, INSISTENCE)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
