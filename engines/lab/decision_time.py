"""When was it decided? How early games end as they would if the rest of them were played again."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from hullwright.schema.documents.experiments import Certainty
from hullwright.schema.messages import Message, in_a_row, message

from ..statistics import Interval, running
from .answer_words import bounds_words, cell_title
from .cell_results import CellResults
from .cells import LabCell
from .probes import AGREED, PARTS
from .question import AnswerRow, CellMaker, Group, GroupResults, LabAnswer

SETTLED = 0.9
"""From this share on games count as decided."""


class DecisionTime:
    """The question from when on games are decided."""

    @property
    def title(self) -> Message:
        """The question as a person asks it."""
        return message("When was it decided?")

    def groups(self, maker: CellMaker) -> Sequence[Group]:
        """Return each cell by itself, with probes."""
        return [(replace(each, is_probed=True),) for each in maker.typical()]

    def doubt(self, results: GroupResults, certainty: Certainty) -> float:
        """Return how wide the interval in the middle of a game is, while it is too wide."""
        bounds = _bounds(results[0], PARTS // 2, certainty)
        width = bounds.high - bounds.low
        return width if width > 4 * certainty.within else 0.0

    def answer(self, results: Sequence[GroupResults], certainty: Certainty) -> LabAnswer:
        """Return when the games of each cell are as good as decided, and how they stand on the way."""
        cells = [each[0].cell for each in results]
        rows = [row for (each,) in results for row in _rows(each, cells, certainty)]
        told = [
            message(
                "{title}: {told}",
                title=cell_title(each.cell, cells),
                told=_sentence(each, certainty),
            )
            for (each,) in results
        ]
        return LabAnswer(in_a_row(told), tuple(rows), (_caveat(),))


def agreement(results: CellResults, part: int) -> float:
    """Return how often games end the same way when they are played again from a part of them on."""
    agreed = results.summary.numbers.get(AGREED, {}).get(part, 0)
    return agreed / results.games if results.games else 0.0


def settled_part(results: CellResults) -> int | None:
    """Return the first part of games with which they are as good as decided, or None if there is none."""
    for part in range(PARTS):
        if all(agreement(results, each) >= SETTLED for each in range(part, PARTS)):
            return part
    return None


def _bounds(results: CellResults, part: int, certainty: Certainty) -> Interval:
    agreed = results.summary.numbers.get(AGREED, {}).get(part, 0)
    return running(agreed, results.games, certainty.confidence)


def _rows(
    results: CellResults, cells: Sequence[LabCell], certainty: Certainty
) -> Iterator[AnswerRow]:
    for part in range(PARTS):
        title = message(
            "{title}, after {share} % of the turns",
            title=cell_title(results.cell, cells),
            share=100 * part // PARTS,
        )
        bounds = _bounds(results, part, certainty)
        told = message("end as they would if the rest were played again")
        share = agreement(results, part)
        yield AnswerRow(title, share, bounds, results.games, told, cell=results.cell)


def _sentence(results: CellResults, certainty: Certainty) -> Message:
    part = settled_part(results)
    first = (
        message("Open almost to the end.")
        if part is None
        else message("As good as decided after {share} % of the turns.", share=100 * part // PARTS)
    )
    half = message(
        "Half-way through, {low}–{high} % of the games end as they would if the rest were played again.",
        **bounds_words(_bounds(results, PARTS // 2, certainty)),
    )
    return in_a_row([first, half])


def _caveat() -> Message:
    return message(
        "Each game is played on once more from ten places on its way, by the same bots and with another chance."
    )
