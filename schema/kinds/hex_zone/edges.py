"""Edges between two sectors of a hex zone: walls, doors, and ways that lead in one direction only."""

from collections.abc import Mapping
from dataclasses import field

from ...boards.hexes import Hex, from_odd_q, neighbours, offset_of
from ...late_dataclass import late_dataclass
from ...messages import Message, message
from ...records import EXTRA_PREFIX, Json, JsonObject

WALL, DOOR, ONE_WAY, NOISY_DOOR = "wall", "door", "one_way", "noisy_door"
DOORS = (DOOR, NOISY_DOOR)
"""The edges that let everybody through, at a price."""

Place = tuple[int, int]
"""The column and the row of a sector, both from 0."""


@late_dataclass(kw_only=True)
class EdgeKind:
    """A kind of edge: what it is called, and what it does to whoever steps over it."""

    title: Message
    sentence: Message
    symbol: str
    """How it is drawn in text."""


EDGE_KINDS: Mapping[str, EdgeKind] = {
    WALL: EdgeKind(
        title=message("wall"),
        sentence=message("Nobody can pass through a wall."),
        symbol="┃",
    ),
    DOOR: EdgeKind(
        title=message("door"),
        sentence=message("A step through a door ends the move."),
        symbol="▯",
    ),
    ONE_WAY: EdgeKind(
        title=message("one-way hatch"),
        sentence=message("A hatch can only be passed in one direction."),
        symbol="▸",
    ),
    NOISY_DOOR: EdgeKind(
        title=message("noisy door"),
        sentence=message(
            "A step through a noisy door ends the move, and whoever takes it announces a noise "
            "in the sector they enter."
        ),
        symbol="▮",
    ),
}
"""Every kind of edge, by the name that files give it."""


@late_dataclass(kw_only=True)
class SectorEdge:
    """An edge between two sectors that touch; the order of the two matters where it leads one way."""

    start: str
    """The label of a sector; in files it is called “from”."""
    to: str
    kind: str
    extra: Mapping[str, Json] = field(default_factory=dict, repr=False)
    """Fields under `x-` keys, which belong to somebody else and are kept."""

    @classmethod
    def from_json(cls, value: JsonObject) -> "SectorEdge":
        """Return the edge that an already validated JSON object stands for."""
        return cls(
            start=value["from"],
            to=value["to"],
            kind=value["kind"],
            extra={key: each for key, each in value.items() if key.startswith(EXTRA_PREFIX)},
        )

    def to_json(self) -> JsonObject:
        """Return the edge as it stands in a file."""
        return {"from": self.start, "to": self.to, "kind": self.kind, **self.extra}

    @property
    def places(self) -> tuple[Place, Place] | None:
        """Where its two sectors are, or None if a label names none."""
        start, to = offset_of(self.start), offset_of(self.to)
        return (start, to) if start and to else None

    @property
    def touches(self) -> bool:
        """Whether its two sectors lie side by side."""
        ends = self.places
        return ends is not None and _hex(ends[1]) in neighbours(_hex(ends[0]))

    @property
    def place(self) -> str:
        """Where it is, whichever of its sectors comes first: "D09-D10"."""
        return "-".join(sorted(self.pair))

    @property
    def told(self) -> str:
        """What it is, with its direction if it has one: "wall", "one_way to D10"."""
        return f"{self.kind} to {self.to}" if self.kind == ONE_WAY else self.kind

    @property
    def pair(self) -> frozenset[str]:
        """Its two sectors, whatever their order: no two edges have the same."""
        return frozenset((self.start, self.to))


def _hex(at: Place) -> Hex:
    return from_odd_q(*at)
