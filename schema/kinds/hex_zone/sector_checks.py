"""Checks of what the sectors of a zone are: kinds, starts, pods, labels."""

from collections import Counter
from collections.abc import Iterator

from ...checks.problem import NO_FACTS, Facts, Problem, Severity
from ...names import closest
from .layout import HUMAN, KNOWN, POD
from .survey import ZoneSurvey


def unknown_kinds(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem for each sector kind that engines do not know and that is like none they do."""
    used = set("".join(survey.layout.rows))
    for character, each in survey.layout.legend.items():
        if character in used and each.kind not in KNOWN and each.like is None:
            meant = closest(each.kind, KNOWN)
            yield Problem(
                "EA-M3",
                "mistyped-kind" if meant else "unknown-kind",
                Facts(kind=each.kind, meant=meant),
                Severity.WARNING,
                tuple(survey.layout.labels_of(character)),
            )


def pod_numbers(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem for pods with the same number, no number, or gaps in the numbering (EA-M3)."""
    pods = survey.by_role[POD]
    numbers = [survey.board.traits.get(pod, {}).get("number") for pod in pods]
    nameless = [pod for pod, number in zip(pods, numbers, strict=True) if number is None]
    if nameless:
        facts = Facts(count=len(nameless))
        yield Problem("EA-M4", "no-number", facts, Severity.ERROR, survey.labels(nameless))
    counts = Counter(number for number in numbers if number is not None)
    for number in sorted(each for each, count in counts.items() if count > 1):
        twins = [pod for pod, each in zip(pods, numbers, strict=True) if each == number]
        facts = Facts(count=len(twins), number=number)
        yield Problem("EA-M4", "same-number", facts, Severity.ERROR, survey.labels(twins))
    gaps = sorted(set(range(1, len(pods) + 1)) - counts.keys())
    if gaps and len(counts) == len(pods):
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
