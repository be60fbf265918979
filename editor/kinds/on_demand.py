"""Parts of kinds that are loaded when somebody asks for them: the window is to be there at once."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hullwright.schema.documents.maps import MapDocument

    from ..concepts.cutouts import Cutouts, Printed


def cutouts_in(package: str) -> "Cutouts":
    """Return what lists the pieces of a map: `cutouts` of the module of that name in a kind's package."""

    def listed(document: "MapDocument") -> "Sequence[Printed]":
        found: Sequence[Printed] = import_module(".cutouts", package).cutouts(document)
        return found

    return listed
