"""Faculties: what a rescuer of each level is able to think of."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Faculties:
    """What one is able to think of."""

    counts_tiles: bool
    """Counts the backs that are left, and how long the station will last."""
    minds_leader: bool
    """Hinders those who stand better more than the others."""
    sees_danger: bool
    """Minds where creatures can get to."""
    hides_values: bool
    """Places crew by lot, so that nobody can tell the valuable ones by order and place."""
    blur: float
    """How much its judgement of an action is off by chance, in points."""


BEGINNER, EXPERIENCED, EXPERT = "beginner", "experienced", "expert"

FACULTIES: Mapping[str, Faculties] = {
    BEGINNER: Faculties(
        counts_tiles=False, minds_leader=False, sees_danger=False, hides_values=False, blur=3.0
    ),
    EXPERIENCED: Faculties(
        counts_tiles=False, minds_leader=False, sees_danger=True, hides_values=False, blur=1.2
    ),
    EXPERT: Faculties(
        counts_tiles=True, minds_leader=True, sees_danger=True, hides_values=True, blur=0.0
    ),
}
"""The levels, weakest first."""
