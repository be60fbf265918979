"""Checks of what presses the players: the Aliens' clock and the Anomaly (EEV-8, EEV-11)."""

from collections.abc import Iterator

from ...checks.problem import Facts, Problem, Severity
from .survey import GalaxySurvey

RESERVE = 6
"""Player-turns that should be left for events and for repelling the Aliens."""


def time_enough(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a warning if the Aliens are likely to reach Earth before the crossing is done (EE-81).

    Par is estimated, not searched for, so that the check takes no time.
    """
    clock, par = survey.alien_clock, survey.likely_par
    if clock is not None and par is not None and clock < par + RESERVE:
        facts = Facts(clock=clock, par=par, reserve=RESERVE)
        cells = survey.labels([survey.layout.aliens.start])
        yield Problem("EEV-8", "short-time", facts, Severity.WARNING, cells)


def anomaly_in_front(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a warning if the Anomaly can take a face-up position and block the first outpost (EE-63)."""
    least = survey.layout.anomaly.min_position
    comes = any(each.anomaly and each.in_play for each in survey.layout.events.values())
    if comes and survey.hidden and least <= survey.open_run:
        facts = Facts(least=least, open=survey.open_run, free=survey.open_run + 1)
        cells = survey.labels(range(least, survey.open_run + 1))
        yield Problem("EEV-11", "near-anomaly", facts, Severity.WARNING, cells)
