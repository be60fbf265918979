"""What contents of a map's own are: such as sector kinds that a designer makes for one zone.

The palette offers to make, change and delete them, and knows none of the kinds; like every edit, each is a
function from one layout to the next.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from hullwright.schema.effects import Effect, Vocabulary
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message

from .marks import Marks
from .surface import LayoutT, Look


@late_dataclass
class OwnContent:
    """What a person says about a content of their own."""

    title: str = ""
    like: str = ""
    """The known content that it counts as."""
    symbol: str = ""
    colour: str = ""
    """As #rrggbb, or nothing for that of what it counts as."""
    effects: tuple[Effect, ...] = ()


class PictureChoice(NamedTuple):
    """One of a few things that are chosen by how they look."""

    value: str
    title: Message
    marks: Marks


class OwnWords(NamedTuple):
    """What contents of one's own are called, in a few sentences."""

    new: Message
    """On the button that makes one, such as "New sector kind…"."""
    edit: Message
    delete: Message
    none: Message
    """Why nothing can be changed or deleted while something else is chosen."""


class OwnContents(Protocol[LayoutT]):
    """The contents of a map's own, of maps of a kind."""

    words: OwnWords
    likenesses: Sequence[tuple[str, Message]]
    """The known contents that one can count as."""
    symbols: Sequence[PictureChoice]
    colours: Sequence[PictureChoice]
    vocabulary: Vocabulary
    part: str
    """The part of the layout that has them, to which plugins may bring further ones."""

    def found(self, layout: LayoutT, content: str) -> OwnContent | None:
        """Return what is said about a content, or None if it is not of the map's own."""
        ...

    def look(self, own: OwnContent) -> Look:
        """Return how a cell with it looks."""
        ...

    def added(self, layout: LayoutT, own: OwnContent) -> tuple[LayoutT, str]:
        """Return a layout that knows a further content, and the word for it."""
        ...

    def changed(self, layout: LayoutT, content: str, own: OwnContent) -> LayoutT:
        """Return a layout in which something else is said about a content."""
        ...

    def removed(self, layout: LayoutT, content: str) -> LayoutT:
        """Return a layout without a content; cells with it become what it counted as."""
        ...

    def uses(self, layout: LayoutT, content: str) -> int:
        """Return how many cells have a content."""
        ...
