"""What the editor adds to a pack or an index: pictures of maps, and how symmetric they are."""

from hullwright.plugins.library.map_facts import MapMeasures
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination

PICTURE = 480
"""Pixels on the longer side of a preview."""


def measures() -> MapMeasures:
    """Return how maps are measured and drawn for an index."""
    return MapMeasures(symmetry_of, preview_of)


def symmetry_of(document: MapDocument) -> float:
    """Return the share of cells that agree with their images under the symmetry that suits a map best."""
    from ..concepts.editor_kind import NO_SYMMETRY
    from ..inspection.symmetry_question import symmetry

    return symmetry(Examination(document), NO_SYMMETRY.name, (0.0, 0.0)).share


def preview_of(document: MapDocument) -> bytes:
    """Return a picture of a map for its card, as a PNG."""
    from ..files.picture_job import insist_on_letters
    from ..files.picture_options import PictureOptions
    from ..files.picture_order import PictureOrder, content_of_picture

    insist_on_letters()
    options = PictureOptions("dark", PICTURE, rulers=False, labels=False)
    return content_of_picture(PictureOrder(document, options), ".png")
