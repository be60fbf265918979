"""Checks of where ships can go by exact hops: EEV-3, EEV-4, EEV-5, EEV-7.

A galaxy that is drawn is judged by some shuffles: what holds in all of them is an error as in a fixed
galaxy, what holds in a few is a warning, because it depends on the draw.
"""

from collections.abc import Callable, Iterator

from ...checks.problem import Problem, Severity
from ...messages import Message, message, some_of
from .charts import Chart
from .layout import Galaxy
from .reveals import makers, scouts
from .survey import GalaxySurvey


def _by_shuffle(
    survey: GalaxySurvey, fine: Callable[[Chart], bool], found: Problem
) -> Iterator[Problem]:
    """Yield the problem if no chart is fine, and a warning in its place if some are."""
    bad = sum(not fine(chart) for chart in survey.charts)
    if bad and bad == len(survey.charts):
        yield found
    elif bad:
        yield Problem(
            found.id,
            Severity.WARNING,
            message(
                "In {bad} of {all} shuffles: {text}",
                bad=bad,
                all=len(survey.charts),
                text=found.message,
            ),
            found.cells,
            found.hint,
        )


def reachable_goal(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem if no exact hops lead to the goal with the values in the hands (EE-40)."""
    if survey.ends is None:
        return
    start, goal = survey.ends
    found = Problem(
        "EEV-3",
        Severity.ERROR,
        message(
            "Position {goal} can't be reached from position {start} by hops of exactly {values} parsecs.",
            goal=goal,
            start=start,
            values=_values(survey),
        ),
        survey.labels([start, goal]),
        message("Change the cards near the goal, or the travel values that a hand demands."),
    )
    yield from _by_shuffle(survey, lambda chart: survey.hops(chart) is not None, found)


def _values(survey: GalaxySurvey) -> str:
    return "/".join(map(str, sorted(survey.values))) or "–"


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
        labels = survey.labels(sorted(found))
        yield Problem(
            "EEV-4",
            Severity.WARNING,
            _stuck_text(survey, labels, bad),
            labels,
            message("Swap an asteroid field with another card, or allow another travel value."),
        )


def _stuck_text(survey: GalaxySurvey, labels: tuple[str, ...], bad: int) -> Message:
    if len(survey.charts) == 1:
        text = "A ship at position {some} is stuck: no hops of exactly {values} parsecs lead to the goal."
    else:
        text = (
            "In {bad} of {all} shuffles a ship is stuck somewhere ({some}): "
            "no hops of exactly {values} parsecs lead to the goal."
        )
    return message(
        text, some=some_of(labels), values=_values(survey), bad=bad, all=len(survey.charts)
    )


def first_outpost(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem if no outpost that shows a hidden card can be built in the face-up part.

    Without any outposts in the box, EEV-6 says that the hidden cards stay hidden.
    """
    outposts = scouts(survey.layout)
    if not (survey.hidden and survey.starts and outposts):
        return
    cheapest = min(each.cost for each in outposts.values())
    if cheapest > survey.build_points:
        yield Problem(
            "EEV-5",
            Severity.ERROR,
            message(
                "An outpost costs {cost} build points; no card gives more than {most} where it is active.",
                cost=cheapest,
                most=survey.build_points,
            ),
            hint=message("Lower the cost, or give a Build card more points."),
        )
        return
    found = Problem(
        "EEV-5",
        Severity.ERROR,
        message(
            "No ship can reach a face-up position where an outpost would show a hidden card: "
            "hops of exactly {values} parsecs over positions {some}.",
            values=_values(survey),
            some=some_of(survey.labels(survey.face_up)),
        ),
        survey.labels(survey.face_up),
        message("Turn more cards face up, or change the cards near the start."),
    )
    yield from _by_shuffle(survey, lambda chart: bool(survey.outpost_spots(chart)), found)


def planets_for_cubes(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem if cubes are needed whose buildings stand on planets, and none is in reach."""
    kinds = [kind for kind in survey.layout.cubes if _needs_planet(survey.layout, kind)]
    if not (kinds and survey.starts):
        return
    found = Problem(
        "EEV-7",
        Severity.ERROR,
        message(
            "No planet can be reached, but {kinds} cubes are needed and made on planets only.",
            kinds=", ".join(kinds),
        ),
        hint=message("Lay a planet where exact hops end, or let these buildings stand anywhere."),
    )
    yield from _by_shuffle(survey, lambda chart: _reaches_planet(survey, chart), found)


def _needs_planet(galaxy: Galaxy, kind: str) -> bool:
    prices = [each.upgrade for each in galaxy.buildings.values() if each.count]
    prices += [each.fight for each in galaxy.events.values() if each.count]
    found = makers(galaxy, kind)
    needed = any(each.get(kind) for each in prices)
    return needed and bool(found) and all(each.planet_only for each in found)


def _reaches_planet(survey: GalaxySurvey, chart: Chart) -> bool:
    return any(chart[at].planet for at in chart.steps(survey.starts[0]))
