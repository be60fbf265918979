"""Checks of where ships can go by exact hops: EEV-3, EEV-4, EEV-5, EEV-7.

A galaxy that is drawn is judged by some shuffles: what holds in all of them is an error as in a fixed
galaxy, what holds in a few is a warning, because it depends on the draw.
"""

from collections.abc import Callable, Iterator

from ...checks.problem import Facts, Problem, Severity
from .charts import Chart
from .layout import Galaxy
from .reveals import makers, scouts
from .survey import GalaxySurvey


def _by_shuffle(
    survey: GalaxySurvey, fine: Callable[[Chart], bool], found: Problem
) -> Iterator[Problem]:
    """Yield the problem if no chart is fine, and a warning, a case of its own, if some are."""
    bad = sum(not fine(chart) for chart in survey.charts)
    if bad and bad == len(survey.charts):
        yield found
    elif bad:
        facts = Facts(**found.facts, bad=bad, all=len(survey.charts))
        yield Problem(found.id, f"{found.case}-in-some", facts, Severity.WARNING, found.cells)


def reachable_goal(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem if no exact hops lead to the goal with the values in the hands (EE-40)."""
    if survey.ends is None:
        return
    start, goal = survey.ends
    facts = Facts(goal=goal, start=start, values=_values(survey))
    found = Problem("EEV-3", "no-hops", facts, Severity.ERROR, survey.labels([start, goal]))
    yield from _by_shuffle(survey, lambda chart: survey.hops(chart) is not None, found)


def _values(survey: GalaxySurvey) -> tuple[int, ...]:
    return tuple(sorted(survey.values))


def stuck_positions(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a warning for positions without exact hops to the goal, not even backwards first.

    All positions count, since Aliens and Anomaly push ships to where no hop ends (EE-65, EE-71).
    Where not even the start has a way, that alone is said (EEV-3).
    """
    if survey.ends is None:
        return
    found: set[int] = set()
    bad = 0
    for chart in survey.charts:
        stuck = chart.stuck(survey.ends[1]) if survey.hops(chart) is not None else []
        found.update(stuck)
        bad += bool(stuck)
    if found:
        case = "stuck" if len(survey.charts) == 1 else "stuck-in-some"
        facts = Facts(values=_values(survey), bad=bad, all=len(survey.charts))
        labels = survey.labels(sorted(found))
        yield Problem("EEV-4", case, facts, Severity.WARNING, labels)


def first_outpost(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem if no outpost that shows a hidden card can be built in the face-up part.

    Without any outposts in the box, EEV-6 says that the hidden cards stay hidden.
    """
    outposts = scouts(survey.layout)
    if not (survey.hidden and survey.starts and outposts):
        return
    cheapest = min(each.cost for each in outposts.values())
    if cheapest > survey.build_points:
        facts = Facts(cost=cheapest, most=survey.build_points)
        yield Problem("EEV-5", "dear-outposts", facts, Severity.ERROR)
        return
    facts = Facts(values=_values(survey))
    cells = survey.labels(survey.face_up)
    found = Problem("EEV-5", "no-spot", facts, Severity.ERROR, cells)
    yield from _by_shuffle(survey, lambda chart: bool(survey.outpost_spots(chart)), found)


def planets_for_cubes(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem if cubes are needed whose buildings stand on planets, and none is in reach."""
    kinds = tuple(kind for kind in survey.layout.cubes if _needs_planet(survey.layout, kind))
    if not (kinds and survey.starts):
        return
    found = Problem("EEV-7", "no-planet", Facts(kinds=kinds), Severity.ERROR)
    yield from _by_shuffle(survey, lambda chart: _reaches_planet(survey, chart), found)


def _needs_planet(galaxy: Galaxy, kind: str) -> bool:
    prices = [each.upgrade for each in galaxy.buildings.values() if each.in_play]
    prices += [each.fight for each in galaxy.events.values() if each.in_play]
    found = makers(galaxy, kind)
    needed = any(each.get(kind) for each in prices)
    return needed and bool(found) and all(each.planet_only for each in found)


def _reaches_planet(survey: GalaxySurvey, chart: Chart) -> bool:
    return any(chart[at].planet for at in chart.steps(survey.starts[0]))
