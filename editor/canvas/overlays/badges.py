"""Badges: how severities look, told apart by shape and sign and not by colour alone."""

from collections.abc import Mapping
from dataclasses import replace

from hullwright.schema.checks.problem import Severity

from ...concepts.marks import Marks, Shape, Text

RADIUS = 0.34
"""How far a badge reaches from its middle, in sides of a cell."""

_DISC = "M 0 -0.32 A 0.32 0.32 0 0 1 0 0.32 A 0.32 0.32 0 0 1 0 -0.32 Z"
_TRIANGLE = "M 0 -0.34 L 0.36 0.28 L -0.36 0.28 Z"
_SQUARE = "M -0.28 -0.28 L 0.28 -0.28 L 0.28 0.28 L -0.28 0.28 Z"

BADGES: Mapping[Severity, Marks] = {
    Severity.ERROR: (
        Shape(_DISC, "error", "paper", 0.06),
        Text("!", "on-accent", 0.5, (0.0, 0.0), bold=True),
    ),
    Severity.WARNING: (
        Shape(_TRIANGLE, "warning", "paper", 0.06),
        Text("!", "on-accent", 0.4, (0.0, 0.07), bold=True),
    ),
    Severity.HINT: (
        Shape(_SQUARE, "hint", "paper", 0.06),
        Text("i", "on-accent", 0.46, (0.0, 0.0), bold=True),
    ),
}
"""A disc, a triangle and a square, around their middles."""


def calm(badge: Marks) -> Marks:
    """Return a badge without the colour that calls for somebody: its shape in a faint line."""
    return tuple(
        replace(each, fill="", stroke="faint-text")
        if isinstance(each, Shape)
        else replace(each, ink="faint-text")
        for each in badge
    )
