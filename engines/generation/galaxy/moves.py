"""The moves by which galaxies are improved: each returns another plan, or None if it can't be made."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from .frame import GalaxyFrame
from .plan import GalaxyPlan

GalaxyMove: TypeAlias = Callable[[GalaxyFrame, GalaxyPlan, Random], GalaxyPlan | None]
FARTHEST = 6
"""So many positions beyond the last card the Aliens may start."""
TIME_CARDS = ((1, 10), (1, 1), (1, 4))
"""The fewest and the most time cards with nothing, with an event and with Aliens."""
EVENTS, OUTPOSTS = (1, 6), (2, 8)
"""The fewest and the most cards of a kind of event, and buildings of a type."""


def swap(frame: GalaxyFrame, plan: GalaxyPlan, chance: Random) -> GalaxyPlan | None:
    """Let two cards change places."""
    free, cards = frame.free, list(plan.cards)
    if len(free) < 2:
        return None
    drawn, count = chance.random, len(free)
    one, other = free[int(drawn() * count)], free[int(drawn() * count)]
    if cards[one] == cards[other]:
        return None
    cards[one], cards[other] = cards[other], cards[one]
    return _with_cards(plan, tuple(cards))


def exchange(frame: GalaxyFrame, plan: GalaxyPlan, chance: Random) -> GalaxyPlan | None:
    """Put another card from the box in the place of one."""
    spare, free = frame.spare(plan.cards), frame.free
    if not spare or not free:
        return None
    at, card = free[int(chance.random() * len(free))], spare[int(chance.random() * len(spare))]
    if plan.cards[at] == card:
        return None
    return _with_cards(plan, (*plan.cards[:at], card, *plan.cards[at + 1 :]))


def _with_cards(plan: GalaxyPlan, cards: tuple[str, ...]) -> GalaxyPlan:
    """Return a plan with other cards, as `_replace` does, which takes several times as long."""
    return GalaxyPlan(cards, plan.aliens, plan.time, plan.events, plan.buildings)


def move_aliens(frame: GalaxyFrame, plan: GalaxyPlan, chance: Random) -> GalaxyPlan | None:
    """Let the Aliens start a position nearer or farther away."""
    if not frame.threats_move:
        return None
    start, last = plan.aliens + (1 if chance.random() < 0.5 else -1), len(plan.cards)
    return plan._replace(aliens=start) if last < start <= last + FARTHEST else None


def change_time(frame: GalaxyFrame, plan: GalaxyPlan, chance: Random) -> GalaxyPlan | None:
    """Add a time card or take one out."""
    if not frame.threats_move:
        return None
    number, by = (0, 2)[chance.random() < 0.3], 1 if chance.random() < 0.5 else -1
    time = list(plan.time)
    time[number] += by
    least, most = TIME_CARDS[number]
    if not least <= time[number] <= most:
        return None
    return plan._replace(time=(time[0], time[1], time[2]))


def change_events(frame: GalaxyFrame, plan: GalaxyPlan, chance: Random) -> GalaxyPlan | None:
    """Add an event of some kind or take one out; each kind that is there stays."""
    events = _changed(plan.events, EVENTS, chance) if frame.box_moves else None
    return plan._replace(events=events) if events else None


def change_buildings(frame: GalaxyFrame, plan: GalaxyPlan, chance: Random) -> GalaxyPlan | None:
    """Add a building of some type or take one out; each type that is there stays."""
    buildings = _changed(plan.buildings, OUTPOSTS, chance) if frame.box_moves else None
    return plan._replace(buildings=buildings) if buildings else None


def _changed(
    counts: tuple[int, ...], limits: tuple[int, int], chance: Random
) -> tuple[int, ...] | None:
    """Return numbers of which one is one more or one less, or None if that is too few or too many."""
    if not counts:
        return None
    at, by = int(chance.random() * len(counts)), 1 if chance.random() < 0.5 else -1
    if not counts[at] or not limits[0] <= counts[at] + by <= limits[1]:
        return None
    return (*counts[:at], counts[at] + by, *counts[at + 1 :])


MOVES: tuple[GalaxyMove, ...] = (
    *(swap,) * 6,
    *(exchange,) * 3,
    move_aliens,
    change_time,
    change_events,
    change_buildings,
)
"""The moves as often as they are tried."""
