"""The crafts by map kind."""

from collections.abc import Mapping

from .craft import Craft
from .galaxy.craft import CRAFT as GALAXY
from .hex_zone.craft import CRAFT as HEX_ZONE
from .plain.craft import plain_craft
from .station.craft import CRAFT as STATION
from .tile_maze.craft import CRAFT as TILE_MAZE

CRAFTS: Mapping[str, Craft] = {
    HEX_ZONE.kind: HEX_ZONE,
    TILE_MAZE.kind: TILE_MAZE,
    STATION.kind: STATION,
    GALAXY.kind: GALAXY,
}
"""The kinds with tools of their own; maps of all others can be looked at."""


def craft_of(kind: str) -> Craft:
    """Return how maps of a kind are drawn and worked on."""
    return CRAFTS[kind] if kind in CRAFTS else plain_craft(kind)
