"""Shy pods: two pods that touch are found together, so one of them is wasted."""

from collections.abc import Iterator

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.kinds.hex_zone.survey import ZoneSurvey
from hullwright.schema.messages import message


def touching_pods(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a warning for each pair of pods that touch."""
    pods = survey.board.with_role("pod")
    for pod in pods:
        for other in survey.touching(pod):
            if other in pods and pod < other:
                yield Problem.in_own_words(
                    "shy-pods",
                    Severity.WARNING,
                    message(
                        "Pods {one} and {other} touch each other.",
                        one=survey.pod_name(pod),
                        other=survey.pod_name(other),
                    ),
                    survey.labels([pod, other]),
                    message("Move one of them away."),
                )
