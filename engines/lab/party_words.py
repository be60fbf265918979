"""What the parties of a game are called: its sides, its players, or everybody together."""

from collections.abc import Sequence

from hullwright.schema.messages import Message, message

from ..contract import Game
from ..preparation import Prepared


def party_titles(parties: Sequence[Sequence[int]], prepared: Prepared, game: Game) -> list[Message]:
    """Return a title for each party, in their order: what is said when it wins."""
    sides, endings = prepared.engine.sides, game.figures.endings
    if sides and len(parties) == len(sides):
        return [Message(endings[side].title, {}) for side in sides]
    if len(parties) == 1:
        return [message("all win together")]
    return [message("player {player} wins", player=seats[0] + 1) for seats in parties]
