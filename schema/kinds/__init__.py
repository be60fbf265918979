"""The map kinds: a folder for each, and the table that names them."""

from functools import cache
from importlib import import_module
from typing import Any

from .kind import MapKind

KINDS = {
    "hex-zone": "hex_zone",
    "tile-maze": "tile_maze",
    "station": "station",
    "galaxy": "galaxy",
}
"""The folder of each map kind, loaded on use."""


# Any: which layout a kind has is known only once its name is.
@cache
def map_kind(name: str) -> MapKind[Any]:
    """Return the map kind of that name; KeyError if there is none."""
    kind: MapKind[Any] = import_module(f".{KINDS[name]}", __package__).KIND
    return kind
