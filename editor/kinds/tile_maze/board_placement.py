"""Putting a start board on the table: another one, or the same one elsewhere."""

from hullwright.schema.kinds.tile_maze.laid import board_in
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.kinds.tile_maze.table import MazeTable, matches
from hullwright.schema.messages import Message, message

from ...concepts.tool import Proposal, ToolContext
from ...tools.proposals import NOTHING
from .boards import board_middle, board_put
from .names import board_name


def board_proposal(
    context: ToolContext[TileMaze, Cell], cell: Cell, content: str, *, forced: bool
) -> Proposal:
    """Return the proposal to put a start board around a cell."""
    maze: TileMaze = context.layout
    name = board_in(content)
    after = board_put(maze, name, cell)
    block = frozenset(after.board_in_use.block())
    if after is maze:
        return Proposal(cells=block, note=message("This start board is already here"))
    reason = block_reason(after, block)
    if board_middle(after.board_in_use) != cell:
        return NOTHING

    def edit(before: TileMaze) -> TileMaze:
        return board_put(before, name, cell)

    is_done = forced or not reason
    title = message("Put down {board}", board=board_name(name, maze.start_boards[name]))
    return Proposal(
        title=title,
        edit=edit if is_done else None,
        refused=None if is_done else edit,
        cells=block,
        note=title if is_done else reason,
    )


def block_reason(after: TileMaze, moved: frozenset[Cell]) -> Message | None:
    """Return what is against the rules about cells that were moved or filled anew, or nothing."""
    table = MazeTable(after)
    twice = [piece.cell for piece in table.pieces if table.cells[piece.cell] is not piece]
    if lying := next((cell for cell in twice if cell in moved), None):
        return message("There is already a tile on {cell}. Alt moves it anyway.", cell=lying.label)
    for piece, side, other in table.seams():
        if (piece.cell in moved) != (other.cell in moved) and not matches(piece, side, other):
            ways = (piece, other) if side in piece.exits else (other, piece)
            return message(
                "The exit of {open} would meet a wall of {closed}. Alt moves it anyway.",
                open=ways[0].cell.label,
                closed=ways[1].cell.label,
            )
    if not any(table.open_exits()):
        return message("No exit would be left in the whole maze: nobody could escape.")
    return None


def unjoined_reason(after: TileMaze, moved: frozenset[Cell]) -> Message | None:
    """Return that no exit leads to cells that were moved, or nothing if one does (NE-40)."""
    table = MazeTable(after)
    for piece, side, other in table.seams():
        if (piece.cell in moved) != (other.cell in moved) and side in piece.exits:
            return None
    return message("No exit leads there: a tile has to continue from one. Alt moves it anyway.")
