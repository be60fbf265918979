"""Checks of the deck: what is laid must be in the box, and what is left must be enough to play."""

from collections.abc import Iterator

from ...checks.effect_checks import PieceEffects, effect_problems
from ...checks.problem import NO_FACTS, Facts, Problem, Severity
from .action_effects import EFFECTS
from .survey import MazeSurvey

MOST_MAZE_ENDS = 20
"""The highest share of maze ends in per cent: above it the board is likely to close."""


def deck(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if more is laid than the box has, or too little is left to play with."""
    yield from _more_than_there_are(survey)
    needed = survey.deck.needed(survey.players)
    if survey.deck.size <= needed:
        facts = Facts(size=survey.deck.size, needed=needed, players=survey.players)
        yield Problem("NEV-5", "no-draw-pile", facts, Severity.ERROR)
    if not any(survey.deck.left.values()):
        yield Problem("NEV-5", "no-maze-tiles", NO_FACTS, Severity.ERROR)


def _more_than_there_are(survey: MazeSurvey) -> Iterator[Problem]:
    for tile, laid in survey.deck.laid.items():
        count = survey.layout.tile_set[tile].count
        if laid > count:
            facts = Facts(laid=laid, tile=tile, count=count)
            cells = tuple(each.at.label for each in survey.layout.placed if each.tile == tile)
            yield Problem("NEV-5", "many-laid", facts, Severity.ERROR, cells)


def action_effects(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem for each action tile in play of which nobody knows what it does (NE-80)."""
    actions = survey.layout.actions
    yield from effect_problems(
        (
            PieceEffects(each.title or name, each.does(name))
            for name, each in actions.items()
            if each.count and survey.deck.in_play(name, each)
        ),
        EFFECTS,
    )


def maze_ends(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if so many of the maze tiles are maze ends that the board may close."""
    ends = sum(each.count for each in survey.layout.tile_set.values() if each.maze_end)
    total = survey.deck.maze_tiles
    if ends * 100 > total * MOST_MAZE_ENDS:
        facts = Facts(ends=ends, total=total, most=MOST_MAZE_ENDS)
        yield Problem("NEV-12", "many-maze-ends", facts, Severity.WARNING)
