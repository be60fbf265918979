"""The gates of stations, as the tool for ways out knows them."""

from collections.abc import Collection, Mapping, Sequence

from hullwright.schema.boards.hexes import Hex
from hullwright.schema.kinds.station.layout import Station
from hullwright.schema.messages import Message

from .jump_points import (
    cell_named,
    free_border,
    fresh_name,
    refusal,
    waiting,
    with_gates,
    with_moved_gate,
    without_gate,
)


class JumpPoints:
    """Jump Points as ways out of the board (SA-6)."""

    def gates(self, station: Station) -> Mapping[str, Sequence[Hex]]:
        """Return the gates of each Jump Point."""
        return {
            each.id: [at for at in map(cell_named, each.gates) if at is not None]
            for each in station.jump_points
        }

    def waiting(self, station: Station) -> Collection[str]:
        """Return the names of the Jump Points that lack a gate."""
        return [each.id for each in waiting(station)]

    def possible(self, station: Station) -> frozenset[Hex]:
        """Return the open cells at the border that are no gate yet."""
        return free_border(station)

    def refusal(self, station: Station, cell: Hex, name: str | None) -> Message | None:
        """Return why a cell can't be a gate, or None if it can."""
        return refusal(station, cell, name)

    def fresh(self, station: Station, cell: Hex, taken: Collection[str]) -> str:
        """Return a name for a new Jump Point, such as NW."""
        return fresh_name(station, cell, taken)

    def added(self, station: Station, name: str, cells: Sequence[Hex]) -> Station:
        """Return a station with further gates of a Jump Point."""
        return with_gates(station, name, cells)

    def moved(self, station: Station, name: str, start: Hex, end: Hex) -> Station:
        """Return a station with a gate in another cell."""
        return with_moved_gate(station, name, start, end)

    def removed(self, station: Station, name: str, cell: Hex) -> Station:
        """Return a station without a gate."""
        return without_gate(station, name, cell)
