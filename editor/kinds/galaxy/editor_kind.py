"""The kind of galaxies: everything the editor needs to know of them."""

from hullwright.schema.kinds.galaxy.edits import painted
from hullwright.schema.kinds.galaxy.layout import DRAWN, Galaxy

from ...concepts.editor_kind import EditorKind
from ..on_demand import cutouts_in
from ..plain.editor_kind import NoSymmetries
from .contents import content_name, meanings, understood
from .fixes import fixes
from .lattice import PathLattice
from .looks import marks
from .overlays import OVERLAYS
from .surface import GalaxySurface
from .swatches import swatches
from .tables import TABLES
from .tools import TOOLS
from .walks import galaxy_walks

EDITOR_KIND: EditorKind[Galaxy, int] = EditorKind(
    kind="galaxy",
    icon="cards",
    guide="galaxy",
    surface=GalaxySurface,
    marks=marks,
    swatches=swatches,
    painted=painted,
    erased=DRAWN,
    has_pictured_cells=True,
    tools=TOOLS,
    symmetries=NoSymmetries(),
    lattice=PathLattice(),
    meanings=meanings,
    understood=understood,
    overlays=OVERLAYS,
    fixes=fixes,
    content_name=content_name,
    tables=TABLES,
    cutouts=cutouts_in(__package__),
    walks=galaxy_walks,
)
