"""Where one player can be if it is on one side: a mask that is never wrong."""

from .belief_ground import Reach


class BeliefTrack:
    """A mask of sectors; how likely they are is for others to say (the bots' filter)."""

    __slots__ = ("mask",)

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def place(self, mask: int) -> None:
        """Put the player somewhere, whatever was believed."""
        self.mask = mask

    def move(self, reach: Reach, *, may_stay: bool) -> None:
        """Spread by one move; a player that may stay can also be where it was."""
        ahead = reach.of(self.mask)
        self.mask = ahead | self.mask if may_stay else ahead

    def restrict(self, allowed: int) -> None:
        """Keep what an observation allows."""
        self.mask &= allowed
