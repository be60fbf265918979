"""What is measured between two cells of a map: how far apart they are, and who gets there in how many moves."""

from typing import Generic

from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message

from .surface import CellT


@late_dataclass
class Span(Generic[CellT]):
    """Two cells between which somebody measures."""

    start: CellT
    end: CellT


@late_dataclass
class Walk(Generic[CellT]):
    """The way of somebody from one cell to another."""

    text: Message
    """Who gets there in how many moves, or that nobody does."""
    cells: tuple[CellT, ...] = ()
    """The way with both its ends; none if there is no way."""
    sign: str = ""
    """The number of moves as it is written beside the end of the way."""


@late_dataclass
class Measurement(Generic[CellT]):
    """What was found out about a span."""

    span: Span[CellT]
    walks: tuple[Walk[CellT], ...]
