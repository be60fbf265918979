"""What a surface of very many cells knows besides: quicker ways than from cell to cell."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from .marks import Point
from .surface import Cell, Landmark, Look, Surface

MOST_LANDMARKS = 400
"""So many starts and pods are drawn large from far away; more would cover the map."""


class PixelBlock(NamedTuple):
    """The pixels that one cell has in a layout from far away."""

    left: int
    top: int
    width: int
    height: int
    look: Look
    at: Point
    """The middle of the cell."""
    landmark: Landmark | None = None


@runtime_checkable
class VastSurface(Protocol):
    """A surface that may have a million cells."""

    def pixel_blocks(self, before: Surface, cells: Collection[Cell]) -> Sequence[PixelBlock] | None:
        """Return the pixels of cells that changed since an earlier surface; None to have all made anew."""
        ...

    def content_counts(self) -> Iterator[Mapping[str, int]]:
        """Yield how often contents lie there, part by part, so that whoever counts can pause."""
        ...
