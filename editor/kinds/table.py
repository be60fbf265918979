"""The kinds by map kind."""

from collections.abc import Mapping

from hullwright.schema.errors import HullwrightError

from ..concepts.editor_kind import EditorKind
from .galaxy.editor_kind import EDITOR_KIND as GALAXY
from .hex_zone.editor_kind import EDITOR_KIND as HEX_ZONE
from .plain.editor_kind import plain_editor_kind
from .station.editor_kind import EDITOR_KIND as STATION
from .tile_maze.editor_kind import EDITOR_KIND as TILE_MAZE

EDITOR_KINDS: Mapping[str, EditorKind] = {
    HEX_ZONE.kind: HEX_ZONE,
    TILE_MAZE.kind: TILE_MAZE,
    STATION.kind: STATION,
    GALAXY.kind: GALAXY,
}
"""Our own kinds with tools of their own; those of plugins stand in no list, and are asked for by name."""


def editor_kind_of(kind: str) -> EditorKind:
    """Return how maps of a kind are drawn and worked on: ours, a plugin's, or else to be looked at."""
    if kind in EDITOR_KINDS:
        return EDITOR_KINDS[kind]
    # Whoever has no map of a plugin's kind never comes here.
    from .brought.editor_kind import PluginFailed, brought_editor_kind

    try:
        return brought_editor_kind(kind) or plain_editor_kind(kind)
    except PluginFailed:
        # Told where the map is opened; it can be looked at all the same.
        return plain_editor_kind(kind)


def editor_kind_fault(kind: str) -> HullwrightError | None:
    """Return why the tools of a plugin's kind can't be had, or None if nothing is wrong with them."""
    if kind in EDITOR_KINDS:
        return None
    from .brought.editor_kind import PluginFailed, brought_editor_kind

    try:
        brought_editor_kind(kind)
    except PluginFailed as fault:
        return fault
    return None
