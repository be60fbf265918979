"""The parts of a picture: what it shows of a map and around it."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from hullwright.schema.late_dataclass import late_dataclass

from ..concepts.marks import DrawnMarks
from .hull_styles import OFF


class OverlaidCell(NamedTuple):
    """Marks over a cell, around its middle."""

    x: float
    y: float
    marks: DrawnMarks


class FarOverlay(NamedTuple):
    """What lies over a map as it is seen from far away: a picture with a table of colours."""

    width: int
    height: int
    codes: bytes
    """A byte for each pixel, row by row."""
    colours: Sequence[int]
    """For each code a colour with its opacity, as 0xAARRGGBB."""
    box: tuple[float, float, float, float]


class LegendLine(NamedTuple):
    """A line of the legend of an overlay: some marks, and what they stand for."""

    marks: DrawnMarks
    """Around a middle, no higher than 1 each way."""
    reach: float
    """How far the marks reach to each side; 0 for a line of words alone."""
    text: str


@late_dataclass
class PictureOverlay:
    """Something that is laid over the cells of a picture, with its legend."""

    cells: Callable[[], Iterator[OverlaidCell]]
    """Yields the cells, each time anew: from far away nobody asks for them."""
    strength: float
    """How much of a cell the shapes cover, from 0 to 1; texts are always drawn in full."""
    has_texts: bool
    legend: Sequence[LegendLine] = ()
    far: FarOverlay | None = None
    """The same from far away, where cells are too many to be drawn one by one."""


@late_dataclass
class PictureParts:
    """What is in a picture."""

    rulers: bool = True
    labels: bool = True
    title: bool = False
    legend: bool = False
    transparent: bool = False
    """Whether the paper is left out."""
    cells: frozenset[str] = frozenset()
    """The labels of the cells that are shown; all of them if empty."""
    overlays: Sequence[PictureOverlay] = ()
    hull: str = OFF
    """The style of the hull around a ship; with one, empty cells are left out."""

    @property
    def is_labelled(self) -> bool:
        """Whether cells have their labels: numbers of an overlay take their place."""
        return self.labels and not any(each.has_texts for each in self.overlays)
