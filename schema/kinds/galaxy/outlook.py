"""The outlook of a crossing: a guess at the actions that are left, which guides the search for par."""

from collections.abc import Iterator
from typing import NamedTuple

from .charts import FAR, mask
from .crossing import Crossing, CrossingState
from .deals import Row
from .layout import BUILD

LOCKED = 50
"""Actions that stand for the fact that cards must stay hidden (EE-82)."""


class _Means(NamedTuple):
    """What there is to reveal with: outposts in stock and standing ones to upgrade, and cubes."""

    stock: int
    upgradable: int
    cubes: int
    made: int
    """Cubes that one action makes; 0 while no building makes any."""


class Outlook:
    """Guesses how many actions are left; the search goes where they are fewest.

    It reckons with one type of outpost, the one of which the box shows most.
    """

    def __init__(self, crossing: Crossing) -> None:
        self._crossing = crossing
        self._hops = crossing.chart.hop_counts
        self._ready = self._readiness()
        self._to_reveal = mask(range(1, crossing.goal + 1))
        outposts = [each for each in crossing.buildings if each.reveal]
        best = max(outposts, key=lambda each: each.count * sum(each.reveal or ()), default=None)
        self._base, self._upgraded = best.reveal if best and best.reveal else (0, 0)
        self._upgrade = best.upgrade if best else {}
        self._price = sum(self._upgrade.values())
        self._guesses: dict[object, tuple[float, bool]] = {}
        self._plans_known: dict[object, tuple[tuple[int, float], ...]] = {}
        self._worths: tuple[dict[Row, float], dict[Row, float]] = ({}, {})

    def __call__(self, state: CrossingState) -> float:
        """Return the guess: hops of all ships and revealing, less what the rows are ready for."""
        table = state[1:]
        known = self._guesses.get(table)
        if known is None:
            known = self._guesses[table] = self._guess(state)
        guess, building = known
        worths = self._worths[building]
        for row in state.rows:
            worth = worths.get(row)
            guess -= self._worth(row, building=building) if worth is None else worth
        return guess

    def _guess(self, state: CrossingState) -> tuple[float, bool]:
        """Return the guess without the rows, and whether anything lies hidden."""
        goal = self._crossing.goal
        left = [self._hops[ship][goal] for ship in state.ships]
        guess = sum(left) + 0.1 * (max(left) - min(left))
        hidden = self._to_reveal & ~state.opened
        if hidden:
            guess += self._revealing(state, hidden)
        return guess, bool(hidden)

    def _revealing(self, state: CrossingState, hidden: int) -> float:
        """Return the actions of the quickest way to go on revealing: the next outpost, or an upgrade."""
        known = state[2:]
        plans = self._plans_known.get(known)
        if plans is None:
            plans = self._plans_known[known] = tuple(self._plans(state, hidden))
        return min(
            (actions + (min(self._detours(state, at)) if at else 0) for at, actions in plans),
            default=LOCKED,
        )

    def _worth(self, row: Row, *, building: bool) -> float:
        """Return how many actions a row saves by being ready; the same rows come again and again."""
        ready = self._ready[building]
        worth = sum([ready[card][slot] for slot, card in enumerate(row)], 0.0)
        self._worths[building][row] = worth
        return worth

    def _readiness(self) -> tuple[list[list[float]], list[list[float]]]:
        """Return what each card is worth in each slot, when nothing and when something lies hidden.

        A card that can be used saves an action; a Build card is awaited most, the farther right the
        better, but only as long as there is something to reveal.
        """
        cards = self._crossing.galaxy.activity
        slots = range(1, sum(self._crossing.galaxy.setup.hand.values()) + 1)
        plain = [[0.2 * (slot in card.active) for slot in slots] for card in cards]
        building = [
            [0.3 * (slot in card.active) + 0.1 * slot for slot in slots]
            if card.type == BUILD
            else plain[number]
            for number, card in enumerate(cards)
        ]
        return plain, building

    def _plans(self, state: CrossingState, hidden: int) -> Iterator[tuple[int, float]]:
        """Yield each way to go on revealing: where a ship has to call, if anywhere, and the actions besides."""
        number = hidden.bit_count()
        front = (hidden & -hidden).bit_length() - 2
        means = self._means(state, front)
        if means.stock:
            built_on = {work.position for work in state.works}
            after = means._replace(stock=means.stock - 1, upgradable=means.upgradable + 1)
            for at in self._spots(front):
                if at not in built_on:
                    rest = self._needed(number - self._shown(at, front, self._base), after)
                    yield at, 1 + rest
        if means.upgradable:
            cubes = max(0, means.cubes - self._price)
            after = means._replace(upgradable=means.upgradable - 1, cubes=cubes)
            yield 0, 1 + self._making(self._price, means) + self._needed(number - 1, after)

    def _spots(self, front: int) -> range:
        """Return the open positions from which an outpost shows what is behind the front."""
        return range(1 if self._crossing.next_hidden else max(1, front - self._base + 1), front + 1)

    def _shown(self, at: int, front: int, reveal: int) -> int:
        """Return how many cards behind the front an outpost at a position shows (EE-44)."""
        return reveal if self._crossing.next_hidden else at + reveal - front

    def _means(self, state: CrossingState, front: int) -> _Means:
        buildings = self._crossing.buildings
        works = [(buildings[work.building], work) for work in state.works]
        gifts = zip(self._crossing.kinds, state.gifts, strict=True)
        makers = [
            (work.cubes, building.capacity[work.level])
            for building, work in works
            if building.capacity and building.makes in self._upgrade
        ]
        return _Means(
            sum(n for each, n in zip(buildings, state.stock, strict=True) if each.reveal),
            sum(
                building.reveal is not None
                and not work.level
                and self._shown(work.position, front, self._upgraded) > 0
                for building, work in works
            ),
            sum(cubes for cubes, _ in makers)
            + sum(count for kind, count in gifts if kind in self._upgrade),
            max((made for _, made in makers), default=0),
        )

    def _detours(self, state: CrossingState, target: int) -> Iterator[int]:
        """Yield for each ship the hops that it costs to call at a position on its way."""
        goal = self._crossing.goal
        for ship in state.ships:
            yield self._hops[ship][target] + self._hops[target][goal] - self._hops[ship][goal]

    def _needed(self, hidden: int, means: _Means) -> int:
        """Return the actions to reveal so many cards: outposts, upgrades, and cubes for them."""
        if hidden <= 0:
            return 0
        missing = hidden - self._base * means.stock
        if missing <= 0:
            return -(-hidden // self._base)
        gain = self._upgraded - self._base
        upgrades = -(-missing // gain) if gain > 0 else FAR
        if upgrades > means.stock + means.upgradable:
            return means.stock + missing + LOCKED
        return means.stock + upgrades + self._making(upgrades * self._price, means)

    def _making(self, cubes: int, means: _Means) -> int:
        """Return the actions to make so many cubes, the building that makes them included."""
        lacking = max(0, cubes - means.cubes)
        if not lacking:
            return 0
        return -(-lacking // means.made) if means.made else lacking + 1
