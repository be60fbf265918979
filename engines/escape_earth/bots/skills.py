"""Skills: what a planner of each level is able to think of."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class PlannerSkill:
    """How far and how well one looks ahead."""

    widths: tuple[int, ...]
    """Situations kept after each act of a plan, at the most."""
    blur: float = 0.0
    """By how much the judgement of a situation is off, as a share of the danger seen in it."""


SKILLS: Mapping[str, PlannerSkill] = {
    "beginner": PlannerSkill(widths=(2, 2, 2)),
    "experienced": PlannerSkill(widths=(4, 4, 4, 4)),
    "expert": PlannerSkill(widths=(6, 6, 6, 6, 6, 6)),
}
"""The levels, weakest first."""
