"""Special sectors: what the sector kinds and doors of somebody's own do, as tables made once per board."""

from collections.abc import Mapping
from typing import Any

from hullwright.schema.boards.board import Board
from hullwright.schema.effects import DO
from hullwright.schema.kinds.hex_zone.admission import Admission, effects_of
from hullwright.schema.kinds.hex_zone.edges import NOISY_DOOR
from hullwright.schema.kinds.hex_zone.layout import SIDES
from hullwright.schema.kinds.hex_zone.passages import Traits
from hullwright.schema.kinds.hex_zone.sector_effects import (
    CRUMBLE,
    DRAW,
    FIND_ITEM,
    HEAL,
    HUSH,
    NO_CARD,
    NOISE,
    REVEAL,
    SEALED_ROUND,
    SEALED_SWITCH,
    SWITCH,
)

Step = tuple[int, int]
"""From one sector to another."""


# Any: a table holds numbers, or the names of cards.
SectorTable = dict[int, Any]
"""What an effect says for each sector that has it."""


class SpecialSectors:
    """What is special about the sectors and edges of a zone; nothing of it ever changes."""

    def __init__(self, board: Board) -> None:
        traits = board.traits if board.kind == "hex-zone" else {}
        self.admissions = tuple(Admission.of(traits, side) for side in SIDES)
        """For each side, where it may not go."""
        self.doors = _doors(board.index, traits)
        """The steps that lead through a door, and whether it is a noisy one."""
        self.draws: dict[int, str] = {}
        """The card that is drawn in a sector, where its own role does not say so."""
        self.sealed_rounds: dict[int, int] = {}
        """The round in which a seal opens."""
        self.sealed_switches: dict[int, int] = {}
        """The number of the switch that opens a seal."""
        self.switches: dict[int, int] = {}
        self.heals: dict[int, int] = {}
        """How often a Human survives in a sector."""
        self.crumbles: dict[int, int] = {}
        """How many moves end in a sector before it becomes hull."""
        self._with: dict[str, set[int]] = {}
        """The sectors with each of the effects that leave nothing open."""
        self._take(traits)
        self.noises, self.hushed = self._spaces(NOISE), self._spaces(HUSH)
        self.caches, self.reveals = self._spaces(FIND_ITEM), self._spaces(REVEAL)
        self.sealed = frozenset(self.sealed_rounds.keys() | self.sealed_switches.keys())
        """The sectors that are sealed when a game begins."""

    def _take(self, traits: Traits) -> None:
        """Sort the effects of all sectors into the tables."""
        valued: Mapping[str, tuple[SectorTable, str]] = {
            DRAW: (self.draws, "card"),
            SEALED_ROUND: (self.sealed_rounds, "round"),
            SEALED_SWITCH: (self.sealed_switches, "number"),
            SWITCH: (self.switches, "number"),
            HEAL: (self.heals, "times"),
            CRUMBLE: (self.crumbles, "visits"),
        }
        for space, effect in effects_of(traits):
            if effect[DO] in valued:
                table, parameter = valued[effect[DO]]
                table[space] = effect[parameter]
            else:
                self._with.setdefault(effect[DO], set()).add(space)

    def _spaces(self, effect: str) -> frozenset[int]:
        return frozenset(self._with.get(effect, ()))

    def __bool__(self) -> bool:
        valued = (self.draws, self.sealed, self.switches, self.heals, self.crumbles)
        return bool(self._with or self.doors or any(valued))

    def is_loud(self, space: int, *, by_role: bool) -> bool:
        """Tell whether whoever ends a move in a sector is likely to be heard, or sure to be seen."""
        if space in self.noises or space in self.reveals:
            return True
        return self.draws[space] != NO_CARD if space in self.draws else by_role


def _doors(index: Mapping[str, int], traits: Traits) -> Mapping[Step, bool]:
    return {
        (space, index[other]): kind == NOISY_DOOR
        for space, told in traits.items()
        for other, kind in told.get("doors", {}).items()
    }
