"""The ground of a map of hexes for tools: what touches what, discs, lines, steps."""

from collections.abc import Container

from hullwright.schema.boards.hexes import Hex, distance, neighbours

from .plane import line


class HexGround(Container[object]):
    """A map that contains hexes as its cells; where they lie does not matter here."""

    def neighbours(self, cell: Hex) -> list[Hex]:
        """Return the cells that touch a cell."""
        return [each for each in neighbours(cell) if each in self]

    def disc(self, cell: Hex, radius: int) -> list[Hex]:
        """Return the cells within some steps of a cell, itself included."""
        return [
            each
            for q in range(-radius, radius + 1)
            for r in range(max(-radius, -radius - q), min(radius, radius - q) + 1)
            if (each := Hex(cell.q + q, cell.r + r)) in self
        ]

    def line(self, a: Hex, b: Hex) -> list[Hex]:
        """Return the hexes on the straight line between two, both included."""
        return line(a, b)

    def steps(self, a: Hex, b: Hex) -> int:
        """Return how many steps two cells are apart over open ground."""
        return distance(a, b)
