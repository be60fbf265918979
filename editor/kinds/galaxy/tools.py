"""The tools for galaxies: those that every map kind has, and those for cards in slots."""

from collections.abc import Sequence
from dataclasses import replace

from hullwright.schema.kinds.galaxy.laid_cards import ALIENS_START, FACE_DOWN, FACE_UP, side_of
from hullwright.schema.kinds.galaxy.layout import Galaxy
from hullwright.schema.messages import Message, message

from ...concepts.marks import Point
from ...concepts.tool import Tool
from ...tools.cards import LayCard, RowEnds, TurnOver, select_alike
from ...tools.paint import brush
from ...tools.table import TOOLS as COMMON
from .plane import spot_at
from .rows import row_of, stretched

BY_NAME = {tool.name: tool for tool in COMMON}
CHANGING = ("eraser", "eyedropper")
SELECTING = ("select-rectangle", "select-lasso")
MOVING = ("move", "stamp", "measure", "guides")
"""The common tools that work on a path as they are."""


def told(before: Galaxy, after: Galaxy, pressed: Point) -> Message:
    """Return what dragging a row has done, or what it could do."""
    number = row_of(before, spot_at(pressed))
    if before == after:
        if number == len(before.track.rows):
            return message(
                "Drag sideways to change how long row {row} is, down for more rows", row=number
            )
        return message("Drag sideways to change how long row {row} is", row=number)
    cards = len(after.cards)
    if len(before.track.rows) != len(after.track.rows):
        return message("{rows} rows, {cards} cards in all", rows=len(after.track.rows), cards=cards)
    width = after.track.rows[number - 1]
    return message("Row {row}: {width} cards, {cards} in all", row=number, width=width, cards=cards)


TOOLS: Sequence[Tool] = (
    Tool(
        name="cards",
        title=message("Lay cards"),
        icon="cards",
        key="K",
        help=message(
            "Click to lay what is chosen in the palette; the right button lays the second "
            "content. Drag a card onto another to swap them; with Shift it moves there, and the "
            "cards between make room."
        ),
        stroke=LayCard(beside={ALIENS_START}),
        uses=frozenset({"swatch"}),
    ),
    Tool(
        name="turn-over",
        title=message("Turn over"),
        icon="turn-over",
        key="D",
        help=message(
            "Click to turn a card over; drag to turn all cards on the way to the same side. "
            "Clicking a selected card turns all selected ones."
        ),
        stroke=TurnOver((FACE_UP, FACE_DOWN), side_of),
    ),
    Tool(
        name="rows",
        title=message("Rows of cards"),
        icon="rows",
        key="G",
        help=message(
            "Drag a row outwards where the path leaves it to make it longer, inwards to make it "
            "shorter; drag the last row down for more rows, up for fewer. New slots hold drawn cards."
        ),
        stroke=RowEnds(stretched, told),
    ),
    replace(
        BY_NAME["brush"],
        help=message(
            "Lays the chosen content in the slots you drag over; the right button lays the "
            "second content. Shift draws straight lines, Alt picks the card under the pointer."
        ),
        stroke=brush,
    ),
    *(BY_NAME[name] for name in CHANGING + SELECTING),
    replace(
        BY_NAME["select-same"],
        help=message(
            "Selects all cards like the one under the pointer. Shift adds, Ctrl removes, both "
            "together keep the overlap."
        ),
        stroke=select_alike,
        uses=frozenset(),
    ),
    *(BY_NAME[name] for name in MOVING),
)
