"""How a game ends: points, ties and the winner (SA-95 … SA-97, SA-102)."""

from typing import TYPE_CHECKING, NamedTuple

from ..contract import Result
from ..events import NOBODY
from .places import LOST, jump_point_of
from .vocabulary import NONE

if TYPE_CHECKING:
    from .state import SpaceAttackState


class Standing(NamedTuple):
    """How a player stands; the greater one wins (SA-96, SA-97)."""

    score: int
    saved: int
    jump_points: int
    """Different Jump Points that were reached, counted for each colour."""
    late: int
    """The place in turn order: later players win ties."""


def standing(state: "SpaceAttackState", player: int) -> Standing:
    """Return how a player stands by the crew that it has saved."""
    stride = state.game.crew_of_a_colour
    values, reached, saved = 0, set(), 0
    for crew, at in enumerate(state.where):
        jump_point = jump_point_of(at)
        if jump_point >= 0 and state.owners[crew] == player:
            values += state.values[crew]
            saved += 1
            reached.add((crew // stride, jump_point))
    late = (player - state.first) % state.players
    return Standing(values + len(reached), saved, len(reached), late)


def is_over(state: "SpaceAttackState") -> bool:
    """Tell whether no crew is left on the board, where that ends the game (SA-102)."""
    return not state.game.breach_ends and state.round > 0 and not any(at >= 0 for at in state.where)


def finish(state: "SpaceAttackState", reason: str) -> None:
    """End the game: crew that are not saved are lost, and the best standing wins."""
    for crew, at in enumerate(state.where):
        if at >= 0:
            state.tell("left_behind", state.owners[crew], crew, at)
            state.where[crew], state.aboard[crew] = LOST, NONE
    standings = [standing(state, player) for player in range(state.players)]
    for player, each in enumerate(standings):
        state.tell("scored", player, *each[:3])
    winner = max(range(state.players), key=standings.__getitem__)
    state.tell("won", winner)
    scores = tuple(float(each.score) for each in standings)
    state.outcome = Result((winner,), reason, scores)
    state.pending = [("over", NOBODY)]
    state.offered = ()
