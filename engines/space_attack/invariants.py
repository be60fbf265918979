"""What must be true of any ruleset of this game, whatever rules made it."""

from hullwright.schema.checks.problem import Severity
from hullwright.schema.messages import message

from ..rules.findings import Kind
from ..rules.invariants import Invariant
from .ruleset import SpaceAttackRuleset


def _two_tables(rules: SpaceAttackRuleset) -> bool:
    """Tell whether a scenario is made for two players and for five or six at once."""
    return rules.many_players and rules.colours_of_two > 1


def _unsaveable(rules: SpaceAttackRuleset) -> bool:
    """Tell whether so few points are left that a Drifter takes a turn for every step."""
    return rules.move_points == 1


INVARIANTS: tuple[Invariant[SpaceAttackRuleset], ...] = (
    Invariant(
        _two_tables,
        lambda _: message(
            "One rule is for two players and the other for five or six, so no game can use both. "
            "Remove one of them."
        ),
        ("many_players", "colours_of_two"),
        Kind.CONFLICT,
    ),
    Invariant(
        _unsaveable,
        lambda _: message(
            "With one movement point per turn, hardly any crew gets away before the core "
            "breaches. Give two or more."
        ),
        ("move_points",),
        Kind.NEEDS,
        Severity.WARNING,
    ),
)
"""Each is looked at on the composed ruleset; rules that set its fields are named."""
