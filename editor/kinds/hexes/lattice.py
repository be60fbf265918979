"""How hexes are counted from one another."""

from collections.abc import Mapping

from hullwright.schema.boards.hexes import Hex


class HexLattice:
    """The lattice of flat-top hexes."""

    turns = 6

    def between(self, a: Hex, b: Hex) -> Hex:
        """Return where the second hex lies, counted from the first.

        >>> HexLattice().between(Hex(1, 1), Hex(3, 1))
        Hex(q=2, r=0)
        """
        return Hex(b.q - a.q, b.r - a.r)

    def shifted(self, cell: Hex, by: Hex) -> Hex:
        """Return the hex that lies so far from a hex."""
        return Hex(cell.q + by.q, cell.r + by.r)

    def turned(self, contents: Mapping[Hex, str]) -> Mapping[Hex, str]:
        """Return contents a sixth of a full turn to the right about the origin."""
        return {Hex(-r, q + r): content for (q, r), content in contents.items()}

    def mirrored(self, contents: Mapping[Hex, str]) -> Mapping[Hex, str]:
        """Return contents with left and right exchanged."""
        return {Hex(-q, q + r): content for (q, r), content in contents.items()}


class PointyLattice(HexLattice):
    """The lattice of pointy-top hexes, whose rows run level."""

    def mirrored(self, contents: Mapping[Hex, str]) -> Mapping[Hex, str]:
        """Return contents with left and right exchanged.

        >>> PointyLattice().mirrored({Hex(1, 0): "east", Hex(0, 1): "south-east"})
        {Hex(q=-1, r=0): 'east', Hex(q=-1, r=1): 'south-east'}
        """
        return {Hex(-q - r, r): content for (q, r), content in contents.items()}
