"""A map shaded by how often something happened in each of its cells, as text."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from hullwright.schema.kinds.kind import Glyph

from ..drawing.letters import LetterPicture
from ..languages.words import tr

SHADES = "░▒▓█"
WIDEST = 2
"""Characters of a shade where cells stand apart."""
MOST_NAMED = 8


class HeatMap:
    """A text drawing whose cells are shaded."""

    def __init__(self, glyphs: Sequence[Glyph], counts: Mapping[str, int]) -> None:
        self._glyphs = glyphs
        self._counts = counts
        self._most = max(counts.values(), default=0)
        self._width = _room(glyphs)

    def lines(self) -> Iterator[str]:
        """Yield the map, what the shades stand for, and what happened beside the map."""
        yield from LetterPicture(map(self._shaded, self._glyphs)).lines()
        steps = [self._most * step // len(SHADES) for step in range(len(SHADES) + 1)]
        ranges = zip(SHADES, pairwise(steps), strict=True)
        yield "  ".join(f"{shade} {low + 1}–{high}" for shade, (low, high) in ranges if high > low)
        yield from self._beside()

    def _shaded(self, glyph: Glyph) -> Glyph:
        """Return a cell's glyph with a shade; those in which nothing happened stay."""
        number = self._counts.get(glyph.cell, 0)
        if not number:
            return glyph
        shade = SHADES[(len(SHADES) * number - 1) // self._most]
        if glyph.style == "pod":
            return glyph._replace(text=glyph.text + shade)
        return glyph._replace(text=shade * self._width, style="visited")

    def _beside(self) -> Iterator[str]:
        """Yield which cells that are not on the map come first, such as those laid during games."""
        drawn = {glyph.cell for glyph in self._glyphs}
        others = [label for label in self._counts if label not in drawn]
        if others:
            first = sorted(others, key=lambda label: -self._counts[label])[:MOST_NAMED]
            named = ", ".join(f"{label} ({self._counts[label]})" for label in first)
            yield tr(
                "cells outside the map: {count}, most often {named}", count=len(others), named=named
            )


def _room(glyphs: Sequence[Glyph]) -> int:
    """Return how many characters a cell has for itself."""
    places = sorted((glyph.line, glyph.column) for glyph in glyphs if glyph.cell)
    gaps = [b - a for (row, a), (other, b) in pairwise(places) if row == other and b > a]
    return min(WIDEST, *gaps) if gaps else WIDEST
