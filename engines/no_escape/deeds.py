"""Deeds: what effects do to players and their meeples, one at a time."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from hullwright.schema.effects import Effect

from . import arrivals, hands, walks
from .arrivals import IS_PUSHED, WALKS
from .nearness import approach
from .shapes import NOWHERE

if TYPE_CHECKING:
    from .state import NoEscapeState


class Deed(NamedTuple):
    """What an effect does to somebody."""

    able: Callable[["NoEscapeState", int, int], bool]
    """Whether it could be done: the state, who does it, and to whom."""
    done: Callable[["NoEscapeState", int, int, Effect], None]


# -- meeples --------------------------------------------------------------------------------------


def _can_go(state: "NoEscapeState", _: int, target: int) -> bool:
    return state.headings[target] != NOWHERE or walks.chooses_freely(state, target)


def _move(state: "NoEscapeState", by: int, target: int, effect: Effect) -> None:
    state.tell("sent", by, target, effect["steps"])
    state.pending.append(("walk", target, effect["steps"], None, 0, WALKS))


def _can_be_pushed(state: "NoEscapeState", by: int, target: int) -> bool:
    came = _towards(state, by, target)
    ways = state.maze.shape(state.cells[target]).ways[state.spaces[target]]
    if came == NOWHERE:
        return _can_go(state, by, target)
    return any(way != came for way in ways)


def _push(state: "NoEscapeState", by: int, target: int, effect: Effect) -> None:
    """Push a meeple away from that of a player; where no way joins them, the way it looks (NE-64)."""
    state.tell("shoved", by, target, effect["steps"])
    state.pending.append(("walk", target, effect["steps"], None, 0, IS_PUSHED))
    came = _towards(state, by, target)
    if came == NOWHERE:
        return
    walks.makes_way(state, target, came)
    if state.headings[target] == NOWHERE:
        arrivals.face(state, target, came)


def _towards(state: "NoEscapeState", by: int, target: int) -> int:
    """Return the way from a meeple that leads to that of a player, or NOWHERE."""
    found = approach(state, by, target)
    return found.back if found else NOWHERE


def _can_turn(state: "NoEscapeState", _: int, target: int) -> bool:
    return state.backs[target] != NOWHERE


def _turn(state: "NoEscapeState", by: int, target: int, _: Effect) -> None:
    state.headings[target], state.backs[target] = state.backs[target], state.headings[target]
    state.tell("turned", by, target)


def _is_elsewhere(state: "NoEscapeState", by: int, target: int) -> bool:
    here = state.cells[by], state.spaces[by]
    return here != (state.cells[target], state.spaces[target])


def _swap_places(state: "NoEscapeState", by: int, target: int, _: Effect) -> None:
    for each in (state.cells, state.spaces, state.headings, state.backs):
        each[by], each[target] = each[target], each[by]
    state.fresh[by], state.fresh[target] = state.fresh[target], state.fresh[by]
    state.tell("swapped_places", by, target)


# -- turns, tokens and tiles ----------------------------------------------------------------------


def _is_free(state: "NoEscapeState", _: int, target: int) -> bool:
    return not state.locked[target]


def _lock(state: "NoEscapeState", by: int, target: int, effect: Effect) -> None:
    state.locked[target] = effect["turns"]
    state.tell("locked", by, target, effect["turns"])


def _has_empty(state: "NoEscapeState", _: int, target: int) -> bool:
    return state.green[target] < state.game.energy


def _charge(state: "NoEscapeState", _: int, target: int, effect: Effect) -> None:
    tokens = min(effect["tokens"], state.game.energy - state.green[target])
    state.green[target] += tokens
    state.tell("charged", target, tokens)


def _has_full(state: "NoEscapeState", _: int, target: int) -> bool:
    return state.green[target] > 0


def _drain(state: "NoEscapeState", by: int, target: int, effect: Effect) -> None:
    tokens = min(effect["tokens"], state.green[target])
    state.green[target] -= tokens
    state.tell("drained", by, target, tokens)


def _has_room(state: "NoEscapeState", by: int, target: int) -> bool:
    # The tile that is played has to leave the hand first, so that there is room for one (NE-88).
    return bool(state.pile) and len(state.hands[target]) < state.game.hand + (by == target)


def _draw(state: "NoEscapeState", _: int, target: int, effect: Effect) -> None:
    hands.fill(state, target, effect["tiles"])


def _has_tiles(state: "NoEscapeState", _: int, target: int) -> bool:
    return bool(state.hands[target])


def _discard(state: "NoEscapeState", _: int, target: int, effect: Effect) -> None:
    state.pending.append(("drop", target, effect["tiles"]))


DEEDS: Mapping[str, Deed] = {
    "move": Deed(_can_go, _move),
    "push": Deed(_can_be_pushed, _push),
    "turn": Deed(_can_turn, _turn),
    "swap_places": Deed(_is_elsewhere, _swap_places),
    "lock": Deed(_is_free, _lock),
    "charge": Deed(_has_empty, _charge),
    "drain": Deed(_has_full, _drain),
    "draw": Deed(_has_room, _draw),
    "discard": Deed(_has_tiles, _discard),
}
"""What is done to each of those whom an effect is about, by the name of the effect."""
