"""What making maps of a kind takes: measures to wish for, beginnings, and drafts that are changed by small moves.

Nothing else in this folder but the rooms of the kinds knows what a map is made of.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target
from hullwright.schema.messages import Message
from hullwright.schema.records import JsonObject

from .map_forms import HexContents

FIRST_SIDE, WON, SPREAD = "play-first-side", "play-won", "play-spread"
"""Measures of games by which balance is told: of two sides, of a goal that all have in common, of places at the table."""


@dataclass(frozen=True)
class Measure:
    """Something that can be wished of maps of a kind, and the range in which people wish it."""

    title: Message
    help: Message
    least: float
    most: float
    step: float = 1.0
    """How far one press of an arrow key goes; whole numbers are counted in steps of 1."""
    is_share: bool = False
    """Whether it is shown in percent."""


@dataclass(frozen=True)
class NicheAxis:
    """A measure by whose bands maps are told apart: a map for each band is kept."""

    measure: str
    edges: tuple[float, ...]
    """Where one band ends and the next begins, from low to high."""

    def band(self, measures: Mapping[str, float]) -> int:
        """Return the number of the band that a map lies in."""
        return sum(measures[self.measure] >= edge for edge in self.edges)


@dataclass(frozen=True)
class FixedPart:
    """What of a map must stay as it is, by the labels of its cells."""

    document: MapDocument
    cells: frozenset[str]
    """Everything else may be changed."""


class Draft(Protocol):
    """A map in the making: changed in place by small moves, with measures that are kept up to date.

    It is legal at every moment: no check of its kind has an error or a warning against it, but for those that
    wishes are about.
    """

    @property
    def measures(self) -> Mapping[str, float]:
        """The measures of the map as it is now, those of `DraftKind.measures`.

        It may work out a measure when it is asked for: most targets wish for a few.
        """
        ...

    def move(self, chance: Random) -> bool:
        """Make a small change that leaves the map legal, or none if the one that was tried does not; say which."""
        ...

    def take_back(self) -> None:
        """Undo the last move that was made; only one can be taken back."""
        ...

    def copy(self) -> "Draft":
        """Return the same map, to be changed independently."""
        ...

    def document(self, name: str) -> MapDocument:
        """Return the map as it is now."""
        ...


@dataclass(frozen=True)
class DraftKind:
    """How maps of a kind are made."""

    kind: str
    measures: Mapping[str, Measure]
    """What can be wished, in the order in which people read it."""
    options: JsonObject
    """The JSON Schema of what beginnings are built with, with `titles` in four languages and defaults."""
    niches: tuple[NicheAxis, ...]
    beginning: Callable[[Target, Random, FixedPart | None], Draft]
    """Builds something legal that has what must stay; HullwrightError with a sentence if nothing fits."""
    taken_up: Callable[[MapDocument, Target, FixedPart | None], Draft]
    """Goes on with a map that is there, whoever made it; HullwrightError if it can't be improved by moves."""
    measured: Callable[[MapDocument], Mapping[str, float]]
    """The same measures worked out anew, by what examines any map: what drafts are held against."""
    balance: str = ""
    """The measure of games by which balance is told on such maps, if there is one."""
    hexes: HexContents | None = None
    """What lies in which hex, for kinds whose maps look alike when they are mirrored or turned."""
    presets: Callable[[], Sequence[Target]] = field(default=tuple)
    """Ready targets, in designers' words."""
