"""Patience: a plugin's code is called with a time limit, and whatever it does ends in a sentence."""

import logging
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from time import monotonic
from typing import Any

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from .fault_place import fault_place, followed_by_place
from .plugin import Contributed, Plugin

logger = logging.getLogger(__name__)

INSISTENCE = 0.2
"""Seconds after which code is interrupted again that has swallowed the first interruption."""


AT_ONCE = 1e-6
"""Seconds until a limit is over that should have been by now."""


class PluginFailed(HullwrightError):
    """Code of a plugin that failed, which is another matter than a refusal that it words itself."""


class Endless(PluginFailed):
    """Code of a plugin that took longer than it may."""


class TimeOver(BaseException):
    """Raised inside code whose time is over; no `except Exception` of a stranger holds it."""


@contextmanager
def guarded(plugin: Plugin, seconds: float) -> Iterator[None]:
    """Let a plugin's code run for so many seconds; PluginFailed names the plugin if it fails."""
    try:
        with plugin.answers(), limited(seconds):
            yield
    except TimeOver as fault:
        logger.debug("the plugin “%s” took too long", plugin.id, exc_info=fault)
        said = message(
            "The plugin “{plugin}” took longer than {seconds} seconds and was stopped. Please "
            "tell its author, or switch it off.",
            plugin=plugin.id,
            seconds=f"{seconds:g}",
        )
        raise Endless(followed_by_place(said, fault_place(fault, plugin.folder))) from fault
    except SystemExit as fault:
        logger.debug("the plugin “%s” tried to end the program", plugin.id, exc_info=fault)
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
def limited(seconds: float) -> Iterator[None]:
    """Interrupt what runs inside after some seconds, where the system can: Windows has no such clock."""
    if sys.platform == "win32" or current_thread() is not main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise TimeOver

    before, began = signal.signal(signal.SIGALRM, ring), monotonic()
    left, interval = signal.setitimer(signal.ITIMER_REAL, seconds, INSISTENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if left:
            # What this was called in has a limit of its own, which goes on.
            rest = max(left - (monotonic() - began), AT_ONCE)
            signal.setitimer(signal.ITIMER_REAL, rest, interval)
