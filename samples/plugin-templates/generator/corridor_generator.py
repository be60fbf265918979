"""The generator: a corridor between the two starts, with two pods beside it."""

from collections.abc import Mapping
from random import Random
from typing import Any

from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone


def corridor(options: Mapping[str, Any], chance: Random) -> HexZone:
    """Return a new zone; all chance comes from what is handed in, so that a seed gives the same zone again."""
    length = options["length"]
    middle = "".join("sd"[int(chance.random() * 2)] for _ in range(length))
    pods = ["."] * (length + 2)
    pods[1], pods[length] = "1", "2"
    return HexZone(legend=LEGEND, rows=("".join(pods), f"H{middle}A"))
