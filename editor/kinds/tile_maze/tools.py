"""The tools for tile mazes, in the order of the toolbar; those that know no map kind are shared."""

from collections.abc import Sequence
from dataclasses import replace

from hullwright.schema.kinds.tile_maze.laid import sort_of
from hullwright.schema.messages import message

from ...concepts.tool import Tool
from ...tools.selection import SelectSame
from ...tools.table import TOOLS as SHARED
from .lay_tool import LayTile
from .move_tool import move
from .new_paths import new_path

_BY_NAME = {tool.name: tool for tool in SHARED}

TOOLS: Sequence[Tool] = (
    Tool(
        name="lay",
        title=message("Lay tiles"),
        icon="lay",
        key="Y",
        help=message(
            "Lays the chosen tile, or puts the chosen start board there. R and the wheel turn it; "
            "Ctrl and the wheel zoom. Dashed cells take it as it is, dotted ones after a turn. "
            "The right button lays the second content. Alt lays a tile where the rules forbid it."
        ),
        stroke=LayTile(),
        uses=frozenset({"swatch", "symmetry", "turn"}),
    ),
    replace(
        _BY_NAME["move"],
        help=message(
            "Drags a tile, the start board, or everything selected. A tile dragged onto another "
            "swaps places with it. Ctrl leaves a copy behind, Alt moves against the rules. A "
            "click beside the selection clears it."
        ),
        stroke=move,
    ),
    Tool(
        name="new-path",
        title=message("New paths"),
        icon="new-path",
        key="N",
        help=message(
            "Click a wall of a single or triple tile to put a new path there, or to remove it. "
            "In the middle of a tile, each click goes on to the next wall."
        ),
        stroke=new_path,
        uses=frozenset({"symmetry"}),
        fine=True,
    ),
    replace(
        _BY_NAME["eraser"],
        help=message("Removes the tiles you drag over from the table; the start board stays."),
        uses=frozenset({"symmetry"}),
    ),
    _BY_NAME["eyedropper"],
    _BY_NAME["select-rectangle"],
    _BY_NAME["select-lasso"],
    replace(
        _BY_NAME["select-same"],
        help=message(
            "Selects the tiles of the same kind that touch each other, however they are turned; "
            "Alt switches between those and all such tiles in the maze. Shift adds, Ctrl "
            "removes, both together keep the overlap."
        ),
        stroke=SelectSame(sort_of),
    ),
    replace(
        _BY_NAME["stamp"],
        help=message(
            "Puts down what you copied, or a stamp. R turns it, tiles and all; Shift also puts "
            "down its empty cells."
        ),
    ),
    _BY_NAME["axis"],
    _BY_NAME["measure"],
    _BY_NAME["guides"],
    replace(
        _BY_NAME["symmetrise"],
        help=message(
            "Point at the side to keep: the map shows what would change. A click copies its tiles onto "
            "the others, turned along; the start board stays."
        ),
    ),
)
