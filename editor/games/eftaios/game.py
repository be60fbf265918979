"""Escape from the Aliens in Outer Space, as the editor knows it."""

from collections.abc import Mapping

from hullwright.engines.eftaios.ruleset import EftaiosRuleset
from hullwright.engines.eftaios.value_words import VALUE_WORDS
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import english

from ...concepts.question import Shading
from ..game import GameWords
from .changes import CHANGES
from .own_pieces import OWN_PIECES
from .set_up import FROM_BOX, SET_UP
from .terms import DECKS, GROUPS, RULESETS


def _reach(examination: Examination, ruleset: EftaiosRuleset) -> Mapping[str, Shading]:
    """Return who gets where; what finds that out is loaded on use."""
    from .reach import reached_by_sides

    return reached_by_sides(examination, ruleset)


GAME = GameWords(
    game="eftaios",
    title=english("Escape from the Aliens in Outer Space"),
    rulesets=RULESETS,
    groups=GROUPS,
    decks=DECKS,
    values=VALUE_WORDS,
    changes=CHANGES,
    has_record=True,
    terminal="eftaios.terminal",
    reach=_reach,
    pieces=OWN_PIECES,
    from_box=FROM_BOX,
    set_up=SET_UP,
)
