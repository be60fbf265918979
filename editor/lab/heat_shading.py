"""The heat of games as a shading of their map."""

from typing import Any

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import Message, message

from ..concepts.question import Shading
from ..kinds.table import editor_kind_of
from ..languages.words import number


def shading_of(
    document: MapDocument, cell: dict[str, Any], layer: str | None, places: tuple[str, ...]
) -> Shading[Any] | None:
    """Return the heat of a cell on its map, with some places outlined; None where nothing was counted."""
    counts = cell.get("heat", {}).get(layer or "", {})
    most = max(counts.values(), default=0)
    surface = editor_kind_of(document.kind).surface(document.layout)
    outlined = [found for each in places if (found := surface.cell_of(each)) is not None]
    if not most:
        return None
    games = max(cell["games"], 1)
    here = {
        found: count
        for label, count in counts.items()
        if (found := surface.cell_of(label)) is not None
    }
    return Shading(
        levels={each: count / most for each, count in here.items()},
        texts={},
        legend=(_end(0), _end(most / games)),
        rest=0.0,
        outlined=tuple(outlined),
    )


def _end(value: float) -> Message:
    return message("{number} per game", number=number(value, 2 if value < 1 else 1))
