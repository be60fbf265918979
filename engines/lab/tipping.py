"""What tips it? Each rule, card, ability and piece taken away or doubled in turn, and what that does to who wins."""

from collections.abc import Iterator, Sequence

from hullwright.schema.documents.experiments import Certainty
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, in_a_row, joined, message

from ..statistics import Interval, running, running_mean
from .answer_words import cell_title, percent
from .cell_results import CellResults
from .paired import pairs_of
from .question import AnswerRow, CellMaker, Group, GroupResults, LabAnswer

LOOSE = 6
"""Many effects are looked at, so each may be so many times as wide as what is asked for."""
MOST_TOLD = 3
"""So many are named in the sentence; the figures have all."""


class Tipping:
    """The question which rule, card or piece decides who wins."""

    @property
    def title(self) -> Message:
        """The question as a person asks it."""
        return message("What tips it?")

    def groups(self, maker: CellMaker) -> Sequence[Group]:
        """Return each cell with each of its variations."""
        found = [(cell, each) for cell in maker.typical() for each in maker.variations(cell)]
        if not found:
            raise HullwrightError(
                message("There is nothing on these maps that could be taken away or doubled.")
            )
        return found

    def doubt(self, results: GroupResults, certainty: Certainty) -> float:
        """Return how wide the interval of an effect is, while it may still matter."""
        pairs = pairs_of(results[1], results[0])
        bounds = pairs.running(certainty.confidence)
        width = bounds.high - bounds.low
        is_clear = bounds.low > 0 or bounds.high < 0
        return 0.0 if width <= LOOSE * certainty.within or is_clear else width

    def answer(self, results: Sequence[GroupResults], certainty: Certainty) -> LabAnswer:
        """Return the effects, largest first."""
        rows = sorted(_rows(results, certainty), key=lambda each: -abs(each.value))
        clear = [each for each in rows if each.bounds.low > 0 or each.bounds.high < 0]
        told = [_sentence(each) for each in clear[:MOST_TOLD]]
        if not told:
            told = [message("Nothing that was taken away or doubled changes visibly who wins.")]
        seats = list(seat_rows(results, certainty))
        told += [_sentence(each) for each in seats if each.verdict]
        return LabAnswer(in_a_row(told), (*rows, *seats))


def _rows(results: Sequence[GroupResults], certainty: Certainty) -> Iterator[AnswerRow]:
    bases = [each[0].cell for each in results]
    several = len({each.key for each in bases}) > 1
    for base, varied in results:
        pairs = pairs_of(varied, base)
        if not pairs.number:
            continue
        bounds = pairs.running(certainty.confidence)
        title = varied.cell.variation or message("as it is")
        if several:
            title = joined([cell_title(base.cell, bases), title], " · ")
        ending = next(iter(base.cell.figures.endings.values()))
        words = {"ending": Message(ending.title, {})}
        points = percent(abs(pairs.difference))
        told = (
            message("{ending}: {points} points more often", points=points, **words)
            if pairs.difference >= 0
            else message("{ending}: {points} points less often", points=points, **words)
        )
        told = joined([told, _length(base, varied, certainty)], "; ")
        yield AnswerRow(title, pairs.difference, bounds, pairs.number, told, cell=varied.cell)


def _length(base: CellResults, varied: CellResults, certainty: Certainty) -> Message:
    """Return by how many rounds games become longer or shorter, and within which bounds."""
    half = (1 + certainty.confidence) / 2
    before, after = (running_mean(each.summary.rounds, half) for each in (base, varied))
    change, error = after.mean - before.mean, before.error + after.error
    values = {"low": round(change - error, 1), "high": round(change + error, 1)}
    if change - error <= 0 <= change + error:
        return message("no visible difference in length ({low} to {high} rounds)", **values)
    if change > 0:
        return message("{low} to {high} rounds longer", **values)
    shorter = {"low": -values["high"], "high": -values["low"]}
    return message("{low} to {high} rounds shorter", **shorter)


def seat_rows(results: Sequence[GroupResults], certainty: Certainty) -> Iterator[AnswerRow]:
    """Yield how often each place in the order of play wins, by how much that is more or less than its due."""
    bases = {each[0].cell.key: each[0] for each in results}.values()
    cells = [each.cell for each in bases]
    for base in bases:
        players, games, wins = base.cell.players, base.games, base.summary.place_wins
        if not games or base.cell.match(0).is_shared:
            continue
        due = sum(wins.values()) / players / games
        # All places together have to be right as often as one would be.
        confidence = 1 - (1 - certainty.confidence) / players
        for place in range(players):
            low, high = running(wins.get(place, 0), games, confidence)
            bounds, value = Interval(low - due, high - due), wins.get(place, 0) / games - due
            title = message("Place {place} in the order of play", place=place + 1)
            if len(cells) > 1:
                title = joined([cell_title(base.cell, cells), title], " · ")
            is_clear = bounds.low > 0 or bounds.high < 0
            told = message("{points} points from its due", points=round(100 * value, 1))
            verdict = str(place) if is_clear else ""
            yield AnswerRow(title, value, bounds, games, told, verdict, base.cell)


def _sentence(row: AnswerRow) -> Message:
    return message("{title}: {told}.", title=row.title, told=row.told)
