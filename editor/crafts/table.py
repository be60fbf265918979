"""The crafts by map kind."""

from collections.abc import Mapping

from .craft import Craft
from .hex_zone.craft import CRAFT as HEX_ZONE
from .plain.craft import plain_craft

CRAFTS: Mapping[str, Craft] = {HEX_ZONE.kind: HEX_ZONE}
"""The kinds with tools of their own; maps of all others can be looked at."""


def craft_of(kind: str) -> Craft:
    """Return how maps of a kind are drawn and worked on."""
    return CRAFTS[kind] if kind in CRAFTS else plain_craft(kind)
