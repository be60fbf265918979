"""The tools of simple maps: the common ones, with what there is once or by number put down one by one."""

from collections.abc import Sequence
from dataclasses import replace

from hullwright.schema.boards.outlines import CellShape
from hullwright.schema.messages import message

from ...concepts.tokens import Tokens
from ...concepts.tool import Tool
from ...tools.marker import Marker
from ...tools.paint import brush
from ...tools.table import TOOLS as COMMON
from .contents import SimpleContent
from .spots import TURNS

HELP = message(
    "Paints the cells you drag over; the right button paints the second content. "
    "Shift draws straight lines, Alt picks the content under the pointer."
)


def simple_tokens(contents: Sequence[SimpleContent]) -> Tokens:
    """Return those of some contents that there are once or by number."""
    return Tokens(
        numbered=tuple(each.word for each in contents if each.numbered),
        single=frozenset(each.word for each in contents if each.once),
    )


def simple_tools(contents: Sequence[SimpleContent], shape: CellShape) -> Sequence[Tool]:
    """Return the tools for maps with some contents on cells of a shape."""
    tokens = simple_tokens(contents)
    left_out = {"pods"} if shape in TURNS else {"pods", "hexagon"}
    found = {each.name: each for each in COMMON if each.name not in left_out}
    found["brush"] = replace(found["brush"], stroke=Marker(tokens).minding(brush), help=HELP)
    return tuple(found.values())
