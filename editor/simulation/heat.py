"""Heat: how often something happened in each cell during many games, as a shading of the map."""

from collections.abc import Mapping

from hullwright.engines.simulation import Figures, Summary
from hullwright.schema.messages import Message, message

from ..concepts.question import Shading
from ..concepts.surface import CellT, Surface
from ..languages.words import number

HEAT = "simulating.heat"
"""The name of the shading among a workplace's overlays."""


def heat_of(figures: Figures, summary: Summary, surface: Surface[CellT]) -> Shading[CellT] | None:
    """Return the heat of some games on a map, strongest where most happened; None if there is none."""
    ends, counts = legend_of(figures, summary), _counts(figures, summary)
    if ends is None:
        return None
    most = max(counts.values())
    # A summary is for people and programs, who know cells by their labels.
    cells = ((surface.cell_of(label), count) for label, count in counts.items())
    here = {cell: count for cell, count in cells if cell is not None}
    return Shading(
        levels={cell: count / most for cell, count in here.items()},
        texts={cell: _each(count / summary.games) for cell, count in here.items()},
        legend=ends,
        # Where nobody went is part of the picture: it is the weakest of all.
        rest=0.0,
    )


def legend_of(figures: Figures, summary: Summary) -> tuple[Message, Message] | None:
    """Return what the weakest and the strongest shade stand for, or None if there is no heat."""
    most = max(_counts(figures, summary).values(), default=0)
    return (_end(0), _end(most / summary.games)) if most else None


def _counts(figures: Figures, summary: Summary) -> Mapping[str, int]:
    return summary.places.get(figures.heat[0], {}) if figures.heat else {}


def _end(value: float) -> Message:
    return message("{number} per game", number=_each(value))


def _each(value: float) -> str:
    """Return a number for each game, short enough for a cell."""
    return number(value, 0 if value >= 10 or not value else 1 if value >= 0.095 else 2)
