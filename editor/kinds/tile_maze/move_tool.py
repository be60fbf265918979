"""The tool that moves tiles and the start board, exchanges two tiles, and copies."""

from dataclasses import dataclass

from hullwright.schema.kinds.tile_maze.edits import painted
from hullwright.schema.kinds.tile_maze.laid import EMPTY, is_board
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.messages import Message, message

from ...concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from ...tools.proposals import NOTHING, cell_count
from .board_placement import block_reason, unjoined_reason
from .boards import board_middle, board_put
from .contents import content_name
from .lattice import SquareLattice
from .surface import MazeSurface


def move(context: ToolContext[TileMaze, Cell], pressed: ToolPointer[Cell]) -> Stroke:
    """Move the selected pieces with the pointer, or the pressed one if none are selected."""
    cell, surface = pressed.cell, context.surface
    if not isinstance(surface, MazeSurface):
        raise TypeError(surface)
    chosen = context.selection if cell in context.selection else frozenset({cell})
    held = frozenset(
        each for each in chosen if isinstance(each, Cell) and surface.content(each) != EMPTY
    )
    if (
        not isinstance(cell, Cell)
        or not held
        or (context.selection and cell not in context.selection)
    ):
        return _cleared(context)
    return _dragged(context, surface, cell, held)


def _cleared(context: ToolContext[TileMaze, Cell]) -> Stroke:
    proposal = NOTHING
    if context.selection:
        proposal = Proposal(selection=frozenset(), note=message("Clear the selection"))
    while True:
        yield proposal


def _dragged(
    context: ToolContext[TileMaze, Cell], surface: MazeSurface, start: Cell, held: frozenset[Cell]
) -> Stroke:
    whole = held | surface.board if held & surface.board else held
    still = Proposal(cells=whole, note=cell_count(whole))
    proposal = still
    seen: tuple[object, ...] = ()
    while True:
        pointer = yield proposal
        now = (pointer.cell, pointer.control, pointer.alt)
        if isinstance(pointer.cell, Cell) and now != seen:
            seen = now
            by = SquareLattice().between(start, pointer.cell)
            shift = TileShift(surface, held, by, copying=pointer.control)
            is_away = pointer.cell != start
            proposal = _shifted(context, shift, forced=pointer.alt) if is_away else still


@dataclass(frozen=True)
class TileShift:
    """Pieces of a table on their way to other cells."""

    surface: MazeSurface
    held: frozenset[Cell]
    by: Cell
    copying: bool

    @property
    def with_board(self) -> bool:
        """Whether the start board goes along; there is only one, so a copy leaves it."""
        return not self.copying and bool(self.held & self.surface.board)

    @property
    def left(self) -> dict[Cell, str]:
        """The tiles by the cells they lie in now."""
        words = {cell: self.surface.content(cell) for cell in self.held}
        return {cell: word for cell, word in words.items() if not is_board(word)}

    @property
    def arrived(self) -> dict[Cell, str]:
        """The tiles by the cells they would lie in."""
        return {cell.moved(self.by): word for cell, word in self.left.items()}

    @property
    def board(self) -> frozenset[Cell]:
        """The cells of the start board afterwards."""
        if not self.with_board:
            return self.surface.board
        return frozenset(cell.moved(self.by) for cell in self.surface.board)

    @property
    def covered(self) -> list[Cell]:
        """The cells with other tiles that the moved ones would come to lie on."""
        ends = {*self.arrived, *(self.board if self.with_board else ())}
        lying = {cell for cell in self.surface.table.cells if cell not in self.surface.board}
        return sorted(ends & (lying if self.copying else lying - self.held))

    @property
    def exchanged(self) -> Cell | None:
        """The cell whose tile changes places with the only one that is moved."""
        is_single = len(self.left) == 1 and not self.copying and not self.with_board
        return self.covered[0] if is_single and self.covered else None

    def edit(self, maze: TileMaze) -> TileMaze:
        """Return the maze afterwards."""
        contents = {} if self.copying else dict.fromkeys(self.left, EMPTY)
        if self.exchanged is not None:
            contents = dict.fromkeys(self.left, self.surface.content(self.exchanged))
        after = painted(maze, contents)
        if self.with_board:
            middle = board_middle(maze.board_in_use).moved(self.by)
            after = board_put(after, maze.start_board, middle)
        return painted(after, self.arrived)

    @property
    def title(self) -> Message:
        """How the history calls it."""
        if self.exchanged is not None:
            one, other = *self.left.values(), self.surface.content(self.exchanged)
            return message(
                "Swap {one} and {other}", one=content_name(one), other=content_name(other)
            )
        return message("Copy by dragging") if self.copying else message("Move")


def _shifted(context: ToolContext[TileMaze, Cell], shift: TileShift, *, forced: bool) -> Proposal:
    ends = frozenset(shift.arrived) | (shift.board if shift.with_board else frozenset())
    lost = next((cell for cell in shift.arrived if cell in shift.board), None)
    if lost is not None:
        note = message(
            "The start board is on {cell}: there is no room for a tile.", cell=lost.label
        )
        return Proposal(cells=ends, note=note)
    reason = _reason(context.layout, shift, ends)
    is_done = forced or not reason
    return Proposal(
        title=shift.title,
        edit=shift.edit if is_done else None,
        refused=None if is_done else shift.edit,
        selection=ends if context.selection and is_done else None,
        cells=ends,
        note=shift.title if is_done else reason,
    )


def _reason(maze: TileMaze, shift: TileShift, ends: frozenset[Cell]) -> Message | None:
    """Return why pieces can't be moved so, or None if they can."""
    if shift.covered and shift.exchanged is None:
        cell = shift.covered[0].label
        return message(
            "There is already a tile on {cell}. Alt puts this one in its place.", cell=cell
        )
    after = shift.edit(maze)
    changed = ends | shift.left.keys() if shift.exchanged is not None else ends
    return block_reason(after, changed) or (
        None if shift.with_board else unjoined_reason(after, ends)
    )
