"""Flights through a galaxy: what it costs from one card of the path to another."""

from collections.abc import Sequence
from statistics import median_low
from typing import TYPE_CHECKING, cast

from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import message

from ...concepts.walk import Walk

if TYPE_CHECKING:
    from hullwright.schema.kinds.galaxy.survey import GalaxySurvey


def galaxy_walks(examination: Examination, start: int, end: int) -> Sequence[Walk[int]]:
    """Return what a ship pays from one card to another, and in how many exact hops it gets there."""
    survey = cast("GalaxySurvey", examination.survey)
    count = len(survey.layout.cards)
    if not (0 < start <= count and 0 < end <= count) or not survey.charts:
        return (Walk(message("There is no card to fly to")),)
    step = 1 if start <= end else -1
    parsecs = median_low(chart.parsecs(start, end) for chart in survey.charts)
    text = message("Ships: {count} parsecs", count=parsecs)
    flight = Walk(text, tuple(range(start, end + step, step)), str(parsecs))
    hops = [steps[end] for chart in survey.charts if end in (steps := chart.steps(start))]
    if not hops:
        return (flight, Walk(message("No exact hops lead there")))
    return (flight, Walk(message("in {count} exact hops", count=median_low(hops))))
