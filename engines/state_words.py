"""Words that the texts of all states have in common."""

from collections.abc import Iterable

from hullwright.schema.messages import Message, message


def turn_of(round_: int, seat: int) -> Message:
    """Return how far a game is, and whose turn it is.

    >>> str(turn_of(3, 0))
    'round 3, turn of player 1'
    """
    return message("round {round}, turn of player {player}", round=round_, player=seat + 1)


def over(reason: str, winners: Iterable[int]) -> Message:
    """Return how a game ended, and who has won it.

    >>> str(over("all rounds are over", [0, 2]))
    'over: all rounds are over; won: 1, 3'
    """
    seats = ", ".join(str(each + 1) for each in winners) or "–"
    return message("over: {reason}; won: {winners}", reason=message(reason), winners=seats)


def plain(name: str) -> str:
    """Return a name as words.

    >>> plain("black_hole")
    'black hole'
    """
    return name.replace("_", " ")
