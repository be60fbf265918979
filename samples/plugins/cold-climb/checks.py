"""The checks of towers."""

from collections.abc import Iterator

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.messages import message

from .survey import TowerSurvey
from .ways import UNREACHED


def berths(survey: TowerSurvey) -> Iterator[Problem]:
    """Yield a problem if there is nowhere to begin."""
    if not survey.berths:
        yield Problem.in_own_words(
            "CC-1",
            Severity.ERROR,
            message("There is no berth, so that nobody can begin."),
            hint=message("Put a berth (@) on one of the lowest decks."),
        )


def shuttles(survey: TowerSurvey) -> Iterator[Problem]:
    """Yield a problem if nobody can leave, or for each berth from which nobody reaches a shuttle."""
    if not survey.shuttles:
        yield Problem.in_own_words(
            "CC-2",
            Severity.ERROR,
            message("There is no shuttle, so that nobody can leave."),
            hint=message("Put a shuttle (^) on the highest deck."),
        )
        return
    for each in survey.berths:
        if survey.steps[each] == UNREACHED:
            label = survey.board.ids[each]
            yield Problem.in_own_words(
                "CC-2",
                Severity.ERROR,
                message("No way leads from the berth {berth} to a shuttle.", berth=label),
                (label,),
                message("Join the decks by shafts (H) that stand one above the other."),
            )


def lone_shafts(survey: TowerSurvey) -> Iterator[Problem]:
    """Yield a hint for each shaft that leads neither up nor down."""
    decks = survey.board.traits
    for each in survey.board.with_role("shaft"):
        here = decks[each]["deck"]
        if all(decks[other]["deck"] == here for other in survey.board.neighbours[each]):
            label = survey.board.ids[each]
            yield Problem.in_own_words(
                "CC-3",
                Severity.HINT,
                message("The shaft {shaft} leads neither up nor down.", shaft=label),
                (label,),
            )


CHECKS = {"CC-1": berths, "CC-2": shuttles, "CC-3": lone_shafts}
