"""A or B? Two maps, versions or scenarios on common seeds, with the difference and its interval."""

from collections.abc import Sequence

from hullwright.schema.documents.experiments import Certainty
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, in_a_row, message

from ..statistics import Interval
from .answer_words import cell_title, percent
from .cell_results import CellResults
from .paired import pairs_of
from .question import AnswerRow, CellMaker, Group, GroupResults, LabAnswer


class SideBySide:
    """The question in what two things differ."""

    @property
    def title(self) -> Message:
        """The question as a person asks it."""
        return message("A or B?")

    def groups(self, maker: CellMaker) -> Sequence[Group]:
        """Return the first of those that are alike but for map, scenario or bots, with each of the others."""
        by_players: dict[int, list[Group]] = {}
        for cell in maker.cells():
            found = by_players.setdefault(cell.players, [])
            found.append((found[0][0], cell) if found else (cell,))
        pairs = [pair for found in by_players.values() for pair in found[1:]]
        if not pairs:
            raise HullwrightError(
                message(
                    "There is nothing to compare: name two maps, two scenarios or two kinds of bots."
                )
            )
        return pairs

    def doubt(self, results: GroupResults, certainty: Certainty) -> float:
        """Return how wide the interval of the difference is, while it is too wide and holds none."""
        bounds = pairs_of(*results).running(certainty.confidence)
        width = bounds.high - bounds.low
        return width if _is_open(bounds) and width > 2 * certainty.within else 0.0

    def answer(self, results: Sequence[GroupResults], certainty: Certainty) -> LabAnswer:
        """Return by how much the second of each pair differs from the first."""
        cells = [each.cell for group in results for each in group]
        rows = []
        for first, second in results:
            pairs = pairs_of(second, first)
            bounds = pairs.running(certainty.confidence)
            title = message(
                "{second} against {first}",
                second=cell_title(second.cell, cells),
                first=cell_title(first.cell, cells),
            )
            rows.append(
                AnswerRow(
                    *(title, pairs.difference, bounds, pairs.number, _told(first, bounds)),
                    cell=second.cell,
                )
            )
        return LabAnswer(in_a_row(_sentence(each) for each in rows), tuple(rows))


def _is_open(bounds: Interval) -> bool:
    """Tell whether it can't be said which of the two is ahead."""
    return bounds.low < 0 < bounds.high


def _told(results: CellResults, bounds: Interval) -> Message:
    ending = next(iter(results.cell.figures.endings.values()))
    words = {"ending": Message(ending.title, {})}
    low, high = percent(bounds.low), percent(bounds.high)
    if _is_open(bounds):
        return message(
            "{ending}: no visible difference ({low} to {high} points)", **words, low=low, high=high
        )
    if bounds.low >= 0:
        return message("{ending}: {low} to {high} points more often", **words, low=low, high=high)
    return message("{ending}: {low} to {high} points less often", **words, low=-high, high=-low)


def _sentence(row: AnswerRow) -> Message:
    return message("{title}: {told}.", title=row.title, told=row.told)
