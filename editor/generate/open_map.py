"""An open map of which a part is to be made: what stays, and how a made map comes into it as one step."""

from dataclasses import replace

from hullwright.engines.generation.contract import FixedPart
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import message

from ..concepts.editor_kind import Cell
from ..documents.workplace import Workplace


@late_dataclass(eq=False)
class OpenMap:
    """A map that is open, and what of it must stay as it is."""

    place: Workplace
    fixed: FixedPart
    free: int
    """How many cells may be changed."""

    @property
    def name(self) -> str:
        """What the map is called."""
        return self.fixed.document.name

    @property
    def is_as_it_was(self) -> bool:
        """Whether the map still is what it was when the part was chosen."""
        return bool(self.place.map.layout == self.fixed.document.layout)

    def put(self, made: MapDocument) -> None:
        """Make the free part like that of a map that was made, as one step."""
        self.place.document.apply(
            message("Generate"), lambda value: replace(value, layout=made.layout), "generate"
        )


def free_selection(place: Workplace) -> OpenMap:
    """Return the map in front with everything fixed but what is selected and not locked."""
    return _with_free(place, place.selection - place.locked)


def free_rest(place: Workplace) -> OpenMap:
    """Return the map in front with what is locked or selected fixed, or else everything that is drawn."""
    surface = place.surface
    stays = place.locked | place.selection
    if not stays:
        empty = place.editor_kind.erased
        stays = frozenset(each for each in surface.cells() if surface.content(each) != empty)
    return _with_free(place, frozenset(surface.cells()) - stays)


def _with_free(place: Workplace, free: frozenset[Cell]) -> OpenMap:
    surface = place.surface
    stays = frozenset(surface.label(each) for each in surface.cells() if each not in free)
    return OpenMap(place, FixedPart(place.map, stays), len(free))
