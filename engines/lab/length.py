"""How long does it take? Rounds, minutes at the table, and how often it drags or is over too soon."""

from collections.abc import Callable, Mapping, Sequence

from hullwright.schema.documents.experiments import Certainty
from hullwright.schema.messages import Message, in_a_row, message

from ..statistics import Interval, running
from .answer_words import cell_title
from .cell_results import CellResults
from .question import AnswerRow, CellMaker, Group, GroupResults, LabAnswer

MINUTES_A_TURN = 0.75
"""How long one player's turn is taken to last at a table."""
TURNS_DUE = 3
"""So many turns everybody should have had."""


class Length:
    """The question how long games are."""

    @property
    def title(self) -> Message:
        """The question as a person asks it."""
        return message("How long does it take?")

    def groups(self, maker: CellMaker) -> Sequence[Group]:
        """Return each cell by itself."""
        return [(each,) for each in maker.cells()]

    def doubt(self, results: GroupResults, certainty: Certainty) -> float:
        """Return how far the bounds of the middle length lie apart, as a part of it, beyond what is asked for."""
        middle, bounds = median(results[0].summary.rounds, certainty.confidence)
        apart = (bounds.high - bounds.low) / middle
        return apart if apart > 4 * certainty.within and bounds.high - bounds.low > 1 else 0.0

    def answer(self, results: Sequence[GroupResults], certainty: Certainty) -> LabAnswer:
        """Return the middle length of the games of each cell."""
        cells = [each[0].cell for each in results]
        rows = []
        for (each,) in results:
            middle, bounds = median(each.summary.rounds, certainty.confidence)
            told = message(
                "about {minutes} minutes; over before everybody had {turns} turns: {early} %; last round "
                "reached: {late} %",
                minutes=round(middle * each.cell.players * MINUTES_A_TURN),
                turns=TURNS_DUE,
                early=_share(each, lambda rounds: rounds <= TURNS_DUE),
                late=round(100 * each.summary.shares.get("last_round", 0) / max(each.games, 1)),
            )
            title = cell_title(each.cell, cells)
            rows.append(AnswerRow(title, middle, bounds, each.games, told, cell=each.cell))
        return LabAnswer(in_a_row(map(_sentence, rows)), tuple(rows), (_assumption(),))


def _share(results: CellResults, counts: Callable[[int], bool]) -> int:
    rounds = results.summary.rounds
    return round(100 * sum(n for at, n in rounds.items() if counts(at)) / max(results.games, 1))


def _sentence(row: AnswerRow) -> Message:
    return message(
        "{title}: {low}–{high} rounds in the middle, {told}.",
        title=row.title,
        low=round(row.bounds.low),
        high=round(row.bounds.high),
        told=row.told,
    )


def _assumption() -> Message:
    return message(
        "Minutes are reckoned with {minutes} minutes for each turn of each player.",
        minutes=MINUTES_A_TURN,
    )


def median(counts: Mapping[int, int], confidence: float) -> tuple[float, Interval]:
    """Return the middle of what was counted, and bounds for it that hold however often one looks.

    >>> median({5: 400, 9: 600}, 0.95)
    (9.0, Interval(low=9.0, high=9.0))
    """
    number, below = sum(counts.values()), 0
    # Each of the two bounds may be wrong half as often as both together.
    confidence = (1 + confidence) / 2
    middle, low, high = None, None, None
    for value in sorted(counts):
        below += counts[value]
        bounds = running(below, number, confidence)
        if middle is None and 2 * below >= number:
            middle = value
        if low is None and bounds.high >= 0.5:
            low = value
        if high is None and bounds.low >= 0.5:
            high = value
    most = max(counts, default=1)
    found = Interval(float(low or 1), float(most if high is None else high))
    return float(middle or 1), found
