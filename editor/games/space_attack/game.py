"""Survive: Space Attack!, as the editor knows it."""

from hullwright.engines.space_attack.value_words import VALUE_WORDS
from hullwright.schema.messages import english

from ..game import GameWords
from .changes import CHANGES
from .set_up import SET_UP
from .terms import GROUPS, RULESETS

GAME = GameWords(
    game="space_attack",
    title=english("Survive: Space Attack!"),
    rulesets=RULESETS,
    groups=GROUPS,
    values=VALUE_WORDS,
    changes=CHANGES,
    terminal="space_attack.terminal",
    set_up=SET_UP,
)
