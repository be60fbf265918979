"""How a game ends: a meeple is out, or the station explodes (NE-90, NE-91)."""

from typing import TYPE_CHECKING

from hullwright.schema.messages import english

from ..contract import Result
from ..events import NOBODY

if TYPE_CHECKING:
    from .state import NoEscapeState

OUT = english("a meeple left the board")
PUSHED_OUT = english("a meeple was pushed off the board")
EXPLODED = english("the draw pile is empty and the station explodes")


def escape(state: "NoEscapeState", player: int, cell: int, side: int, *, pushed: bool) -> None:
    """Let a meeple leave the board: its owner and the owner's team win at once (NE-63, NE-67, NE-90)."""
    state.tell("escaped", player, cell, side, pushed)
    winners = tuple(
        each for each in range(state.players) if state.sides[each] == state.sides[player]
    )
    _end(state, winners, PUSHED_OUT if pushed else OUT)


def check_pile(state: "NoEscapeState") -> None:
    """Let the station explode if no draw pile is left (NE-91)."""
    if not state.pile and state.outcome is None:
        state.tell("exploded", NOBODY)
        _end(state, (), EXPLODED)


def _end(state: "NoEscapeState", winners: tuple[int, ...], reason: str) -> None:
    for player in winners:
        state.tell("won", player)
    scores = tuple(float(player in winners) for player in range(state.players))
    state.outcome = Result(winners, reason, scores)
    state.pending = [("over", NOBODY)]
