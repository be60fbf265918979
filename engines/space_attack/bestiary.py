"""The bestiary: the kinds of creatures of a map as tables by number, worked out once for each game."""

from collections.abc import Mapping

from hullwright.schema.effects import DO, completed
from hullwright.schema.kinds.station.creature_effects import CREATURE_EFFECTS
from hullwright.schema.kinds.station.effect_words import ANY
from hullwright.schema.kinds.station.layout import (
    CREW,
    DRIFTERS,
    FIGHTERS,
    PODS,
    TILES,
    CreatureKind,
)


class Bestiary:
    """How each kind of creature moves, what it ends, and what it becomes; the printed box comes first."""

    def __init__(self, kinds: Mapping[str, CreatureKind]) -> None:
        every = tuple(kinds.values())
        self.names = tuple(kinds)
        self.numbers: Mapping[str, int] = {name: kind for kind, name in enumerate(kinds)}
        self.kinds = range(len(every))
        self.paces = tuple(each.moves for each in every)
        self.eats = tuple(DRIFTERS in each.kills for each in every)
        """Whether each ends Drifters (SA-50, SA-51)."""
        self.wrecks = tuple((PODS in each.kills, FIGHTERS in each.kills) for each in every)
        """Whether each ends manned ships of each kind (SA-50, SA-52)."""
        self.eats_crew = tuple(CREW in each.kills for each in every)
        """Whether the crew of such a ship end with it (SA-50)."""
        self.dives = tuple(each.through == TILES for each in every)
        """Whether each passes under tiles."""
        self.eaters = tuple(kind for kind in self.kinds if self.eats[kind])
        self.wreckers = tuple(
            tuple(kind for kind in self.kinds if self.wrecks[kind][ship]) for ship in range(2)
        )
        """For each kind of ship the creatures that end it."""
        self._read_effects(every)

    def _read_effects(self, every: tuple[CreatureKind, ...]) -> None:
        self.becomes: dict[tuple[int, str], int] = {}
        """What a kind becomes on an occasion."""
        self.multiplies: set[tuple[int, str]] = set()
        """The kinds that multiply, each with the occasion."""
        self.turns: list[tuple[str, int, int]] = []
        """The face of the die, the kind that it changes, and what that becomes."""
        for kind, each in enumerate(every):
            for effect in (completed(part, CREATURE_EFFECTS) for part in each.effects):
                if effect[DO] == "becomes":
                    self.becomes[kind, effect["when"]] = self.numbers[effect["into"]]
                elif effect[DO] == "multiplies":
                    self.multiplies.add((kind, effect["when"]))
                else:
                    self.turns.append((effect["face"], kind, self.numbers[effect["into"]]))
        self.special = frozenset(
            (*(kind for kind, _ in self.becomes), *(kind for kind, _ in self.multiplies))
        )
        """The kinds to which something happens on an occasion."""

    def meant(self, name: str) -> tuple[int, ...]:
        """Return the kinds that a name stands for: one, or every one."""
        return tuple(self.kinds) if name == ANY else (self.numbers[name],)
