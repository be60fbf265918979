"""Conditions: what events have brought about for some rounds, and what things cost under them.

A condition is (name, what it is about, how much, the last round). They lie open for everybody.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from hullwright.schema.kinds.galaxy.event_effects import FIGHTS, UPGRADES

from .box import Price
from .standing import in_force

if TYPE_CHECKING:
    from .state import EscapeEarthState

Condition: TypeAlias = tuple[str, str, int, int]

NOTHING: frozenset[str] = frozenset()
COSTS, BLOCKED = "raise_costs", "block_activity"


def begin(state: "EscapeEarthState", name: str, about: str, amount: int, rounds: int) -> None:
    """Begin a condition that lasts this round and the next ones, so many in all."""
    state.conditions = (*state.conditions, (name, about, amount, state.round + rounds - 1))


def expire(state: "EscapeEarthState") -> None:
    """Forget the conditions whose last round is over."""
    if state.conditions:
        state.conditions = tuple(each for each in state.conditions if each[3] >= state.round)


def blocked(state: "EscapeEarthState") -> frozenset[str]:
    """Return the activity cards that nobody may use for now."""
    if not state.conditions:
        return NOTHING
    return frozenset(each[1] for each in state.conditions if each[0] == BLOCKED)


def prices_differ(state: "EscapeEarthState") -> bool:
    """Tell whether anything may cost more or less than its card says; mostly nothing does."""
    return bool(state.conditions) or state.game.box.standing.changes_prices


def surcharge(state: "EscapeEarthState", what: str) -> int:
    """Return how much more, or less, something costs: by events, and by buildings that stand."""
    more = sum(each[2] for each in state.conditions if each[:2] == (COSTS, what))
    return more - in_force(state, state.game.box.standing.cheaper[what])


def upgrade_prices(state: "EscapeEarthState") -> Sequence[Price]:
    """Return the cubes that the upgrade of each building takes now (EE-45)."""
    prices = state.game.box.upgrades
    if not prices_differ(state):
        return prices
    more = surcharge(state, UPGRADES)
    return [_changed(price, more) for price in prices]


def fight_price(state: "EscapeEarthState", price: Price) -> Price:
    """Return the cubes that a fight takes now (EE-48)."""
    return _changed(price, surcharge(state, FIGHTS)) if prices_differ(state) else price


def _changed(price: Price, by: int) -> Price:
    """Return a price in which each kind costs more or less."""
    return tuple((kind, count + by) for kind, count in price if count + by > 0)
