"""Checks of the deck: what is laid must be in the box, and what is left must be enough to play."""

from collections.abc import Iterator

from ...checks.problem import Problem, Severity
from ...messages import message
from .survey import MazeSurvey

MOST_MAZE_ENDS = 20
"""The highest share of maze ends in per cent: above it the board is likely to close."""


def deck(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if more is laid than the box has, or too little is left to play with."""
    yield from _more_than_there_are(survey)
    needed = survey.deck.needed(survey.players)
    if survey.deck.size <= needed:
        yield Problem(
            "NEV-5",
            Severity.ERROR,
            message(
                "The deck has {size} tiles, but {needed} are dealt to {players} players or laid "
                "at the start: there is no draw pile.",
                size=survey.deck.size,
                needed=needed,
                players=survey.players,
            ),
            hint=message("Add tiles, lay fewer, or play with fewer players."),
        )
    if not any(survey.deck.left.values()):
        yield Problem(
            "NEV-5",
            Severity.ERROR,
            message("No maze tile is left to be drawn."),
            hint=message("Add maze tiles to the set, or lay fewer."),
        )


def _more_than_there_are(survey: MazeSurvey) -> Iterator[Problem]:
    for tile, laid in survey.deck.laid.items():
        count = survey.layout.tile_set[tile].count
        if laid > count:
            yield Problem(
                "NEV-5",
                Severity.ERROR,
                message(
                    "{laid} tiles “{tile}” are laid, but the set has {count}.",
                    laid=laid,
                    tile=tile,
                    count=count,
                ),
                tuple(each.at.label for each in survey.layout.placed if each.tile == tile),
                message("Take some off, or raise their number in the tile set."),
            )


def maze_ends(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if so many of the maze tiles are maze ends that the board may close."""
    ends = sum(each.count for each in survey.layout.tile_set.values() if each.maze_end)
    total = survey.deck.maze_tiles
    if ends * 100 > total * MOST_MAZE_ENDS:
        yield Problem(
            "NEV-12",
            Severity.WARNING,
            message(
                "{ends} of {total} maze tiles are maze ends, more than {most} %: the board may close.",
                ends=ends,
                total=total,
                most=MOST_MAZE_ENDS,
            ),
            hint=message("Take out control rooms or teleporters, or add tiles that lead on."),
        )
