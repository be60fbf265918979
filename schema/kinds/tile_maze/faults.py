"""What makes a tile maze unusable although its JSON Schema is kept."""

from collections import Counter
from collections.abc import Iterator

from ...complaints import Fault
from ...limits import MAX_MAZE_INDICATORS, MAX_MAZE_SPACES
from ...messages import Message, message
from ...names import closest
from .lane_faults import below, lane_faults, special_faults, twin_faults
from .layout import TELEPORTS, StartBoard, TileDefinition, TileMaze


def faults(maze: TileMaze) -> Iterator[Fault]:
    """Yield what makes a maze unusable: names that name nothing, lanes that can't be."""
    for tile, definition in maze.tile_set.items():
        yield from below(("tile_set", tile), _definition_faults(definition))
    for name, board in maze.start_boards.items():
        yield from below(("start_boards", name), _board_faults(board))
    unknown = [*_unknown_board(maze), *_unknown_tiles(maze)]
    yield from unknown
    yield from _reversed_bounds(maze)
    if not unknown:
        yield from _too_much(maze)


def _definition_faults(definition: TileDefinition) -> Iterator[Fault]:
    yield from lane_faults(definition.lanes)
    for number, special in enumerate(definition.specials):
        yield from below(("specials", number), special_faults(special, definition.lanes))
    yield from twin_faults([each.name for each in definition.specials])
    if definition.new_path and len(definition.lanes) != 1:
        yield Fault(
            ("new_path",),
            message(
                "It has {count} lanes, so it isn't clear which one a new path would join: only "
                "tiles with one lane take new paths.",
                count=len(definition.lanes),
            ),
        )


def _board_faults(board: StartBoard) -> Iterator[Fault]:
    times = Counter(cell.at for cell in board.cells)
    for number, cell in enumerate(board.cells):
        yield from below(("cells", number), lane_faults(cell.lanes))
        if times[cell.at] > 1:
            yield Fault(
                ("cells", number, "at"),
                message("The cell {cell} is listed twice.", cell=cell.at.label),
            )
    if board.hub is not None and board.hub not in times:
        yield Fault(("hub",), _no_cell(board.hub.label, board))
    yield from _board_special_faults(board)
    if board.players is not None and board.players.min > board.players.max:
        yield Fault(
            ("players",),
            message(
                "It is for {least} to {most} players: put the smaller number first.",
                least=board.players.min,
                most=board.players.max,
            ),
        )


def _board_special_faults(board: StartBoard) -> Iterator[Fault]:
    lanes = {cell.at: cell.lanes for cell in board.cells}
    for number, special in enumerate(board.specials):
        if special.at in lanes:
            yield from below(("specials", number), special_faults(special, lanes[special.at]))
        else:
            yield Fault(("specials", number, "at"), _no_cell(special.at.label, board))
    yield from twin_faults([(each.at, each.name) for each in board.specials])


def _no_cell(label: str, board: StartBoard) -> Message:
    known = ", ".join(f"[{cell.at.label}]" for cell in board.cells)
    return message("The board lists no cell [{cell}]; it has {known}.", cell=label, known=known)


def _unknown_board(maze: TileMaze) -> Iterator[Fault]:
    if maze.start_board not in maze.start_boards:
        meant = closest(maze.start_board, maze.start_boards)
        yield Fault(
            ("start_board",),
            message(
                "There is no start board “{board}” (did you mean “{meant}”?).",
                board=maze.start_board,
                meant=meant,
            )
            if meant
            else message(
                "There is no start board “{board}”; there are {known}.",
                board=maze.start_board,
                known=", ".join(maze.start_boards),
            ),
        )


def _unknown_tiles(maze: TileMaze) -> Iterator[Fault]:
    for number, laid in enumerate(maze.placed):
        if laid.tile not in maze.tile_set:
            meant = closest(laid.tile, maze.tile_set)
            yield Fault(
                ("placed", number, "tile"),
                message(
                    "The tile set has no tile “{tile}” (did you mean “{meant}”?).",
                    tile=laid.tile,
                    meant=meant,
                )
                if meant
                else message("The tile set has no tile “{tile}”: define it.", tile=laid.tile),
            )


def _reversed_bounds(maze: TileMaze) -> Iterator[Fault]:
    if maze.bounds is None:
        return
    for axis, (first, last) in (("rows", maze.bounds.rows), ("columns", maze.bounds.columns)):
        if first > last:
            yield Fault(
                ("bounds", axis),
                message(
                    "They run from {first} to {last}: put the smaller number first.",
                    first=first,
                    last=last,
                ),
            )


def _too_much(maze: TileMaze) -> Iterator[Fault]:
    """Yield a fault for more than a table can hold: the links would fill the memory."""
    spaces = sum(maze.tile_set[laid.tile].spaces for laid in maze.placed)
    if spaces > MAX_MAZE_SPACES:
        yield Fault(
            ("placed",),
            message(
                "The tiles have {count} spaces, but at most {most} are allowed: lay fewer tiles.",
                count=spaces,
                most=MAX_MAZE_SPACES,
            ),
        )
    indicators = {
        tile: sum(special.kind in TELEPORTS for special in definition.specials)
        for tile, definition in maze.tile_set.items()
    }
    found = sum(indicators[laid.tile] for laid in maze.placed)
    if found > MAX_MAZE_INDICATORS:
        yield Fault(
            ("placed",),
            message(
                "The tiles have {count} teleport indicators, but at most {most} are allowed: lay "
                "fewer of them.",
                count=found,
                most=MAX_MAZE_INDICATORS,
            ),
        )
