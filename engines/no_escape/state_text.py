"""A state told to others: as JSON, and as text for people."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hullwright.schema.kinds.tile_maze.sides import SIDES
from hullwright.schema.messages import Say, message
from hullwright.schema.names import plainly
from hullwright.schema.records import JsonObject

from ..state_words import over, turn_of
from .grid import label
from .shapes import NOWHERE

if TYPE_CHECKING:
    from .maze import Maze
    from .state import NoEscapeState


def space_id(maze: "Maze", cell: int, space: int) -> str:
    """Return what a space is called on the board of a map: its cell, lane and number."""
    return f"{label(cell)}:{maze.shape(cell).names[space]}"


def facing(state: "NoEscapeState", player: int) -> str | None:
    """Return the side that a meeple faces, or None where it has no heading."""
    heading = state.headings[player]
    if heading == NOWHERE:
        return None
    towards = state.maze.shape(state.cells[player]).towards[state.spaces[player]]
    return next(word for word, way in towards.items() if way == heading)


def tiles_json(state: "NoEscapeState") -> JsonObject:
    """Return the laid tiles by their cells: the name, the rotation, and a new path."""
    found: JsonObject = {}
    for cell, number in state.maze.laid.items():
        shape = state.game.shapes[number]
        if state.game.is_tile(number):
            name = state.game.box.names[shape.kind]
            path = SIDES[shape.path] if shape.path >= 0 else None
            found[label(cell)] = [name, 90 * shape.quarter, path]
    return found


def meeple_json(state: "NoEscapeState", player: int) -> JsonObject:
    """Return where a meeple is, where it looks, and what everybody sees of its owner."""
    return {
        "at": space_id(state.maze, state.cells[player], state.spaces[player]),
        "facing": facing(state, player),
        "energy": state.green[player],
        "locked": state.locked[player],
        "side": state.sides[player],
    }


def state_json(state: "NoEscapeState") -> JsonObject:
    """Return the whole state, secrets included; equal states have equal JSON."""
    return {
        **state.common_json(),
        "first": state.first,
        "tiles": tiles_json(state),
        "players": [
            {
                **meeple_json(state, player),
                "back": state.backs[player],
                "fresh": state.fresh[player],
                "hand": _names(state, state.hands[player]),
                "shown": _names(state, state.shown[player]),
            }
            for player in range(state.players)
        ],
        "pile": _names(state, state.pile),
        "discard": _names(state, state.discard),
        "boxed": _names(state, state.boxed),
        "new_paths": state.paths,
        "rolls": state.rolls,
        "counted": state.counted,
        "flying": state.flying,
    }


def _names(state: "NoEscapeState", kinds: list[int]) -> list[str]:
    return [state.game.box.names[kind] for kind in kinds]


def _titles(state: "NoEscapeState", kinds: list[int], say: Say) -> Iterator[str]:
    """Yield what people call kinds of tiles: by their own titles, our words for them, or else their names."""
    from .value_words import TILES

    for kind in kinds:
        name, title = state.game.box.names[kind], state.game.box.titles[kind]
        yield title or (say(TILES[name]) if name in TILES else plainly(name))


def state_text(state: "NoEscapeState", say: Say = str) -> str:
    """Return the whole state for people to read: the counts, and a line for each player."""
    tiles = sum(state.game.is_tile(number) for number in state.maze.laid.values())
    lines = [
        say(turn_of(state.round, state.turn)),
        say(
            message(
                "tiles laid: {tiles}, exits: {exits}, in the pile: {pile}",
                tiles=tiles,
                exits=state.maze.exits,
                pile=len(state.pile),
            )
        ),
    ]
    for number, each in enumerate(state_json(state)["players"], 1):
        hand = ", ".join(_titles(state, state.hands[number - 1], say)) or "–"
        lines.append(
            f"  {number}  {each['at']:<10} {each['facing'] or '–':<3} "
            f"{'●' * each['energy']:<4} {hand}"
        )
    if state.outcome:
        lines.append(say(over(state.outcome.reason, state.outcome.winners)))
    return "\n".join(lines)
