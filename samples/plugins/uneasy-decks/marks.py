"""Marks on the deck: where somebody was killed, nobody walks quietly any more."""

from typing import Any

MARKED = "uneasy:marked-sectors"
"""In the memory of a game: how many sectors bear a mark."""


def left(state: Any, most: int, sector: int, **_: object) -> None:
    """Turn the silent sector of a kill into a dangerous one, as long as there are marks left."""
    marked = state.memory.get(MARKED, 0)
    if marked < most and state.role(sector) == "silent":
        state.turn_dangerous(sector)
        state.memory[MARKED] = marked + 1
