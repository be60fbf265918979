"""The questions that are asked about every map, whatever its kind."""

from hullwright.schema.checks.problem import Problem
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.records import JsonObject

from ..concepts.question import Question
from .plugin_checks import all_problems


def problems(examination: Examination) -> tuple[Problem, ...]:
    """Return everything the checks find, those of plugins too."""
    return all_problems(examination)


def figures(examination: Examination) -> JsonObject:
    """Return the measurements as `show --json` prints them."""
    return examination.to_json()


PROBLEMS = Question("problems", problems)
FIGURES = Question("figures", figures)
