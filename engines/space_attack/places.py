"""Where a crew can be when it is on no cell of the board."""

WAITING, LOST, ABSENT = -1, -2, -3
"""Not placed yet; out of the game; never in it, because many play (SA-104)."""

_SAVED = -10


def saved_at(jump_point: int) -> int:
    """Return the place of crew that have reached a Jump Point (SA-37)."""
    return _SAVED - jump_point


def jump_point_of(place: int) -> int:
    """Return the number of the Jump Point that a place stands for; negative if it is another place.

    >>> jump_point_of(saved_at(3)), jump_point_of(LOST) < 0
    (3, True)
    """
    return _SAVED - place
