"""Skills: what a racer of each level is able to think of."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class RacerSkill:
    """What one minds, and how well one judges."""

    blur: float
    """By how much the judgement of a choice is off by chance, as a chance to win."""
    lays: bool = True
    """Minds where tiles are laid; who does not, lays anything."""
    hinders: bool = True
    """Minds the chances of others; who does not, looks at the own way alone."""
    aborts: bool = True
    """Stops others where that is worth it."""
    pushes: bool = True
    """Minds who is pushed where."""
    strays: float = 0.0
    """How often one takes any way at a branch, and not the shortest."""


SKILLS: Mapping[str, RacerSkill] = {
    "beginner": RacerSkill(
        blur=0.3, lays=False, hinders=False, aborts=False, pushes=False, strays=1.0
    ),
    "experienced": RacerSkill(blur=0.12, hinders=False, pushes=False, strays=0.6),
    "expert": RacerSkill(blur=0.0),
}
"""The levels, weakest first."""
