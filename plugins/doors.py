"""The doors of our tables: whoever starts a process opens them for what trusted plugins bring.

Without it there are our own map kinds, engines, rulesets and bots alone. Opening costs nothing: plugins are
looked at when somebody asks for a name that is not ours, or wants to see all names there are.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from hullwright.schema.extensible_table import source_in_use, use_source
from hullwright.schema.processes.greeting import greet_children_with

if TYPE_CHECKING:
    from hullwright.schema.processes.child import Child

    from .brought import Brought
    from .host import Host, Plugin


def open_doors() -> None:
    """Let the map kinds, engines, rulesets and bots of plugins be found, here and in all child processes."""
    use_source(PluginDoor())
    greet_children_with(open_child_doors)


def open_child_doors(_: "Child") -> None:
    """Open the doors in a child process."""
    open_doors()


@contextmanager
def trial_doors(plugin: "Plugin", beside: "Host") -> Iterator[None]:
    """Let what a plugin on trial brings be found for a while, before what the plugins of a host bring."""
    from .brought import Brought

    before = source_in_use()
    others = [each for each in beside.plugins() if each.id != plugin.id]
    use_source(Brought(lambda: (plugin, *others)))
    try:
        yield
    finally:
        use_source(before)


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

    def origin(self, sort: str, scope: str, name: str) -> str:
        """Return which plugin brings something, and the hash of its content."""
        return _brought().origin(sort, scope, name)


def _brought() -> "Brought":
    # On use: nobody who has no plugins waits for it.
    from .brought import brought_by
    from .host.usual import usual_host

    return brought_by(usual_host())
