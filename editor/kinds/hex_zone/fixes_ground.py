"""The ground of a zone for those who mend it: what lies where, and the cheapest way through the hull."""

from collections import deque
from collections.abc import Collection, Iterable, Mapping

from hullwright.schema.boards.hexes import Hex, from_odd_q, neighbours
from hullwright.schema.kinds.hex_zone.layout import DANGEROUS, HULL, POD, SILENT, HexZone
from hullwright.schema.late_dataclass import late_dataclass

GROUND = frozenset({SILENT, DANGEROUS})
"""What everyone may pass through all game."""


@late_dataclass
class FixGround:
    """A zone as roles by hex."""

    roles: Mapping[Hex, str]

    @classmethod
    def of(cls, zone: HexZone) -> "FixGround":
        """Return the ground of a zone."""
        role = {character: kind.role for character, kind in zone.legend.items()}
        return cls(
            {
                from_odd_q(column, row): role[character]
                for row, line in enumerate(zone.rows)
                for column, character in enumerate(line)
            }
        )

    def opened(self, cells: Iterable[Hex]) -> "FixGround":
        """Return the ground with some sectors open."""
        return FixGround({**self.roles, **dict.fromkeys(cells, DANGEROUS)})

    def with_role(self, *roles: str) -> list[Hex]:
        """Return the sectors with one of some roles, in the order of rows."""
        return [cell for cell, role in self.roles.items() if role in roles]

    def around(self, cell: Hex, *roles: str) -> list[Hex]:
        """Return the sectors with one of some roles that touch a sector."""
        return [each for each in neighbours(cell) if self.roles.get(each) in roles]

    def steps(self, starts: Collection[Hex]) -> Mapping[Hex, int]:
        """Return how far it is from some sectors to each that can be reached over ground, or ends on a pod."""
        found = dict.fromkeys(starts, 0)
        waiting = deque(starts)
        while waiting:
            cell = waiting.popleft()
            for each in self.around(cell, *GROUND, POD):
                if each not in found:
                    found[each] = found[cell] + 1
                    if self.roles[each] != POD:
                        waiting.append(each)
        return found

    def pieces(self, cells: Collection[Hex]) -> list[list[Hex]]:
        """Return some sectors parted into those that hang together, the largest piece first."""
        left = dict.fromkeys(cells)
        found = []
        while left:
            piece = [left.popitem()[0]]
            for cell in piece:
                for each in neighbours(cell):
                    if each in left:
                        del left[each]
                        piece.append(each)
            found.append(sorted(piece))
        return sorted(found, key=len, reverse=True)

    def bridge(
        self, start: Collection[Hex], goal: Collection[Hex], around: Collection[Hex] = ()
    ) -> list[Hex] | None:
        """Return the fewest hull sectors to open so that ground leads from some sectors to others.

        No way leads through starts, pods, or the sectors to go around.
        """
        goals, closed = frozenset(goal), frozenset(around)
        before: dict[Hex, Hex | None] = dict.fromkeys(start)
        cost = dict.fromkeys(start, 0)
        waiting = deque(start)
        while waiting:
            cell = waiting.popleft()
            if cell in goals:
                return self._hull_on_the_way(cell, before)
            for each in neighbours(cell):
                step = self._cost(each, goals)
                if each in closed or step is None or cost[cell] + step >= cost.get(each, 1 << 30):
                    continue
                cost[each], before[each] = cost[cell] + step, cell
                if step:
                    waiting.append(each)
                else:
                    waiting.appendleft(each)
        return None

    def _cost(self, cell: Hex, goals: Collection[Hex]) -> int | None:
        """Return 0 for ground and 1 for hull; None where no way leads through."""
        role = self.roles.get(cell)
        if cell in goals or role in GROUND:
            return 0
        return 1 if role == HULL else None

    def _hull_on_the_way(self, cell: Hex | None, before: Mapping[Hex, Hex | None]) -> list[Hex]:
        found = []
        while cell is not None:
            if self.roles[cell] == HULL:
                found.append(cell)
            cell = before[cell]
        return found
