"""The map kinds: a folder for each of ours, and the table that names them and those that plugins bring."""

from typing import TYPE_CHECKING, Any

from ..extensible_table import ExtensibleTable, NamedCode

if TYPE_CHECKING:
    from .kind import MapKind

# Any: which layout a kind has is known only once its name is.
OWN_KINDS: "NamedCode[MapKind[Any]]" = NamedCode(
    __name__,
    {
        "hex-zone": ".hex_zone:KIND",
        "tile-maze": ".tile_maze:KIND",
        "station": ".station:KIND",
        "galaxy": ".galaxy:KIND",
    },
)
"""Our own kinds, each loaded on use from its folder."""

KINDS: "ExtensibleTable[MapKind[Any]]" = ExtensibleTable("map_kinds", OWN_KINDS)
"""All kinds of maps, those of plugins that may run included."""


def map_kind(name: str) -> "MapKind[Any]":
    """Return the map kind of that name; KeyError if there is none, HullwrightError if it can't be had."""
    return KINDS[name]
