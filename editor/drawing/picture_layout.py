"""A picture's layout: a map with its margins and rulers, as pictures and files show it."""

from dataclasses import dataclass

from hullwright.schema.documents.maps import MapDocument

from ..concepts.editor_kind import Box, EditorKind, Surface
from ..concepts.marks import Text
from ..kinds.table import editor_kind_of

MARGIN = 0.75
"""Around the map, in sides of a cell."""
RULER = 0.5
"""The size of the letters on the rulers."""
ROOM = 0.9
"""What a ruler takes beside the margin."""


@dataclass(frozen=True)
class PictureLayout:
    """A map, laid out for a picture. Lengths are in sides of a cell."""

    editor_kind: EditorKind
    surface: Surface
    box: Box
    """The part of the plane that is shown."""
    rulers: tuple[Text, ...]

    @property
    def width(self) -> float:
        """How wide the picture is."""
        return self.box.right - self.box.left

    @property
    def height(self) -> float:
        """How high the picture is."""
        return self.box.bottom - self.box.top


def picture_layout(
    document: MapDocument, *, rulers: bool = True, more: float = 0.0
) -> PictureLayout:
    """Return a map as it is laid out for a picture, with so much more room around it."""
    editor_kind = editor_kind_of(document.kind)
    surface = editor_kind.surface(document.layout)
    texts = tuple(_rulers(surface, MARGIN + more)) if rulers else ()
    left, top, right, bottom = surface.bounds
    room = MARGIN + more + (ROOM if texts else 0)
    box = Box(left - room, top - room, right + MARGIN + more, bottom + MARGIN + more)
    return PictureLayout(editor_kind, surface, box, texts)


def _rulers(surface: Surface, away: float) -> list[Text]:
    left, top, *_ = surface.bounds
    beside, above = left - away, top - away
    return [
        *(Text(mark.text, "ruler", RULER, (mark.at, above)) for mark in surface.columns()),
        *(Text(mark.text, "ruler", RULER, (beside, mark.at)) for mark in surface.rows()),
    ]
