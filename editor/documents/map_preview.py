"""A preview: what a map would be, shown over it as it is."""

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.late_dataclass import late_dataclass

from ..concepts.surface import Cell


@late_dataclass(eq=False)
class MapPreview:
    """Another map of the same kind that is shown over one."""

    value: MapDocument
    cells: tuple[Cell, ...] = ()
    """The cells that differ, each of which is marked; none if all of the map is shown."""
    split: float = 0.0
    """From which share of the width on it is shown, so that one sees two maps side by side."""
    left: MapDocument | None = None
    """What is shown on the left of the split, if that is not the map itself."""
    is_opaque: bool = False
    """Whether it takes the place of the map, so that one can flip between the two."""
