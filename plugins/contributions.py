"""Contributions to the editor: what the code of tools, checks, exporters, sheets, generators and panels of plugins looks like.

A manifest names the code as `module:name`; it is loaded on use, and only if the plugin is trusted.

- a tool is a function `(desk, pointer)` that yields a `Painting` for each place of the pointer; what
  it yielded last is carried out when the button is let go, and it never changes anything itself;
- a check is a function `(survey)` that yields a `Problem` for everything it finds on a map;
- an exporter is a function `(document, options, context)` that returns the bytes of a file;
- a sheet is a function `(document, context)` that yields pages to print, each as SVG text;
- a generator is a function `(options, chance)` that returns a new map;
- a panel is a function `(workplace, parent)` that returns a widget, made with Qt by the plugin.

Nothing here knows Qt, so that checks, exporters, sheets and generators also work where there is no window.
"""

from collections.abc import Collection, Generator, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from hullwright.schema.checks.problem import Problem
from hullwright.schema.checks.survey import Survey
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.records import Json
from hullwright.schema.visible_text import visible

from .host import Contributed, Host, Status

if TYPE_CHECKING:
    from .map_context import MapContext

Cell: TypeAlias = Hashable
"""A place of a map that can be pointed at; on hex zones an axial `Hex`."""


class Pointer(Protocol):
    """Where the mouse, or the keyboard's cursor, is."""

    @property
    def cell(self) -> Cell | None:
        """The cell under it, or None beside the map."""
        ...

    @property
    def shift(self) -> bool:
        """Whether Shift is held."""
        ...

    @property
    def control(self) -> bool:
        """Whether Ctrl is held."""
        ...

    @property
    def alt(self) -> bool:
        """Whether Alt is held."""
        ...

    @property
    def second(self) -> bool:
        """Whether the right button is meant."""
        ...


class Ground(Protocol):
    """The map under a tool, as it was when the button went down."""

    def __contains__(self, cell: object) -> bool: ...

    def cells(self) -> Iterator[Cell]:
        """Yield all cells."""
        ...

    def content(self, cell: Cell) -> str:
        """Return what lies in a cell, as a word such as "silent" or "pod 3"."""
        ...

    def label(self, cell: Cell) -> str:
        """Return the label that people see, such as "D09"."""
        ...

    def cell_of(self, label: str) -> Cell | None:
        """Return the cell that a label names, or None."""
        ...

    def neighbours(self, cell: Cell) -> Iterable[Cell]:
        """Return the cells that touch a cell."""
        ...

    def disc(self, cell: Cell, radius: int) -> Collection[Cell]:
        """Return the cells within some steps of a cell, itself included."""
        ...

    def line(self, a: Cell, b: Cell) -> Sequence[Cell]:
        """Return the cells on the straight line between two, both included."""
        ...

    def rectangle(self, a: Cell, b: Cell) -> Collection[Cell]:
        """Return the cells of the upright rectangle with two cells at opposite corners."""
        ...

    def steps(self, a: Cell, b: Cell) -> int:
        """Return how many steps two cells are apart."""
        ...


class Desk(Protocol):
    """What a tool works with, as it was when the button went down."""

    @property
    def surface(self) -> Ground:
        """The map."""
        ...

    @property
    def first(self) -> str:
        """The content that the left button paints."""
        ...

    @property
    def second(self) -> str:
        """The content that the right button paints."""
        ...

    @property
    def size(self) -> int:
        """The brush's radius: 0, 1, 2 for 1, 7, 19 cells."""
        ...

    @property
    def selection(self) -> frozenset[Cell]:
        """The selected cells."""
        ...

    def images(self, cells: Collection[Cell]) -> frozenset[Cell]:
        """Return some cells with all their images under the symmetry that is on."""
        ...


@late_dataclass
class Painting:
    """What a tool would do if the button were let go now."""

    # Any: cells are of the map kind's own type, and a tool is given them.
    contents: Mapping[Any, str] = field(default_factory=dict)
    """What lies in some cells afterwards, as words such as "silent" or "pod 3"."""
    selection: Collection[Cell] | None = None
    """The new selection, or None to leave it."""
    note: str = ""
    """A few words for the status bar."""


class ToolCode(Protocol):
    """What a tool's `code` names."""

    def __call__(self, desk: Desk, pointer: Pointer, /) -> Generator[Painting, Pointer, None]:
        """Yield what would happen, for each place of the pointer that is sent in."""
        ...


class CheckCode(Protocol):
    """What a check's `code` names."""

    # Any: the layout is that of the kinds that the manifest names.
    def __call__(self, survey: Survey[Any], /) -> Iterator[Problem]:
        """Yield the problems of a map; the survey has its `document`, `layout` and `board`."""
        ...


class ExporterCode(Protocol):
    """What an exporter's `code` names."""

    def __call__(
        self, document: MapDocument, options: Mapping[str, Json], context: "MapContext", /
    ) -> bytes:
        """Return the content of a file; options it does not know are none of its business.

        One that takes only the first two is called with these.
        """
        ...


class SheetCode(Protocol):
    """What a sheet's `code` names."""

    def __call__(self, document: MapDocument, context: "MapContext", /) -> Iterable[str]:
        """Yield pages as SVG text; the size of each is that of its `svg` element, in millimetres."""
        ...


class GeneratorCode(Protocol):
    """What a generator's `code` names."""

    # Any: the layout is that of the kind that the manifest names.
    def __call__(self, options: Mapping[str, Json], chance: Random, /) -> MapDocument | Any:
        """Return a map or its layout; all chance must come from `chance`, so that a seed is one map."""
        ...


class PanelCode(Protocol):
    """What a panel's `code` names."""

    # Any: widgets are Qt's, which this part does not know.
    def __call__(self, workplace: Any, parent: Any, /) -> Any:
        """Return a widget for one open map: `workplace.map`, with `workplace.document.changed`."""
        ...


def usable(host: Host, sort: str, kind: str = "") -> tuple[Contributed, ...]:
    """Return what plugins contribute of a sort and for a map kind, of those whose code may run."""
    return tuple(
        each
        for each in host.contributions(sort)
        if each.plugin.status is Status.READY
        and each.contribution.code
        and each.contribution.kind in {"", kind}
    )


def usable_anywhere(host: Host, sort: str) -> tuple[Contributed, ...]:
    """Return what plugins contribute of a sort for maps of any kind, of those whose code may run."""
    kinds = dict.fromkeys(["", *(each.contribution.kind for each in host.contributions(sort))])
    found = (each for kind in kinds for each in usable(host, sort, kind))
    return tuple({full_name(each): each for each in found}.values())


def full_name(contributed: Contributed) -> str:
    """Return the name of a contribution that no other plugin's can have, such as `sparkle/brush`."""
    return f"{contributed.plugin.id}/{contributed.id}"


def worded(texts: Mapping[str, str], language: str, usual: str = "") -> str:
    """Return a manifest's text in a language, or else in English, or else something usual.

    >>> worded({"en": "Tally", "de": "Zählung"}, "de"), worded({}, "de", "tally")
    ('Zählung', 'tally')
    """
    return visible(texts.get(language) or texts.get("en") or usual)
