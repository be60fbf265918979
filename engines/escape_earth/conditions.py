"""Conditions: what events have brought about for some rounds, and what things cost under them.

A condition is (name, what it is about, how much, the last round). They lie open for everybody.
"""

from typing import TYPE_CHECKING, TypeAlias

from hullwright.schema.kinds.galaxy.event_effects import FIGHTS, UPGRADES

from .box import Price
from .standing import in_force

if TYPE_CHECKING:
    from .state import EscapeEarthState

Condition: TypeAlias = tuple[str, str, int, int]

COSTS, BLOCKED = "raise_costs", "block_activity"


def begin(state: "EscapeEarthState", name: str, about: str, amount: int, rounds: int) -> None:
    """Begin a condition that lasts this round and the next ones, so many in all."""
    state.conditions = (*state.conditions, (name, about, amount, state.round + rounds - 1))


def expire(state: "EscapeEarthState") -> None:
    """Forget the conditions whose last round is over."""
    if state.conditions:
        state.conditions = tuple(each for each in state.conditions if each[3] >= state.round)


def is_blocked(state: "EscapeEarthState", activity: str) -> bool:
    """Tell whether nobody may use an activity card for now."""
    return any(each[0] == BLOCKED and each[1] == activity for each in state.conditions)


def surcharge(state: "EscapeEarthState", what: str) -> int:
    """Return how much more, or less, something costs: by events, and by buildings that stand."""
    cheaper = state.game.box.standing.cheaper[what]
    if not state.conditions and not cheaper:
        return 0
    more = sum(each[2] for each in state.conditions if each[:2] == (COSTS, what))
    return more - in_force(state, cheaper)


def upgrade_price(state: "EscapeEarthState", building: int) -> Price:
    """Return the cubes that an upgrade takes now (EE-45)."""
    return _changed(state.game.box.upgrades[building], surcharge(state, UPGRADES))


def fight_price(state: "EscapeEarthState", price: Price) -> Price:
    """Return the cubes that a fight takes now (EE-48)."""
    return _changed(price, surcharge(state, FIGHTS))


def _changed(price: Price, by: int) -> Price:
    """Return a price in which each kind costs more or less."""
    if not by:
        return price
    return tuple((kind, count + by) for kind, count in price if count + by > 0)
