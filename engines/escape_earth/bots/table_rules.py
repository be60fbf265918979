"""What follows from acts on the table that planners see: cards revealed, cubes paid, Aliens driven back."""

from typing import TYPE_CHECKING

from hullwright.schema.kinds.galaxy.event_effects import BUILDS, FIGHTS, UPGRADES

from .. import conditions
from ..box import NONE, Price
from ..ruleset import NEXT_HIDDEN
from ..tables import PlacedWork, PlanTable

if TYPE_CHECKING:
    from ..game import EscapeEarthGame
    from ..state import EscapeEarthState


class TableRules:
    """What prices are, and what an act brings about, in a world with every card known."""

    def __init__(self, world: "EscapeEarthState") -> None:
        self._game: EscapeEarthGame = world.game
        self._cards = world.cards
        self._more = {
            what: sum(each[2] for each in world.conditions if each[:2] == (conditions.COSTS, what))
            for what in (BUILDS, UPGRADES, FIGHTS)
        }
        self._cheaper = world.game.box.standing.cheaper

    def _at_once(self, table: PlanTable, work: PlacedWork) -> PlanTable:
        """Return the table with a building that does once what it does when it is built or upgraded."""
        standing, capacity = self._game.box.standing, self._game.box.capacity
        at, number, level, count = work
        if standing.stocked:
            count = min(capacity[number][level], count + standing.stocked[number][level])
        aliens = table.aliens
        if standing.repel:
            back = standing.repel[number][level]
            aliens = min(self._game.layout.aliens.start, aliens + back)
        works = tuple(sorted((*table.works, (at, number, level, count))))
        return table._replace(works=works, aliens=aliens)

    def _shown(self, opened: int, at: int, number: int) -> int:
        """Return the hidden cards that an outpost shows, as a mask (EE-44)."""
        behind = self._game.everything >> (at + 1) << (at + 1) & ~opened
        if self._game.ruleset.outposts != NEXT_HIDDEN:
            return behind & ((1 << (at + number + 1)) - 1)
        found = 0
        for _ in range(number):
            found |= behind & -behind
            behind &= behind - 1
        return found

    def _revealed(self, table: PlanTable, cards: int) -> PlanTable:
        """Return the table with some cards open, and the cubes of bonus planets among them (EE-47)."""
        if not cards:
            return table
        bonus = self._game.box.bonus
        new = [
            (at, bonus[name])
            for at, name in enumerate(self._cards, 1)
            if cards >> at & 1 and bonus[name] != NONE
        ]
        gifts = tuple(sorted((*table.gifts, *new))) if new else table.gifts
        return table._replace(opened=table.opened | cards, gifts=gifts)

    def _surcharge(self, table: PlanTable, what: str) -> int:
        cheaper = self._cheaper[what]
        less = (
            sum(cheaper[work[1]][work[2]] for work in table.works if work[0] != table.aliens)
            if cheaper
            else 0
        )
        return self._more[what] - less

    def price(self, table: PlanTable, cubes: Price, what: str) -> Price:
        """Return a price as it is now, by events that last and buildings that stand."""
        by = self._surcharge(table, what)
        if not by:
            return cubes
        return tuple((kind, count + by) for kind, count in cubes if count + by > 0)

    def _anomaly(self, active: tuple[int, ...], at: int) -> int:
        events = self._game.box.events
        if any(count and event.anomaly for count, event in zip(active, events, strict=True)):
            return min(len(self._cards), at + self._game.layout.anomaly.step)
        return 0

    def _lying(self, table: PlanTable, kind: int) -> dict[int, int]:
        """Return the cubes of a kind by position that can be spent (EE-50)."""
        makes = self._game.box.makes
        found = {at: count for at, each, _, count in table.works if count and makes[each] == kind}
        if self._game.ruleset.bonus_spendable:
            for at, each in table.gifts:
                if each == kind:
                    found[at] = found.get(at, 0) + 1
        found.pop(table.aliens, None)
        return found

    @staticmethod
    def _driven(table: PlanTable, steps: int) -> PlanTable:
        """Return the table after the Aliens have gone back, ships that they reach before them (EE-71)."""
        aliens = table.aliens + steps
        met = range(table.aliens + 1, aliens + 1)
        if not any(ship in met for ship in table.ships):
            return table._replace(aliens=aliens)
        ships = tuple(ship - 1 if ship in met else ship for ship in table.ships)
        return table._replace(aliens=aliens, ships=ships)

    def paid(self, table: PlanTable, price: Price, only: int = 0) -> PlanTable:
        """Return the table without the cubes of a price: buildings' first, which can be filled again."""
        works, gifts = table.works, table.gifts
        for kind, count in price:
            works, owed = self._taken(table, works, (kind, count), only)
            if owed:
                mine = [
                    gift
                    for gift in gifts
                    if gift[1] == kind and gift[0] != table.aliens and only in (0, gift[0])
                ][:owed]
                gifts = tuple(gift for gift in gifts if gift not in mine)
        return table._replace(works=works, gifts=gifts)

    def _taken(
        self, table: PlanTable, works: tuple[PlacedWork, ...], cubes: tuple[int, int], only: int
    ) -> tuple[tuple[PlacedWork, ...], int]:
        """Return buildings without cubes of a kind, and how many of these they did not have."""
        makes, (kind, owed) = self._game.box.makes, cubes
        left = []
        for at, building, level, count in works:
            taken = 0
            if count and makes[building] == kind and at != table.aliens and only in (0, at):
                taken = min(owed, count)
                owed -= taken
            left.append((at, building, level, count - taken))
        return tuple(left), owed
