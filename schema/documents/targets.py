"""Targets: what a designer asks of maps that are to be made."""

from dataclasses import field

from ..late_dataclass import late_dataclass
from ..records import JsonObject, Record, document_json, to_json

TARGET_FORMAT = "hullwright/target"
TARGET_VERSION = 1

PLAYED = "play-"
"""How the names of measures begin that are found out by play."""


@late_dataclass(kw_only=True)
class Wish(Record):
    """What one measure of a map should be."""

    measure: str
    """A measure of the kind, or one that is played for ("play-first-side", "play-rounds" …)."""
    best: float | None = None
    """The value to come close to; without one, everything within the range is as good."""
    least: float | None = None
    most: float | None = None
    weight: float = 1.0
    """How much it counts beside the others."""
    required: bool = False
    """Whether a map outside the range is not offered at all."""


@late_dataclass(kw_only=True)
class Target(Record):
    """What maps of a kind should be like: how they begin, and what is wished of them."""

    name: str
    description: str = ""
    author: str = ""
    language: str = ""
    kind: str
    generator: str = ""
    """What builds the beginnings, by its name in a plugin; the kind's own where there is none."""
    options: JsonObject = field(default_factory=dict)
    """What the beginnings are built with: size or silhouette, symmetry, numbers of things."""
    wishes: tuple[Wish, ...] = ()
    scenario: str = ""
    """A file, by its place from the target's own; what is played for is played under it."""
    players: tuple[int, ...] = ()
    """With how many it is played; without any, with as many as the map is made for."""

    def to_json(self) -> JsonObject:
        """Return the document as it stands in a file."""
        return document_json(TARGET_FORMAT, TARGET_VERSION, to_json(self))
