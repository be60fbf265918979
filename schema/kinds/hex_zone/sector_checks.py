"""Checks of what the sectors of a zone are: kinds, starts, pods, labels."""

from collections import defaultdict
from collections.abc import Iterator

from ...checks.problem import NO_FACTS, Facts, Problem, Severity
from ...names import closest
from .layout import HUMAN, KNOWN, POD
from .survey import ZoneSurvey


def unknown_kinds(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem for each sector kind that engines do not know and that is like none they do."""
    strange = {
        character: each
        for character, each in survey.layout.legend.items()
        if each.kind not in KNOWN and each.like is None
    }
    places = survey.layout.labels_of(strange)
    for character, each in strange.items():
        if character in places:
            meant = closest(each.kind, KNOWN)
            yield Problem(
                "EA-M3",
                "mistyped-kind" if meant else "unknown-kind",
                Facts(kind=each.kind, meant=meant),
                Severity.WARNING,
                tuple(places[character]),
            )


def pod_numbers(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem for pods with the same number, no number, or gaps in the numbering (EA-M3)."""
    pods = survey.by_role[POD]
    numbers = [survey.board.traits.get(pod, {}).get("number") for pod in pods]
    nameless = [pod for pod, number in zip(pods, numbers, strict=True) if number is None]
    if nameless:
        facts = Facts(count=len(nameless))
        yield Problem("EA-M4", "no-number", facts, Severity.ERROR, survey.labels(nameless))
    twins_by_number: dict[int, list[int]] = defaultdict(list)
    for pod, number in zip(pods, numbers, strict=True):
        if number is not None:
            twins_by_number[number].append(pod)
    for number in sorted(each for each, twins in twins_by_number.items() if len(twins) > 1):
        twins = twins_by_number[number]
        facts = Facts(count=len(twins), number=number)
        yield Problem("EA-M4", "same-number", facts, Severity.ERROR, survey.labels(twins))
    gaps = sorted(set(range(1, len(pods) + 1)) - twins_by_number.keys())
    if gaps and len(twins_by_number) == len(pods):
        facts = Facts(number=gaps[0])
        yield Problem("EA-M4", "gap", facts, Severity.WARNING, survey.labels(pods))


def starts_and_pods(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem unless there is exactly one start for each side, and one to four pods (EA-M5)."""
    for side in survey.sides:
        starts = survey.starts(side)
        if not starts:
            yield Problem("EA-M5", "no-start", Facts(side=side), Severity.ERROR)
        elif len(starts) > 1 and survey.passages[side].starts is None:
            facts = Facts(side=side, count=len(starts))
            yield Problem("EA-M5", "many-starts", facts, Severity.WARNING, survey.labels(starts))
    pods = survey.by_role[POD]
    if not pods and HUMAN in survey.sides:
        yield Problem("EA-M5", "no-pod", NO_FACTS, Severity.ERROR)
    elif len(pods) > 4:
        facts = Facts(count=len(pods))
        yield Problem("EA-M5", "many-pods", facts, Severity.WARNING, survey.labels(pods))


def sheet_labels(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if labels grow longer than a letter and two digits (EA-M2)."""
    if survey.layout.width > 26 or survey.layout.height > 99:
        facts = Facts(width=survey.layout.width, height=survey.layout.height)
        yield Problem("EA-M2", "long-labels", facts, Severity.HINT)


def untold(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if players are not told what the zone is about (EA-M6)."""
    told = survey.document
    missing = tuple(
        name
        for name, value in (
            ("subtitle", told.subtitle),
            ("description", told.description),
            ("players", told.players),
        )
        if not value
    )
    if missing:
        yield Problem("EA-M6", "untold", Facts(missing=missing), Severity.HINT)
