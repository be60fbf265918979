"""Hands: tiles that are drawn, discarded, and taken from the discard pile (NE-35, NE-87, NE-88)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hullwright.schema.kinds.tile_maze.action_effects import ANYTHING

from ..contract import Action
from . import endings

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import NoEscapeState


def fill(state: "NoEscapeState", player: int, most: int | None = None) -> None:
    """Draw until a hand is full; the last tile of the pile makes the station explode (NE-91)."""
    drawn: list[int] = []
    room = state.game.hand - len(state.hands[player])
    wanted = room if most is None else min(room, most)
    while len(drawn) < wanted and state.pile:
        drawn.append(state.draw())
    if drawn:
        state.hands[player] += drawn
        kind = "drew_openly" if state.game.ruleset.open_hands else "drew"
        state.tell(kind, player, len(drawn), tuple(drawn))
        endings.check_pile(state)


def legal_drop(state: "NoEscapeState", frame: "Frame") -> tuple[Action, ...]:
    """Return the tiles of a hand, each once, of which its owner discards one."""
    return tuple(("drop", kind) for kind in sorted(set(state.hands[frame[1]])))


def apply_drop(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Discard a tile of a hand, and go on as long as some are left to be discarded."""
    _, player, left = frame
    kind = action[1]
    state.spend(player, kind)
    state.discard.append(kind)
    state.tell("dropped", player, kind)
    if left > 1 and state.hands[player]:
        state.pending.append(("drop", player, left - 1))


def salvages(
    state: "NoEscapeState", _player: int, _left: int, what: str, played: int
) -> Iterator[Action]:
    """Yield the tiles in the discard pile, which lies open, but never the one that was played (NE-87)."""
    box = state.game.box
    for kind in sorted(set(state.discard)):
        sort = "maze" if kind < box.maze_kinds else "action"
        if what in (sort, ANYTHING) and kind != played:
            yield "salvage", kind


def apply_salvage(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Take a tile into the hand, as the played one has left it, as long as there is room (NE-88)."""
    _, player, left, what, played = frame
    kind = action[1]
    state.discard.remove(kind)
    state.hands[player].append(kind)
    state.shown[player].append(kind)
    state.tell("salvaged", player, kind)
    more = ("salvage", player, left - 1, what, played)
    room = state.game.hand - len(state.hands[player])
    if left > 1 and room and any(salvages(state, *more[1:])):
        state.pending.append(more)
