"""What problems say: a table for each map kind, the one of all, and what problems of any check may say."""

from collections.abc import Mapping

from ...messages import message
from ..problem import AT_LEAST, MORE, UNFINISHED
from ..sentence import Sentence, Sentences, says
from . import effects, galaxy, hex_zone, station, tile_maze

TABLES = (
    *(hex_zone.SENTENCES, tile_maze.SENTENCES, station.SENTENCES, galaxy.SENTENCES),
    effects.SENTENCES,
)

SENTENCES: Sentences = {key: each for table in TABLES for key, each in table.items()}
"""What every problem of ours says, by its id and case."""

_FIRST_THESE = message("Fix what is listed first; the rest is then counted again.")

OF_ANY_CHECK: Mapping[str, Sentence] = {
    MORE: says(message("… and {count} more like these."), _FIRST_THESE),
    AT_LEAST: says(
        message("… and at least {count} more like these; counting stopped there."), _FIRST_THESE
    ),
    UNFINISHED: says(
        message("There is too much to compare here: this check stopped early."),
        message("Make the map simpler, and all of it will be checked."),
    ),
}
"""What problems of every check may say, by their case."""


def sentence_of(name: str, case: str) -> Sentence:
    """Return what problems of a check and a case say."""
    return OF_ANY_CHECK.get(case) or SENTENCES[name, case]
