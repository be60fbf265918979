"""Ships: exact hops, and how Aliens and Anomaly drive them back (EE-40, EE-41, EE-65, EE-71, EE-72)."""

from typing import TYPE_CHECKING

from ..contract import Action
from . import reveals, rows

if TYPE_CHECKING:
    from .state import EscapeEarthState


def open_hops(state: "EscapeEarthState") -> dict[int, list[int]]:
    """Return where the ship in turn can hop to, by the travel value that it takes (EE-40, EE-41)."""
    barred = ~state.opened | (1 << state.anomaly if state.anomaly else 0)
    found: dict[int, list[int]] = {}
    for value, target, entered in state.chart.hops[state.ships[state.hand]]:
        if not entered & barred and target != state.aliens:
            found.setdefault(value, []).append(target)
    return found


def travel(state: "EscapeEarthState", action: Action) -> None:
    """Fly to where the hop ends, and use the card."""
    _, name, target = action
    rows.use(state, name)
    before = state.ships[state.hand]
    state.ships[state.hand] = target
    state.tell("travelled", state.turn, name, before, target)
    state.act_done()


def push(state: "EscapeEarthState", at: int) -> None:
    """Move the ships from a position that the Aliens have reached one card towards the start (EE-71)."""
    for ship, position in enumerate(state.ships):
        if position == at:
            put_before(state, ship, at)


def put_before(state: "EscapeEarthState", ship: int, at: int) -> None:
    """Put a ship on the next card towards the start that it may stand on (EE-65, EE-72)."""
    position = at - 1
    while position > 1 and position in (state.aliens, state.anomaly):
        position -= 1
    state.ships[ship] = max(1, position)
    if not state.opened >> state.ships[ship] & 1:
        # An event has covered the card that the ship has come over.
        reveals.reveal(state, 1 << state.ships[ship])
    state.tell("pushed", state.owner(ship), ship + 1, state.ships[ship])
