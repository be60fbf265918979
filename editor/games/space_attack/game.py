"""Survive: Space Attack!, as the editor knows it."""

from hullwright.schema.messages import english

from ..game import GameWords
from .changes import CHANGES
from .terms import GROUPS, RULESETS, TERMS

GAME = GameWords(
    game="space_attack",
    title=english("Survive: Space Attack!"),
    rulesets=RULESETS,
    groups=GROUPS,
    terms=TERMS,
    changes=CHANGES,
    terminal="space_attack.terminal",
)
