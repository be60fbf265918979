"""The code of a plugin for the window: found by the map kind it is for, loaded once for each state of the plugins."""

from functools import lru_cache
from typing import NamedTuple

from hullwright.plugins.brought import brought_by
from hullwright.plugins.host import Contributed, Host, Status
from hullwright.plugins.host.patience import PluginFailed, guarded
from hullwright.plugins.host.usual import usual_host
from hullwright.plugins.strangers_code import SECONDS, insist_on, insist_that
from hullwright.schema.errors import HullwrightError

from ...concepts.editor_kind import EditorKind


class LoadedKind(NamedTuple):
    """The editor's side of a map kind as its plugin made it."""

    contributed: Contributed
    theirs: EditorKind


def owner(kind: str) -> Contributed | None:
    """Return the contribution that brings a map kind with an editor's side that may run, or None."""
    found = brought_by(usual_host()).owner("map_kinds", "", kind)
    if found is None or found.plugin.status is not Status.READY or not found.contribution.editor:
        return None
    return found


def loaded(kind: str) -> LoadedKind:
    """Return what a plugin made for a map kind; PluginFailed says why it can't be had."""
    return _loaded(usual_host(), kind)


@lru_cache(maxsize=16)
def _loaded(_: Host, kind: str) -> LoadedKind:
    contributed = owner(kind)
    if contributed is None:
        raise KeyError(kind)
    return loaded_from(contributed)


def loaded_from(contributed: Contributed) -> LoadedKind:
    """Return what a contribution's `editor` names; PluginFailed says why it can't be had."""
    kind = contributed.contribution.kind
    plugin, code = contributed.plugin, contributed.contribution.editor
    try:
        with guarded(plugin, SECONDS):
            theirs = insist_on(plugin, code, plugin.load(code), EditorKind)
    except PluginFailed:
        raise
    except HullwrightError as fault:
        raise PluginFailed(fault.args[0]) from fault
    insist_that(plugin, f"{code}.kind", holds=theirs.kind == kind)
    return LoadedKind(contributed, theirs)
