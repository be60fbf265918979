"""The kinds by map kind."""

from hullwright.schema.errors import HullwrightError
from hullwright.schema.extensible_table import NamedCode

from ..concepts.editor_kind import EditorKind

EDITOR_KINDS: NamedCode[EditorKind] = NamedCode(
    __name__.rpartition(".")[0],
    {
        "hex-zone": ".hex_zone.editor_kind:EDITOR_KIND",
        "tile-maze": ".tile_maze.editor_kind:EDITOR_KIND",
        "station": ".station.editor_kind:EDITOR_KIND",
        "galaxy": ".galaxy.editor_kind:EDITOR_KIND",
    },
)
"""Our own kinds with tools of their own, each loaded with its first map; those of plugins stand in no list, and are
asked for by name."""


def editor_kind_of(kind: str) -> EditorKind:
    """Return how maps of a kind are drawn and worked on: ours, a plugin's, or else to be looked at."""
    if kind in EDITOR_KINDS:
        return EDITOR_KINDS[kind]
    # Whoever has no map of a plugin's kind never comes here.
    from .brought.editor_kind import PluginFailed, brought_editor_kind
    from .plain.editor_kind import plain_editor_kind

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
