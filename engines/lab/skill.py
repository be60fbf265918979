"""Does skill matter? What one level of skill is worth to each side, on common seeds."""

from collections.abc import Iterator, Sequence

from hullwright.schema.documents.experiments import Certainty
from hullwright.schema.messages import Message, in_a_row, joined, message

from ..statistics import Interval, Pairs
from .answer_words import cell_title, percent
from .cell_results import CellResults
from .chance_share import chance_share, mixed_tables
from .paired import pairs_of
from .question import AnswerRow, CellMaker, Group, GroupResults, LabAnswer


class Skill:
    """The question whether better players win more often."""

    @property
    def title(self) -> Message:
        """The question as a person asks it."""
        return message("Does skill matter?")

    def groups(self, maker: CellMaker) -> Sequence[Group]:
        """Return each cell with the same one side at a time weaker, and with both levels where all play alone."""
        found = []
        for cell in maker.typical():
            sides = range(max(len(cell.prepared.engine.sides), 1))
            weaker = [each for side in sides if (each := maker.weakened(cell, side))]
            found.append((cell, *weaker, *mixed_tables(cell, weaker)))
        return found

    def doubt(self, results: GroupResults, certainty: Certainty) -> float:
        """Return the widest interval of what a level is worth, while one is too wide."""
        widths = [each.high - each.low for _, each in _worths(results, certainty)]
        widest = max(widths, default=0.0)
        return widest if widest > 4 * certainty.within else 0.0

    def answer(self, results: Sequence[GroupResults], certainty: Certainty) -> LabAnswer:
        """Return what one level is worth to each side, and how much is chance."""
        cells = [each[0].cell for each in results]
        rows, told = [], []
        for group in results:
            title = cell_title(group[0].cell, cells)
            found = list(_rows(title, group, certainty))
            if found and (chance := chance_share(title, group, certainty)):
                found.append(chance)
            rows += found
            whole = joined((each.told for each in found), "; ")
            told.append(message("{title}: {told}.", title=title, told=whole))
        return LabAnswer(in_a_row(told), tuple(rows))


def level_pairs(results: GroupResults) -> Iterator[Pairs]:
    """Yield for each side how its games and those of weaker bots differ, in favour of that side."""
    best, *others = results
    for side, each in enumerate(others[: max(len(best.cell.prepared.engine.sides), 1)]):
        pairs = pairs_of(best, each)
        # The first way in which games end is a win of the first side.
        yield Pairs(pairs.both, pairs.second, pairs.first, pairs.neither) if side else pairs


def _worths(results: GroupResults, certainty: Certainty) -> Iterator[tuple[Pairs, Interval]]:
    """Yield what a level is worth to each side, with its bounds."""
    for pairs in level_pairs(results):
        yield pairs, pairs.running(certainty.confidence)


def _rows(title: Message, results: GroupResults, certainty: Certainty) -> Iterator[AnswerRow]:
    names = results[0].cell.prepared.engine.sides
    for side, (pairs, bounds) in enumerate(_worths(results, certainty)):
        ending = _ending(results[0], names[side]) if names else None
        told = _told(ending, bounds)
        row = joined([title, ending], " · ") if ending else title
        cell = results[0].cell
        yield AnswerRow(row, pairs.difference, bounds, pairs.number, told, cell=cell)


def _ending(results: CellResults, side: str) -> Message:
    return Message(results.cell.figures.endings[side].title, {})


def _told(ending: Message | None, bounds: Interval) -> Message:
    low, high = percent(bounds.low), percent(bounds.high)
    if ending is None:
        return message("one level of skill is worth {low} to {high} points", low=low, high=high)
    return message(
        "{ending}: one level of skill is worth {low} to {high} points",
        ending=ending,
        low=low,
        high=high,
    )
