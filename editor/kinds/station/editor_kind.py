"""The kind of stations: everything the editor needs to know of them."""

from hullwright.schema.boards.hexes import Hex
from hullwright.schema.kinds.station.layout import OUTSIDE, Station

from ...concepts.editor_kind import EditorKind
from ..hexes.lattice import PointyLattice
from ..hexes.pointy_plane import PointySymmetries
from ..on_demand import cutouts_in
from .contents import content_name, meanings, sort_of, understood
from .counts import counts
from .edits import painted
from .fixes import fixes
from .looks import is_landmark, marks
from .overlays import OVERLAYS
from .sizes import resized
from .surface import StationSurface
from .swatches import FILLINGS, swatches
from .tables import TABLES
from .tools import TOOLS

EDITOR_KIND: EditorKind[Station, Hex] = EditorKind(
    kind="station",
    surface=StationSurface,
    marks=marks,
    swatches=swatches,
    painted=painted,
    erased=OUTSIDE,
    tools=TOOLS,
    symmetries=PointySymmetries(),
    lattice=PointyLattice(),
    meanings=meanings,
    understood=understood,
    overlays=OVERLAYS,
    counts=counts,
    fixes=fixes,
    content_name=content_name,
    fillings=FILLINGS,
    resized=resized,
    tables=TABLES,
    sort_of=sort_of,
    cutouts=cutouts_in(__package__),
    is_landmark=is_landmark,
)
