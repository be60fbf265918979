"""The share of chance: how often players win who play one level weaker than the others."""

from collections.abc import Sequence
from dataclasses import replace

from hullwright.schema.documents.experiments import Certainty
from hullwright.schema.messages import Message, joined, message

from ..statistics import running
from .answer_words import bounds_words
from .cells import LabCell
from .question import AnswerRow, Group, GroupResults
from .shares import decided


def is_alone(cell: LabCell) -> bool:
    """Tell whether everybody plays for themselves: there are neither sides nor a common goal."""
    return not cell.prepared.engine.sides and not cell.match(0).is_shared


def mixed_tables(cell: LabCell, weaker: Sequence[LabCell]) -> Group:
    """Return tables where everybody plays alone with both levels at it, each of them once at every seat."""
    if not weaker or not is_alone(cell):
        return ()
    strong, weak = cell.bots[:1], weaker[0].bots[:1]
    return replace(cell, bots=(*strong, *weak)), replace(cell, bots=(*weak, *strong))


def chance_share(title: Message, results: GroupResults, certainty: Certainty) -> AnswerRow | None:
    """Return how often the weaker level wins, or None where there is none or nothing was decided.

    Both sides, or all seats, are the weaker ones equally often: so half of the wins are theirs if skill is worth
    nothing, whoever the map favours.
    """
    cell = results[0].cell
    if cell.prepared.engine.sides:
        wins, games = _of_sides(results)
    elif is_alone(cell):
        wins, games = weaker_wins(results)
    else:
        return _of_all(title, results, certainty)
    if not games:
        return None
    bounds = running(wins, games, certainty.confidence)
    told = message(
        "whoever plays one level weaker still wins {low}–{high} % of the games that are won, and chance alone "
        "would be 50 %",
        **bounds_words(bounds),
    )
    row = joined([title, message("the weaker level wins")], " · ")
    return AnswerRow(row, wins / games, bounds, games, told, cell=cell)


def _of_sides(results: GroupResults) -> tuple[int, int]:
    """Return how many games the weaker side has won alone, of those that any side has."""
    best, *weaker = results
    if len(weaker) != len(best.cell.prepared.engine.sides):
        return 0, 0
    first, second = (decided(each.cell, each.summary.outcomes) for each in weaker)
    return first[0] + second[1] - second[0], first[1] + second[1]


def weaker_wins(results: GroupResults) -> tuple[int, int]:
    """Return how many wins the weaker level has, of all wins at tables with both."""
    tables = [each for each in results if len(set(each.cell.bot_names)) > 1]
    strong = results[0].cell.bot_names[0]
    wins = [(name, count) for each in tables for name, count in each.summary.bot_wins.items()]
    return sum(count for name, count in wins if name != strong), sum(count for _, count in wins)


def _of_all(title: Message, results: GroupResults, certainty: Certainty) -> AnswerRow | None:
    """Return how often even the stronger level loses, where all win or lose together."""
    best = results[0]
    ending = next(iter(best.cell.figures.endings.values()))
    if not best.games:
        return None
    lost = best.games - best.summary.ended(ending.counts)
    bounds = running(lost, best.games, certainty.confidence)
    told = message(
        "even the stronger level loses {low}–{high} % of the games, by chance or because the map is hard",
        **bounds_words(bounds),
    )
    row = joined([title, message("the stronger level loses")], " · ")
    return AnswerRow(row, lost / best.games, bounds, best.games, told, cell=best.cell)
