"""Hints where a zone is unlike all published ones; see “Known bands” in the digest."""

from collections.abc import Iterator

from ...boards.paths import NOWHERE
from ...checks.problem import Facts, Problem, Severity
from .bands import HUMAN_DISTANCE, MOST_DEAD_ENDS, NEIGHBOURS, SECTORS, Band, silent_percent
from .layout import DANGEROUS, HUMAN, SILENT
from .survey import ZoneSurvey


def dead_ends(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if there are more dead ends than published zones have."""
    found = survey.dead_ends
    if len(found) > MOST_DEAD_ENDS:
        facts = Facts(count=len(found), most=MOST_DEAD_ENDS)
        yield Problem("EAV-4", "dead-ends", facts, Severity.HINT, survey.labels(found))


def sector_count(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if there are fewer or more sectors than in published zones."""
    yield from _band("EAV-6", "sectors", len(survey.board), SECTORS)


def silent_share(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if the share of silent sectors is outside what published zones have."""
    counts = survey.board.counts()
    silent, dangerous = (counts.get(role, 0) for role in (SILENT, DANGEROUS))
    if silent + dangerous:
        share = round(100 * silent / (silent + dangerous))
        yield from _band("EAV-7", "silent-share", share, silent_percent(len(survey.board)))


def human_distance(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if the Humans are nearer to a pod, or farther, than in published zones."""
    nearest = survey.nearest_pod(HUMAN) if HUMAN in survey.sides else NOWHERE
    if nearest != NOWHERE:
        yield from _band("EAV-8", "human-distance", nearest, HUMAN_DISTANCE)


def mean_degree(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if sectors touch fewer or more others than in published zones."""
    if len(survey.board):
        degree = round(len(survey.board.links) / len(survey.board), 2)
        yield from _band("EAV-9", "neighbours", degree, NEIGHBOURS)


def _band(problem_id: str, case: str, value: float, band: Band) -> Iterator[Problem]:
    least, most = band
    if not least <= value <= most:
        facts = Facts(value=value, least=least, most=most)
        yield Problem(problem_id, case, facts, Severity.HINT)
