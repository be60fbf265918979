"""How far every cell is from the gates, which changes only when gates do."""

from dataclasses import dataclass

from .bitboard import HexBoard


@dataclass(frozen=True)
class GateWays:
    """The steps from the gates of some Jump Points over all cells, since tiles fall."""

    rings: tuple[int, ...]
    """The cells that are 0, 1, 2 … steps from the nearest gate."""
    rings_of_each: tuple[tuple[int, ...], ...]
    """The same for the gates of each Jump Point."""
    nearest: tuple[tuple[int, tuple[int, ...]], ...]
    """The cells with the same nearest Jump Points, and which these are."""

    @classmethod
    def of(cls, board: HexBoard, gates: tuple[int, ...]) -> "GateWays":
        """Return the ways from the gates of some Jump Points."""
        every = 0
        for each in gates:
            every |= each
        apart = tuple(tuple(board.rings(each, board.cells)) for each in gates)
        return cls(tuple(board.rings(every, board.cells)), apart, _nearest(apart))

    def shares(self, tiles: int) -> list[float]:
        """Return how many tiles are nearest to each Jump Point; ties are shared out evenly."""
        shares = [0.0] * len(self.rings_of_each)
        for cells, names in self.nearest:
            count = (cells & tiles).bit_count()
            for each in names:
                shares[each] += count / len(names)
        return [round(each, 2) for each in shares]


def _nearest(apart: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return cells by the Jump Points that are nearest to them, ring by ring."""
    found: dict[tuple[int, ...], int] = {}
    done = 0
    for steps in range(max(map(len, apart), default=0)):
        rings = [each[steps] & ~done if steps < len(each) else 0 for each in apart]
        union = 0
        for ring in rings:
            union |= ring
        for low in _each(union):
            names = tuple(at for at, ring in enumerate(rings) if ring & low)
            found[names] = found.get(names, 0) | low
        done |= union
    return tuple((cells, names) for names, cells in found.items())


def _each(mask: int) -> list[int]:
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found


def mean_ring(rings: tuple[int, ...] | list[int], cells: int) -> float:
    """Return how many steps it is to some cells on average, of those that are in a ring; 0 if none is."""
    total = count = 0
    for steps, ring in enumerate(rings):
        number = (ring & cells).bit_count()
        total += steps * number
        count += number
    return round(total / count, 2) if count else 0.0
