"""Hints where a zone is unlike all published ones; see “Known bands” in the digest."""

from collections.abc import Iterator

from ...boards.paths import NOWHERE
from ...checks.problem import Problem, Severity
from ...messages import message, some_of
from .bands import HUMAN_DISTANCE, MOST_DEAD_ENDS, NEIGHBOURS, SECTORS, Band, silent_percent
from .layout import DANGEROUS, HUMAN, SILENT
from .survey import ZoneSurvey


def dead_ends(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if there are more dead ends than published zones have."""
    found = survey.dead_ends
    if len(found) > MOST_DEAD_ENDS:
        labels = survey.labels(found)
        yield Problem(
            "EAV-4",
            Severity.HINT,
            message(
                "{count} sectors are dead ends ({some}); published zones have at most {most}.",
                count=len(found),
                some=some_of(labels),
                most=MOST_DEAD_ENDS,
            ),
            labels,
        )


def sector_count(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if there are fewer or more sectors than in published zones."""
    text = "The zone has {value} sectors; published ones have {least} to {most}."
    yield from _band("EAV-6", text, len(survey.board), SECTORS)


def silent_share(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if the share of silent sectors is outside what published zones have."""
    counts = survey.board.counts()
    silent, dangerous = (counts.get(role, 0) for role in (SILENT, DANGEROUS))
    if silent + dangerous:
        share = round(100 * silent / (silent + dangerous))
        text = "{value} % of the sectors are silent; in published zones of this size {least} to {most} %."
        yield from _band("EAV-7", text, share, silent_percent(len(survey.board)))


def human_distance(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if the Humans are nearer to a pod, or farther, than in published zones."""
    nearest = survey.nearest_pod(HUMAN) if HUMAN in survey.sides else NOWHERE
    if nearest != NOWHERE:
        text = "The Humans are {value} moves from the nearest pod; in published zones {least} to {most}."
        yield from _band("EAV-8", text, nearest, HUMAN_DISTANCE)


def mean_degree(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if sectors touch fewer or more others than in published zones."""
    if len(survey.board):
        degree = round(len(survey.board.links) / len(survey.board), 2)
        text = "A sector touches {value} others on average; in published zones {least} to {most}."
        yield from _band("EAV-9", text, degree, NEIGHBOURS)


def _band(problem_id: str, template: str, value: float, band: Band) -> Iterator[Problem]:
    least, most = band
    if not least <= value <= most:
        yield Problem(
            problem_id, Severity.HINT, message(template, value=value, least=least, most=most)
        )
