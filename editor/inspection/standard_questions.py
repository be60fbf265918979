"""The questions that are asked about every map, whatever its kind."""

from collections.abc import Iterator

from hullwright.schema.checks.problem import Problem
from hullwright.schema.checks.survey import by_severity
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.records import JsonObject

from ..concepts.question import Part, Question
from .plugin_checks import all_problems


def problems(examination: Examination) -> tuple[Problem, ...]:
    """Return everything the checks find, those of plugins too."""
    return all_problems(examination)


def problem_parts(examination: Examination) -> Iterator[Part]:
    """Yield the ids of the checks that are done and what they have found, the worst first."""
    count = len(examination.kind.checks)
    done: list[str] = []
    found: list[Problem] = []
    for name, problems in examination.checked():
        done.append(name)
        found.extend(problems)
        yield Part(len(done) / count, (tuple(done), by_severity(found)))


def figures(examination: Examination) -> JsonObject:
    """Return the measurements as `show --json` prints them."""
    return examination.to_json()


PROBLEMS = Question("problems", problems, parts=problem_parts)
FIGURES = Question("figures", figures)
