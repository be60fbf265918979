"""Failures: what plugins did wrong is told, and what failed rests until it is tried again."""

import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import TypeAlias

from hullwright.plugins.contributions import full_name
from hullwright.plugins.host import Contributed, Host, Origin, Plugin
from hullwright.plugins.host.packages import private_package
from hullwright.plugins.host.patience import PluginFailed
from hullwright.plugins.host.plugin import stumble
from hullwright.schema.errors import HullwrightError, trace_behind, trace_of

from ..languages.words import error_text, tr
from ..shell.notices import Notices, Offer, Tone

Act: TypeAlias = Callable[[], object]

logger = logging.getLogger(__name__)


class PluginFailures:
    """Knows which contributions failed."""

    def __init__(self, host: Host, notices: Notices, refresh: Callable[[], object]) -> None:
        self._host = host
        self._notices = notices
        self._refresh = refresh
        self._resting: dict[str, PluginFailed] = {}

    @contextmanager
    def minding(self, contributed: Contributed) -> Iterator[None]:
        """Tell what goes wrong inside, and refuse at once whatever failed before."""
        name = full_name(contributed)
        if name in self._resting:
            raise HullwrightError(self._resting[name].args[0])
        try:
            yield
        except PluginFailed as fault:
            self._resting[name] = fault
            self._tell(contributed.plugin, error_text(fault), name, trace_behind(fault))
            raise

    def tell_of(self, contributed: Contributed, fault: PluginFailed, again: Act) -> None:
        """Tell what went wrong where the failure rests elsewhere, and how it is tried again."""
        name, details = full_name(contributed), trace_behind(fault)
        self._tell(contributed.plugin, error_text(fault), name, details, again)

    def wake(self, name: str | None = None) -> None:
        """Let something that failed be tried again, or everything."""
        if name is None:
            self._resting.clear()
        else:
            self._resting.pop(name, None)

    def _tell(
        self, plugin: Plugin, text: str, name: str, details: str, again: Act | None = None
    ) -> None:
        offers = [
            Offer(tr("Try again"), again or (lambda: self.wake(name))),
            Offer(tr("Switch the plugin off"), lambda: self._switch_off(plugin)),
        ]
        self._notices.tell(text, Tone.WARNING, offers, f"plugin {plugin.id}", details)

    def _switch_off(self, plugin: Plugin) -> None:
        try:
            self._host.disable(plugin.id)
        except HullwrightError as fault:
            self._notices.tell(error_text(fault), Tone.ERROR, topic=f"plugin {plugin.id}")
        self._refresh()

    # What panels do wrong while nobody of ours calls them.

    def catch_strays(self) -> None:
        """Tell of exceptions that come out of a plugin's own signals and timers; others go on as before."""
        before = sys.excepthook

        def tell(
            kind: type[BaseException], fault: BaseException, trace: TracebackType | None
        ) -> None:
            plugin = self._at_fault(trace)
            if plugin is None:
                before(kind, fault, trace)
            else:
                self._tell_stray(plugin, fault)
            _let_go()

        sys.excepthook = tell

    def _tell_stray(self, plugin: Plugin, fault: BaseException) -> None:
        details = trace_of(fault)
        logger.error("the plugin “%s” stumbled\n%s", plugin.id, details)
        text = tr(
            "The plugin “{plugin}” failed: {reason}. Nothing else is affected. Please tell its "
            "author, or switch it off.",
            plugin=plugin.name,
            reason=stumble(fault, plugin.folder),
        )
        self._tell(plugin, text, plugin.id, details)

    def _at_fault(self, trace: TracebackType | None) -> Plugin | None:
        """Return the plugin that was running innermost when something was raised."""
        packages = {_package(each): each for each in self._host.plugins() if _is_stranger(each)}
        found = None
        while trace is not None:
            name = str(trace.tb_frame.f_globals.get("__name__", ""))
            found = next((packages[each] for each in packages if _is_in(name, each)), found)
            trace = trace.tb_next
        return found


def _let_go() -> None:
    """Forget the exception that Python keeps for debuggers, and with it the frames it came through.

    If one of them is a step of the undo history, Qt and Python would later free that step both.
    """
    for name in ("last_type", "last_value", "last_traceback"):
        if hasattr(sys, name):
            delattr(sys, name)


def _is_stranger(plugin: Plugin) -> bool:
    return plugin.origin is not Origin.SHIPPED


def _package(plugin: Plugin) -> str:
    return plugin.package or private_package(plugin.id, plugin.content_hash)


def _is_in(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")
