"""The kinds by map kind."""

from collections.abc import Mapping

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
"""The kinds with tools of their own; maps of all others can be looked at."""


def editor_kind_of(kind: str) -> EditorKind:
    """Return how maps of a kind are drawn and worked on."""
    return EDITOR_KINDS[kind] if kind in EDITOR_KINDS else plain_editor_kind(kind)
