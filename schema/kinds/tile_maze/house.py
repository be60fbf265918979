"""The house sets: maze tiles, action tiles and start boards of our own, until the real lists are known.

They stand in `house.json` as the layout of a maze with nothing laid: 90 maze tiles, 42 action tiles,
12 new paths (NE-3), and the boards Alpha (2–4 players, 4 exits) and Omega (5–8 players, 8 exits),
whose exits are all 12 steps from the hub.
"""

import json
from functools import cache
from importlib.resources import files

from ...documents.maps import Players
from ...errors import HullwrightError
from ...messages import message
from ...records import from_json
from .layout import TileMaze


@cache
def house_maze() -> TileMaze:
    """Return a maze with the house sets and nothing laid."""
    text = files(__package__).joinpath("house.json").read_text("utf-8")
    return from_json(json.loads(text), TileMaze)


PLAYERS = Players(min=2, max=8)
"""How many can play with all faces of the start boards (NE-1)."""


def usual_players(maze: TileMaze) -> Players:
    """Return how many the face that lies on the table is for (NE-20)."""
    return maze.board_in_use.players or PLAYERS


def blank(size: tuple[int, ...] | None) -> TileMaze:
    """Return a maze with the house sets and nothing laid; it has no size."""
    if size is not None:
        raise HullwrightError(
            message("A tile maze grows as it is laid and has no fixed size: leave the size out.")
        )
    return house_maze()
