"""What stays as it is while a galaxy is made: its tables, what must stay, and what is asked of it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.galaxy.charts import mask
from hullwright.schema.kinds.galaxy.clocks import alien_clock, chaos_clock
from hullwright.schema.kinds.galaxy.edits import painted
from hullwright.schema.kinds.galaxy.laid_cards import ALIENS_START
from hullwright.schema.kinds.galaxy.layout import ASTEROID, CardType, Galaxy, TimeDeck
from hullwright.schema.kinds.galaxy.reveals import Reveals, scouts
from hullwright.schema.kinds.galaxy.survey import IDLE, GalaxySurvey

from .plan import GalaxyPlan, Revealing
from .ways import FAR, RowTerms, RowWays, open_runs

MOST_WAYS = 5000
"""So many rows of costs are remembered."""


@dataclass(frozen=True, eq=False)
class GalaxyFrame:
    """What stays as it is while a galaxy is made."""

    document: MapDocument
    kept: frozenset[int]
    """The positions whose cards must stay, counted from 1."""
    threats_move: bool
    box_moves: bool
    tolerated: int = 0
    """How much there was against the galaxy when somebody handed it over."""

    @property
    def galaxy(self) -> Galaxy:
        """The cards it began with, and the tables."""
        layout: Galaxy = self.document.layout
        return layout

    @cached_property
    def survey(self) -> GalaxySurvey:
        """What examines it: as to hands, open cards and rules it stays true."""
        return GalaxySurvey.of(self.document)

    @cached_property
    def types(self) -> Mapping[str, CardType]:
        """The types of cards."""
        return self.galaxy.card_types

    @cached_property
    def costs(self) -> Mapping[str, int]:
        """What it costs to enter a card of each type."""
        return {name: each.parsec for name, each in self.types.items()}

    @cached_property
    def planets(self) -> frozenset[str]:
        """The types of cards that are planets."""
        return frozenset(name for name, each in self.types.items() if each.planet)

    @cached_property
    def gifts(self) -> tuple[str, ...]:
        """The types of cards that bring a cube."""
        return tuple(name for name, each in self.types.items() if each.bonus is not None)

    @cached_property
    def fields(self) -> tuple[str, ...]:
        """The types of cards that are asteroid fields."""
        return tuple(name for name, each in self.types.items() if each.role == ASTEROID)

    @cached_property
    def belt_signs(self) -> Mapping[str, str]:
        """A sign for each type of card: blank unless it is an asteroid field."""
        return {name: "A" if each.role == ASTEROID else " " for name, each in self.types.items()}

    @cached_property
    def free(self) -> tuple[int, ...]:
        """The places, counted from 0, whose cards may be changed: start and goal stay."""
        return tuple(
            at
            for at, each in enumerate(self.galaxy.cards)
            if at + 1 not in self.kept and not self._is_end(each.card)
        )

    def _is_end(self, card: str) -> bool:
        return card in self.types and (self.types[card].start or self.types[card].goal)

    def spare(self, cards: tuple[str, ...]) -> list[str]:
        """Return the types of cards of which there is one left to lay."""
        return [
            name for name, count in self._laid_types if count is None or cards.count(name) < count
        ]

    @cached_property
    def _laid_types(self) -> tuple[tuple[str, int | None], ...]:
        """The types of cards other than start and goal, and how many there are of each."""
        return tuple(
            (name, each.count)
            for name, each in self.types.items()
            if not each.start and not each.goal
        )

    def plan(self) -> GalaxyPlan:
        """Return the plan of the galaxy it began with."""
        galaxy = self.galaxy
        time = self.survey.time
        return GalaxyPlan(
            tuple(each.card for each in galaxy.cards),
            galaxy.aliens.start,
            (time.nothing, time.event, time.aliens),
            tuple(each.count for each in galaxy.events.values()),
            tuple(each.count for each in galaxy.buildings.values()),
        )

    def written(self, plan: GalaxyPlan) -> Galaxy:
        """Return the galaxy of a plan, by the same edits that people make."""
        laid = painted(self.galaxy, dict(enumerate(plan.cards, 1)))
        galaxy = painted(laid, {plan.aliens: ALIENS_START})
        if self.survey.terms.time is None:
            nothing, event, aliens = plan.time
            galaxy = replace(galaxy, time=TimeDeck(nothing=nothing, event=event, aliens=aliens))
        events = zip(galaxy.events.items(), plan.events, strict=True)
        buildings = zip(galaxy.buildings.items(), plan.buildings, strict=True)
        return replace(
            galaxy,
            events={name: replace(each, count=count) for (name, each), count in events},
            buildings={name: replace(each, count=count) for (name, each), count in buildings},
        )

    def revealing(self, plan: GalaxyPlan) -> Revealing:
        """Return what it takes to show all hidden cards, which depends on bonus planets and the box."""
        key = (*map(plan.cards.count, self.gifts), plan.buildings)
        known = self._revealing.get(key)
        if known is None:
            found = Reveals(self.written(plan), len(self.survey.hidden))
            known = Revealing(found.upgrades, found.possible_upgrades, found.least_actions())
            self._revealing[key] = known
        return known

    @cached_property
    def _revealing(self) -> dict[object, Revealing]:
        return {}

    def ways(self, costs: tuple[int, ...]) -> RowWays:
        """Return the ways through a row; most moves leave the costs as they are, or as they once were."""
        known = self._ways.get(costs)
        if known is None:
            if len(self._ways) > MOST_WAYS:
                self._ways.clear()
            known = self._ways[costs] = RowWays(costs, self._terms)
        return known

    @cached_property
    def _terms(self) -> RowTerms:
        runs = open_runs(self.opened, len(self.galaxy.cards))
        return RowTerms(self.survey.values, *self.ends, runs, mask(self.spots or ()))

    @cached_property
    def _ways(self) -> dict[tuple[int, ...], RowWays]:
        return {}

    def alien_clock(self, plan: GalaxyPlan) -> float | None:
        """Return about how many player-turns the Aliens take to Earth if nobody repels them."""
        key = plan.aliens, plan.time
        if key not in self._clocks:
            nothing, event, aliens = plan.time
            steps = max(0, -(-(plan.aliens - self.ends[0]) // self.galaxy.aliens.step))
            time = TimeDeck(nothing=nothing, event=event, aliens=aliens)
            self._clocks[key] = alien_clock(time, steps)
        return self._clocks[key]

    @cached_property
    def _clocks(self) -> dict[object, float | None]:
        return {}

    def par(self, hops: int, revealing: int) -> int:
        """Return about how many player-turns a crossing takes with so many hops, and actions to reveal cards."""
        if hops == FAR:
            return 0
        return round(IDLE * (self._hands * hops + revealing) / self._actions)

    @cached_property
    def _hands(self) -> int:
        return self.survey.hands

    @cached_property
    def _actions(self) -> int:
        return self.galaxy.setup.actions

    @cached_property
    def ends(self) -> tuple[int, int]:
        """The positions of start and goal."""
        return self.survey.ends or (1, len(self.galaxy.cards))

    def chaos_clock(self, plan: GalaxyPlan) -> float | None:
        """Return about after how many player-turns three different events are active if none is fought."""
        key = plan.time, plan.events
        if key not in self._chaos:
            if not self.survey.terms.chaos:
                return None
            nothing, event, aliens = plan.time
            time = TimeDeck(nothing=nothing, event=event, aliens=aliens)
            kinds = zip(self.galaxy.events.values(), plan.events, strict=True)
            self._chaos[key] = chaos_clock(time, [replace(each, count=n) for each, n in kinds])
        return self._chaos[key]

    @cached_property
    def _chaos(self) -> dict[object, float | None]:
        return {}

    @cached_property
    def spots_by_ground(self) -> tuple[frozenset[int], frozenset[int]]:
        """The positions from which an outpost shows a hidden card: on planets, and on any card."""
        land, anywhere = set[int](), set[int]()
        for each in scouts(self.galaxy).values():
            reach = (each.reveal or (0, 0))[0]
            if each.cost <= self.survey.build_points:
                found = land if each.planet_only else anywhere
                found.update(
                    at for at in range(1, len(self.galaxy.cards) + 1) if self._shows(at, reach)
                )
        return frozenset(land), frozenset(anywhere)

    def _shows(self, at: int, reach: int) -> bool:
        if self.survey.terms.next_hidden:
            return reach > 0
        return bool(((1 << reach) - 1) << (at + 1) & self.hidden)

    @cached_property
    def spots(self) -> frozenset[int] | None:
        """The positions from which an outpost shows a hidden card, whatever lies there; None if that matters."""
        land, anywhere = self.spots_by_ground
        return anywhere if land <= anywhere else None

    @cached_property
    def opened(self) -> int:
        """The positions that lie open at first, as a bit mask."""
        return mask(self.survey.face_up)

    @cached_property
    def hidden(self) -> int:
        """The positions that must be revealed, as a bit mask."""
        return mask(self.survey.hidden)
