"""The checks of a galaxy under a ruleset: the galaxy's own checks, with the rules in force."""

import re

from hullwright.schema.boards.board import Board
from hullwright.schema.checks.problem import Problem
from hullwright.schema.checks.survey import problems
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.galaxy.checks import CHECKS
from hullwright.schema.kinds.galaxy.layout import TimeDeck
from hullwright.schema.kinds.galaxy.survey import GalaxySurvey
from hullwright.schema.kinds.galaxy.terms import GalaxyTerms

from .ruleset import AS_THE_MAP_SAYS, NEXT_HIDDEN, EscapeEarthRuleset

TIME = re.compile(r"[0-9]{1,3}/[0-9]{1,3}/[0-9]{1,3}")
"""How a ruleset writes a time deck (EE-5)."""


def terms(ruleset: EscapeEarthRuleset) -> GalaxyTerms:
    """Return what the checks of a galaxy need to know of a ruleset."""
    return GalaxyTerms(
        goal_open=ruleset.goal_open,
        next_hidden=ruleset.outposts == NEXT_HIDDEN,
        fixed_galaxy=ruleset.fixed_galaxy,
        removed=None if ruleset.removed == AS_THE_MAP_SAYS else ruleset.removed,
        time=_time(ruleset.time_deck),
        solo=ruleset.solo,
        chaos=ruleset.chaos,
    )


def _time(text: str) -> TimeDeck | None:
    if not TIME.fullmatch(text):
        return None
    nothing, event, aliens = map(int, text.split("/"))
    return TimeDeck(nothing=nothing, event=event, aliens=aliens)


def survey(document: MapDocument, board: Board, ruleset: EscapeEarthRuleset) -> GalaxySurvey:
    """Return a galaxy under examination with the rules in force."""
    return GalaxySurvey(document, board, terms(ruleset))


def galaxy_problems(
    document: MapDocument, board: Board, ruleset: EscapeEarthRuleset
) -> tuple[Problem, ...]:
    """Return what the checks of a galaxy find when these rules are in force, the worst first."""
    return tuple(problems(CHECKS, survey(document, board, ruleset)))
