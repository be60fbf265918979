"""The question how one gets from one cell of a map to another, asked beside the window."""

from collections.abc import Sequence

from hullwright.schema.boards.shortest_ways import shortest_way
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import message

from ..concepts.editor_kind import Cell
from ..concepts.question import Question
from ..concepts.walk import Measurement, Span, Walk
from ..kinds.table import editor_kind_of

NAME = "walks"


def walks(examination: Examination, span: Span[Cell]) -> Measurement[Cell]:
    """Return how one gets from a cell to another, as the kind of the map says or over all its links."""
    kind = editor_kind_of(examination.document.kind)
    found = (kind.walks or board_walks)(examination, span.start, span.end)
    return Measurement(span, tuple(found))


def walks_question(span: Span[Cell]) -> Question:
    """Return the question how one gets from a cell to another."""
    return Question(NAME, walks, {"span": span})


def board_walks(examination: Examination, start: Cell, end: Cell) -> Sequence[Walk[Cell]]:
    """Return the shortest way over the links of a board, whatever the rules of its game may be."""
    document, board = examination.document, examination.board
    surface = editor_kind_of(document.kind).surface(document.layout)
    first, last = (board.index.get(surface.label(each)) for each in (start, end))
    open_to_all = b"\1" * len(board)
    if first is None or last is None:
        return (Walk(message("Nobody can stand there")),)
    way = shortest_way(board, [first], [last], open_to_all, open_to_all)
    if way is None:
        return (Walk(message("No way leads there")),)
    cells = [surface.cell_of(board.ids[each]) for each in way.spaces]
    there = tuple(each for each in cells if each is not None)
    return (Walk(message("On foot: {count} steps", count=way.steps), there, str(way.steps)),)
