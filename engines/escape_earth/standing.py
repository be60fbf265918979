"""What buildings do besides revealing and making cubes, by number of the building and side of its card."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from hullwright.schema.effects import DO, Effect
from hullwright.schema.kinds.galaxy.event_effects import BUILDS, FIGHTS, UPGRADES
from hullwright.schema.kinds.galaxy.layout import pair_of

if TYPE_CHECKING:
    from .state import EscapeEarthState

Pair = tuple[int, int]
"""A figure on the front of a card, and on its upgraded back."""


class StandingEffects:
    """The figures of every building; tables of effects that no building has are empty."""

    def __init__(self, buildings: Iterable[Sequence[Effect]]) -> None:
        found = list(buildings)
        self.stocked = _table(found, "stocked")
        self.slow = _table(found, "slow_aliens")
        self.repel = _table(found, "repel_aliens")
        self.actions = _table(found, "extra_actions")
        self.cheaper = {
            what: _table(found, "lower_costs", what) for what in (BUILDS, UPGRADES, FIGHTS)
        }
        self.changes_prices = any(self.cheaper.values())


def _table(buildings: list[Sequence[Effect]], name: str, what: str = "") -> tuple[Pair, ...]:
    """Return a pair for each building, or nothing at all if none has the effect."""
    pairs = []
    for effects in buildings:
        fitting = [
            pair_of(each) for each in effects if each[DO] == name and each.get("what", "") == what
        ]
        pairs.append((sum(pair[0] for pair in fitting), sum(pair[1] for pair in fitting)))
    return tuple(pairs) if any(map(any, pairs)) else ()


def in_force(state: "EscapeEarthState", table: tuple[Pair, ...]) -> int:
    """Return what all standing buildings add up to; one under the Aliens counts nothing (EE-50)."""
    if not table:
        return 0
    return sum(
        table[building][level]
        for at, (building, level, _) in state.works.items()
        if at != state.aliens
    )
