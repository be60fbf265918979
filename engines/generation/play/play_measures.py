"""Measures that are played for: balance, length and use of space, as the lab counts them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import exp, log
from typing import TypeAlias

from hullwright.schema.documents.targets import PLAYED
from hullwright.schema.messages import Message, message

from ...lab.batches import PlayedBatch
from ...lab.cell_results import CellResults
from ...lab.cells import LabCell
from ...lab.question import Group
from ...lab.shares import decided
from ...lab.space_use import visits
from ...statistics import CONFIDENCE, Interval, wilson
from ...summary import Summary
from ..contract import FIRST_SIDE, SPREAD, WON, Measure
from .estimates import Counts, Estimate, jackknifed
from .skill_measure import SKILL, SKILL_MEASURE, skill_counts, weaker_tables

ROUNDS, USE = "play-rounds", "play-use"


ShareInterval: TypeAlias = Callable[[int, int, float], Interval]
"""Returns within which bounds a share is, by how often of how many times, and with which confidence."""
BoundsOfCounts: TypeAlias = Callable[[Counts, ShareInterval, float], Interval]


def share_bounds(counts: Counts, interval: ShareInterval, confidence: float) -> Interval:
    """Return the bounds of a plain share."""
    times, chances = counts
    return interval(round(times), round(chances), confidence)


@dataclass(frozen=True)
class PlayMeasure:
    """Something of a map that only games can tell."""

    measure: Measure
    fits: Callable[[LabCell], bool]
    """Whether games of a cell have it."""
    counts: Callable[[CellResults], Counts]
    """What it is worked out from; that of more games is the sum."""
    value: Callable[[Counts], float]
    others: Callable[[LabCell], Group] | None = None
    """Which games have to be played beside those of a cell, on the same seeds, if its own don't tell it."""
    bounds: BoundsOfCounts | None = None
    """Its bounds, where they follow from intervals of shares: of how often something happened, by how games ended."""

    @property
    def is_plain_share(self) -> bool:
        """Whether it is how often something happened, of how many times it could have."""
        return self.bounds is share_bounds

    def estimate(
        self,
        results: CellResults,
        confidence: float = CONFIDENCE,
        interval: ShareInterval = wilson,
    ) -> Estimate:
        """Return the value with its bounds, after a number of games that was fixed beforehand.

        With another interval for shares the bounds hold whenever that one does, where they rest on shares.
        """
        if self.bounds is not None:
            counts = self.counts(results)
            return Estimate(self.value(counts), self.bounds(counts, interval, confidence))
        found = jackknifed(parts_of(results, self.counts), self.value, confidence)
        if not self.measure.is_share:
            return found
        return Estimate(found.value, Interval(max(found.bounds.low, 0.0), found.bounds.high))


def parts_of(
    results: CellResults, counts: Callable[[CellResults], Counts], *, by_game: bool = False
) -> list[Counts]:
    """Return what was counted in each batch; in each game, where it follows from how games end."""
    if not by_game:
        return [counts(_batch(results, at)) for at in range(len(results.kept or ()))]
    known: dict[str, Counts] = {}
    for each in set(results.outcomes):
        alone = Summary(games=1, outcomes={each: 1})
        known[each] = counts(CellResults(results.cell, [PlayedBatch(0, (each,), alone)]))
    return [known[each] for each in results.outcomes]


def _batch(results: CellResults, at: int) -> CellResults:
    """Return one batch of what was played, with the same of everything beside it."""
    found, *beside = (
        CellResults(each.cell, (each.kept or ())[at : at + 1])
        for each in (results, *results.beside)
    )
    found.beside = beside
    return found


def is_shared(cell: LabCell) -> bool:
    """Tell whether all players win and lose together."""
    return not cell.prepared.engine.sides and cell.match(0).is_shared


def _first_side(results: CellResults) -> Counts:
    return tuple(map(float, decided(results.cell, results.summary.outcomes)))


def _won(results: CellResults) -> Counts:
    ending = next(iter(results.cell.figures.endings.values()))
    return float(results.summary.ended(ending.counts)), float(results.games)


def _share(counts: Counts) -> float:
    return counts[0] / counts[1] if counts[1] else 0.5


def place_wins(results: CellResults) -> Counts:
    """Return how often each place in the order of play has won."""
    wins = results.summary.place_wins
    return tuple(float(wins.get(each, 0)) for each in range(results.cell.players))


def place_deviations(counts: Counts) -> tuple[float, ...]:
    """Return by how much of its due each place wins too often.

    >>> place_deviations((30, 10))
    (0.5, -0.5)
    """
    due = sum(counts) / len(counts)
    return tuple((each - due) / due if due else 0.0 for each in counts)


def _spread(counts: Counts) -> float:
    return max(abs(each) for each in place_deviations(counts))


def spread_bounds(counts: Counts, interval: ShareInterval, confidence: float) -> Interval:
    """Return the bounds of the spread, by an interval for the share of each place.

    That all places lie within something is shown if each of them is shown to: that errs no more often than one of them
    does. That some place lies outside is another matter: there are as many chances to err as places, on either side.

    >>> [round(each, 2) for each in spread_bounds((250, 250, 250, 250), wilson, 0.95)]
    [0.0, 0.11]
    """
    wins, due = round(sum(counts)), 1 / len(counts)
    apart = 1 - (1 - confidence) / (2 * len(counts))
    high = low = 0.0
    for each in counts:
        whole, sure = (interval(round(each), wins, how) for how in (confidence, apart))
        high = max(high, whole.high - due, due - whole.low)
        low = max(low, sure.low - due, due - sure.high)
    return Interval(low / due, high / due)


def _rounds(results: CellResults) -> Counts:
    rounds = results.summary.rounds
    return float(sum(at * times for at, times in rounds.items())), float(sum(rounds.values()))


def _mean(counts: Counts) -> float:
    return counts[0] / counts[1] if counts[1] else 0.0


def _visits(results: CellResults) -> Counts:
    found = visits(results)
    # By the order of the board, so that counts of batches can be added; below nothing where nobody can stand.
    return tuple(float(found.get(each, -1)) for each in results.cell.prepared.board.ids)


def _evenness(counts: Counts) -> float:
    """Return how many spaces would do for the same variety if all were used alike, as a part of all.

    >>> _evenness((5, 5, 5, 5)), _evenness((20, 0, 0, 0))
    (1.0, 0.25)
    """
    ground = [each for each in counts if each >= 0]
    whole = sum(ground)
    if not whole:
        return 0.0
    shares = [each / whole for each in ground if each]
    return exp(-sum(each * log(each) for each in shares)) / len(ground)


PLAY_MEASURES: Mapping[str, PlayMeasure] = {
    FIRST_SIDE: PlayMeasure(
        Measure(
            message("Wins of the first side"),
            message("How often the first side wins, of the games that one side wins alone."),
            *(0.0, 1.0, 0.01),
            is_share=True,
        ),
        lambda cell: bool(cell.prepared.engine.sides),
        _first_side,
        _share,
        bounds=share_bounds,
    ),
    WON: PlayMeasure(
        Measure(
            message("Games won"),
            message("How often everybody wins together."),
            *(0.0, 1.0, 0.01),
            is_share=True,
        ),
        is_shared,
        _won,
        _share,
        bounds=share_bounds,
    ),
    SPREAD: PlayMeasure(
        Measure(
            message("Advantage by place"),
            message(
                "By how much of its due the place in the order of play that is oddest wins too often or too rarely."
            ),
            *(0.0, 1.0, 0.01),
            is_share=True,
        ),
        lambda cell: not cell.prepared.engine.sides and not is_shared(cell),
        place_wins,
        _spread,
        bounds=spread_bounds,
    ),
    ROUNDS: PlayMeasure(
        Measure(
            message("Length in rounds"),
            message("How many rounds are begun, on average."),
            *(1.0, 40.0, 1.0),
        ),
        lambda _: True,
        _rounds,
        _mean,
    ),
    USE: PlayMeasure(
        Measure(
            message("Use of space"),
            message(
                "How evenly the map is used: 100 % if every space is entered equally often, little if all happens "
                "in a few of them."
            ),
            *(0.0, 1.0, 0.01),
            is_share=True,
        ),
        lambda cell: cell.figures.heat is not None,
        _visits,
        _evenness,
    ),
    SKILL: PlayMeasure(
        SKILL_MEASURE,
        lambda cell: bool(weaker_tables(cell)),
        skill_counts,
        _mean,
        others=weaker_tables,
    ),
}
"""What can be wished of games, in the order in which people read it."""


def number_measure(name: str, title: str) -> PlayMeasure:
    """Return the mean of a number that games of a kind count, such as crew saved."""

    def counts(results: CellResults) -> Counts:
        found = results.summary.numbers.get(name, {})
        return float(sum(at * times for at, times in found.items())), float(sum(found.values()))

    told = message("How much that is, on average, as the game counts it.")
    measure = Measure(Message(title, {}), told, 0.0, 100.0)
    return PlayMeasure(measure, lambda cell: name in cell.figures.numbers, counts, _mean)


def plain_measures_of(cell: LabCell) -> Mapping[str, PlayMeasure]:
    """Return the measures that games of a cell tell by themselves."""
    return {name: each for name, each in measures_of(cell).items() if each.others is None}


def measures_of(cell: LabCell) -> Mapping[str, PlayMeasure]:
    """Return the measures that games of a cell have, those that only its game counts last."""
    common = {name: each for name, each in PLAY_MEASURES.items() if each.fits(cell)}
    own = {
        f"{PLAYED}{name}": number_measure(name, title)
        for name, title in cell.figures.numbers.items()
    }
    return {**common, **{name: own[name] for name in own if name not in common}}


def subject(name: str, measure: PlayMeasure, cell: LabCell) -> Message:
    """Return what a figure is about, as short as people say it: the side that wins by its name."""
    sides = cell.prepared.engine.sides
    if name == FIRST_SIDE and sides:
        return Message(cell.figures.endings[sides[0]].title, {})
    return measure.measure.title


def balance_of(cell: LabCell) -> str:
    """Return the measure by which balance is told in games of a cell."""
    return next(name for name in (FIRST_SIDE, WON, SPREAD) if PLAY_MEASURES[name].fits(cell))
