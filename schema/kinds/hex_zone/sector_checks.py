"""Checks of what the sectors of a zone are: kinds, starts, pods, labels."""

from collections import Counter
from collections.abc import Iterator

from ...checks.problem import Problem, Severity
from ...messages import message
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
                Severity.WARNING,
                message(
                    "Engines do not know the sector kind “{kind}” and treat it as hull.",
                    kind=each.kind,
                ),
                tuple(survey.layout.labels_of(character)),
                hint=message("Did you mean “{meant}”?", meant=meant)
                if meant
                else message("Say in the legend with “like” which known kind it counts as."),
            )


def pod_numbers(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem for pods with the same number, no number, or gaps in the numbering (EA-M3)."""
    pods = survey.by_role[POD]
    numbers = [survey.board.traits.get(pod, {}).get("number") for pod in pods]
    nameless = [pod for pod, number in zip(pods, numbers, strict=True) if number is None]
    if nameless:
        yield Problem(
            "EA-M4",
            Severity.ERROR,
            message("{count} pod(s) have no number.", count=len(nameless)),
            survey.labels(nameless),
            message("Give each pod a legend entry with its own “number”."),
        )
    counts = Counter(number for number in numbers if number is not None)
    for number in sorted(each for each, count in counts.items() if count > 1):
        twins = [pod for pod, each in zip(pods, numbers, strict=True) if each == number]
        yield Problem(
            "EA-M4",
            Severity.ERROR,
            message("{count} pods have the number {number}.", count=len(twins), number=number),
            survey.labels(twins),
            message("Number the pods from 1, each number once."),
        )
    gaps = sorted(set(range(1, len(pods) + 1)) - counts.keys())
    if gaps and len(counts) == len(pods):
        yield Problem(
            "EA-M4",
            Severity.WARNING,
            message(
                "The pods are not numbered from 1 without gaps: {number} is missing.",
                number=gaps[0],
            ),
            survey.labels(pods),
            message("Renumber the pods; rules such as C.6 name them by number."),
        )


def starts_and_pods(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem unless there is exactly one start for each side, and one to four pods (EA-M5)."""
    for side, name in survey.sides.items():
        starts = survey.starts(side)
        if not starts:
            yield Problem(
                "EA-M5",
                Severity.ERROR,
                message("The {side} have no start.", side=name),
                hint=message("Mark one sector as the start of the {side}.", side=name),
            )
        elif len(starts) > 1 and survey.passages[side].starts is None:
            yield Problem(
                "EA-M5",
                Severity.WARNING,
                message(
                    "The {side} have {count} starts; the rules know one.",
                    side=name,
                    count=len(starts),
                ),
                survey.labels(starts),
                message("Keep one, or play with a rule that says who begins where."),
            )
    pods = survey.by_role[POD]
    if not pods and HUMAN in survey.sides:
        yield Problem(
            "EA-M5",
            Severity.ERROR,
            message("There is no escape pod."),
            hint=message("Mark at least one sector as a pod."),
        )
    elif len(pods) > 4:
        yield Problem(
            "EA-M5",
            Severity.WARNING,
            message("There are {count} pods; published zones have one to four.", count=len(pods)),
            survey.labels(pods),
            message("Check that the deck of pod cards is large enough."),
        )


def sheet_labels(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if labels grow longer than a letter and two digits (EA-M2)."""
    if survey.layout.width > 26 or survey.layout.height > 99:
        yield Problem(
            "EA-M2",
            Severity.HINT,
            message(
                "A zone of {width} × {height} needs labels longer than three characters.",
                width=survey.layout.width,
                height=survey.layout.height,
            ),
            hint=message("Official sheets are 23 × 14."),
        )


def untold(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if players are not told what the zone is about (EA-M6)."""
    told = survey.document
    missing = [
        name
        for name, value in (
            ("subtitle", told.subtitle),
            ("description", told.description),
            ("players", told.players),
        )
        if not value
    ]
    if missing:
        yield Problem(
            "EA-M6",
            Severity.HINT,
            message("Players are not told: {missing}.", missing=", ".join(missing)),
            hint=message("Fill in the properties of the map."),
        )
