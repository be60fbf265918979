"""The options that beginnings of zones are built with."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from random import Random

from hullwright.schema.kinds.hex_zone.layout import POD, HexZone
from hullwright.schema.records import Json, JsonObject

from ..contract import FixedPart
from .symmetry import NONE

ANY = "any"
"""What is left to chance."""


@cache
def options_schema() -> JsonObject:
    """Return the JSON Schema of the options."""
    found: JsonObject = json.loads(files(__package__).joinpath("options.json").read_text("utf-8"))
    return found


def chosen(name: str, names: tuple[str, ...], chance: Random) -> str:
    """Return a name as it was given, or one of some by chance if any will do."""
    return chance.choice(names) if name == ANY else name


def settled(given: Mapping[str, Json], fixed: FixedPart | None) -> Mapping[str, Json]:
    """Return every option, as given or else as usual.

    A map of which something must stay says itself how many pods it has, and that it has the whole sheet and no
    symmetry, unless somebody asks for others.
    """
    usual = {name: each["default"] for name, each in options_schema()["properties"].items()}
    return {**usual, **(_kept(fixed.document.layout) if fixed else {}), **given}


def _kept(zone: HexZone) -> Mapping[str, Json]:
    pods = [each for each, kind in zone.legend.items() if kind.role == POD]
    count = sum(line.count(each) for line in zone.rows for each in pods)
    return {"symmetry": NONE, "silhouette": "sheet", **({"pods": count} if count else {})}
