"""What the functions of these modes use of a game in progress."""

from random import Random
from typing import Protocol

from hullwright.schema.records import Json

SILENT, DANGEROUS = "silent", "dangerous"


class ModeState(Protocol):
    """A game in progress, as far as these modes look at it and change it."""

    @property
    def roles(self) -> bytes:
        """What each sector is at the moment, a byte for each."""
        ...

    @property
    def closed(self) -> int:
        """The sectors that are closed, a bit for each."""
        ...

    @property
    def memory(self) -> dict[str, Json]:
        """What rules remember; it is cloned with the state."""
        ...

    @property
    def chance(self) -> Random:
        """The game's own chance."""
        ...

    def role(self, space: int) -> str:
        """Return what a sector is at the moment."""
        ...

    def turn_hull(self, space: int) -> None:
        """Turn a sector into hull, closed to everyone for the rest of the game."""
        ...

    def turn_dangerous(self, space: int) -> None:
        """Turn a sector into a dangerous one."""
        ...

    def turn_pod(self, space: int) -> None:
        """Turn a sector into a pod."""
        ...
