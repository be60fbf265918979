"""The kinds of maps that can be made, by the name of the map kind; each is loaded when it is asked for."""

from collections.abc import Mapping

from hullwright.schema.errors import HullwrightError
from hullwright.schema.extensible_table import NamedCode
from hullwright.schema.messages import message

from .contract import DraftKind

DRAFT_KINDS: Mapping[str, DraftKind] = NamedCode(
    __package__,
    {
        "hex-zone": ".hex_zone.kind:HEX_ZONES",
        "tile-maze": ".tile_maze.kind:TILE_MAZES",
        "station": ".station.kind:STATIONS",
        "galaxy": ".galaxy.kind:GALAXIES",
    },
)
"""How maps of each kind are made."""


def draft_kind(kind: str) -> DraftKind:
    """Return how maps of a kind are made; HullwrightError if nobody knows."""
    if kind not in DRAFT_KINDS:
        raise HullwrightError(
            message(
                "Maps of the kind “{kind}” can't be generated; there are {known}.",
                kind=kind,
                known=", ".join(DRAFT_KINDS),
            )
        )
    return DRAFT_KINDS[kind]
