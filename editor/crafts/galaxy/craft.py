"""The craft of galaxies: everything the editor needs to know of them."""

from hullwright.schema.kinds.galaxy.layout import DRAWN, Galaxy

from ..craft import Craft
from ..on_demand import cutouts_in
from ..plain.craft import NoSymmetries
from .contents import content_name, meanings, understood
from .edits import painted
from .fixes import fixes
from .lattice import PathLattice
from .ledgers import LEDGERS
from .looks import marks
from .overlays import OVERLAYS
from .surface import GalaxySurface
from .swatches import swatches
from .tools import TOOLS

CRAFT: Craft[Galaxy, int] = Craft(
    kind="galaxy",
    surface=GalaxySurface,
    marks=marks,
    swatches=swatches,
    painted=painted,
    erased=DRAWN,
    tools=TOOLS,
    symmetries=NoSymmetries(),
    lattice=PathLattice(),
    meanings=meanings,
    understood=understood,
    overlays=OVERLAYS,
    fixes=fixes,
    content_name=content_name,
    ledgers=LEDGERS,
    cutouts=cutouts_in(__package__),
)
