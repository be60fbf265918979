"""Calls of a plugin's code while the window draws and people paint: bounded, told once, and resting after a failure."""

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from hullwright.plugins.host import Contributed
from hullwright.plugins.host.patience import PluginFailed
from hullwright.plugins.strangers_code import bounded, insist_on
from hullwright.schema.late_dataclass import late_dataclass

SECONDS = 2.0
"""How long one call may take: somebody waits with the mouse in the hand."""
OURS = "hullwright.editor."
"""Where functions come from that need no limit: those of our toolkit."""


class _Listener:
    """Who tells what went wrong; nobody where there is no window."""

    tell: Callable[["Calls", PluginFailed], object] = lambda _calls, _fault: None


def tell_failures(tell: Callable[["Calls", PluginFailed], object]) -> None:
    """Have failures of plugins' map kinds told by somebody from now on."""
    _Listener.tell = tell


@late_dataclass(eq=False)
class Calls:
    """The calls of one contribution's code for the window."""

    contributed: Contributed
    resting: dict[str, PluginFailed] = field(default_factory=dict)
    """What failed, by what it is called: it is not called again before somebody wants to try."""

    def wake(self) -> None:
        """Let everything be tried again."""
        self.resting.clear()

    # Any: functions of all sorts are called.
    def made(self, what: str, function: Callable[..., Any], *arguments: Any) -> Any:
        """Return what a function of the plugin returns; PluginFailed, told and remembered, if it fails."""
        if what in self.resting:
            raise PluginFailed(self.resting[what].args[0])
        try:
            with bounded(self.contributed.plugin, SECONDS):
                return function(*arguments)
        except PluginFailed as fault:
            self.resting[what] = fault
            _Listener.tell(self, fault)
            raise

    def insisting(
        self, what: str, function: Callable[..., Any], wanted: type
    ) -> Callable[..., Any]:
        """Return a function whose result is of a type, or which fails like any other."""
        plugin = self.contributed.plugin

        def checked(*arguments: Any) -> Any:
            return insist_on(plugin, what, function(*arguments), wanted)

        return lambda *arguments: self.made(what, checked, *arguments)

    def or_else(
        self,
        what: str,
        function: Callable[..., Any],
        otherwise: Callable[..., Any],
    ) -> Callable[..., Any]:
        """Return a function that answers with something harmless where the plugin's fails."""

        def answered(*arguments: Any) -> Any:
            try:
                return self.made(what, function, *arguments)
            except PluginFailed:
                return otherwise(*arguments)

        return answered


def is_ours(function: object) -> bool:
    """Tell whether something is made by our own toolkit, and needs no limit of its own."""
    return str(getattr(function, "__module__", "")).startswith(OURS)


# Any: objects of all sorts are wrapped.
class BoundedObject:
    """An object of a plugin whose methods are bounded; what they raise is told and handed on."""

    def __init__(
        self, calls: Calls, what: str, wrapped: object, answers: Mapping[str, Any]
    ) -> None:
        self._calls = calls
        self._what = what
        self._wrapped = wrapped
        self._answers = answers

    def __getattr__(self, name: str) -> Any:
        what, answers = f"{self._what}.{name}", self._answers
        found = self._calls.or_else(what, lambda: getattr(self._wrapped, name), lambda: None)()
        if not callable(found):
            return found
        if name in answers:
            return self._calls.or_else(what, found, lambda *_: answers[name])
        return lambda *arguments: self._calls.made(what, found, *arguments)
