"""The person's words for places in the JSON of a tile maze, which may be a broken one."""

from ...complaints import JsonPath
from ...messages import Message, message
from ...records import Json


def place(path: JsonPath, layout: Json) -> Message | None:
    """Return "tile at 3,4", "start board alpha, cell 0,1", "tile definition tee" and their like."""
    named = None
    match path:
        case ("placed", int(number), *_):
            at = _label(layout, ("placed", number))
            named = (
                message("tile at {cell}", cell=at)
                if at
                else message("tile no. {number}", number=number + 1)
            )
        case ("start_boards", str(board), ("cells" | "specials") as part, int(number), *_):
            at = _label(layout, ("start_boards", board, part, number))
            named = (
                message("start board {board}, cell {cell}", board=board, cell=at)
                if at
                else message("start board {board}", board=board)
            )
        case ("start_boards", str(board), *_):
            named = message("start board {board}", board=board)
        case ("tile_set", str(tile), *_):
            named = message("tile definition {tile}", tile=tile)
        case ("actions", str(action), *_):
            named = message("action tile {action}", action=action)
        case ("setup", "dice", int(number), *_):
            named = message("die {number}", number=number + 1)
    return named


def _label(layout: Json, path: JsonPath) -> str:
    """Return the label of the cell that an entry says it is at, or nothing if it says none."""
    try:
        for step in (*path, "at"):
            layout = layout[step]
        row, column = layout
    except (KeyError, IndexError, TypeError, ValueError):
        return ""
    return f"{row},{column}" if isinstance(row, int) and isinstance(column, int) else ""
