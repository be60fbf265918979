"""Escape Earth, as the editor knows it."""

from hullwright.schema.messages import english

from ..game import GameWords
from .changes import CHANGES
from .terms import GROUPS, RULESETS, TERMS

GAME = GameWords(
    game="escape_earth",
    title=english("Escape Earth"),
    rulesets=RULESETS,
    groups=GROUPS,
    terms=TERMS,
    changes=CHANGES,
    terminal="escape_earth.terminal",
)
