"""A crowd: how much of the others, Humans or Aliens, a player expects in a region."""

from ..belief import Belief
from ..zone import ALIEN_SIDE, HUMAN_SIDE


class Crowd:
    """Everybody who may be on a side, as weighted masks."""

    __slots__ = ("_parts",)

    def __init__(self, belief: Belief, side: int) -> None:
        self._parts: list[tuple[float, int]] = []
        for player, tracks in enumerate(belief.tracks):
            track = tracks[side]
            if player == belief.me or belief.off[player] or not track.mask:
                continue
            human = belief.human_chance(player)
            chance = human if side == HUMAN_SIDE else 1.0 - human
            if chance > 0.0:
                self._add(chance, track.mask, track.heard)

    def _add(self, chance: float, mask: int, heard: list[tuple[float, int]]) -> None:
        rest = chance
        for weight, each in heard:
            rest -= chance * weight
            self._parts.append((chance * weight / each.bit_count(), each))
        self._parts.append((rest / mask.bit_count(), mask))

    def in_(self, region: int) -> float:
        """Return how many of them are to be expected in a region."""
        return sum(
            [
                weight * common.bit_count()
                for weight, each in self._parts
                if (common := each & region)
            ]
        )


def crowds(belief: Belief) -> tuple[Crowd, Crowd]:
    """Return the Humans and the Aliens that a player believes in."""
    return Crowd(belief, HUMAN_SIDE), Crowd(belief, ALIEN_SIDE)
