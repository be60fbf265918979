"""The tables of tile mazes: the maze tiles, the action tiles, and what else is in the box (NE-3 … NE-5)."""

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.tile_maze.action_effects import ANYTHING, EFFECTS, STOPPABLE
from hullwright.schema.kinds.tile_maze.deck import TileDeck
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.kinds.tile_maze.terms import terms
from hullwright.schema.messages import Message, message, verbatim
from hullwright.schema.records import Json

from ...concepts.map_table import MapTable, TableColumn, TableRow
from ...concepts.piece_columns import PRINT_ONLY, TEXT, effects_column
from .action_edits import with_effects, with_stop
from .deck_totals import action_totals, maze_totals
from .names import tile_name
from .table_box import BOX
from .tile_edits import (
    with_action,
    with_new_action,
    with_new_tile,
    with_tile,
    without_action,
    without_tile,
)

TITLE = TableColumn(
    "title",
    message("Title"),
    {"type": "string", "maxLength": 200},
    message("What people call it; its id in the file stays the same."),
)
COUNT = TableColumn(
    "count",
    message("Count"),
    {"type": "integer", "minimum": 0, "maximum": 9999},
    message("How many of it there are in the box."),
)
OWN_TURN = "nothing"
"""What a tile stops that is played in one's own turn (NE-80)."""


def _maze_rows(maze: TileMaze) -> list[TableRow]:
    deck = TileDeck(maze, terms(maze.setup, ()))
    return [
        TableRow(
            tile,
            tile_name(tile, each),
            {
                "title": each.title,
                "count": each.count,
                "laid": deck.laid.get(tile, 0),
                "left": deck.left[tile],
                "new_path": each.new_path,
                "maze_end": each.maze_end,
            },
        )
        for tile, each in maze.tile_set.items()
    ]


def _action_rows(maze: TileMaze) -> list[TableRow]:
    return [
        TableRow(
            action,
            verbatim(each.title or _spoken(action)),
            {
                "title": each.title,
                "count": each.count,
                "aborts": each.stops(action) or OWN_TURN,
                "effects": each.does(action),
                "text": each.text,
                "print_only": each.print_only,
            },
        )
        for action, each in maze.actions.items()
    ]


def _spoken(name: str) -> str:
    """Return an id as words.

    >>> _spoken("long_corner")
    'Long corner'
    """
    return name.replace("_", " ").replace("-", " ").replace(".", " ").strip().capitalize()


def _tile_edited(maze: TileMaze, tile: str, column: str, value: Json) -> TileMaze:
    return with_tile(maze, tile, **{column: value})


def _action_edited(maze: TileMaze, action: str, column: str, value: Json) -> TileMaze:
    if column == "aborts":
        return with_stop(maze, action, None if value == OWN_TURN else value)
    if column == "effects":
        return with_effects(maze, action, tuple(value))
    return with_action(maze, action, **{column: value})


def _why_kept(maze: TileMaze, tile: str) -> Message | None:
    try:
        without_tile(maze, tile)
    except HullwrightError as reason:
        sentence: Message = reason.args[0]
        return sentence
    return None


MAZE_TILES = MapTable(
    name="maze-tiles",
    title=message("Maze tiles"),
    help=message(
        "The kinds of maze tiles in the box, and how many there are of each. "
        "The lanes of a kind are drawn in the panel “Lanes”."
    ),
    columns=(
        TITLE,
        COUNT,
        TableColumn(
            "laid",
            message("Laid"),
            {"type": "integer"},
            message("How many lie on the table."),
            fixed=True,
        ),
        TableColumn(
            "left",
            message("Rest"),
            {"type": "integer"},
            message("How many are left to be drawn."),
            fixed=True,
        ),
        TableColumn(
            "new_path",
            message("New path"),
            {"type": "boolean"},
            message("Whether a new path may be put on it."),
        ),
        TableColumn(
            "maze_end",
            message("Maze end"),
            {"type": "boolean"},
            message("Whether it may close an exit for good and turns meeples round."),
        ),
    ),
    rows=_maze_rows,
    edited=_tile_edited,
    totals=maze_totals,
    added=with_new_tile,
    removed=without_tile,
    kept=_why_kept,
    part="tile_set",
)

ACTION_TILES = MapTable(
    name="action-tiles",
    title=message("Action tiles"),
    help=message(
        "The kinds of action tiles in the box, and what each does. Aborts are played in another "
        "player's turn and stop something; all others are played in one's own."
    ),
    columns=(
        TITLE,
        COUNT,
        TableColumn(
            "aborts",
            message("Stops"),
            {"enum": [OWN_TURN, *STOPPABLE, ANYTHING]},
            message("For an abort: the event that it stops."),
        ),
        effects_column(EFFECTS),
        TEXT,
        PRINT_ONLY,
    ),
    rows=_action_rows,
    edited=_action_edited,
    totals=action_totals,
    added=with_new_action,
    removed=without_action,
    part="actions",
)

TABLES = (MAZE_TILES, ACTION_TILES, BOX)
"""What is in the box of a tile maze, as tables."""
