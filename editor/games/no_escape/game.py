"""No Escape, as the editor knows it."""

from hullwright.engines.no_escape.value_words import VALUE_WORDS
from hullwright.schema.messages import english

from ..game import GameWords
from .changes import CHANGES
from .set_up import SET_UP
from .terms import GROUPS, RULESETS

GAME = GameWords(
    game="no_escape",
    title=english("No Escape"),
    rulesets=RULESETS,
    groups=GROUPS,
    values=VALUE_WORDS,
    changes=CHANGES,
    terminal="no_escape.terminal",
    set_up=SET_UP,
)
