"""Goals: what somebody wants of a map, as a loss that is to become smaller.

A loss is the largest of some *arms*, each of which goes straight up and down with what was counted: how far a share lies
above what is wished, and how far below. That one map is better than another is then shown arm by arm.
"""

from collections.abc import Callable
from dataclasses import dataclass

from hullwright.schema.documents.targets import PLAYED
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest

from ...lab.cell_results import CellResults
from ...lab.cells import LabCell
from ...lab.space_use import visits
from ..contract import SPREAD
from ..play.estimates import Counts
from ..play.play_measures import (
    PLAY_MEASURES,
    ROUNDS,
    USE,
    balance_of,
    measures_of,
    place_deviations,
    place_wins,
)

FAIR, LENGTH, SHORTER, LONGER, USED, FEWER, MORE = GOALS = (
    "fair",
    "length",
    "shorter",
    "longer",
    "use",
    "fewer",
    "more",
)
EVEN = 0.5
"""How often a side should win, or all together, where nobody says otherwise."""
POINTS, TURNS, PIECES = "points", "rounds", "pieces"
"""What a goal is counted in: points of a hundred, rounds, or whatever a map has in a number."""
YIELDING = {POINTS: 0.1, TURNS: 1.0, PIECES: 0.0}
"""So much of a goal one would give up for a change that leaves everything else alone instead of turning it round."""


@dataclass(frozen=True)
class Goal:
    """What somebody wants of a map."""

    title: Message
    unit: str
    counts: Callable[[CellResults], Counts]
    arms: Callable[[Counts], tuple[float, ...]]
    """What is to become smaller: the largest of these."""
    by_game: bool = False
    """Whether it follows from how games end, so that it is known of each game by itself."""
    balance: float | None = None
    """The share that is wished, where it is about balance."""
    measured: Callable[[Examination], float] | None = None
    """The loss where no games are needed to know it."""

    def loss(self, results: CellResults) -> float:
        """Return how far games are from the goal."""
        return max(self.arms(self.counts(results)))


def goal(text: str, cell: LabCell) -> Goal:
    """Return the goal that a text names, for games of a cell: fair, fair=60, length=12, use:C03,C04, fewer:dead_ends.

    HullwrightError if it names none.
    """
    name, _, wish = text.partition("=") if "=" in text else text.partition(":")
    if name == FAIR:
        return _fair(cell, _number(text, wish, 100 * EVEN) / 100)
    if name in (SHORTER, LONGER):
        return _length(None, shorter=name == SHORTER)
    if name == LENGTH and wish:
        return _length(_number(text, wish, 0.0))
    if name == USED:
        return _use(tuple(filter(None, (each.strip() for each in wish.split(",")))), cell)
    if name in (FEWER, MORE) and wish:
        found = _counted(wish, None, cell, 1 if name == FEWER else -1)
        return found or _metric(wish, cell, fewer=name == FEWER)
    if wish and (found := _counted(name, _number(text, wish, 0.0), cell)):
        return found
    meant = closest(name, GOALS)
    if meant and meant != name:
        raise HullwrightError(
            message("There is no goal “{name}” (did you mean “{meant}”?).", name=text, meant=meant)
        )
    raise HullwrightError(
        message(
            "There is no goal “{name}”; there are fair, fair=60, shorter, longer, length=12, use, use:C03,C04, "
            "fewer:dead_ends and more:dead_ends, each with numbers, cells and measurements of your own. What games "
            "of this map count can be wished for as well: {counted}.",
            name=text,
            counted=", ".join(cell.figures.numbers),
        )
    )


def _number(text: str, wish: str, usual: float) -> float:
    try:
        return float(wish) if wish else usual
    except ValueError:
        raise HullwrightError(
            message("The goal “{name}” needs a number behind the “=”.", name=text)
        ) from None


def _fair(cell: LabCell, wish: float) -> Goal:
    name = balance_of(cell)
    if name == SPREAD:
        return Goal(
            message("Every place in the order of play wins its due"),
            POINTS,
            place_wins,
            lambda counts: _both_ways(place_deviations(counts)),
        )
    measure = PLAY_MEASURES[name]
    return Goal(
        message("{what}: {wish} %", what=measure.measure.title, wish=round(100 * wish)),
        POINTS,
        measure.counts,
        lambda counts: _both_ways((measure.value(counts) - wish,)),
        by_game=True,
        balance=wish,
    )


def _both_ways(values: tuple[float, ...]) -> tuple[float, ...]:
    return (*values, *(-each for each in values))


def _length(wish: float | None, *, shorter: bool = False) -> Goal:
    measure = PLAY_MEASURES[ROUNDS]
    if wish is not None:
        title = message("{wish} rounds", wish=f"{wish:g}")
        return Goal(
            title, TURNS, measure.counts, lambda counts: _both_ways((measure.value(counts) - wish,))
        )
    sign = 1 if shorter else -1
    title = message("Shorter games") if shorter else message("Longer games")
    return Goal(title, TURNS, measure.counts, lambda counts: (sign * measure.value(counts),))


def _counted(name: str, wish: float | None, cell: LabCell, sign: int = 1) -> Goal | None:
    """Return that a number which the game counts is near a wish, less or more; None if it counts no such."""
    measure = measures_of(cell).get(f"{PLAYED}{name}")
    if measure is None or name not in cell.figures.numbers:
        return None
    what = measure.measure.title
    if wish is not None:
        return Goal(
            message("{what}: {wish}", what=what, wish=f"{wish:g}"),
            PIECES,
            measure.counts,
            lambda counts: _both_ways((measure.value(counts) - wish,)),
        )
    return Goal(
        message("Fewer: {name}", name=what) if sign > 0 else message("More: {name}", name=what),
        PIECES,
        measure.counts,
        lambda counts: (sign * measure.value(counts),),
    )


def _use(cells: tuple[str, ...], cell: LabCell) -> Goal:
    """Return that more happens in a part of the map, or that it is used more evenly."""
    measure = PLAY_MEASURES[USE]
    if not measure.fits(cell):
        raise HullwrightError(message("Nothing is counted by places in this game."))
    if not cells:
        title = message("The map is used more evenly")
        return Goal(title, POINTS, measure.counts, lambda counts: (-measure.value(counts),))
    known = set(cell.prepared.board.ids)
    strange = [each for each in cells if each not in known]
    if strange:
        raise HullwrightError(
            message("There is no space {name} on this map.", name=", ".join(strange))
        )
    return Goal(
        message("More happens at {cells}", cells=", ".join(cells)),
        POINTS,
        lambda results: _part(results, cells),
        lambda counts: (-counts[0] / counts[1] if counts[1] else 0.0,),
    )


def _part(results: CellResults, cells: tuple[str, ...]) -> Counts:
    found = visits(results)
    return float(sum(found.get(each, 0) for each in cells)), float(sum(found.values()))


def _metric(name: str, cell: LabCell, *, fewer: bool) -> Goal:
    """Return that something of the map is less or more, which is measured and not played for."""
    sign = 1 if fewer else -1
    known = cell.prepared.own.plain_figures
    if name not in known:
        meant = closest(name, known)
        raise HullwrightError(
            message(
                "There is no measurement “{name}” (did you mean “{meant}”?).",
                name=name,
                meant=meant,
            )
            if meant
            else message(
                "There is no measurement “{name}”; there are {known}.",
                name=name,
                known=", ".join(known),
            )
        )
    title = message("Fewer: {name}", name=name) if fewer else message("More: {name}", name=name)
    rounds = PLAY_MEASURES[ROUNDS]
    return Goal(
        title,
        PIECES,
        rounds.counts,
        lambda _: (0.0,),
        measured=lambda examined: sign * examined.plain_figures.get(name, 0.0),
    )
