"""Removal odds: what comes when a tile is removed, by the backs that are left under its class."""

from collections import defaultdict
from collections.abc import Mapping

from ..back_table import BackTable
from ..bestiary import Bestiary
from ..vocabulary import SHIPS


class RemovalOdds:
    """How likely which effects follow a removal, whatever the backs are called."""

    def __init__(self) -> None:
        self.creatures: dict[int, float] = defaultdict(float)
        """By kind, how likely one appears there."""
        self.ships: dict[int, float] = defaultdict(float)
        """By kind, how likely one appears there and takes crew aboard."""
        self.holes: dict[int, float] = defaultdict(float)
        """By radius, how likely a black hole opens."""
        self.eaten = 0.0
        """How likely crew who fall are lost at once."""

    @classmethod
    def counted(
        cls,
        chances: Mapping[str, float],
        backs: BackTable,
        bestiary: Bestiary,
        *,
        breach_ends: bool,
    ) -> "RemovalOdds":
        """Return the odds by how likely each back is."""
        found = cls()
        for back, chance in chances.items():
            if back not in backs.kept:
                for part in backs.parts[back]:
                    found._add(part.do, part.told, chance, bestiary, breach_ends=breach_ends)
        eaten = [chance for kind, chance in found.creatures.items() if bestiary.eats[kind]]
        found.eaten = sum(eaten, 0.0) + sum(found.holes.values(), 0.0)
        return found

    def _add(
        self,
        do: str,
        told: Mapping[str, object],
        chance: float,
        bestiary: Bestiary,
        *,
        breach_ends: bool,
    ) -> None:
        if do == "creature" and told["where"] == "here":
            self.creatures[bestiary.numbers[str(told["kind"])]] += chance
        elif do == "ship":
            self.ships[SHIPS.index(str(told["ship"]))] += chance
        elif do == "black_hole":
            self.holes[int(str(told["radius"]))] += chance
        elif do == "core_breach" and not breach_ends:
            self.holes[1] += chance


NO_ODDS = RemovalOdds()
"""What one reckons with who does not count."""
