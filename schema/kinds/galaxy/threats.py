"""Checks of what presses the players: the Aliens' clock and the Anomaly (EEV-8, EEV-11)."""

from collections.abc import Iterator

from ...checks.problem import Problem, Severity
from ...messages import message
from .survey import GalaxySurvey

RESERVE = 6
"""Player-turns that should be left for events and for repelling the Aliens."""


def time_enough(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a warning if the Aliens are likely to reach Earth before the crossing is done (EE-81).

    Par is estimated, not searched for, so that the check takes no time.
    """
    clock, par = survey.alien_clock, survey.likely_par
    if clock is not None and par is not None and clock < par + RESERVE:
        yield Problem(
            "EEV-8",
            Severity.WARNING,
            message(
                "The Aliens reach Earth after about {clock} player-turns; the crossing alone takes "
                "about {par}, and {reserve} more should be left for events.",
                clock=clock,
                par=par,
                reserve=RESERVE,
            ),
            survey.labels([survey.layout.aliens.start]),
            message(
                "Let the Aliens start farther away or take smaller steps, or thin their cards."
            ),
        )


def anomaly_in_front(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a warning if the Anomaly can take a face-up position and block the first outpost (EE-63)."""
    least = survey.layout.anomaly.min_position
    comes = any(each.anomaly and each.count for each in survey.layout.events.values())
    if comes and survey.hidden and least <= survey.open_run:
        yield Problem(
            "EEV-11",
            Severity.WARNING,
            message(
                "The Anomaly can come as near as position {least}, but positions 1 to {open} lie "
                "face up: it may block the first outpost.",
                least=least,
                open=survey.open_run,
            ),
            survey.labels(range(least, survey.open_run + 1)),
            message("Set its nearest position to {free} or more.", free=survey.open_run + 1),
        )
