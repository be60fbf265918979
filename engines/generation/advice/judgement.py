"""Judgement of changes: what games of a map with one say against those of the map as it is."""

from math import inf

from ...lab.cell_results import CellResults
from ...statistics import Interval
from ..play.estimates import Estimate
from .entrants import Entrant
from .goals import Goal
from .suggestion import Suggestion, gain, known_gain, measured_changes, side_effects

ERROR = 0.05
"""How often anything that is said of all suggestions together may be wrong."""


def judged(
    goal: Goal, each: Entrant, base: CellResults, other: CellResults, arm: int, number: int
) -> Suggestion:
    """Return what games on fresh seeds say of one of so many changes."""
    # All intervals together have to be right as often as one would be.
    confidence = 1 - ERROR / number
    found = _measured(goal, base, other) or gain(goal, base, other, arm, confidence)
    return _suggestion(each, base, other, found)


def unjudged(goal: Goal, each: Entrant, base: CellResults, other: CellResults) -> Suggestion:
    """Return what is to be thought of a change so far, by games that it may have been chosen for: nothing is certain."""
    found = _measured(goal, base, other) or Estimate(
        goal.loss(base) - goal.loss(other), Interval(-inf, inf)
    )
    return _suggestion(each, base, other, found, is_judged=False)


def _measured(goal: Goal, base: CellResults, other: CellResults) -> Estimate | None:
    """Return the gain where no games are needed to know it."""
    if goal.measured is None:
        return None
    return known_gain(goal.measured(base.cell.prepared.own), goal.measured(other.cell.prepared.own))


def _suggestion(
    each: Entrant,
    base: CellResults,
    other: CellResults,
    found: Estimate,
    *,
    is_judged: bool = True,
) -> Suggestion:
    return Suggestion(
        each.change,
        each.after,
        found,
        tuple(side_effects(base, other)),
        measured_changes(base.cell.prepared.own, other.cell.prepared.own),
        other.games,
        is_judged,
    )
