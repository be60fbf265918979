"""The tool that lays tiles and start boards, and says before the click where they fit and why not."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from hullwright.schema.kinds.tile_maze.edits import painted, require_tile
from hullwright.schema.kinds.tile_maze.laid import EMPTY, Laid, is_board, laid_in
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.messages import Message, message

from ...concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from ...tools.proposals import NOTHING, painting, reached
from .board_placement import board_proposal
from .growth import tiles_left
from .legality import LayingPlot, exits_of, fitting_rotations, misfit, refusal
from .names import tile_name
from .surface import MazeSurface
from .symmetry import copies

Wanted: TypeAlias = Mapping[Cell, Laid]
"""The tiles to be laid, by their cells."""


class Places(NamedTuple):
    """Where a tile may be laid."""

    possible: frozenset[Cell]
    """In the rotation it has now."""
    after_turn: frozenset[Cell]
    """In another rotation only."""


class LayTile:
    """Lays the chosen tile; remembers where it fits while the mouse only moves."""

    def __init__(self) -> None:
        self._surface: MazeSurface | None = None
        self._plot = LayingPlot({})
        self._places: dict[tuple[str, int], Places] = {}

    def __call__(self, context: ToolContext[TileMaze, Cell], pointer: ToolPointer[Cell]) -> Stroke:
        """Begin a stroke: the tile comes to lie where the button is let go."""
        seen: tuple[object, ...] = ()
        proposal = NOTHING
        while True:
            now = (pointer.cell, pointer.alt)
            if now != seen:
                seen, proposal = now, self._proposed(context, pointer)
            pointer = yield proposal

    def _proposed(
        self, context: ToolContext[TileMaze, Cell], pointer: ToolPointer[Cell]
    ) -> Proposal:
        cell, content = pointer.cell, context.content(pointer)
        if not isinstance(cell, Cell):
            return NOTHING
        if content == EMPTY:
            return painting(context, reached(context, [cell]), content)
        if is_board(content):
            return board_proposal(context, cell, content, forced=pointer.alt)
        wanted = {
            image: laid_in(word)[0]
            for image, word in copies(context.symmetry, cell, content).items()
        }
        require_tile(context.layout, wanted[cell].tile)
        return self._laid(context, cell, wanted, forced=pointer.alt)

    def _laid(
        self, context: ToolContext[TileMaze, Cell], cell: Cell, wanted: Wanted, *, forced: bool
    ) -> Proposal:
        maze: TileMaze = context.layout
        laid = wanted[cell]
        plot, places = self._known(context, laid)
        title = message("Lay {tile}", tile=tile_name(laid.tile, maze.tile_set[laid.tile]))
        contents = {each: one.word for each, one in wanted.items()}
        reason = _reason(maze, plot, wanted)

        def edit(before: TileMaze) -> TileMaze:
            return painted(before, contents)

        is_done = forced or not reason
        return Proposal(
            title=title,
            edit=edit if is_done else None,
            refused=None if is_done else edit,
            cells=frozenset(contents),
            note=_told(maze, cell, wanted, reason) if is_done else reason,
            possible=places.possible - contents.keys(),
            after_turn=places.after_turn - contents.keys(),
        )

    def _known(self, context: ToolContext[TileMaze, Cell], laid: Laid) -> tuple[LayingPlot, Places]:
        """Return the plot of the table, and where a tile fits, found out once for a table."""
        surface = context.surface
        if not isinstance(surface, MazeSurface):
            raise TypeError(surface)
        if surface is not self._surface:
            self._surface, self._plot, self._places = surface, LayingPlot.of(surface.table), {}
        key = laid.tile, laid.rotation
        if key not in self._places:
            self._places[key] = _places(context.layout, self._plot, laid)
        return self._plot, self._places[key]


def _places(maze: TileMaze, plot: LayingPlot, laid: Laid) -> Places:
    definition = maze.tile_set[laid.tile]
    fitting = {cell: fitting_rotations(plot, cell, definition) for cell in plot.gaps}
    now = exits_of(definition, laid.rotation)
    possible = frozenset(cell for cell in fitting if plot.takes(cell, now))
    return Places(possible, frozenset(c for c, found in fitting.items() if found) - possible)


def _told(maze: TileMaze, cell: Cell, wanted: Wanted, reason: Message | None) -> Message:
    """Return what is said where a tile can be laid, or is laid against the rules."""
    if reason:
        return message("Laid against the rules: the problems will say so.")
    laid = wanted[cell]
    left = _left(maze, wanted)[laid.tile]
    return message("{rotation}°, {count} left in the box", rotation=laid.rotation, count=left)


def _left(maze: TileMaze, wanted: Wanted) -> Counter[str]:
    """Return how many of each tile are left in the box once some are laid, others taken off for them."""
    left = tiles_left(maze)
    left.update(each.tile for each in maze.placed if each.at in wanted)
    left.subtract(each.tile for each in wanted.values())
    return left


def _reason(maze: TileMaze, plot: LayingPlot, wanted: Wanted) -> Message | None:
    """Return why tiles can't be laid, one after another, or nothing if they can."""
    board = set(maze.board_in_use.block())
    plot = plot.without(set(wanted) - board)
    for cell, laid in wanted.items():
        definition = maze.tile_set[laid.tile]
        if cell in board:
            return message("The start board is on {cell} and can't be replaced.", cell=cell.label)
        sides = exits_of(definition, laid.rotation)
        if not plot.takes(cell, sides):
            return _why_not(maze, plot, cell, laid)
        plot = plot.laid({cell: sides})
    return _shortage(maze, wanted)


def _why_not(maze: TileMaze, plot: LayingPlot, cell: Cell, laid: Laid) -> Message | None:
    definition = maze.tile_set[laid.tile]
    fitting = fitting_rotations(plot, cell, definition)
    if fitting:
        return message(
            "It fits {cell} when turned to {rotations}: press R. Alt lays it anyway.",
            cell=cell.label,
            rotations=", ".join(f"{each}°" for each in fitting),
        )
    if len(definition.sides) in (0, 4):
        return refusal(plot, cell, exits_of(definition, laid.rotation))
    return misfit(plot, cell, definition)


def _shortage(maze: TileMaze, wanted: Wanted) -> Message | None:
    """Return that the box has too few of a tile, or nothing if it has enough (NEV-5)."""
    left = _left(maze, wanted)
    short = next((tile for tile in (each.tile for each in wanted.values()) if left[tile] < 0), None)
    if short is None:
        return None
    return message(
        "The box only has {count} of this tile: remove one, or raise its number. Alt lays it "
        "anyway.",
        count=maze.tile_set[short].count,
    )
