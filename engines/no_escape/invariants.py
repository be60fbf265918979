"""What must be true of any ruleset of this game, whatever rules made it."""

from hullwright.schema.messages import message

from ..rules.invariants import Invariant
from .ruleset import NoEscapeRuleset


def _one_team(rules: NoEscapeRuleset) -> bool:
    """Tell whether all players are on one team, so that there is nobody to race against."""
    return rules.teams == 1


INVARIANTS: tuple[Invariant[NoEscapeRuleset], ...] = (
    Invariant(
        _one_team,
        lambda _: message(
            "Everybody is on the same team, so there is nobody to race against. Use two teams or "
            "more, or none."
        ),
        ("teams",),
    ),
)
"""Each is looked at on the composed ruleset; rules that set its fields are named."""
