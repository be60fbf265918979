"""Perils: the chance that events or Aliens end the game before the team is there (EE-81)."""

from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

from ..box import NONE
from ..endings import MOST_EVENTS
from ..ruleset import KINDS
from ..tables import PlanTable
from ..time_cards import ALIENS, EVENT, deck
from .chances import beyond, tail, too_many
from .weights import PlannerWeights

if TYPE_CHECKING:
    from ..game import EscapeEarthGame
    from ..state import EscapeEarthState

PARTS = 4
"""Dangers are reckoned for quarters of a turn, and between them in proportion."""
MOST_KNOWN = 20_000
FREE = 99.0
"""Stands for how many events are borne that cost nothing to fight."""


class TeamPace(NamedTuple):
    """How often things come by themselves, on average over the whole time deck (EE-21)."""

    events: float
    """Events in a turn."""
    aliens: float
    """How often in a turn the Aliens come."""
    left: int
    """The cards in the event deck."""

    @classmethod
    def of(cls, state: "EscapeEarthState") -> "TeamPace":
        """Return the pace in a state; events may have changed its deck."""
        whole = deck(state)
        events = (whole[EVENT] + 1) / (sum(whole) + 1) if whole[EVENT] else 0.0
        aliens = whole[ALIENS] / (sum(whole) + bool(whole[EVENT])) if any(whole) else 0.0
        return cls(events, aliens, sum(state.event_deck))


class Endurance(NamedTuple):
    """How well the team can bear what comes; it is the same on many tables."""

    purse: tuple[int, ...]
    """The cubes that can be spent and are not laid by for anything."""
    makers: tuple[bool, ...]
    """For each kind of cubes whether a building stands that makes it."""
    active: tuple[int, ...]
    coming: int
    """How often the Aliens have to come until they are at the start; 0 if they never get there."""


class Danger:
    """The chance to lose within some turns, for one team at one pace; between parts of a turn in proportion."""

    __slots__ = ("_known", "_within")

    def __init__(self, within: Callable[[int], float]) -> None:
        self._within = within
        """How likely the team is to have lost after some parts of a turn."""
        self._known: dict[int, tuple[float, float]] = {}

    def __call__(self, turns: float) -> float:
        """Return the chance to lose within some turns."""
        parts = PARTS * turns
        whole = int(parts)
        known = self._known.get(whole)
        if known is None:
            lower = self._within(whole)
            known = self._known[whole] = lower, self._within(whole + 1) - lower
        return known[0] + (parts - whole) * known[1]


class Perils:
    """Reckons how likely the team is to lose on its way."""

    def __init__(self, game: "EscapeEarthGame", weights: PlannerWeights) -> None:
        self._game, self._weights = game, weights
        self._known: dict[tuple[Endurance, TeamPace], Danger] = {}

    def __call__(self, standing: Endurance, pace: TeamPace) -> Danger:
        """Return how dangerous the next turns are for a team that stands like this."""
        key = standing, pace
        known = self._known.get(key)
        if known is None:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            known = self._known[key] = Danger(cache(partial(self._within, standing, pace)))
        return known

    def standing(self, table: PlanTable, purse: list[int]) -> Endurance:
        """Return how the team stands by a table, with the cubes in a purse to spend."""
        makes, makers = self._game.box.makes, [False] * len(purse)
        for at, building, _, _ in table.works:
            if makes[building] != NONE and at != table.aliens:
                makers[makes[building]] = True
        return Endurance(tuple(purse), tuple(makers), table.active, self._coming(table, purse))

    def _within(self, standing: Endurance, pace: TeamPace, parts: int) -> float:
        turns = parts / PARTS
        events = self._weights.fear * pace.events * turns
        safe = 1 - self._chaos(standing, events)
        if standing.coming:
            safe *= 1 - tail(pace.aliens * turns, standing.coming)
        return 1 - safe * (1 - tail(events, pace.left))

    def _chaos(self, standing: Endurance, events: float) -> float:
        """Return the chance that too many different events become active (EE-81).

        Of each kind that is not active yet as many are borne as can be fought at once.
        """
        rules, box = self._game.ruleset, self._game.box
        if not rules.chaos:
            return 0.0
        by_kind = rules.chaos_counts == KINDS
        pool = [
            count - active for count, active in zip(box.event_deck, standing.active, strict=True)
        ]
        each = events / max(1, sum(pool))
        bearable = float(MOST_EVENTS)
        risks = []
        for event, active in enumerate(standing.active):
            price = box.fight[event]
            made = all(standing.makers[kind] for kind, _ in price)
            if active:
                count = 1 if by_kind else active
                bearable -= count * (1 - self._weights.cure * made)
            if pool[event] > 0 and not (active and by_kind):
                borne = min((standing.purse[kind] // count for kind, count in price), default=FREE)
                risks.append(beyond(each * pool[event], borne + self._weights.supply * made))
        return too_many(risks, bearable)

    def _coming(self, table: PlanTable, purse: list[int]) -> int:
        """Return how often the Aliens have to come until they reach the start (EE-70, EE-81)."""
        game, arms, slow = self._game, self._game.box.arms, self._game.box.standing.slow
        step = game.layout.aliens.step
        if slow:
            step -= sum(slow[work[1]][work[2]] for work in table.works if work[0] != table.aliens)
        if step <= 0:
            return 0
        away = table.aliens - game.start + (self._weights.arms * purse[arms] if arms != NONE else 0)
        return max(1, -int(-away // step))
