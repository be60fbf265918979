"""Survive: Space Attack!, as the editor knows it."""

from ..game import GameWords
from .changes import CHANGES
from .terms import GROUPS, RULESETS, TERMS

GAME = GameWords(
    game="space_attack",
    title="Survive: Space Attack!",
    rulesets=RULESETS,
    groups=GROUPS,
    terms=TERMS,
    changes=CHANGES,
    teller="space_attack.teller",
)
