"""The person's words for places in the JSON of a tile maze, which may be a broken one."""

from ...complaints import JsonPath
from ...records import Json


def place(path: JsonPath, layout: Json) -> str | None:
    """Return "tile at 3,4", "start board alpha, cell 0,1", "tile definition tee" and their like."""
    named = None
    match path:
        case ("placed", int(number), *_):
            at = _label(layout, ("placed", number))
            named = f"tile at {at}" if at else f"tile no. {number + 1}"
        case ("start_boards", str(board), ("cells" | "specials") as part, int(number), *_):
            at = _label(layout, ("start_boards", board, part, number))
            named = f"start board {board}, cell {at}" if at else f"start board {board}"
        case ("start_boards", str(board), *_):
            named = f"start board {board}"
        case ("tile_set", str(tile), *_):
            named = f"tile definition {tile}"
        case ("actions", str(action), *_):
            named = f"action tile {action}"
        case ("setup", "dice", int(number), *_):
            named = f"die {number + 1}"
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
