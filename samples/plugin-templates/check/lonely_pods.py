"""Lonely pods: a pod with a single way to it is easy to guard."""

from collections.abc import Iterator
from typing import Any

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.messages import message


def lonely_pods(survey: Any) -> Iterator[Problem]:
    """Yield a hint for each pod that only one sector touches."""
    for pod in survey.board.with_role("pod"):
        if len(list(survey.touching(pod))) == 1:
            yield Problem.in_own_words(
                "lonely-pods",
                Severity.HINT,
                message("There is only one way to pod {pod}.", pod=survey.pod_name(pod)),
                survey.labels([pod]),
                message("Open a second one."),
            )
