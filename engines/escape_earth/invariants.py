"""What must be true of any ruleset of this game, whatever rules made it."""

from hullwright.schema.checks.problem import Severity
from hullwright.schema.messages import message

from ..rules.findings import Kind
from ..rules.invariants import Invariant
from .map_checks import TIME, terms
from .ruleset import EscapeEarthRuleset


def _is_no_deck(rules: EscapeEarthRuleset) -> bool:
    return bool(rules.time_deck) and not TIME.fullmatch(rules.time_deck)


def _nothing_threatens(rules: EscapeEarthRuleset) -> bool:
    """Tell whether a time deck of its own brings neither Aliens nor events."""
    time = terms(rules).time
    return time is not None and not time.aliens and not time.event


INVARIANTS: tuple[Invariant[EscapeEarthRuleset], ...] = (
    Invariant(
        _is_no_deck,
        lambda rules: message(
            "“{deck}” is not a time deck: write the cards as nothing/event/aliens, such as 3/1/2.",
            deck=rules.time_deck,
        ),
        ("time_deck",),
        Kind.PARAMETER,
    ),
    Invariant(
        _nothing_threatens,
        lambda _: message(
            "The time deck has neither Aliens nor events, so nothing puts pressure on the team. "
            "Add some for a game that can be lost."
        ),
        ("time_deck",),
        Kind.NEEDS,
        Severity.WARNING,
    ),
)
"""Each is looked at on the composed ruleset; rules that set its fields are named."""
