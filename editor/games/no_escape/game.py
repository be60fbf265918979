"""No Escape, as the editor knows it."""

from ..game import GameWords
from .changes import CHANGES
from .terms import GROUPS, RULESETS, TERMS

GAME = GameWords(
    game="no_escape",
    title="No Escape",
    rulesets=RULESETS,
    groups=GROUPS,
    terms=TERMS,
    changes=CHANGES,
    teller="no_escape.teller",
)
