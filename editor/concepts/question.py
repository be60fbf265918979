"""Questions about a map, and the forms of their answers; both travel between processes."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import Any, Generic, NamedTuple, TypeAlias

from hullwright.schema.kinds.examination import Examination
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message
from hullwright.schema.records import Json

from .surface import CellT

# Any: each sort of question has answers of its own.
Answer: TypeAlias = Any
"""What a question's function returns: anything that can be pickled."""


class Part(NamedTuple):
    """What is known of an answer before it is whole."""

    share: float
    """How much of the work is done, from 0 to 1."""
    answer: Answer


@late_dataclass
class Question:
    """Something to find out about a map: a function of some module of ours, and its options."""

    name: str
    """Only the newest question of a name is worth an answer."""
    asks: Callable[..., Answer]
    """Takes an Examination and the options; a function at the top of a module, so that it can be sent."""
    options: Mapping[str, Json] = field(default_factory=dict, hash=False)
    parts: "Callable[..., Iterator[Part]] | None" = None
    """Yields what is known already, for answers that may take long; takes what `asks` takes."""
    speaks_for_itself: bool = False
    """Whether a refusal is told in its own words: those of plugins say whose they are."""

    def answered(self, examination: Examination) -> Answer:
        """Return the answer for a map."""
        return self.asks(examination, **self.options)


class FarView(NamedTuple):
    """A shading from far away: a picture with a pixel or two for each cell."""

    width: int
    height: int
    codes: bytes
    """A byte for each pixel, row by row: 0 for no shade, 1 for the weakest, 255 for the strongest."""
    box: tuple[float, float, float, float]
    """The part of the plane that it covers, as left, top, right and bottom in sides of a cell."""


@late_dataclass
class Shading(Generic[CellT]):
    """An answer that is drawn over the cells of a map."""

    levels: Mapping[CellT, float]
    """How strongly each cell is shaded, 0 to 1; cells without a level are left as they are."""
    texts: Mapping[CellT, str] = field(default_factory=dict)
    """A short text for some cells that needs no translation, such as a distance."""
    legend: tuple[Message, Message] | None = None
    """What the weakest and the strongest shade stand for."""
    outlined: tuple[CellT, ...] = ()
    """Cells to be outlined, such as where counting begins."""
    far: FarView | None = None
    """The same from far away, for maps whose cells are too many to be drawn one by one."""
    categories: tuple[Message, ...] = ()
    """What the levels stand for if they are no shades but categories, which they then number from 0."""
    diverging: bool = False
    """Whether the levels are about a zero in their middle, 0.5: less than nothing below it, more above."""
    rest: float | None = None
    """The level of all other cells that are not empty, such as those where nothing happened; None for none."""
    none_found: Message | None = None
    """What is said if there is nothing to show."""

    @property
    def is_empty(self) -> bool:
        """Whether no cell is shaded, outlined or told anything."""
        return not self.levels and not self.texts and not self.outlined and self.rest is None
