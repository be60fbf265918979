"""Rivalry: how everybody stands by what lies open, and how much a player minds what others gain."""

from collections.abc import Sequence
from math import exp

from ..places import jump_point_of
from ..vocabulary import NONE
from .lookout import Lookout
from .weights import RescueWeights

ABOARD, WAITING_CREW = 0.5, 0.2
"""How much of their value crew on ships and others on the board count for, until they are saved."""


def standings(at: Lookout) -> list[float]:
    """Return how many points everybody is thought to get."""
    found = [0.0] * at.players
    reached = set()
    for crew, place in enumerate(at.where):
        owner = at.owners[crew]
        if place >= 0:
            found[owner] += at.values[crew] * (WAITING_CREW if at.aboard[crew] == NONE else ABOARD)
        elif (jump_point := jump_point_of(place)) >= 0:
            found[owner] += at.values[crew]
            reached.add((owner, crew // at.stride, jump_point))
    for owner, _, _ in reached:
        found[owner] += 1
    return found


def stakes(at: Lookout, weights: RescueWeights, *, minds_leader: bool) -> Sequence[float]:
    """Return what a point of each player is worth to this one: its own is 1, others' are below 0.

    All others together count for the envy; the better one stands, the more of it is about that one.
    """
    points = standings(at)
    focus = weights.focus if minds_leader else 0.0
    best = max(points)
    shares = [
        exp(focus * (each - best)) if player != at.me else 0.0 for player, each in enumerate(points)
    ]
    whole = sum(shares) or 1.0
    found = [-weights.envy * each / whole for each in shares]
    found[at.me] = 1.0
    return found
