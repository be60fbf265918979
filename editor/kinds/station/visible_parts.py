"""What is seen on a station: the ground by its characters, Jump Points, and what stands in cells."""

from collections.abc import Collection, Mapping
from functools import cached_property

from hullwright.schema.boards.hexes import DIRECTIONS, Hex, to_even_r
from hullwright.schema.kinds.station.edits import is_within
from hullwright.schema.kinds.station.layout import Station

from .jump_points import cell_named, places
from .looks import (
    CreatureLook,
    GateLook,
    JumpLook,
    StationCellLook,
    StationLook,
    StationTileLook,
    creature_look,
)


class Sights:
    """How everything on a station looks."""

    def __init__(self, station: Station) -> None:
        self._station = station

    @cached_property
    def bare(self) -> Mapping[str, StationCellLook]:
        """How a cell looks by its character, with nothing standing there."""
        ranks = {each.id: rank for rank, each in enumerate(self._station.tile_classes)}
        last = self._station.last_class.id
        return {
            character: StationCellLook(
                kind.cell,
                StationTileLook(
                    kind.tile, ranks.get(kind.tile, 0), kind.tile == last, bool(kind.back)
                )
                if kind.tile
                else None,
            )
            for character, kind in self._station.legend.items()
        }

    @cached_property
    def jumps(self) -> Mapping[Hex, JumpLook]:
        """The Jump Points by the hexes on which they are drawn."""
        at = places(self._station)
        found = {}
        for number, each in enumerate(self._station.jump_points):
            gates = {cell_named(label) for label in each.gates}
            found[at[each.id]] = JumpLook(each.id, number, _towards(at[each.id], gates))
        return found

    @cached_property
    def standing(self) -> Mapping[Hex, tuple[GateLook | None, tuple[CreatureLook, ...]]]:
        """The gate and the creatures in each cell that has any."""
        jumps = {look.name: (at, look.colour) for at, look in self.jumps.items()}
        gates: dict[Hex, GateLook] = {}
        for each in self._station.jump_points:
            at, colour = jumps[each.id]
            for gate in (cell_named(label) for label in each.gates):
                if gate is not None:
                    gates.setdefault(gate, GateLook(colour, _towards(gate, {at})))
        creatures = {
            here: tuple(creature_look(self._station, kind) for kind in sorted(kinds))
            for label, kinds in self._station.creatures_by_cell().items()
            if (here := cell_named(label)) is not None
        }
        return {cell: (gates.get(cell), creatures.get(cell, ())) for cell in {*gates, *creatures}}

    def of_cell(self, cell: Hex) -> StationCellLook:
        """Return how a cell looks."""
        row, column = to_even_r(cell)
        look = self.bare[self._station.rows[row][column]]
        if cell in self.standing:
            gate, creatures = self.standing[cell]
            return look._replace(gate=gate, creatures=creatures)
        return look

    def at(self, cell: Hex) -> StationLook | None:
        """Return what is seen at a hex, or None where nothing is drawn."""
        if cell in self.jumps:
            return self.jumps[cell]
        return self.of_cell(cell) if is_within(self._station, to_even_r(cell)) else None

    def differing(self, before: "Sights") -> set[Hex]:
        """Return the hexes where other things stand, or Jump Points lie, than before."""
        found = {*self.standing, *before.standing, *self.jumps, *before.jumps}
        return {each for each in found if self.at(each) != before.at(each)}


def _towards(start: Hex, cells: Collection[Hex | None]) -> tuple[int, ...]:
    """Return the directions in which some cells lie beside a hex."""
    return tuple(n for n, each in enumerate(DIRECTIONS) if start + each in cells)
