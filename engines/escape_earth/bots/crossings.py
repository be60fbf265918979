"""How many actions the team still needs to bring every ship to the goal, by a table with every card known."""

from typing import TYPE_CHECKING

from hullwright.schema.kinds.galaxy.charts import FAR, Chart
from hullwright.schema.kinds.galaxy.crossing import Crossing, CrossingState, Work
from hullwright.schema.kinds.galaxy.outlook import Outlook

from ..box import times
from ..ruleset import NEXT_HIDDEN
from ..tables import PlanTable
from .weights import PlannerWeights

if TYPE_CHECKING:
    from ..game import EscapeEarthGame

BUILDING = 2
"""Actions until a building that makes cubes stands where a ship is."""


class CrossingGuess:
    """Guesses the actions that are left, the rows of cards left out."""

    def __init__(self, game: "EscapeEarthGame", chart: Chart, weights: PlannerWeights) -> None:
        self._game, self._weights = game, weights
        box = game.box
        next_hidden = game.ruleset.outposts == NEXT_HIDDEN
        self._crossing = Crossing(
            game.layout, chart, game.start, game.goal, game.opened, next_hidden
        )
        self._outlook = Outlook(self._crossing)
        # Buildings of the crossing by their number in the box; the others don't help to cross.
        self._numbers = {
            box.building[name]: self._crossing.buildings.index(each)
            for name, each in game.layout.buildings.items()
            if each in self._crossing.buildings
        }
        self._kinds = [box.kinds.index(each) for each in self._crossing.kinds]
        self._hops = chart.hop_counts
        self._step = game.layout.aliens.step

    def __call__(self, table: PlanTable, purse: list[int]) -> float:
        """Return the guess, and lay by in a purse what the upgrades on the way will take."""
        guess = self._outlook(self._crossed(table))
        guess += self._against_anomaly(table, purse) + self._for_upgrades(table, purse)
        return guess + self._weights.shadow * self._in_reach(table) - self._helped(table)

    def _crossed(self, table: PlanTable) -> CrossingState:
        """Return a table as the search for par knows it, without rows."""
        numbers = self._numbers
        held = [kind for _, kind in table.gifts]
        return CrossingState(
            (),
            table.ships,
            table.opened,
            tuple(
                Work(at, numbers[each], level, count)
                for at, each, level, count in table.works
                if each in numbers
            ),
            tuple(table.stock[each] for each in numbers),
            tuple(held.count(kind) for kind in self._kinds),
        )

    def _in_reach(self, table: PlanTable) -> int:
        """Return how many ships the Aliens would drive back with their next card (EE-71)."""
        return sum(0 < table.aliens - ship <= self._step for ship in table.ships)

    def _helped(self, table: PlanTable) -> int:
        """Return the actions that buildings give to the ships which begin their next turn there."""
        given = self._game.box.standing.actions
        if not given:
            return 0
        return sum(given[work[1]][work[2]] for work in table.works if work[0] in table.ships)

    def _for_upgrades(self, table: PlanTable, purse: list[int]) -> float:
        """Lay by the cubes that outposts will need, and return the way to those that are lacking (EE-45)."""
        box = self._game.box
        hidden = (self._game.up_to_goal & ~table.opened).bit_count()
        for building, (base, upgraded) in enumerate(box.reveal):
            if base:
                missing = hidden - base * table.stock[building]
                upgrades = -(-missing // max(1, upgraded - base)) if missing > 0 else 0
                ways = [
                    self._laid_by(table, purse, kind, upgrades * count)
                    for kind, count in box.upgrades[building]
                ]
                return sum(ways, 0.0)
        return 0.0

    def _laid_by(self, table: PlanTable, purse: list[int], kind: int, count: int) -> float:
        lacking = count - purse[kind]
        purse[kind] = max(0, purse[kind] - round(self._weights.thrift * count))
        return self._way(table, kind) if lacking > 0 else 0.0

    def _way(self, table: PlanTable, kind: int) -> float:
        """Return the actions until a ship is where cubes of a kind are made: on the way, or by building."""
        makes, hops = self._game.box.makes, self._hops
        ways = [
            hops[ship][at]
            for at, each, _, _ in table.works
            if makes[each] == kind
            for ship in table.ships
        ]
        stock = any(made == kind and table.stock[each] for each, made in enumerate(makes))
        return min([*ways, BUILDING if stock else FAR])

    def _against_anomaly(self, table: PlanTable, purse: list[int]) -> float:
        """Return the actions until the Anomaly is out of the way (EE-41, EE-66)."""
        if not table.anomaly:
            return 0.0
        needed = 0.0
        for event, count in enumerate(table.active):
            if count and self._game.box.events[event].anomaly:
                needed += count
                for kind, number in times(self._game.box.fight[event], count):
                    if number > purse[kind]:
                        needed += self._way(table, kind) + number - purse[kind]
        return needed
