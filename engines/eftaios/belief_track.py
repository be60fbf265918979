"""Where one player can be if it is on one side: a mask that is never wrong, and how likely within it."""

from .belief_ground import Reach

HEARD = 3
"""How many heard places are followed at a time; older ones melt into the mask."""


class BeliefTrack:
    """A mask, and a few likelier parts of it: the places where the player was heard, spread since.

    The weight that no heard place has is spread evenly over the mask.
    """

    __slots__ = ("heard", "mask")

    def __init__(self, mask: int) -> None:
        self.mask = mask
        self.heard: list[tuple[float, int]] = []

    def place(self, mask: int) -> None:
        """Put the player somewhere, whatever was believed."""
        self.mask = mask
        self.heard = []

    def move(self, reach: Reach, *, may_stay: bool) -> None:
        """Spread everything by one move; a player that may stay can also be where it was."""
        ahead = reach.of(self.mask)
        self.mask = ahead | self.mask if may_stay else ahead
        if self.heard:
            self.heard = [(weight, reach.of(each)) for weight, each in self.heard]

    def restrict(self, allowed: int) -> None:
        """Keep what an observation allows, and weigh the heard places by how well they fit it."""
        before, self.mask = self.mask, self.mask & allowed
        if not self.heard:
            return
        rest = 1.0 - sum(weight for weight, _ in self.heard)
        fits = [rest * self.mask.bit_count() / (before.bit_count() or 1)]
        kept = [each & self.mask for _, each in self.heard]
        fits += [
            weight * now.bit_count() / (each.bit_count() or 1)
            for (weight, each), now in zip(self.heard, kept, strict=True)
        ]
        total = sum(fits)
        self.heard = (
            [(fit / total, now) for fit, now in zip(fits[1:], kept, strict=True) if now]
            if total
            else []
        )

    def expect(self, region: int, weight: float) -> None:
        """Shift most of what is believed to the part of the mask that lies in a region, and rule out nothing."""
        inside = BeliefTrack(self.mask)
        inside.heard = list(self.heard)
        inside.restrict(region)
        if inside.mask in {0, self.mask}:
            return
        rest = 1.0 - sum(share for share, _ in inside.heard)
        parts = [*inside.heard, (rest, inside.mask)]
        self.heard = sorted((weight * share, each) for share, each in parts)[-HEARD:]

    def hear(self, space: int, here: float, bluff: float) -> float:
        """Weigh an announced noise, forced or bluffed in this proportion; return how likely it was."""
        if not self.mask >> space & 1:
            return bluff
        true = here * self.share(1 << space)
        chance = true / (true + bluff) if true + bluff else 0.0
        self.heard = [(weight * (1.0 - chance), each) for weight, each in self.heard]
        self.heard.append((chance, 1 << space))
        if len(self.heard) > HEARD:
            self.heard.remove(min(self.heard))
        return true + bluff

    def share(self, region: int) -> float:
        """Return how likely the player is in a region, if it is on this side."""
        if not self.mask & region:
            return 0.0
        found, rest = 0.0, 1.0
        for weight, each in self.heard:
            rest -= weight
            common = each & region
            if common:
                found += weight * common.bit_count() / each.bit_count()
        return found + rest * (self.mask & region).bit_count() / self.mask.bit_count()
