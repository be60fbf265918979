"""The events of the game in words: a sentence for each kind, and what stands in its gaps."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from hullwright.engines.no_escape.events import KINDS
from hullwright.engines.no_escape.game import NoEscapeGame
from hullwright.engines.no_escape.grid import label
from hullwright.engines.no_escape.shapes import INWARDS
from hullwright.schema.kinds.tile_maze.sides import SIDES
from hullwright.schema.messages import Message, english, message

from ...words import tr
from ..game import plainly
from ..telling import Telling, Words, player_name
from .terms import TILES

QUIET = ("turn",)
"""Kinds that are not told, because the next event says the same."""

WORDS: Mapping[str, Words] = {
    "round": Words(english("Round {round}")),
    "redealt": Words(
        english("{player} was dealt action tiles alone ({tiles}) and gets another hand.")
    ),
    "drew": Words(
        english("{player} draws {count} tile(s): {tiles}."),
        english("{player} draws {count} tile(s)."),
    ),
    "drew_openly": Words(english("{player} draws {count} tile(s): {tiles}.")),
    "played": Words(english("{player} plays {tile}.")),
    "aborted": Words(english("{player} plays {tile} to stop {by}: {event}.")),
    "stopped": Words(english("{player} is stopped: {event}.")),
    "laid": Words(english("{player} lays {tile} on {cell}, turned by {quarter}.")),
    "removed": Words(english("{tile} on {cell} is taken off the table.")),
    "twisted": Words(english("{player} turns the tile on {cell} to {quarter}.")),
    "drifted": Words(english("{player} moves the tile on {from} to {to}, turned by {quarter}.")),
    "swapped": Words(english("{player} swaps the tiles on {cell} and {other}.")),
    "new_path": Words(english("{player} puts a new path on {cell}, leading {side}.")),
    "hand_lost": Words(english("{player} can lay nothing and discards the whole hand: {tiles}.")),
    "flipped": Words(english("{player} flips a tile: {tile}.")),
    "salvaged": Words(english("{player} takes {tile} from the discard pile.")),
    "locked": Words(english("{player} locks {target} down for a turn.")),
    "held": Words(english("{player} is locked down and may not move.")),
    "turned": Words(english("{player} turns the meeple of {target} round.")),
    "charged": Words(english("{player} fills {tokens} energy token(s).")),
    "drained": Words(english("{player} empties an energy token of {target}.")),
    "jetpack": Words(english("{player} puts on a jetpack.")),
    "rolled": Words(english("{player} rolls {dice}.")),
    "moved": Words(english("{player} comes to {cell}{pushed}.")),
    "jumped": Words(english("{player} is teleported to {cell}.")),
    "faced": Words(english("{player} turns {towards}.")),
    "blocked": Words(english("{player} can't go on and loses the rest of the roll.")),
    "escaped": Words(english("{player} leaves the board by {cell}, {side}{pushed}!")),
    "exploded": Words(english("The draw pile is empty: the station explodes.")),
    "won": Words(english("{player} has won.")),
}
"""A sentence for every kind of event but the quiet ones."""

EVENTS: Mapping[str, str] = {
    "action": english("the action tile"),
    "maze": english("the maze tile"),
    "jetpack": english("the jetpack"),
    "roll": english("the roll"),
    "abort": english("the abort"),
}
"""What can be stopped."""

CELLS = frozenset({"cell", "from", "to", "other"})
PLAYERS = frozenset({"by", "target"})


def telling(game: NoEscapeGame, seat: int | None = None) -> Telling:
    """Return what tells the events of a game, to a seat or to everybody."""
    return Telling(KINDS, WORDS, partial(_worded, game, seat), seat, QUIET)


def tile_name(game: NoEscapeGame, kind: int) -> str:
    """Return how a kind of tile is called: by our word for it, or else by its id."""
    name = game.box.names[kind]
    return tr(TILES[name]) if name in TILES else plainly(name)


def _worded(game: NoEscapeGame, seat: int | None, name: str, value: Any, _: Sequence[Any]) -> Any:
    """Return a value of an event in words, by the name of its field."""
    if name in CELLS:
        return label(value)
    if name in PLAYERS:
        return player_name(value, seat)
    if name == "tile":
        return tile_name(game, value)
    if name == "tiles":
        return ", ".join(tile_name(game, each) for each in value)
    return PLAIN[name](value) if name in PLAIN else value


def _pushed(value: object) -> Message | str:
    return message(" (pushed)") if value else ""


PLAIN: Mapping[str, Callable[[Any], Any]] = {
    "pushed": _pushed,
    "quarter": lambda value: f"{90 * value}°",
    "side": lambda value: SIDES[value],
    "dice": lambda value: " + ".join(map(str, value)),
    "event": lambda value: tr(EVENTS[value]),
    "towards": lambda value: tr("inwards") if value == INWARDS else value,
}
"""How values are said that need to know nothing else."""
