"""Calls into strangers' code: with a time limit, and with what they return looked at before anybody uses it."""

import atexit
import signal
import sys
from collections.abc import Callable
from threading import current_thread, main_thread
from time import monotonic
from types import TracebackType
from typing import Any, TypeVar

from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import message

from .host import Contributed, Origin, Plugin
from .host.patience import PluginFailed, TimeOver, guarded

T = TypeVar("T")

SECONDS = 10.0
"""How long one call may take."""


TICK = 0.1
"""Seconds after which the clock looks whether somebody's time is over."""


class _Clock:
    """The clock on which strangers' code runs: it ticks as long as such code is called, and then stops by itself.

    Games call it hundreds of times each. To set a timer for every call would take longer than most of them do.
    """

    is_inside = False
    """Whether strangers' code is running: what it calls of its own runs on its time."""
    end = 0.0
    was_used = False


def _tick(*_: object) -> None:
    if _Clock.is_inside and monotonic() >= _Clock.end:
        raise TimeOver
    if not (_Clock.is_inside or _Clock.was_used):
        _stop()
    _Clock.was_used = False


def _stop() -> None:
    signal.setitimer(signal.ITIMER_REAL, 0)


def _wind() -> None:
    """See to it that the clock ticks, where the system has one; if another limit runs, that one counts."""
    if sys.platform == "win32" or current_thread() is not main_thread():
        return
    left, interval = signal.getitimer(signal.ITIMER_REAL)
    if not left and not interval:
        signal.signal(signal.SIGALRM, _tick)
        signal.setitimer(signal.ITIMER_REAL, TICK, TICK)
        # When Python ends it forgets what to do at a tick, and the system would end the process for it.
        atexit.unregister(_stop)
        atexit.register(_stop)


class CallBounds:
    """What a call of strangers' code is made in; see `bounded`."""

    __slots__ = ("_is_outermost", "_plugin", "_seconds")

    def __init__(self, plugin: Plugin, seconds: float) -> None:
        self._plugin = plugin
        self._seconds = seconds
        self._is_outermost = False

    def __enter__(self) -> None:
        if _Clock.is_inside or self._plugin.origin is Origin.SHIPPED:
            return
        self._is_outermost = _Clock.is_inside = _Clock.was_used = True
        _Clock.end = monotonic() + self._seconds
        _wind()

    def __exit__(
        self, _: type[BaseException] | None, fault: BaseException | None, __: TracebackType | None
    ) -> None:
        if not self._is_outermost:
            return
        _Clock.is_inside = False
        if fault is not None:
            # To be worded as all failures of plugins are.
            with guarded(self._plugin, self._seconds):
                raise fault


def bounded(plugin: Plugin, seconds: float | None = None) -> CallBounds:
    """Let a plugin's code run for so many seconds; PluginFailed names the plugin if it fails."""
    return CallBounds(plugin, SECONDS if seconds is None else seconds)


def insist_on(plugin: Plugin, what: str, value: object, wanted: type[T]) -> T:
    """Return a stranger's value if it is of the type that is needed; PluginFailed names the plugin if not."""
    if not isinstance(value, wanted):
        raise PluginFailed(
            message(
                "“{what}” of the plugin “{plugin}” is of the type {found}, but {wanted} is "
                "needed. Please tell its author.",
                what=what,
                plugin=plugin.id,
                found=type(value).__name__,
                wanted=wanted.__name__,
            )
        )
    return value


def insist_that(plugin: Plugin, what: str, *, holds: bool) -> None:
    """Raise PluginFailed with what is wrong with a stranger's value, unless everything holds."""
    if not holds:
        raise PluginFailed(
            message(
                "“{what}” of the plugin “{plugin}” is not what is needed. Please tell its author.",
                what=what,
                plugin=plugin.id,
            )
        )


# Any: functions of all sorts are called.
@late_dataclass
class BoundedFunction:
    """A function of a plugin that is called with a time limit, and whose result is made into plain values."""

    plugin: Plugin
    what: str
    """What it is called where its failure is told, such as `module:KIND.board`."""
    function: Callable[..., Any]
    made: Callable[[Plugin, str, Any], Any]
    """Looks at what came back and returns it as it is used; raises whatever is wrong with it."""

    def __call__(self, *arguments: Any) -> Any:
        """Return what the function returns."""
        with bounded(self.plugin):
            return self.made(self.plugin, self.what, self.function(*arguments))


def loaded_as(contributed: Contributed, wanted: type[T]) -> T:
    """Return the object that a contribution's code names, if it is of the type that is needed."""
    code = contributed.contribution.code
    return insist_on(contributed.plugin, code, contributed.load(), wanted)
