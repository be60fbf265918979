"""The questions that are asked about every map, whatever its kind."""

from hullwright.schema.checks.problem import Problem
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.records import JsonObject

from .plugged import all_problems
from .question import Question


def problems(examination: Examination) -> tuple[Problem, ...]:
    """Return everything the checks find, those of plugins too."""
    return all_problems(examination)


def figures(examination: Examination) -> JsonObject:
    """Return the measurements as `show --json` prints them."""
    return examination.to_json()


PROBLEMS = Question("problems", problems)
FIGURES = Question("figures", figures)
