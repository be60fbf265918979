"""Prospects: a guess at the team's chance to win from a state, by what is left to do and what threatens.

The actions that are left are guessed as in the search for par. While they are done, events and Aliens
come at the pace of the time deck; how many of them the team can bear decides the chance.
"""

from math import exp
from typing import TYPE_CHECKING

from hullwright.schema.kinds.galaxy.crossing import Crossing, Work
from hullwright.schema.kinds.galaxy.crossing import CrossingState as Table
from hullwright.schema.kinds.galaxy.outlook import FAR, Outlook

from .. import cubes, event_cards
from ..endings import MOST_EVENTS, WON
from ..ruleset import NEXT_HIDDEN

if TYPE_CHECKING:
    from ..game import EscapeEarthGame
    from ..state import EscapeEarthState

HASTE = 1.5
"""Actions that each one which is strictly needed takes: rows must be made ready, ships are driven back."""
TOIL = 0.005
"""The danger of each action that is left, for all that is not reckoned with."""
LAST = 0.1
"""The actions that are left at least while nobody has won."""
BUILDING = 2
"""Actions until a building that makes cubes stands where a ship is."""
ARMED = 0.5
"""How much of a card each cube that repels the Aliens is worth as distance."""


class TeamProspects:
    """Guesses chances of winning in one world: a state with every card known, and what follows from it."""

    def __init__(self, game: "EscapeEarthGame", world: "EscapeEarthState") -> None:
        self._game = game
        box, time = game.box, game.time
        self._crossing = Crossing(
            game.layout,
            world.chart,
            game.start,
            game.goal,
            world.opened,
            game.ruleset.outposts == NEXT_HIDDEN,
        )
        self._outlook = Outlook(self._crossing)
        # Buildings of the crossing by their number in the box; the others don't help to cross.
        self._numbers = {
            box.building[name]: self._crossing.buildings.index(each)
            for name, each in game.layout.buildings.items()
            if each in self._crossing.buildings
        }
        positions = range(1, len(world.cards) + 1)
        self._hops = {at: world.chart.steps(at) for at in positions}
        self._kinds = [box.kinds.index(each) for each in self._crossing.kinds]
        self._event_pace = (time.event + 1) / (time.size + 1) if time.event else 0.0
        self._alien_pace = time.aliens / (time.size + bool(time.event)) if time.size else 0.0

    def __call__(self, state: "EscapeEarthState") -> float:
        """Return the chance, between 0 and 1."""
        if state.outcome is not None:
            return float(state.outcome.reason == WON)
        purse = cubes.purse(state)
        guess = self._outlook(self._table(state)) + self._against_anomaly(state, purse)
        guess += self._for_upgrades(state, purse)
        # Rows that are ready make the guess smaller, but somebody has still to move.
        actions = max(guess, LAST)
        turns = HASTE * actions / self._game.layout.setup.actions
        return (
            exp(-TOIL * actions)
            * (1 - self._chaos(state, purse, turns))
            * (1 - self._caught(state, purse, turns))
        )

    def _for_upgrades(self, state: "EscapeEarthState", purse: list[int]) -> float:
        """Lay by the cubes that outposts will need, and return the way to those that are lacking (EE-45)."""
        box = self._game.box
        hidden = (self._game.up_to_goal & ~state.opened).bit_count()
        for building, (base, upgraded) in enumerate(box.reveal):
            if base:
                missing = hidden - base * state.stock[building]
                upgrades = -(-missing // max(1, upgraded - base)) if missing > 0 else 0
                return sum(
                    self._laid_by(state, purse, kind, upgrades * count)
                    for kind, count in box.upgrades[building]
                )
        return 0.0

    def _laid_by(self, state: "EscapeEarthState", purse: list[int], kind: int, count: int) -> float:
        lacking = count - purse[kind]
        purse[kind] = max(0, -lacking)
        return self._way(state, kind) if lacking > 0 else 0.0

    def _way(self, state: "EscapeEarthState", kind: int) -> float:
        """Return the actions until a ship is where cubes of a kind are made: on the way, or by building."""
        makes = self._game.box.makes
        hops = [
            self._hops[ship].get(at, FAR)
            for at, (each, _, _) in state.works.items()
            if makes[each] == kind
            for ship in state.ships
        ]
        stock = any(made == kind and state.stock[each] for each, made in enumerate(makes))
        return min([*hops, BUILDING if stock else FAR])

    def _table(self, state: "EscapeEarthState") -> Table:
        """Return a state as the search for par knows it."""
        numbers = self._numbers
        held = list(state.gifts.values())
        return Table(
            tuple(state.rows),
            tuple(state.ships),
            state.opened,
            tuple(
                Work(at, numbers[each], level, count)
                for at, (each, level, count) in sorted(state.works.items())
                if each in numbers
            ),
            tuple(state.stock[each] for each in numbers),
            tuple(held.count(kind) for kind in self._kinds),
        )

    def _against_anomaly(self, state: "EscapeEarthState", purse: list[int]) -> float:
        """Return the actions until the Anomaly is out of the way (EE-41, EE-66)."""
        if not state.anomaly:
            return 0.0
        needed = 0.0
        for event, count in enumerate(state.active):
            if count and self._game.box.events[event].anomaly:
                needed += count
                for kind, number in event_cards.price(state, event):
                    if number > purse[kind]:
                        needed += self._way(state, kind) + number - purse[kind]
        return needed

    def _chaos(self, state: "EscapeEarthState", purse: list[int], turns: float) -> float:
        """Return the chance that too many different events become active (EE-81).

        Of each kind that is not active yet as many are borne as the cubes at hand can fight at once.
        """
        if not self._game.ruleset.chaos:
            return 0.0
        box = self._game.box
        pool = [count - active for count, active in zip(box.event_deck, state.active, strict=True)]
        each = turns * self._event_pace / max(1, sum(pool))
        bearable = MOST_EVENTS - sum(map(bool, state.active))
        # The chances that no, one, two … more kinds become active, as long as that can be borne.
        chances = [1.0, *[0.0] * (bearable - 1)][: max(0, bearable)]
        for event, count in enumerate(pool):
            if count and not state.active[event]:
                fought = min([purse[kind] // price for kind, price in box.fight[event]], default=99)
                more = tail(each * count, 1 + fought)
                for number in range(len(chances) - 1, -1, -1):
                    before = chances[number - 1] if number else 0.0
                    chances[number] += more * (before - chances[number])
        return 1 - sum(chances)

    def _caught(self, state: "EscapeEarthState", purse: list[int], turns: float) -> float:
        """Return the chance that the Aliens reach the start (EE-81)."""
        game, arms = self._game, self._game.box.arms
        away = state.aliens - game.start + (ARMED * purse[arms] if arms >= 0 else 0)
        step = game.layout.aliens.step
        return tail(turns * self._alien_pace, max(1, -int(-away // step)))


def tail(mean: float, least: int) -> float:
    """Return the chance that at least so many things happen if a mean number of them is expected.

    >>> round(tail(2.0, 1), 3), tail(0.0, 3), tail(1.0, 0)
    (0.865, 0.0, 1.0)
    """
    if least <= 0:
        return 1.0
    part = total = exp(-mean)
    for number in range(1, least):
        part *= mean / number
        total += part
    return max(0.0, 1 - total)
