"""Reveals: how many hidden cards the outposts can show, and what that takes (EE-44, EE-45)."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from .layout import Building, Galaxy


def scouts(galaxy: Galaxy) -> dict[str, Building]:
    """Return the buildings that reveal cards, as long as the box holds any."""
    return {name: each for name, each in galaxy.buildings.items() if each.in_play and each.reveal}


def makers(galaxy: Galaxy, kind: str) -> list[Building]:
    """Return the buildings that make cubes of a kind and that a card can set to work (EE-46)."""
    if not any(each.type == kind for each in galaxy.activity):
        return []
    return [each for each in galaxy.buildings.values() if each.in_play and each.makes == kind]


def bonuses(galaxy: Galaxy, kind: str) -> int:
    """Return how many cards of the galaxy may bring a cube of a kind (EE-47)."""
    types = galaxy.card_types
    drawn = galaxy.deck.shuffle if galaxy.deck else {}
    laid = sum(each.card in types and types[each.card].bonus == kind for each in galaxy.cards)
    return laid + sum(count for name, count in drawn.items() if types[name].bonus == kind)


@dataclass(frozen=True)
class Reveals:
    """The hidden cards of a galaxy against the outposts in its box."""

    galaxy: Galaxy
    hidden: int

    @cached_property
    def _shown(self) -> list[int]:
        """What each plain outpost reveals, the most first."""
        pairs = ((each.reveal or (0, 0), each.count) for each in scouts(self.galaxy).values())
        return sorted((base for (base, _), count in pairs for _ in range(count)), reverse=True)

    @cached_property
    def outposts(self) -> int:
        """The number of buildings that reveal cards."""
        return len(self._shown)

    @cached_property
    def plain(self) -> int:
        """The most cards that can be shown without an upgrade."""
        return sum(self._shown)

    @cached_property
    def most(self) -> int:
        """The most cards that could be shown if every upgrade could be paid."""
        return self.plain + sum(self._gains(lambda each: each.count))

    def _gains(self, number: Callable[[Building], int]) -> list[int]:
        """Return what upgrades add, the most first, for so many outposts of each type."""
        found = []
        for each in scouts(self.galaxy).values():
            base, upgraded = each.reveal or (0, 0)
            found += [max(0, upgraded - base)] * number(each)
        return sorted(found, reverse=True)

    def _payable(self, outpost: Building) -> int:
        """Return how many outposts of a type can be upgraded with the cubes that can be had."""
        limits = [
            bonuses(self.galaxy, kind) // number
            for kind, number in outpost.upgrade.items()
            if number and not makers(self.galaxy, kind)
        ]
        return min([outpost.count, *limits])

    @cached_property
    def possible_upgrades(self) -> int:
        """How many upgrades that show more can be paid."""
        return sum(1 for gain in self._gains(self._payable) if gain)

    @cached_property
    def upgrades(self) -> int | None:
        """The fewest upgrades with which everything can be shown; None if it can't be."""
        return _fewest(self._gains(self._payable), self.hidden - self.plain)

    def unpaid(self) -> list[str]:
        """Return the kinds of cubes that upgrades cost and that no building makes."""
        kinds = {
            kind for each in scouts(self.galaxy).values() for kind, n in each.upgrade.items() if n
        }
        return sorted(kind for kind in kinds if not makers(self.galaxy, kind))

    def least_actions(self) -> int:
        """Return the fewest actions that show everything, travel and idle ones not counted."""
        builds = _fewest(self._shown, self.hidden)
        prices = [sum(each.upgrade.values()) for each in scouts(self.galaxy).values()]
        price = min(prices, default=0)
        upgrades = self.upgrades or 0
        # A cube takes an action to produce, and the first one a building to produce it.
        making = upgrades * price + 1 if upgrades and price else 0
        return (self.outposts if builds is None else builds) + upgrades + making


def _fewest(sizes: list[int], total: int) -> int | None:
    """Return how many of the sizes, taken in order, make up a total; None if all of them don't."""
    number = 0
    for size in sizes:
        if total <= 0 or size <= 0:
            break
        total -= size
        number += 1
    return number if total <= 0 else None
