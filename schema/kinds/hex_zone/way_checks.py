"""Checks of who can go where in a zone, and where they can be stopped."""

from collections import Counter
from collections.abc import Iterator

from ...boards.roles import both, marked
from ...checks.problem import NO_FACTS, UNFINISHED, Facts, Problem, Severity
from ...limits import MAX_COMPARED
from .layout import DANGEROUS, HUMAN, POD, SILENT, Side
from .reach import PodReach, TooMuchToCompare
from .survey import ZoneSurvey


def unreached_pods(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem for each pod that a side can't reach from one of its starts.

    Pods matter as long as there are Humans, who want to get there and have to be stopped.
    """
    if HUMAN not in survey.sides:
        return
    for side in survey.sides:
        severity = Severity.ERROR if side == HUMAN else Severity.WARNING
        try:
            for start, pod in _unreached(survey, side):
                facts = Facts(
                    pod=survey.pod_name(pod),
                    at=survey.board.ids[pod],
                    side=side,
                    start=survey.board.ids[start],
                )
                cells = survey.labels([pod, start])
                yield Problem("EAV-1", "unreached-pod", facts, severity, cells)
        except TooMuchToCompare:
            yield Problem("EAV-1", UNFINISHED, NO_FACTS, severity)


def _unreached(survey: ZoneSurvey, side: Side) -> Iterator[tuple[int, int]]:
    """Yield each start of a side with each pod that it can't reach from there."""
    starts = survey.starts(side)
    if len(starts) == 1:
        # The search that other checks need as well says it already.
        reached = survey.ways[side].reached()
        return ((starts[0], pod) for pod in survey.by_role[POD] if not reached[pod])
    if survey.board.one_way:
        return _unreached_one_way(survey, side)
    return PodReach(survey, side).unreached_pods()


def _unreached_one_way(survey: ZoneSurvey, side: Side) -> Iterator[tuple[int, int]]:
    """Yield the same where hatches make it matter from which side one comes: a search for each start."""
    starts, pods = survey.starts(side), survey.by_role[POD]
    if len(starts) * len(survey.board) > MAX_COMPARED:
        raise TooMuchToCompare
    for start in starts:
        reached = survey.ways_from([start], side).reached()
        yield from ((start, pod) for pod in pods if not reached[pod])


def sectors_nobody_reaches(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem if there are sectors that neither side can reach."""
    if not all(map(survey.starts, survey.sides)):
        return
    lost = survey.unreached
    if lost:
        facts = Facts(count=len(lost))
        yield Problem("EAV-2", "unreached-sectors", facts, Severity.WARNING, survey.labels(lost))


def chokepoints(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem if single sectors lie on every way of a side to all pods."""
    pods = survey.by_role[POD]
    for side in survey.sides:
        ways = survey.ways[side]
        reached = ways.reached()
        goals = [pod for pod in pods if reached[pod]]
        found = survey.labels(ways.chokepoints(goals)) if goals else ()
        if found:
            yield Problem("EAV-3", "chokepoints", Facts(side=side), Severity.WARNING, found)


def stuck_players(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem where a player may have no legal move once the pods are closed (EA-T9)."""
    for side in survey.sides:
        # A Human whose pod proves damaged stands there and must leave (EA-E1, EA-A6).
        standing = survey.board.mask(
            {side, SILENT, DANGEROUS} | ({POD} if side == HUMAN else set())
        )
        found = marked(both(survey.stuck(side), standing))
        if found:
            labels = survey.labels(found)
            yield Problem("EA-T9", "stuck", Facts(side=side), Severity.WARNING, labels)


def separate_pieces(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem if the sectors do not form one connected piece."""
    sizes = Counter(survey.pieces)
    if len(sizes) > 1:
        main = max(sizes, key=lambda piece: (sizes[piece], -piece))
        apart = survey.labels([n for n, piece in enumerate(survey.pieces) if piece != main])
        yield Problem("EAV-5", "pieces", Facts(count=len(sizes)), Severity.WARNING, apart)
