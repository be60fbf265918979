"""The kind of tile mazes: everything the editor needs to know of them."""

from hullwright.schema.kinds.tile_maze.edits import painted
from hullwright.schema.kinds.tile_maze.laid import EMPTY, is_board, sort_of, turned_word
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell

from ...concepts.editor_kind import EditorKind
from ..on_demand import cutouts_in
from .contents import content_name
from .fixes import fixes
from .lattice import UNMIRRORED, SquareLattice
from .layout_commands import LAYOUT_COMMANDS
from .legend import signs
from .marks import marks
from .meanings import meanings, understood
from .overlays import OVERLAYS
from .surface import MazeSurface
from .swatches import swatches
from .symmetry import TableSymmetries, copies
from .tables import TABLES
from .tools import TOOLS
from .walks import maze_walks

EDITOR_KIND: EditorKind[TileMaze, Cell] = EditorKind(
    kind="tile-maze",
    icon="lay",
    guide="maze",
    surface=MazeSurface,
    marks=marks,
    swatches=swatches,
    painted=painted,
    erased=EMPTY,
    has_pictured_cells=True,
    tools=TOOLS,
    symmetries=TableSymmetries(),
    lattice=SquareLattice(),
    meanings=meanings,
    understood=understood,
    overlays=OVERLAYS,
    fixes=fixes,
    content_name=content_name,
    tables=TABLES,
    sort_of=sort_of,
    turned=turned_word,
    copies=copies,
    unmirrored=UNMIRRORED,
    is_rooted=is_board,
    layout_commands=LAYOUT_COMMANDS,
    panels=frozenset({"lanes"}),
    cutouts=cutouts_in(__package__),
    walks=maze_walks,
    signs=signs,
)
