"""The doors of our tables: whoever starts a process opens them for what trusted plugins bring.

Without it there are our own map kinds, engines, rulesets and bots alone. Opening costs nothing: plugins are
looked at when somebody asks for a name that is not ours, or wants to see all names there are.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from hullwright.schema.open_table import use_source
from hullwright.schema.processes.greeting import greet_children_with

if TYPE_CHECKING:
    from hullwright.schema.processes.child import Child

    from .brought import Brought


def open_doors() -> None:
    """Let the map kinds, engines, rulesets and bots of plugins be found, here and in all child processes."""
    use_source(PluginDoor())
    greet_children_with(open_child_doors)


def open_child_doors(_: "Child") -> None:
    """Open the doors in a child process."""
    open_doors()


class PluginDoor:
    """Asks the plugins of the person, as they are at the moment."""

    def names(self, sort: str, scope: str) -> Iterable[str]:
        """Return the names of what plugins bring of a sort."""
        return _brought().names(sort, scope)

    # Any: as in `Source`.
    def entry(self, sort: str, scope: str, name: str) -> Any:
        """Return what a plugin brings; KeyError if none does, HullwrightError with why it can't be had."""
        return _brought().entry(sort, scope, name)

    def titles(self, sort: str, scope: str, name: str) -> Mapping[str, str]:
        """Return what a plugin calls what it brings, by language."""
        return _brought().titles(sort, scope, name)


def _brought() -> "Brought":
    # On use: nobody who has no plugins waits for it.
    from .brought import brought_by
    from .host.usual import usual_host

    return brought_by(usual_host())
