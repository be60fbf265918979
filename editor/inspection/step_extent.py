"""How far a step reaches: how many cells differ between the map before and after it, and which."""

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.late_dataclass import late_dataclass

from ..concepts.surface import Cell
from ..documents.cell_changes import cell_changes
from ..kinds.table import editor_kind_of

MARKED = 600
"""So many cells are named; who changes more sees it without marks."""


@late_dataclass
class StepExtent:
    """How far a step reaches."""

    count: int | None
    """How many cells it changes; None if the map gets another shape, so that none is what it was."""
    cells: tuple[Cell, ...] = ()
    """Which cells these are, unless they are very many."""


NOWHERE = StepExtent(0)


def extent(examination: Examination, before: MapDocument) -> StepExtent:
    """Return how far the step reaches that made the examined map of an earlier one."""
    return extent_between(before, examination.document)


def extent_between(before: MapDocument, after: MapDocument) -> StepExtent:
    """Return how far the step between two maps of a kind reaches."""
    if before.layout is after.layout:
        return NOWHERE
    kind = editor_kind_of(after.kind)
    found = cell_changes(kind, kind.surface(before.layout), kind.surface(after.layout))
    if found is None:
        return StepExtent(None)
    cells = found.all()
    return StepExtent(len(cells), tuple(cells) if len(cells) <= MARKED else ())
