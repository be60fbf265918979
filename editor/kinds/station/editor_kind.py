"""The kind of stations: everything the editor needs to know of them."""

from hullwright.schema.boards.hexes import Hex
from hullwright.schema.kinds.station.cell_content import holds_piece, imaged, sort_of
from hullwright.schema.kinds.station.edits import painted
from hullwright.schema.kinds.station.layout import OUTSIDE, Station
from hullwright.schema.messages import message

from ...concepts.editor_kind import EditorKind
from ...concepts.tokens import PieceLock
from ..hexes.lattice import PointyLattice
from ..hexes.pointy_plane import PointySymmetries
from ..on_demand import cutouts_in
from .contents import content_name, meanings, understood
from .counts import counts
from .decks import DECKS
from .fixes import fixes
from .looks import is_landmark, marks
from .overlays import OVERLAYS
from .sizes import resized
from .surface import StationSurface
from .swatches import FILLINGS, SILHOUETTE_SHARE, swatches
from .tables import TABLES
from .tools import TOOLS
from .walks import station_walks

EDITOR_KIND: EditorKind[Station, Hex] = EditorKind(
    kind="station",
    icon="jump-points",
    guide="station",
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
    silhouette_share=SILHOUETTE_SHARE,
    resized=resized,
    tables=TABLES,
    sort_of=sort_of,
    lock=PieceLock(message("Lock creatures and gates"), holds_piece),
    imaged=imaged,
    cutouts=cutouts_in(__package__),
    walks=station_walks,
    decks=DECKS,
    is_landmark=is_landmark,
)
