"""Measurements of galaxies: distances, par and clocks, and what the draw or the designer put where.

Figures of a galaxy that is drawn are the middle ones of some shuffles, apart from par, which is
searched for in the first of them.
"""

from collections.abc import Callable, Iterable
from itertools import groupby
from statistics import median_low

from ...checks.survey import Figures
from .charts import Chart
from .clocks import chaos_clock
from .layout import ASTEROID
from .par import par
from .survey import GalaxySurvey

FIRST_CARDS = 6


def distances(survey: GalaxySurvey) -> Figures:
    """Return parsecs and fewest hops from the start to goal, first planet and first outpost spot.

    The first of several places is the one with the fewest hops, and of these the farthest.
    """
    return {
        "goal": _way(survey, lambda chart: survey.hops_to(chart, survey.goals[:1])),
        "first_planet": _way(survey, lambda chart: survey.hops_to(chart, _planets(survey, chart))),
        "first_outpost": _way(survey, survey.outpost_spots),
    }


def _planets(survey: GalaxySurvey, chart: Chart) -> Iterable[int]:
    """Return the planets other than the start."""
    return [at for at, each in enumerate(chart.cards, 1) if each.planet and at not in survey.starts]


def _way(survey: GalaxySurvey, hops: Callable[[Chart], dict[int, int]]) -> Figures | None:
    found = []
    for chart in survey.charts:
        near = sorted(hops(chart).items(), key=lambda item: (item[1], -item[0]))
        if near:
            at, number = near[0]
            found.append((at, chart.parsecs(survey.starts[0], at), number))
    if not found:
        return None
    names = ("position", "parsecs", "hops")
    return {
        name: median_low(each) for name, each in zip(names, zip(*found, strict=True), strict=True)
    }


def metrics(survey: GalaxySurvey) -> Figures:
    """Return the other measurements of a galaxy."""
    crossing, clock = par(survey), survey.alien_clock
    searched: Figures = {
        "par": crossing.median if crossing else None,
        "par_of_deals": [crossing.least, crossing.most] if crossing else None,
        "slack": round(clock - crossing.median, 1) if crossing and clock is not None else None,
    }
    found = {**quick_metrics(survey), **searched}
    return {name: found[name] for name in dict.fromkeys((*FIRST, *found))}


FIRST = (
    *("rows", "positions", "face_up", "shuffles"),
    *("par", "par_of_deals", "likely_par", "alien_clock", "slack"),
)
"""What people are told first, and in which order."""


def quick_metrics(survey: GalaxySurvey) -> Figures:
    """Return those measurements that need no search for a crossing."""
    return {
        "rows": list(survey.layout.track.rows),
        "positions": len(survey.layout.cards),
        "face_up": len(survey.face_up),
        "shuffles": len(survey.charts) if any(survey.layout.drawn()) else None,
        "likely_par": survey.likely_par,
        "alien_clock": survey.alien_clock,
        "chaos_clock": _chaos(survey),
        "needed_upgrades": survey.reveals.upgrades,
        "possible_upgrades": survey.reveals.possible_upgrades,
        **shape(survey),
    }


def shape(survey: GalaxySurvey) -> Figures:
    """Return what the cards themselves tell: planets, asteroid fields, stops."""
    return {
        "planets_in_first_cards": _middle(survey, lambda chart: _early_planets(survey, chart)),
        "asteroid_clusters": _middle(survey, lambda chart: sum(run > 1 for run in _belts(chart))),
        "longest_asteroid_run": _middle(survey, lambda chart: max(_belts(chart), default=0)),
        "exact_stops": _middle(survey, lambda chart: _stops(survey, chart)),
    }


def _middle(survey: GalaxySurvey, figure: Callable[[Chart], int]) -> int | None:
    return median_low(map(figure, survey.charts)) if survey.charts else None


def _early_planets(survey: GalaxySurvey, chart: Chart) -> int:
    return sum(at <= FIRST_CARDS for at in _planets(survey, chart))


def _belts(chart: Chart) -> list[int]:
    """Return the lengths of the runs of neighbouring asteroid fields."""
    runs = groupby(chart.cards, key=lambda each: each.role == ASTEROID)
    return [sum(1 for _ in run) for is_belt, run in runs if is_belt]


def _stops(survey: GalaxySurvey, chart: Chart) -> int:
    return len(chart.stops(*survey.ends)) if survey.ends else 0


def _chaos(survey: GalaxySurvey) -> float | None:
    if not survey.terms.chaos:
        return None
    return chaos_clock(survey.time, list(survey.layout.events.values()))
