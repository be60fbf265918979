"""A preview: what a map would be, shown over it as it is."""

from dataclasses import dataclass

from hullwright.schema.documents.maps import MapDocument

from ..concepts.surface import Cell


@dataclass(frozen=True, eq=False)
class MapPreview:
    """Another map of the same kind that is shown over one."""

    value: MapDocument
    cells: tuple[Cell, ...] = ()
    """The cells that differ, each of which is marked; none if all of the map is shown."""
    is_opaque: bool = False
    """Whether it takes the place of the map, so that one can flip between the two."""
