"""The kind of hex zones: everything the editor needs to know of them."""

from hullwright.schema.boards.hexes import Hex
from hullwright.schema.kinds.hex_zone.layout import HexZone
from hullwright.schema.messages import message

from ...concepts.editor_kind import EditorKind
from ...concepts.tokens import PieceLock
from ...tools.table import PODS_AND_STARTS
from ..hexes.lattice import HexLattice
from ..hexes.symmetry import HexSymmetries
from .cell_words import cell_text
from .contents import content_name, meanings, understood
from .counts import counts
from .decks import DECKS
from .edges import ZoneEdges
from .edits import painted
from .fixes import fixes
from .looks import is_landmark, marks
from .metrics_blocks import zone_blocks
from .overlays import OVERLAYS
from .own_kinds import OwnSectorKinds
from .sizes import resized
from .surface import ZoneSurface
from .swatches import FILLINGS, swatches
from .tools import TOOLS
from .walks import zone_walks

EDITOR_KIND: EditorKind[HexZone, Hex] = EditorKind(
    kind="hex-zone",
    icon="hexagon",
    guide="zone",
    surface=ZoneSurface,
    marks=marks,
    swatches=swatches,
    painted=painted,
    erased="hull",
    tools=TOOLS,
    symmetries=HexSymmetries(),
    lattice=HexLattice(),
    meanings=meanings,
    understood=understood,
    overlays=OVERLAYS,
    fixes=fixes,
    content_name=content_name,
    fillings=FILLINGS,
    resized=resized,
    counts=counts,
    blocks=zone_blocks,
    has_share_codes=True,
    edges=ZoneEdges(),
    own_contents=OwnSectorKinds(),
    told=cell_text,
    tokens=PODS_AND_STARTS,
    lock=PieceLock(message("Lock pods and starts"), PODS_AND_STARTS.has),
    walks=zone_walks,
    decks=DECKS,
    is_landmark=is_landmark,
)
