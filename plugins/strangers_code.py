"""Calls into strangers' code: with a time limit, and with what they return looked at before anybody uses it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from hullwright.schema.messages import message

from .host import Contributed, Origin, Plugin
from .host.patience import PluginFailed, guarded

T = TypeVar("T")

SECONDS = 10.0
"""How long one call may take."""


class _Depth:
    """Whether strangers' code is running: what it calls of its own runs on its clock."""

    is_inside = False


@contextmanager
def bounded(plugin: Plugin, seconds: float | None = None) -> Iterator[None]:
    """Let a plugin's code run for so many seconds; inside another such call the outer limit holds."""
    if _Depth.is_inside or plugin.origin is Origin.SHIPPED:
        yield
        return
    _Depth.is_inside = True
    try:
        with guarded(plugin, SECONDS if seconds is None else seconds):
            yield
    finally:
        _Depth.is_inside = False


def insist_on(plugin: Plugin, what: str, value: object, wanted: type[T]) -> T:
    """Return a stranger's value if it is of the type that is needed; PluginFailed names the plugin if not."""
    if not isinstance(value, wanted):
        raise PluginFailed(
            message(
                "“{what}” of the plugin “{plugin}” is of the type {found}, and {wanted} is needed. "
                "Tell its author.",
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
                "“{what}” of the plugin “{plugin}” is not what is needed. Tell its author.",
                what=what,
                plugin=plugin.id,
            )
        )


# Any: functions of all sorts are called.
@dataclass(frozen=True)
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
