"""The crossing: what players can do to bring every ship to the goal while nothing threatens them.

Of the rules it has the activity rows (EE-30 … EE-32), travel, building, upgrading and producing
(EE-40 … EE-47), as far as they help to reveal cards and to move on; events, Aliens and Anomaly stay
away. That is what *par* is measured on.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from .charts import Chart, mask
from .deals import Row
from .layout import BUILD, Building, Galaxy
from .reveals import makers, scouts


class Work(NamedTuple):
    """A building in the galaxy: where it stands, which it is, whether upgraded, and its cubes."""

    position: int
    building: int
    level: int = 0
    cubes: int = 0


class CrossingState(NamedTuple):
    """Where a crossing stands."""

    rows: tuple[Row, ...]
    ships: tuple[int, ...]
    opened: int
    works: tuple[Work, ...]
    stock: tuple[int, ...]
    gifts: tuple[int, ...]
    """Cubes from bonus planets, by kind."""


@dataclass(frozen=True)
class Crossing:
    """A galaxy that ships cross from start to goal."""

    galaxy: Galaxy
    chart: Chart
    start: int
    goal: int
    opened: int
    """The positions that lie open at first, as a bit mask."""
    next_hidden: bool
    """Whether outposts reveal the next hidden cards instead of a window."""

    @cached_property
    def buildings(self) -> tuple[Building, ...]:
        """The buildings that help: those that reveal, and those that make cubes to upgrade them."""
        found = list(scouts(self.galaxy).values())
        for kind in dict.fromkeys(kind for each in found for kind in each.upgrade):
            found += makers(self.galaxy, kind)
        return tuple(found)

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of cubes that upgrades cost."""
        return tuple(dict.fromkeys(kind for each in self.buildings for kind in each.upgrade))

    @cached_property
    def all(self) -> int:
        """Every position, as a bit mask."""
        return mask(range(1, len(self.chart.cards) + 1))

    @cached_property
    def _planets(self) -> int:
        return mask(at for at, each in enumerate(self.chart.cards, 1) if each.planet)

    @cached_property
    def _bonuses(self) -> tuple[int, ...]:
        cards = list(enumerate(self.chart.cards, 1))
        return tuple(
            mask(at for at, each in cards if each.bonus and each.bonus == kind)
            for kind in self.kinds
        )

    def state(self, rows: tuple[Row, ...]) -> CrossingState:
        """Return how a crossing begins; bonus planets that lie open give their cubes (EE-18)."""
        gifts = tuple((self.opened & each).bit_count() for each in self._bonuses)
        stock = tuple(each.count for each in self.buildings)
        return CrossingState(rows, (self.start,) * len(rows), self.opened, (), stock, gifts)

    def done(self, state: CrossingState) -> bool:
        """Tell whether every ship is at the goal (EE-80)."""
        return state.ships.count(self.goal) == len(state.ships)

    def acts(self, state: CrossingState, player: int) -> Iterator[CrossingState]:
        """Yield where each act of a player leads; passing is one of them (EE-22)."""
        yield state
        yield from self._upgraded(state)
        row, rest = state.rows[player], state[1:]
        before, after = state.rows[:player], state.rows[player + 1 :]
        for at in range(len(row) - 1):
            swapped = (*row[:at], row[at + 1], row[at], *row[at + 2 :])
            yield CrossingState((*before, swapped, *after), *rest)
        for slot, card in enumerate(row, 1):
            if slot in self.galaxy.activity[card].active:
                used = (card, *row[: slot - 1], *row[slot:])
                yield from self._used(
                    CrossingState((*before, used, *after), *rest), player, card, slot
                )

    def _used(
        self, state: CrossingState, player: int, card: int, slot: int
    ) -> Iterator[CrossingState]:
        """Yield what the use of a card leads to, the card being back in slot 1 already (EE-31)."""
        activity = self.galaxy.activity[card]
        rows, ships, opened, works, stock, gifts = state
        here = ships[player]
        for hop in self.chart.hops[here]:
            if hop.value == activity.travel and not hop.entered & ~opened:
                moved = (*ships[:player], hop.target, *ships[player + 1 :])
                yield CrossingState(rows, moved, opened, works, stock, gifts)
        if activity.type == BUILD:
            yield from self._built(state, here, activity.points.get(str(slot), 0))
        else:
            yield from self._produced(state, here, activity.type)

    def _built(self, state: CrossingState, here: int, points: int) -> Iterator[CrossingState]:
        """Yield each building put on a free card (EE-42)."""
        if any(work.position == here for work in state.works):
            return
        for number, building in enumerate(self.buildings):
            barred = building.planet_only and not self._planets >> here & 1
            if barred or not state.stock[number] or building.cost > points:
                continue
            works = tuple(sorted((*state.works, Work(here, number))))
            stock = state.stock
            placed = state._replace(
                works=works, stock=(*stock[:number], stock[number] - 1, *stock[number + 1 :])
            )
            if not building.reveal:
                yield placed
            elif opened := self._revealed(state.opened, here, building.reveal[0]):
                yield self._opened(placed, opened)

    def _produced(self, state: CrossingState, here: int, kind: str) -> Iterator[CrossingState]:
        """Yield the building under a ship filled with cubes (EE-46)."""
        for at, work in enumerate(state.works):
            building = self.buildings[work.building]
            if work.position == here and building.makes == kind and building.capacity:
                full = building.capacity[work.level]
                if work.cubes < full:
                    yield self._with_work(state, at, work._replace(cubes=full))

    def _upgraded(self, state: CrossingState) -> Iterator[CrossingState]:
        """Yield each upgrade that can be paid and that helps (EE-45)."""
        for at, work in enumerate(state.works):
            if work.level:
                continue
            building = self.buildings[work.building]
            opened = state.opened
            if building.reveal:
                base, upgraded = building.reveal
                # The window grows; of the next hidden cards the plain outpost has shown its share.
                number = upgraded - base if self.next_hidden else upgraded
                opened = self._revealed(opened, work.position, number)
            elif building.capacity and building.capacity[1] <= building.capacity[0]:
                continue
            paid = self._paid(state, building) if opened else None
            if paid:
                better = paid.works[at]._replace(level=1)
                yield self._opened(self._with_work(paid, at, better), opened)

    @staticmethod
    def _with_work(state: CrossingState, at: int, work: Work) -> CrossingState:
        works = state.works
        return state._replace(works=(*works[:at], work, *works[at + 1 :]))

    def _paid(self, state: CrossingState, building: Building) -> CrossingState | None:
        """Return the state after an upgrade is paid, bonus cubes first; None if cubes are lacking."""
        gifts, works = list(state.gifts), list(state.works)
        for kind, price in building.upgrade.items():
            number = self.kinds.index(kind)
            given = min(price, gifts[number])
            gifts[number] -= given
            owed = price - given
            for at, work in enumerate(works):
                if self.buildings[work.building].makes == kind:
                    taken = min(owed, work.cubes)
                    works[at] = work._replace(cubes=work.cubes - taken)
                    owed -= taken
            if owed:
                return None
        return state._replace(gifts=tuple(gifts), works=tuple(works))

    def _revealed(self, opened: int, position: int, number: int) -> int:
        """Return the open positions after an outpost has revealed some; 0 if it shows nothing new."""
        behind = self.all >> (position + 1) << (position + 1)
        if self.next_hidden:
            shown = 0
            for _ in range(number):
                hidden = behind & ~opened & ~shown
                shown |= hidden & -hidden
        else:
            shown = behind & ((1 << (position + number + 1)) - 1)
        return opened | shown if shown & ~opened else 0

    def _opened(self, state: CrossingState, opened: int) -> CrossingState:
        """Return the state with these positions open and the cubes of their bonus planets (EE-47)."""
        new = opened & ~state.opened
        if not new:
            return state
        gifts = (
            count + (new & each).bit_count()
            for count, each in zip(state.gifts, self._bonuses, strict=True)
        )
        return state._replace(opened=opened, gifts=tuple(gifts))
