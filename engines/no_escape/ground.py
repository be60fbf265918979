"""The ground: what lies on the table before the first turn, for each number of players (NE-20)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.tile_maze.house import house_maze
from hullwright.schema.kinds.tile_maze.layout import Placement, StartBoard, TileMaze
from hullwright.schema.kinds.tile_maze.sides import SIDES

from .box import TileBox, board_shapes
from .grid import cell_at, number
from .maze import Maze
from .ruleset import NoEscapeRuleset
from .shapes import PieceShape

FEWEST, MOST = 2, 8
"""NE-1."""


@dataclass(frozen=True)
class MazeGround:
    """The table at the start of a game."""

    layout: TileMaze
    maze: Maze

    @property
    def hub(self) -> tuple[int, int]:
        """The cell and the space of the hub (NE-23)."""
        return self.maze.hub, 0

    def laid_out(self, maze: Maze, box: TileBox) -> TileMaze:
        """Return a maze that has grown from here as the layout of a map."""
        placed = tuple(
            _placement(cell, maze.shapes[number], box)
            for cell, number in maze.laid.items()
            if number < box.board_shapes
        )
        return replace(self.layout, placed=placed)


def _placement(cell: int, shape: PieceShape, box: TileBox) -> Placement:
    return Placement(
        at=cell_at(cell),
        tile=box.names[shape.kind],
        rotation=90 * shape.quarter,
        new_path=SIDES[shape.path] if shape.path >= 0 else None,
    )


def in_play(maze: TileMaze, ruleset: NoEscapeRuleset) -> TileMaze:
    """Return a map's maze as the rules lay it out: with another start board, or without tiles."""
    if not ruleset.prelaid:
        maze = replace(maze, placed=())
    name = ruleset.start_board
    if name in {"players", "map"}:
        return maze
    boards = {**house_maze().start_boards, **maze.start_boards}
    return replace(maze, start_board=name, start_boards={name: boards[name]})


def seats_of(document: MapDocument, maze: TileMaze, ruleset: NoEscapeRuleset) -> range:
    """Return how many can play: by the map, else by the start boards it may be played on (NE-1).

    A board that the rules name is for any number. With teams, everybody must have as many fellows as
    the others.
    """
    told = [document.players]
    if document.players is None and ruleset.start_board == "players":
        told = [each.players for each in _choices(maze, ruleset)]
    least = min(each.min if each else FEWEST for each in told)
    most = max(each.max if each else MOST for each in told)
    step = max(ruleset.teams, 1)
    # The fewest players that teams leave over is one for each of them.
    first = -(-max(least, FEWEST, ruleset.teams) // step) * step
    return range(first, min(most, MOST) + 1, step)


def layouts(maze: TileMaze, ruleset: NoEscapeRuleset, seats: range) -> Mapping[int, TileMaze]:
    """Return the maze for each number of players, with the start board that is for so many (NE-20)."""
    return {players: _for(players, maze, ruleset) for players in seats}


def _for(players: int, maze: TileMaze, ruleset: NoEscapeRuleset) -> TileMaze:
    for board in _choices(maze, ruleset):
        told = board.players
        if told and told.min <= players <= told.max:
            name = next(name for name, each in maze.start_boards.items() if each is board)
            return replace(maze, start_board=name)
    return maze


def _choices(maze: TileMaze, ruleset: NoEscapeRuleset) -> Iterator[StartBoard]:
    """Yield the start boards that may be taken, the map's own first; laid tiles fit to that alone."""
    own = maze.board_in_use
    yield own
    if ruleset.start_board == "players" and not maze.placed:
        yield from (each for each in maze.start_boards.values() if each is not own)


def grounds(
    by_players: Mapping[int, TileMaze], box: TileBox, shapes: list[PieceShape]
) -> Mapping[int, MazeGround]:
    """Return the ground for each number of players; the shapes of the boards are added to a list."""
    made: dict[str, MazeGround] = {}
    for layout in by_players.values():
        if layout.start_board not in made:
            made[layout.start_board] = _ground(layout, box, shapes)
    return {players: made[layout.start_board] for players, layout in by_players.items()}


def _ground(layout: TileMaze, box: TileBox, shapes: list[PieceShape]) -> MazeGround:
    laid: dict[int, int] = {}
    for cell, shape in board_shapes(layout).items():
        laid[number(cell)] = len(shapes)
        shapes.append(shape)
    for each in layout.placed:
        placed = box.shape(box.kinds[each.tile], each.rotation // 90)
        if each.new_path is not None:
            placed = box.with_path(placed, SIDES.index(each.new_path))
        laid[number(each.at)] = placed
    board = layout.board_in_use
    hub = number(board.hub.moved(board.origin)) if board.hub else 0
    return MazeGround(layout, Maze(shapes, hub, laid.items()))
