"""Turns: action, maze, energy, roll, move, draw (NE-30 … NE-35)."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from ..contract import Action
from ..events import NOBODY
from . import abort_windows, effects, endings, hands
from .arrivals import FLIES, WALKS

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import NoEscapeState

PASS: Action = ("pass",)
WALK: Action = ("walk",)
FLY: Action = ("fly",)


def begin_round(state: "NoEscapeState") -> None:
    """Begin the next round with the player who began the first."""
    state.round += 1
    state.tell("round", NOBODY, state.round)
    begin_turn(state)


def begin_turn(state: "NoEscapeState") -> None:
    """Put everything that a turn consists of on the stack, what comes first on top."""
    player = state.turn
    state.rolls, state.counted, state.flying = 1, "sum", False
    state.tell("turn", player)
    state.pending += [
        ("refill", player),
        ("energy", player),
        ("maze", player),
        ("act", player),
    ]
    state.fire("turn_started", player=player)


# -- action ---------------------------------------------------------------------------------------


def legal_act(state: "NoEscapeState", frame: "Frame") -> tuple[Action, ...]:
    """Return the action tiles that a player may play now, and to play none (NE-30, NE-80)."""
    player, box = frame[1], state.game.box
    held = sorted({kind for kind in state.hands[player] if kind >= box.maze_kinds})
    return (
        PASS,
        *(
            ("play", kind)
            for kind in held
            if box.aborts[kind] is None and effects.possible(state, player, kind)
        ),
    )


def apply_act(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Play an action tile, which others may stop, or none."""
    if action == PASS:
        return
    player, kind = frame[1], action[1]
    state.spend(player, kind)
    state.discard.append(kind)
    state.tell("played", player, kind)
    state.pending.append(("effect", player, kind, 0))
    abort_windows.open_window(state, "action", player)


# -- energy and roll ------------------------------------------------------------------------------


def energy(state: "NoEscapeState", frame: "Frame") -> None:
    """Go on to the roll, after asking whoever has energy; the locked stay where they are (NE-33)."""
    player = frame[1]
    if state.locked[player]:
        state.locked[player] -= 1
        state.tell("held", player)
        return
    state.pending.append(("roll", player))
    if state.green[player]:
        state.pending.append(("fuel", player))


def legal_fuel(_state: "NoEscapeState", _frame: "Frame") -> tuple[Action, ...]:
    """Return whether to walk, or to spend a token and fly (NE-33)."""
    return WALK, FLY


def apply_fuel(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Spend a token for a jetpack, which others may stop, or walk."""
    if action == WALK:
        return
    player = frame[1]
    state.green[player] -= 1
    state.tell("jetpack", player)
    state.pending.append(("ignite", player))
    abort_windows.open_window(state, "jetpack", player)


def ignite(state: "NoEscapeState", _: "Frame") -> None:
    """Put on a jetpack that nobody has stopped."""
    state.flying = True


def roll(state: "NoEscapeState", frame: "Frame") -> None:
    """Roll the dice; others may make the player roll again (NE-34, NE-82)."""
    player = frame[1]
    state.pending.append(("march", player, rolled(state, player)))
    abort_windows.open_window(state, "roll", player)


def rolled(state: "NoEscapeState", player: int) -> int:
    """Return what the dice give, rolled as often as this turn has it."""
    dice = tuple(
        faces[state.below(len(faces))] for _ in range(state.rolls) for faces in state.game.dice
    )
    state.tell("rolled", player, dice)
    return sum(dice) if state.rolls == 1 else counted(dice, len(state.game.dice), state.counted)


def counted(dice: Sequence[int], number: int, how: str) -> int:
    """Return what rolls of so many dice each come to.

    >>> [counted((1, 3, 2, 1), 2, how) for how in ("sum", "highest", "lowest")]
    [7, 4, 3]
    """
    sums = [sum(dice[first : first + number]) for first in range(0, len(dice), number)]
    return COUNTED[how](sums)


COUNTED: Mapping[str, Callable[[list[int]], int]] = {"sum": sum, "highest": max, "lowest": min}
"""What becomes of several rolls, by the word of the effect that makes them."""


def march(state: "NoEscapeState", frame: "Frame") -> None:
    """Begin to move by a roll that counts, one space further with a jetpack (NE-33, NE-34)."""
    _, player, steps = frame
    how = FLIES if state.flying else WALKS
    state.pending.append(("walk", player, steps + state.flying, None, 0, how))


# -- draw -----------------------------------------------------------------------------------------


def refill(state: "NoEscapeState", frame: "Frame") -> None:
    """Draw up to a full hand, and pass the turn on (NE-35)."""
    hands.fill(state, frame[1])
    endings.check_pile(state)
    if state.outcome is not None:
        return
    state.turn = (state.turn + 1) % state.players
    if state.turn == state.first:
        begin_round(state)
    else:
        begin_turn(state)
