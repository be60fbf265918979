"""New stations: the house tables (tile backs, supply, crew, die) and the Standard outline, as data."""

import json
from dataclasses import replace
from functools import cache
from importlib.resources import files

from ...errors import HullwrightError
from ...limits import MAX_STATION_COLUMNS, MAX_STATION_ROWS
from ...messages import message
from ...records import from_json
from .layout import OPEN, Station


@cache
def house() -> Station:
    """Return the Standard board with its gates and the house tables, without any station cell."""
    text = files(__package__).joinpath("house.json").read_text("utf-8")
    return from_json(json.loads(text), Station)


def blank(size: tuple[int, ...] | None) -> Station:
    """Return a station of open cells and nothing else: the Standard board, or one of that size."""
    if size is None:
        return house()
    if len(size) != 2 or not (
        0 < size[0] <= MAX_STATION_COLUMNS and 0 < size[1] <= MAX_STATION_ROWS
    ):
        raise HullwrightError(
            message(
                "A station's size looks like 12x13, at most {columns}x{rows}.",
                columns=MAX_STATION_COLUMNS,
                rows=MAX_STATION_ROWS,
            )
        )
    columns, rows = size
    legend = house().legend
    open_cell = next(each for each, kind in legend.items() if kind.cell == OPEN)
    return replace(house(), rows=(open_cell * columns,) * rows, jump_points=())
