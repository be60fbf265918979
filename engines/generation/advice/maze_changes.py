"""Changes of mazes: tiles turned or taken off the table, and what each player begins with."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from hullwright.schema.kinds.tile_maze.layout import Placement, TileMaze
from hullwright.schema.messages import Message, message

from .change import MAP, NUMBERS, RuledMap, SmallChange

TURNS = (90, 180, 270)
SETUP: dict[str, Message] = {
    "hand": message("tiles in each hand"),
    "energy": message("energy of each player"),
}


def maze_changes(maze: TileMaze) -> Iterator[SmallChange]:
    """Yield every small change of a maze, also those that can't be played."""
    for laid in maze.placed:
        for turn in TURNS:
            yield _turned(laid, turn)
        yield _taken(laid)
    for name, what in SETUP.items():
        for step in (1, -1, 2, -2):
            number = getattr(maze.setup, name) + step
            if number > 0:
                title = message("{number} of them: {what}", number=number, what=what)
                yield SmallChange(
                    title, NUMBERS, partial(_with_setup, name, number), (), name, "setup"
                )


def _turned(laid: Placement, turn: int) -> SmallChange:
    def make(played: RuledMap) -> RuledMap:
        maze: TileMaze = played.document.layout
        other = replace(laid, rotation=(laid.rotation + turn) % 360)
        placed = tuple(other if each == laid else each for each in maze.placed)
        return played.with_layout(replace(maze, placed=placed))

    title = message("Turn the tile at {cell} by {turn}°", cell=laid.at.label, turn=turn)
    return SmallChange(title, MAP, make, (laid.at.label,), "turn a tile")


def _taken(laid: Placement) -> SmallChange:
    def make(played: RuledMap) -> RuledMap:
        maze: TileMaze = played.document.layout
        return played.with_layout(
            replace(maze, placed=tuple(each for each in maze.placed if each != laid))
        )

    title = message("Take the tile at {cell} off the table", cell=laid.at.label)
    return SmallChange(title, MAP, make, (laid.at.label,), "take a tile")


def _with_setup(name: str, number: int, played: RuledMap) -> RuledMap:
    maze: TileMaze = played.document.layout
    # Any: one of the fields that are numbers.
    field: dict[str, Any] = {name: number}
    return played.with_layout(replace(maze, setup=replace(maze.setup, **field)))
