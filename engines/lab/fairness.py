"""Is it fair? For sides by the games that one of them wins alone, for players by their place in the order of play."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from hullwright.schema.documents.experiments import Certainty
from hullwright.schema.messages import Message, in_a_row, message

from ..statistics import Interval, RunningVerdict, running
from ..summary import Summary
from .answer_words import bounds_words, cell_title, family, family_title, number_words
from .batches import PlayedBatch
from .cell_results import CellResults
from .cells import LabCell
from .question import AnswerRow, CellMaker, Group, GroupResults, LabAnswer
from .shares import decided
from .style_range import style_caveat, style_doubt, style_groups, style_range

DUE = 0.25
"""By how much of its due a place in the order of play may differ before that counts as unfair."""


class Fairness:
    """The question whether nobody is ahead from the start."""

    @property
    def title(self) -> Message:
        """The question as a person asks it."""
        return message("Is it fair?")

    def groups(self, maker: CellMaker) -> Sequence[Group]:
        """Return each cell by itself, and of each map under each scenario one with all styles of both sides."""
        cells = maker.cells()
        return [*((each,) for each in cells), *style_groups(cells, maker)]

    def doubt(self, results: GroupResults, certainty: Certainty) -> float:
        """Return how wide the interval of a cell is that has no verdict yet."""
        if len(results) > 1:
            return style_doubt(results, certainty)
        judged = judgement(results[0], certainty)
        return 0.0 if judged.is_known else judged.bounds.high - judged.bounds.low

    def answer(self, results: Sequence[GroupResults], certainty: Certainty) -> LabAnswer:
        """Return for how many players it is fair, and who is ahead where it is not."""
        by_style = [each for each in results if len(each) > 1 and each[0].games]
        results = [each for each in results if len(each) == 1]
        cells = [each[0].cell for each in results]
        judged = [(each[0], judgement(each[0], certainty)) for each in results]
        rows = tuple(
            AnswerRow(
                cell_title(each.cell, cells),
                found.share,
                found.bounds,
                each.games,
                found.told,
                found.verdict,
                each.cell,
            )
            for each, found in judged
        )
        ranges = [style_range(each, cells) for each in by_style]
        told = in_a_row([*_sentences(judged, cells), *(each.told for each in ranges)])
        caveats = (*_caveats(results), *([style_caveat()] if ranges else []))
        return LabAnswer(told, (*rows, *ranges), caveats)


def closing_sentence(cell: LabCell, summary: Summary) -> Message:
    """Return what games that were counted somewhere else say of fairness."""
    results = CellResults(cell, [PlayedBatch(0, (), summary)])
    return Fairness().answer([[results]], Certainty()).sentence


class FairnessVerdict:
    """What is known of the fairness of one cell."""

    def __init__(self, share: float, bounds: Interval, verdict: str | None, told: Message) -> None:
        self.share = share
        self.bounds = bounds
        self.verdict = verdict
        """Equal for cells that are told in one sentence; None while it is not known."""
        self.told = told

    @property
    def is_known(self) -> bool:
        """Whether there is a verdict."""
        return self.verdict is not None


def judgement(results: CellResults, certainty: Certainty) -> FairnessVerdict:
    """Return what is known of the fairness of a cell, true however often one looks."""
    match = results.cell.match(0)
    if results.cell.prepared.engine.sides:
        return _between_sides(results, certainty)
    if match.is_shared:
        return _against_the_game(results, certainty)
    return _between_places(results, certainty)


def _between_sides(results: CellResults, certainty: Certainty) -> FairnessVerdict:
    verdict = RunningVerdict(errors=1 - certainty.confidence)
    for tally in results.tallies():
        if verdict.add(*decided(results.cell, tally)):
            break
    wins, games = decided(results.cell, results.summary.outcomes)
    bounds = running(wins, games, certainty.confidence)
    share = wins / games if games else 0.5
    endings = results.cell.figures.endings
    sides = results.cell.prepared.engine.sides
    ahead = {"high": sides[0], "low": sides[1]}.get(verdict.verdict or "")
    if ahead is not None:
        if ahead == sides[1]:
            share, bounds = 1 - share, Interval(1 - bounds.high, 1 - bounds.low)
        told = message("{ending} too often", ending=Message(endings[ahead].title, {}))
        return FairnessVerdict(share, bounds, ahead, told)
    told = message("fair") if verdict.verdict else message("not known yet")
    return FairnessVerdict(share, bounds, verdict.verdict, told)


def _between_places(results: CellResults, certainty: Certainty) -> FairnessVerdict:
    """Return whether every place in the order of play has its due, within a quarter of it."""
    games, players = results.games, results.cell.players
    wins = results.summary.place_wins
    due = sum(wins.values()) / players / games if games else 1 / players
    # All places together have to be right as often as one would be.
    confidence = 1 - (1 - certainty.confidence) / players
    bounds = [running(wins.get(each, 0), games, confidence) for each in range(players)]
    shares = [wins.get(each, 0) / games if games else due for each in range(players)]
    odd = max(range(players), key=lambda each: abs(shares[each] - due))
    low, high = (1 - DUE) * due, (1 + DUE) * due
    if any(each.low > high or each.high < low for each in bounds):
        told = message("place {place} in the order of play matters", place=odd + 1)
        return FairnessVerdict(shares[odd], bounds[odd], f"place {odd}", told)
    if all(low <= each.low and each.high <= high for each in bounds):
        return FairnessVerdict(shares[odd], bounds[odd], "fair", message("fair"))
    return FairnessVerdict(shares[odd], bounds[odd], None, message("not known yet"))


def _against_the_game(results: CellResults, certainty: Certainty) -> FairnessVerdict:
    """Return how often all players win together; what would be fair is for the designer to say."""
    ending = next(iter(results.cell.figures.endings.values()))
    wins, games = results.summary.ended(ending.counts), results.games
    bounds = running(wins, games, certainty.confidence)
    is_known = bounds.high - bounds.low <= 2 * certainty.within
    told = message("won {low}–{high} %", **bounds_words(bounds))
    return FairnessVerdict(
        wins / games if games else 0.0, bounds, "won" if is_known else None, told
    )


def _sentences(
    judged: Sequence[tuple[CellResults, FairnessVerdict]], cells: Sequence[LabCell]
) -> Iterator[Message]:
    """Yield a sentence for each map, scenario and choice of bots."""
    ordered = sorted(judged, key=lambda each: family(each[0].cell))
    for _, members in groupby(ordered, key=lambda each: family(each[0].cell)):
        alike = list(members)
        told = in_a_row(_verdicts(alike))
        title = family_title(alike[0][0].cell, cells)
        yield message("{title}: {told}", title=title, told=told) if title else told


def _verdicts(alike: Sequence[tuple[CellResults, FairnessVerdict]]) -> Iterator[Message]:
    """Yield a sentence for each verdict, with all numbers of players it is true for."""
    by_verdict: dict[str | None, list[tuple[int, FairnessVerdict]]] = {}
    for results, judged in alike:
        by_verdict.setdefault(judged.verdict, []).append((results.cell.players, judged))
    for verdict, found in by_verdict.items():
        players = number_words([number for number, _ in found])
        low = min(each.bounds.low for _, each in found)
        high = max(each.bounds.high for _, each in found)
        bounds = bounds_words(Interval(low, high))
        yield _verdict(verdict, found[0][1], players, bounds)


def _verdict(
    verdict: str | None, judged: FairnessVerdict, players: str, bounds: dict[str, int]
) -> Message:
    if verdict == "fair":
        return message("Fair for {players} players.", players=players)
    if verdict == "won":
        return message(
            "With {players} players the games are won in {low}–{high} %.", players=players, **bounds
        )
    if verdict is None:
        return message(
            "Not known yet for {players} players ({low}–{high} %).", players=players, **bounds
        )
    return message(
        "With {players} players: {told} ({low}–{high} %).",
        players=players,
        told=judged.told,
        **bounds,
    )


def _caveats(results: Sequence[GroupResults]) -> Iterator[Message]:
    yield message("It is true of these bots; people may play otherwise.")
    if any(each[0].cell.prepared.engine.sides for each in results):
        yield message(
            "Shares are those of the side that is ahead, or else of the first side, among the games "
            "that one side wins alone; games that both sides win, or nobody, count for neither."
        )
