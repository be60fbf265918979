"""The events of the game in words: a sentence for each kind, and what stands in its gaps."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from hullwright.schema.kinds.tile_maze.sides import SIDES
from hullwright.schema.messages import Message, english, joined, message, verbatim
from hullwright.schema.names import plainly
from hullwright.schema.records import Json

from ...no_escape.events import KINDS
from ...no_escape.game import NoEscapeGame
from ...no_escape.grid import label
from ...no_escape.shapes import INWARDS
from ...no_escape.value_words import TILES
from ..event_text import EventSentences, EventWords, player_name

QUIET = ("turn",)
"""Kinds that are not told, because the next event says the same."""

WORDS: Mapping[str, EventWords] = {
    "round": EventWords(english("Round {round}")),
    "redealt": EventWords(
        english("{player} was dealt nothing but action tiles ({tiles}) and gets another hand.")
    ),
    "drew": EventWords(
        english("{player} draws {count} tiles: {tiles}."),
        english("{player} draws {count} tiles."),
    ),
    "drew_openly": EventWords(english("{player} draws {count} tiles: {tiles}.")),
    "played": EventWords(english("{player} plays {tile}.")),
    "aborted": EventWords(english("{player} plays {tile} to stop {by}: {event}.")),
    "stopped": EventWords(english("{player} is stopped: {event}.")),
    "laid": EventWords(english("{player} lays {tile} on {cell}, turned by {quarter}.")),
    "removed": EventWords(english("{tile} on {cell} is removed from the table.")),
    "twisted": EventWords(english("{player} turns the tile on {cell} to {quarter}.")),
    "drifted": EventWords(
        english("{player} moves the tile on {from} to {to}, turned by {quarter}.")
    ),
    "swapped": EventWords(english("{player} swaps the tiles on {cell} and {other}.")),
    "new_path": EventWords(english("{player} puts a new path on {cell}, leading {side}.")),
    "hand_lost": EventWords(
        english("{player} can't lay anything and discards the whole hand: {tiles}.")
    ),
    "flipped": EventWords(english("{player} flips a tile: {tile}.")),
    "salvaged": EventWords(english("{player} takes {tile} from the discard pile.")),
    "dropped": EventWords(english("{player} discards {tile}.")),
    "locked": EventWords(english("{player} locks {target} down for {turns} turns.")),
    "held": EventWords(english("{player} is locked down and may not move.")),
    "turned": EventWords(english("{player} turns the meeple of {target} round.")),
    "charged": EventWords(english("{player} fills {tokens} energy tokens.")),
    "sent": EventWords(english("{player} moves the meeple of {target} by {steps} steps.")),
    "shoved": EventWords(english("{player} pushes the meeple of {target} by {steps} steps.")),
    "swapped_places": EventWords(english("{player} changes places with the meeple of {target}.")),
    "drained": EventWords(english("{player} empties {tokens} energy tokens of {target}.")),
    "jetpack": EventWords(english("{player} puts on a jetpack.")),
    "rolled": EventWords(english("{player} rolls {dice}.")),
    "moved": EventWords(english("{player} comes to {cell}{pushed}.")),
    "jumped": EventWords(english("{player} is teleported to {cell}.")),
    "faced": EventWords(english("{player} turns {towards}.")),
    "blocked": EventWords(english("{player} can't go on and loses the rest of the steps.")),
    "stuck": EventWords(english("{player} can't be pushed any farther.")),
    "escaped": EventWords(english("{player} leaves the board by {cell}, {side}{pushed}!")),
    "exploded": EventWords(english("The draw pile is empty: the station explodes.")),
    "won": EventWords(english("{player} has won.")),
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


def telling(game: NoEscapeGame, seat: int | None = None) -> EventSentences:
    """Return what tells the events of a game, to a seat or to everybody."""
    return EventSentences(KINDS, WORDS, partial(_worded, game, seat), seat, QUIET)


def tile_name(game: NoEscapeGame, kind: int) -> Message:
    """Return how a kind of tile is called: by its own title, our word for it, or else by its id."""
    name, title = game.box.names[kind], game.box.titles[kind]
    if title:
        return verbatim(title)
    return TILES[name] if name in TILES else verbatim(plainly(name))


def _worded(
    game: NoEscapeGame, seat: int | None, name: str, value: Json, _: Sequence[Json]
) -> Json:
    """Return a value of an event in words, by the name of its field."""
    if name in CELLS:
        return label(value)
    if name in PLAYERS:
        return player_name(value, seat)
    if name == "tile":
        return tile_name(game, value)
    if name == "tiles":
        return joined(tile_name(game, each) for each in value)
    return PLAIN[name](value) if name in PLAIN else value


def _pushed(value: object) -> Message | str:
    return message(" (pushed)") if value else ""


PLAIN: Mapping[str, Callable[[Json], Json]] = {
    "pushed": _pushed,
    "quarter": lambda value: f"{90 * value}°",
    "side": lambda value: SIDES[value],
    "dice": lambda value: " + ".join(map(str, value)),
    "event": lambda value: message(EVENTS[value]),
    "towards": lambda value: message("inwards") if value == INWARDS else value,
}
"""How values are said that need to know nothing else."""
