"""How mazes begin: a start board with some tiles round it, or a maze that is there."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.tile_maze import KIND
from hullwright.schema.kinds.tile_maze.house import house_maze
from hullwright.schema.kinds.tile_maze.layout import Placement, TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.kinds.tile_maze.survey import MazeSurvey
from hullwright.schema.messages import message

from ..contract import FixedPart
from .draft import MazeDraft
from .frame import NO_TURN, QUARTERS, MazeFrame, TileLimits, table_ends, turned_cell
from .measures import middle_of
from .moves import exchange, lay, rejoin
from .options import MazeOptions
from .shapes import ShapeBook

PATIENCE = 40
"""How often laying a tile is tried for each that is wanted."""


def beginning(target: Target, chance: Random, fixed: FixedPart | None) -> MazeDraft:
    """Return a maze with as many tiles as the target begins with, laid at random."""
    options = MazeOptions.of(target)
    draft = _with_what_stays(fixed, options) if fixed else _bare(options)
    for _ in range(PATIENCE * options.tiles):
        if draft.tiles >= options.tiles:
            break
        draft.try_move(lay if chance.random() < 0.8 else exchange, chance)
    for _ in range(PATIENCE):
        draft.try_move(rejoin, chance)
    return draft


def _bare(options: MazeOptions) -> MazeDraft:
    maze = house_maze()
    board = options.start_board if options.start_board in maze.start_boards else maze.start_board
    document = KIND.new("", replace(maze, start_board=board))
    frame = _frame(document, options, ())
    return MazeDraft(frame, frame.ground())


def _with_what_stays(fixed: FixedPart, options: MazeOptions) -> MazeDraft:
    """Return what must stay alone, if that is a maze, else all of the map it is a part of."""
    maze: TileMaze = fixed.document.layout
    cells = frozenset(each for each in map(cell_named, fixed.cells) if each is not None)
    kept = [each for each in maze.placed if each.at in cells]
    for placed, turn in (
        (list(_with_images(maze, kept, options.symmetry)), options.symmetry),
        (list(maze.placed), NO_TURN),
    ):
        frame = _frame(fixed.document, replace(options, symmetry=turn), cells)
        draft = _drafted(frame, placed)
        if draft is not None and draft.is_legal:
            return draft
    raise HullwrightError(
        message(
            "Nothing can be built around what must stay: join it to the start board, "
            "with at least as many exits as players."
        )
    )


def taken_up(document: MapDocument, target: Target, fixed: FixedPart | None) -> MazeDraft:
    """Return a maze that is there, to be improved; what it lacks already may stay as it is."""
    options, maze = MazeOptions.of(target), document.layout
    cells = frozenset(
        each for each in map(cell_named, fixed.cells if fixed else ()) if each is not None
    )
    turn = options.symmetry if _looks_turned(maze, options.symmetry) else NO_TURN
    frame = _frame(document, replace(options, symmetry=turn), cells)
    survey = MazeSurvey.of(document)
    steps = [survey.steps[each] for each in survey.reached_exits]
    limits = frame.limits.with_room_for(len(survey.exits), min(steps, default=0))
    draft = _drafted(replace(frame, limits=limits), maze.placed)
    if draft is not None and not draft.is_legal:
        draft = _drafted(replace(frame, limits=limits, loose=draft.unreached), maze.placed)
    if draft is None or not draft.is_legal or Examination(document).errors:
        raise HullwrightError(
            message(
                "This maze has mistakes: put right what its checks find, then it can be improved."
            )
        )
    return draft


def _frame(document: MapDocument, options: MazeOptions, cells: Iterable[Cell]) -> MazeFrame:
    maze: TileMaze = document.layout
    kept = frozenset(cells)
    first, last = table_ends(maze, options.span, (each.at for each in maze.placed))
    return MazeFrame(
        document=document,
        book=ShapeBook(maze, new_paths=options.new_paths),
        limits=TileLimits.of(MazeSurvey.of(document)),
        first=first,
        last=last,
        turn=options.symmetry,
        kept_cells=kept,
    )


def _drafted(frame: MazeFrame, placed: Iterable[Placement]) -> MazeDraft | None:
    """Return a draft with some tiles laid, or None if they do not match or there is no hub."""
    if frame.maze.board_in_use.hub is None:
        return None
    ground, counts = frame.ground(), dict(frame.book.counts)
    for each in placed:
        at, shape = (
            ground.number(each.at),
            frame.book.lying(each.tile, each.rotation, each.new_path),
        )
        wanted, barred = ground.asked(at)
        counts[each.tile] -= 1
        fits = shape.sides & wanted == wanted and not shape.sides & barred
        if at in ground.shapes or not fits or counts[each.tile] < 0:
            return None
        ground.put(at, shape)
    return MazeDraft(frame, ground)


def _with_images(maze: TileMaze, kept: Iterable[Placement], turn: str) -> Iterable[Placement]:
    """Yield tiles that must stay, and what must look like them."""
    book, middle, seen = ShapeBook(maze, new_paths=False), middle_of(maze), set[Cell]()
    for each in kept:
        shape = book.lying(each.tile, each.rotation, each.new_path)
        for quarters in QUARTERS[turn]:
            at, laid = (
                turned_cell(each.at, middle, quarters),
                book.turned(shape, quarters).placement,
            )
            if at not in seen and laid is not None:
                seen.add(at)
                yield replace(laid, at=at)


def _looks_turned(maze: TileMaze, turn: str) -> bool:
    """Tell whether a maze looks the same after a turn."""
    book = ShapeBook(maze, new_paths=False)
    there = {each.at: _sort(book, each) for each in maze.placed}
    images = {each.at: _sort(book, each) for each in _with_images(maze, maze.placed, turn)}
    return there == images


def _sort(book: ShapeBook, laid: Placement) -> tuple[str, int]:
    return laid.tile, book.lying(laid.tile, laid.rotation, laid.new_path).sides


def cell_named(label: str) -> Cell | None:
    """Return the cell of a label such as "-1,3", or None if it is no label."""
    row, _, column = label.partition(",")
    try:
        return Cell(int(row), int(column))
    except ValueError:
        return None
