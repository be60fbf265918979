"""Clocks: after how many player-turns the Aliens reach Earth, and three events are chaos."""

from functools import lru_cache
from itertools import combinations
from math import comb

from .layout import Event, TimeDeck


def alien_clock(time: TimeDeck, steps: int) -> float | None:
    """Return the player-turns until so many Aliens cards have come, None if none ever comes.

    Cards stay out until an Event card shows, then all are shuffled (EE-21): the share of Aliens
    cards is then a in n + 1, however many Event cards there are. Without any, the deck runs through
    and is taken up again.

    >>> alien_clock(TimeDeck(nothing=3, event=1, aliens=2), 8)
    28.0
    """
    if not time.aliens:
        return None
    return round(steps * (time.size + bool(time.event)) / time.aliens, 1)


def chaos_clock(time: TimeDeck, events: list[Event]) -> float | None:
    """Return the mean player-turns until three different events are active if none is ever fought.

    None if it never comes to that. An Event card shows every (n + 1) / (e + 1) turns (EE-21).
    """
    counts = tuple(each.in_play for each in events if each.in_play)
    if len(counts) < 3 or not time.event:
        return None
    return round(_draws_to_chaos(counts) * (time.size + 1) / (time.event + 1), 1)


@lru_cache(maxsize=256)
def _draws_to_chaos(counts: tuple[int, ...]) -> float:
    """Return the mean number of cards drawn until three kinds have been seen (EE-81).

    It is the sum, over all numbers of draws, of the chance that at most two kinds were among them:
    draws from within a pair of kinds, those from within one kind counted for one pair only.
    """
    total = sum(counts)
    pairs = [a + b for a, b in combinations(counts, 2)]
    again = len(counts) - 2
    mean = 1.0
    for drawn in range(1, max(pairs) + 1):
        ways = sum(comb(each, drawn) for each in pairs)
        ways -= again * sum(comb(each, drawn) for each in counts)
        mean += ways / comb(total, drawn)
    return mean
