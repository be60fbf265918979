"""Why nothing can be done with what somebody points at."""

from collections.abc import Sequence

from hullwright.schema.messages import Message, message

from ..contract import State
from .desk import CARD, PIECE, PLAYER, DeskTarget, SeatDesk, titles_of
from .game_desk import GameDesk


def why_not(layout: GameDesk, state: State, desk: SeatDesk, path: Sequence[DeskTarget]) -> Message:
    """Return why nothing can be done with what whoever has a desk points at."""
    if not desk.is_asked:
        return desk.question
    if desk.offered(path).choices:
        return message("This is possible.")
    # Of what is not the question at all, an engine could only say that.
    kinds = {each.kind for each in desk.choices}
    for action in layout.meant(state.view(desk.eyes), tuple(path)):
        reason = state.explain(action) if action[0] in kinds else None
        if reason is not None:
            return reason
    return _nothing_to_do(desk, path[-1])


def _nothing_to_do(desk: SeatDesk, target: DeskTarget) -> Message:
    known = titles_of(desk).get((target.sort, target.name))
    what: Message | str = known or target.title or target.name
    if target.sort in {CARD, PIECE, PLAYER} or known:
        return message("There is nothing to do with it now: {what}.", what=what)
    return message("There is nothing to do at {place} now.", place=what)
