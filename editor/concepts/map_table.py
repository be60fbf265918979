"""What a table is: a part of a layout that is edited as a table of words and numbers, such as a deck.

A kind says with tables what is in the box besides the drawing: how many tiles of each kind, tile backs,
crew values, card types. The panel that shows them knows none of the kinds; like every edit, a change of a
table is a function from one layout to the next.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Generic, NamedTuple

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.effects import Vocabulary
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message
from hullwright.schema.records import Json, JsonObject

from .surface import LayoutT


class TableColumn(NamedTuple):
    """A column of a table."""

    name: str
    """The column named `title`, if there is one, stands where rows have their titles, and renames them."""
    title: Message
    schema: JsonObject
    """What a cell may hold, as JSON Schema: integer with minimum and maximum, boolean, enum, string, or effects.

    A string that may have more than 500 characters is typed on several lines.
    """
    help: Message | None = None
    fixed: bool = False
    """Whether it is only shown, such as a sum."""
    has_names: bool = False
    """Whether names in files are typed in it; people read the titles of the rows instead."""
    vocabulary: Vocabulary | None = None
    """For a column of effects (`{"type": "array", "format": "effects"}`): what they are made of."""


class TableRow(NamedTuple):
    """A row of a table."""

    key: str
    """What tells it from the others; never shown."""
    title: Message
    """What people call it: their own word as it is, or ours."""
    values: Mapping[str, Json]
    """By the names of the columns; a column that is left out has no cell in this row."""
    schemas: Mapping[str, JsonObject] = MappingProxyType({})
    """By the names of columns, what a cell of this row may hold where it differs from its column."""
    vocabularies: Mapping[str, Vocabulary] = MappingProxyType({})
    """By the names of columns, what effects in this row are made of where the map has names of its own."""


class TableTotal(NamedTuple):
    """A figure under a table, such as the number of tiles in the box."""

    title: Message
    value: int | float
    wrong: Message | None = None
    """What is wrong with it, in a sentence, or None if all is well."""
    note: Message | None = None
    """What there is to know about it although nothing is wrong, in a sentence."""


@late_dataclass
class MapTable(Generic[LayoutT]):
    """A part of a layout as a table."""

    name: str
    title: Message
    help: Message
    """A sentence: what stands in it, and what it is good for."""
    columns: Sequence[TableColumn]
    rows: Callable[[LayoutT], Sequence[TableRow]]
    edited: Callable[[LayoutT, str, str, Json], LayoutT]
    """The layout with another value in the cell of a row's key and a column's name."""
    totals: Callable[[LayoutT], Sequence[TableTotal]]
    added: Callable[[LayoutT], tuple[LayoutT, str]] | None = None
    """The layout with one more row, and the key of that row; None if rows can't be added."""
    removed: Callable[[LayoutT, str], LayoutT] | None = None
    """The layout without a row; None if rows can't be removed."""
    kept: Callable[[LayoutT, str], Message | None] = lambda _layout, _key: None
    """Why a row can't be removed, in a sentence, or None if it can."""
    part: str = ""
    """The part of the layout that has its rows by name, if plugins may bring further ones."""
    map_totals: Callable[[MapDocument], Sequence[TableTotal]] = lambda _map: ()
    """Further figures, which also depend on what the map says about itself, such as how many play."""
