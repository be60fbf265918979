"""Escape Earth, as the editor knows it."""

from hullwright.engines.escape_earth.value_words import VALUE_WORDS
from hullwright.schema.messages import english

from ..game import GameWords
from .changes import CHANGES
from .set_up import SET_UP
from .terms import GROUPS, RULESETS

GAME = GameWords(
    game="escape_earth",
    title=english("Escape Earth"),
    rulesets=RULESETS,
    groups=GROUPS,
    values=VALUE_WORDS,
    changes=CHANGES,
    terminal="escape_earth.terminal",
    set_up=SET_UP,
)
