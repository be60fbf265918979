"""Turning points: the turns of a recorded game at which the chance to win moved most."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from hullwright.schema.messages import Message, in_a_row, message

from ..statistics import Interval
from .answer_words import percent
from .chances import TurnChance

MOST_TOLD = 3
"""So many turns are named."""
SETTLED = 0.9
"""From this chance on a game counts as decided."""


@dataclass(frozen=True)
class TurningPoint:
    """A turn that moved the chance of a party visibly."""

    turn: TurnChance
    """When it began."""
    after: TurnChance
    party: int
    bounds: Interval
    """Within which bounds the change is true."""

    @property
    def change(self) -> float:
        """By how much the chance has risen, or fallen."""
        return self.after.chances[self.party] - self.turn.chances[self.party]


def turning_points(course: Sequence[TurnChance]) -> Sequence[TurningPoint]:
    """Return the turns after which some party's chance was visibly another one, the largest changes first.

    Of two sides one rises as the other falls, so that each turn is told of the party that it moved most.
    """
    found = []
    for turn, after in pairwise(course):
        moved = range(len(turn.wins))
        party = max(moved, key=lambda each: abs(after.chances[each] - turn.chances[each]))
        bounds = after.since(turn, party).interval()
        if bounds.low > 0 or bounds.high < 0:
            found.append(TurningPoint(turn, after, party, bounds))
    return sorted(found, key=lambda each: -abs(each.change))


def decided_at(course: Sequence[TurnChance]) -> TurnChance | None:
    """Return the turn from which on some party was ahead for good; None if it was open to the end."""
    last = course[-1].chances
    winner = max(range(len(last)), key=last.__getitem__)
    settled = None
    for turn in reversed(course):
        if turn.chances[winner] < SETTLED:
            break
        settled = turn
    return settled if settled is not course[-1] else None


def told(course: Sequence[TurnChance], titles: Sequence[Message]) -> Message:
    """Return in sentences when a game was decided, and which turns turned it; parties have titles."""
    settled = decided_at(course)
    winner = max(range(len(titles)), key=course[-1].chances.__getitem__)
    first = (
        message(
            "Decided from round {round} on: {title}.", round=settled.round, title=titles[winner]
        )
        if settled
        else message("It was open to the very end.")
    )
    points = [_sentence(each, titles) for each in turning_points(course)[:MOST_TOLD]]
    if not points:
        points = [message("No single turn changed visibly who would win.")]
    return in_a_row([first, *points])


def _sentence(point: TurningPoint, titles: Sequence[Message]) -> Message:
    values = {
        "round": point.turn.round,
        "player": point.turn.player + 1,
        "title": titles[point.party],
        "before": percent(point.turn.chances[point.party]),
        "after": percent(point.after.chances[point.party]),
    }
    if point.change > 0:
        return message(
            "Round {round}, player {player}’s turn: {title}, up from {before} to {after} %.",
            **values,
        )
    return message(
        "Round {round}, player {player}’s turn: {title}, down from {before} to {after} %.", **values
    )
