"""The tools of stations: the common ones, and those for creatures and Jump Points."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from hullwright.schema.boards.hexes import Hex
from hullwright.schema.kinds.station.layout import OPEN, OUTSIDE, Station
from hullwright.schema.messages import Message, message

from ...concepts.tool import Stroke, Tool, ToolContext, ToolPointer
from ...tools.border import Border
from ...tools.move import move
from ...tools.paint import brush, eraser
from ...tools.proposals import NOTHING
from ...tools.setter import Setter
from ...tools.table import TOOLS as COMMON
from .creatures import Creatures
from .gates import JumpPoints

Begin: TypeAlias = Callable[[ToolContext[Station, Hex], ToolPointer[Hex]], Stroke]

ZONES_ONLY = frozenset({"pods"})


def _to_open_space(context: ToolContext[Station, Hex]) -> ToolContext[Station, Hex]:
    """Return a context in which what is taken away leaves open space, not a hole in the board."""
    return replace(context, editor_kind=replace(context.editor_kind, erased=OPEN))


def _clear(context: ToolContext[Station, Hex], pointer: ToolPointer[Hex]) -> Stroke:
    """Clear every cell that the pointer touches."""
    return eraser(_to_open_space(context), pointer)


def _move(context: ToolContext[Station, Hex], pressed: ToolPointer[Hex]) -> Stroke:
    """Move contents with the pointer; what is no cell stays where it is."""
    content = context.surface.content
    selection = frozenset(each for each in context.selection if content(each) != OUTSIDE)
    cell = context.cell(pressed)
    if cell is not None and not selection and content(cell) == OUTSIDE:
        return _nothing()
    return move(_to_open_space(replace(context, selection=selection)), pressed)


def _nothing() -> Stroke:
    while True:
        yield NOTHING


OWN: Mapping[str, Begin] = {"brush": brush, "eraser": _clear, "move": _move}
"""Common tools that work a little differently here."""

HELPS: Mapping[str, Message] = {
    "brush": message(
        "Paints the cells you drag over; the right button paints the second content. "
        "Shift draws straight lines, Alt picks the content under the pointer."
    ),
    "eraser": message(
        "Clears the cells you drag over, leaving open space. Shift clears in straight lines. To "
        "remove cells from the board, paint “outside”."
    ),
    "move": message(
        "Drags what is selected, or one cell; open space is left behind. Ctrl leaves a copy "
        "behind, Shift moves open cells too. A click beside the selection clears it."
    ),
}
"""What is said of them."""


def _fitted(tool: Tool) -> Tool:
    if tool.name not in OWN:
        return tool
    return replace(tool, stroke=OWN[tool.name], help=HELPS[tool.name])


CREATURES = Tool(
    name="creatures",
    title=message("Creatures"),
    icon="creatures",
    key="C",
    help=message(
        "Click to put down the creature chosen in the palette, also beside others. Drag a "
        "creature to move it; Shift or the right button removes one."
    ),
    stroke=Setter(Creatures()),
    uses=frozenset({"swatch", "symmetry"}),
)

JUMP_POINTS = Tool(
    name="jump-points",
    title=message("Jump Points"),
    icon="jump-points",
    key="J",
    help=message(
        "Click a cell at the border to make it a gate, or drag from one to another for both "
        "gates of a new Jump Point. Drag a gate along the border to move it; Shift or the right "
        "button removes it."
    ),
    stroke=Border(JumpPoints()),
    uses=frozenset({"symmetry"}),
)

_DRAWING = 8
"""Where the own tools stand in the toolbar: behind those that paint."""

_common = [_fitted(each) for each in COMMON if each.name not in ZONES_ONLY]
TOOLS: Sequence[Tool] = (*_common[:_DRAWING], CREATURES, JUMP_POINTS, *_common[_DRAWING:])
