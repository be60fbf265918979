"""The effects of action tiles by their ids: when each may be played, and what it does (digest B2).

Maps name action tiles by these ids. One that is not here has no effect that anybody knows, so that a map
with such a tile is refused; see `map_checks.py`.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from ..contract import Action
from . import changes
from .shapes import NOWHERE

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import NoEscapeState


class Effect(NamedTuple):
    """What an action tile does."""

    possible: Callable[["NoEscapeState", int], bool]
    """Whether a player may play it now: not if there is nothing for it to do (NE-51)."""
    begin: Callable[["NoEscapeState", int], None]


def _chosen(kind: str, options: Callable[["NoEscapeState", int], Iterator[Action]]) -> Effect:
    """Return an effect that its player chooses among some."""
    return Effect(
        lambda state, player: any(True for _ in options(state, player)),
        lambda state, player: state.pending.append((kind, player)),
    )


def listed(
    options: Callable[["NoEscapeState", int], Iterator[Action]],
) -> Callable[["NoEscapeState", "Frame"], tuple[Action, ...]]:
    """Return what lists the choices of an effect for its decision."""
    return lambda state, frame: tuple(options(state, frame[1]))


# -- hands ----------------------------------------------------------------------------------------


def salvages(state: "NoEscapeState", _: int) -> Iterator[Action]:
    """Yield the maze tiles in the discard pile, which lies open (NE-87)."""
    for kind in sorted(set(state.discard)):
        if kind < state.game.box.maze_kinds:
            yield "salvage", kind


def apply_salvage(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Take a maze tile into the hand, as the played one has left it (NE-88)."""
    player, kind = frame[1], action[1]
    state.discard.remove(kind)
    state.hands[player].append(kind)
    state.shown[player].append(kind)
    state.tell("salvaged", player, kind)


# -- players --------------------------------------------------------------------------------------


def locks(state: "NoEscapeState", player: int) -> Iterator[Action]:
    """Yield the opponents who can be kept from moving in their next turn."""
    return (("lock", each) for each in state.opponents(player) if not state.locked[each])


def apply_lock(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Keep an opponent from moving in its next turn."""
    state.locked[action[1]] = True
    state.tell("locked", frame[1], action[1])


def turns_round(state: "NoEscapeState", _: int) -> Iterator[Action]:
    """Yield the meeples that have a way behind them to be turned to."""
    return (("turn", each) for each in range(state.players) if state.backs[each] != NOWHERE)


def apply_turn(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Turn a meeple round."""
    each = action[1]
    state.headings[each], state.backs[each] = state.backs[each], state.headings[each]
    state.tell("turned", frame[1], each)


# -- energy and dice ------------------------------------------------------------------------------


def _has_empty(state: "NoEscapeState", player: int) -> bool:
    return state.green[player] < state.game.energy


def _charge(state: "NoEscapeState", player: int) -> None:
    state.green[player] += 1
    state.tell("charged", player, 1)


def drains(state: "NoEscapeState", player: int) -> Iterator[Action]:
    """Yield the opponents who have a full token to lose."""
    return (("drain", each) for each in state.opponents(player) if state.green[each])


def apply_drain(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Empty a token of an opponent."""
    state.green[action[1]] -= 1
    state.tell("drained", frame[1], action[1])


def _may_move(state: "NoEscapeState", player: int) -> bool:
    return not state.locked[player]


def _roll_twice(state: "NoEscapeState", _: int) -> None:
    state.rolls = 2


EFFECTS: Mapping[str, Effect] = {
    "hallway_collapse": _chosen("replace", changes.replacements),
    "swap_modules": _chosen("swap", changes.swaps),
    "drift_module": _chosen("lift", changes.lifts),
    "twist_coupling": _chosen("twist", changes.twists),
    "hull_breach": _chosen("remove", changes.removals),
    "salvage": _chosen("salvage", salvages),
    "lockdown": _chosen("lock", locks),
    "about_face": _chosen("turn", turns_round),
    "overcharge": Effect(_has_empty, _charge),
    "power_drain": _chosen("drain", drains),
    "adrenaline": Effect(_may_move, _roll_twice),
}
"""What each action tile does, by its id."""
