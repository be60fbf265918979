"""No Escape, as the editor knows it."""

from hullwright.schema.messages import english

from ..game import GameWords
from .changes import CHANGES
from .terms import GROUPS, RULESETS, TERMS

GAME = GameWords(
    game="no_escape",
    title=english("No Escape"),
    rulesets=RULESETS,
    groups=GROUPS,
    terms=TERMS,
    changes=CHANGES,
    terminal="no_escape.terminal",
)
