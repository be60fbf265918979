"""The tools, in the order of the toolbar."""

from collections.abc import Sequence

from hullwright.schema.messages import message

from ..concepts.tokens import Tokens
from ..concepts.tool import Tool
from .axis import axis
from .eyedropper import eyedropper
from .fill import Fill, lasso_fill
from .guides import guides
from .marker import Marker
from .measure import measure
from .move import move
from .paint import brush, eraser, hexagon, line, rectangle
from .selection import SelectSame, select_lasso, select_rectangle
from .stamp import stamp
from .symmetrise import Symmetrise

PODS_AND_STARTS = Tokens(numbered=("pod",), single=frozenset({"human", "alien"}))
"""What is put down one by one on a zone: numbered pods, and one start for each side (EA-M5)."""

_PAINTS = frozenset({"swatch", "symmetry"})
_marker = Marker(PODS_AND_STARTS)

TOOLS: Sequence[Tool] = (
    Tool(
        name="brush",
        title=message("Brush"),
        icon="brush",
        key="B",
        help=message(
            "Paints the cells you drag over; the right button paints the second content. "
            "Shift draws straight lines, Alt picks the content under the pointer. "
            "Pods get the next free number, and a start moves."
        ),
        stroke=_marker.minding(brush),
        uses=_PAINTS | {"size"},
    ),
    Tool(
        name="line",
        title=message("Line"),
        icon="line",
        key="L",
        help=message("Paints a straight line, as wide as the brush."),
        stroke=line,
        uses=_PAINTS | {"size"},
    ),
    Tool(
        name="rectangle",
        title=message("Rectangle"),
        icon="rectangle",
        key="U",
        help=message("Paints a rectangle from corner to corner; Shift paints only its edge."),
        stroke=rectangle,
        uses=_PAINTS,
    ),
    Tool(
        name="hexagon",
        title=message("Hexagon"),
        icon="hexagon",
        key="H",
        help=message(
            "Paints everything around the pressed cell, as far as you drag; "
            "Shift paints only the outermost ring."
        ),
        stroke=hexagon,
        uses=_PAINTS,
    ),
    Tool(
        name="fill",
        title=message("Fill"),
        icon="fill",
        key="F",
        help=message(
            "Fills all touching cells with the same content. Alt switches between those and all "
            "such cells on the map."
        ),
        stroke=Fill(),
        uses=_PAINTS | {"everywhere"},
    ),
    Tool(
        name="lasso",
        title=message("Lasso fill"),
        icon="lasso",
        key="O",
        help=message("Draw a line around cells to paint them."),
        stroke=lasso_fill,
        uses=_PAINTS,
    ),
    Tool(
        name="eraser",
        title=message("Eraser"),
        icon="eraser",
        key="E",
        help=message("Empties the cells you drag over; Shift erases in straight lines."),
        stroke=eraser,
        uses=frozenset({"size", "symmetry"}),
    ),
    Tool(
        name="eyedropper",
        title=message("Eyedropper"),
        icon="eyedropper",
        key="I",
        help=message(
            "Picks the content under the pointer: the left button for the first, "
            "the right one for the second."
        ),
        stroke=eyedropper,
        uses=frozenset({"swatch"}),
    ),
    Tool(
        name="pods",
        title=message("Pods and starts"),
        icon="pods",
        key="P",
        help=message(
            "Click to place the next pod, or to move the start chosen in the palette (Shift adds "
            "another start). Drag a pod to move it, or onto another to swap numbers. The right "
            "button paints the second content."
        ),
        stroke=_marker,
        uses=_PAINTS,
    ),
    Tool(
        name="select-rectangle",
        title=message("Select rectangle"),
        icon="select-rectangle",
        key="S",
        help=message(
            "Selects a rectangle. Shift adds, Ctrl removes, both together keep the overlap. "
            "While cells are selected, painting only changes them."
        ),
        stroke=select_rectangle,
    ),
    Tool(
        name="select-lasso",
        title=message("Select by lasso"),
        icon="select-lasso",
        key="Q",
        help=message(
            "Draw a line around cells to select them. Shift adds, Ctrl removes, both together "
            "keep the overlap."
        ),
        stroke=select_lasso,
    ),
    Tool(
        name="select-same",
        title=message("Select the same kind"),
        icon="select-same",
        key="W",
        help=message(
            "Selects touching cells with the same content; Alt switches between those and all "
            "such cells on the map. Shift adds, Ctrl removes, both together keep the overlap."
        ),
        stroke=SelectSame(),
        uses=frozenset({"everywhere"}),
    ),
    Tool(
        name="move",
        title=message("Move"),
        icon="move",
        key="V",
        help=message(
            "Drags what is selected, or one cell. Ctrl leaves a copy behind, Shift moves empty "
            "cells too. A click beside the selection clears it."
        ),
        stroke=move,
    ),
    Tool(
        name="stamp",
        title=message("Stamp"),
        icon="stamp",
        key="T",
        help=message(
            "Puts down what you copied, or a stamp. R turns it, M mirrors it; Shift also puts "
            "down its empty cells."
        ),
        stroke=stamp,
        uses=frozenset({"piece", "symmetry"}),
        holds_piece=True,
    ),
    Tool(
        name="axis",
        title=message("Symmetry centre"),
        icon="axis",
        key="A",
        help=message("Drag to move the centre of symmetry."),
        stroke=axis,
        uses=frozenset({"symmetry"}),
    ),
    Tool(
        name="measure",
        title=message("Measure"),
        icon="measure",
        key="Shift+D",
        help=message(
            "Drag from one cell to another to see how far apart they are, the way between them and the "
            "moves it takes. A click puts the ruler away."
        ),
        stroke=measure,
    ),
    Tool(
        name="guides",
        title=message("Guides"),
        icon="guides",
        key="Shift+G",
        help=message(
            "A click puts a line through a cell, to align things with: along its column, or towards the "
            "side you point at. A click on a guide takes it away. With the keyboard Enter adds the next "
            "line through the cell, Shift+Enter takes the last one away."
        ),
        stroke=guides,
        fine=True,
    ),
    Tool(
        name="symmetrise",
        title=message("Make symmetric"),
        icon="symmetrise",
        key="Shift+S",
        help=message(
            "Point at the side to keep: the map shows what would change. A click copies that side onto "
            "the others, with edges and pods; starts are never lost or doubled."
        ),
        stroke=Symmetrise(),
        uses=frozenset({"symmetry"}),
    ),
)
