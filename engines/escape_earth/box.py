"""The box: the tables of a galaxy as numbers, worked out once for all games that are played with it."""

from collections.abc import Mapping

from hullwright.schema.effects import DO, Effect, completed
from hullwright.schema.kinds.galaxy.building_effects import building_effects
from hullwright.schema.kinds.galaxy.event_effects import event_effects
from hullwright.schema.kinds.galaxy.layout import BUILD, Galaxy

from .standing import StandingEffects

Price = tuple[tuple[int, int], ...]
"""Kinds of cubes by number, and how many of each."""

NONE = -1
"""Stands for no kind of cubes, and for no building."""


class GalaxyBox:
    """What is in the box of a galaxy. Cubes, buildings, events and activity cards count from 0."""

    def __init__(self, galaxy: Galaxy, repel_with: str) -> None:
        self.galaxy = galaxy
        self.kinds = tuple(galaxy.cubes)
        self.supply = tuple(galaxy.cubes.values())
        self.kind = {name: number for number, name in enumerate(self.kinds)}
        self.arms = self.kind.get(repel_with, NONE)
        self._count_buildings()
        self._count_cards()
        self._count_events()

    def price(self, cubes: Mapping[str, int]) -> Price:
        """Return cubes by number of their kind."""
        return tuple((self.kind[kind], count) for kind, count in cubes.items() if count)

    def _count_buildings(self) -> None:
        found = self.galaxy.buildings
        self.names = tuple(found)
        self.buildings = tuple(found.values())
        self.building = {name: number for number, name in enumerate(self.names)}
        self.upgrades = tuple(self.price(each.upgrade) for each in self.buildings)
        self.makes = tuple(
            self.kind[each.makes] if each.makes is not None else NONE for each in self.buildings
        )
        self.capacity = tuple(each.capacity or (0, 0) for each in self.buildings)
        self.reveal = tuple(each.reveal or (0, 0) for each in self.buildings)
        self.stock = tuple(each.in_play for each in self.buildings)
        known = building_effects(self.galaxy)
        self.standing = StandingEffects(
            tuple(completed(effect, known) for effect in each.effects) if each.in_play else ()
            for each in self.buildings
        )

    def _count_cards(self) -> None:
        cards = self.galaxy.activity
        self.activity = tuple(each.type for each in cards)
        self.travel = tuple(each.travel for each in cards)
        self.active = tuple(frozenset(each.active) for each in cards)
        self.produces = tuple(self.kind.get(each.type, NONE) for each in cards)
        self.builds = tuple(each.type == BUILD for each in cards)
        slots = range(sum(self.galaxy.setup.hand.values()) + 1)
        self.points = tuple(
            tuple(each.points.get(str(slot), 0) for slot in slots) for each in cards
        )
        self.improvements = tuple(("improve", slot) for slot in slots[1:-1])
        types = self.galaxy.card_types
        self.bonus = {
            name: self.kind[each.bonus] if each.bonus is not None else NONE
            for name, each in types.items()
        }
        self.planet = {name: each.planet for name, each in types.items()}

    def _count_events(self) -> None:
        found = self.galaxy.events
        self.event_names = tuple(found)
        self.events = tuple(found.values())
        self.event = {name: number for number, name in enumerate(self.event_names)}
        self.event_deck = tuple(each.in_play for each in self.events)
        self.fight = tuple(self.price(each.fight) for each in self.events)
        known = event_effects(self.galaxy)
        self.effects: tuple[tuple[Effect, ...], ...] = tuple(
            tuple(completed(effect, known) for effect in each.effects) if each.in_play else ()
            for each in self.events
        )
        self.events_reveal = any(
            each[DO] == "reveal_cards" for all_ in self.effects for each in all_
        )


def times(price: Price, number: int) -> Price:
    """Return a price so many times.

    >>> times(((2, 1), (0, 2)), 3)
    ((2, 3), (0, 6))
    """
    return price if number == 1 else tuple((kind, count * number) for kind, count in price)
