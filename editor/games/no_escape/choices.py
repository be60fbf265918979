"""What a person can type at a decision: a word or two for each action, and how each kind is offered."""

from collections.abc import Mapping

from hullwright.engines.contract import Action
from hullwright.engines.no_escape.deeds import DEEDS
from hullwright.engines.no_escape.game import NoEscapeGame
from hullwright.schema.messages import english

OFFERS: Mapping[str, str] = {
    "pass": english("{words}: do nothing"),
    "play": english("Play an action tile: {words}"),
    "lay": english("Lay a tile: type the tile, the cell and the rotation: {words}"),
    "walk": english("{words}: move without energy"),
    "fly": english("{words}: spend a token for a jetpack and one more space"),
    "go": english("{words}: one space farther"),
    "stay": english("{words}: give up the rest of the roll"),
    "face": english("Choose the way on for your meeple: {words}"),
    "jump": english("Choose where your meeple jumps to: {words}"),
    "path": english("Put a new path on a tile: type the cell and the side: {words}"),
    "abort": english("Stop it: {words}"),
    "replace": english("Replace a tile: type the cell, the new tile and its rotation: {words}"),
    "swap": english("Choose the first of two tiles that change places: {words}"),
    "with": english("Choose the second tile, and how both are turned afterwards: {words}"),
    "lift": english("Choose the tile to move: {words}"),
    "put": english("Choose where it goes: type the cell and the rotation: {words}"),
    "twist": english("Turn a tile: type the cell and the rotation: {words}"),
    "remove": english("Remove a tile: {words}"),
    "salvage": english("Take a tile from the discard pile: {words}"),
    "drop": english("Discard a tile: {words}"),
    "move": english("Choose whose meeple is moved: {words}"),
    "push": english("Choose whose meeple is pushed: {words}"),
    "swap_places": english("Choose whose meeple yours changes places with: {words}"),
    "charge": english("Choose whose energy tokens are filled: {words}"),
    "draw": english("Choose who draws tiles: {words}"),
    "discard": english("Choose who discards tiles: {words}"),
    "lock": english("Choose who may not move in the next turn: {words}"),
    "turn": english("Choose whose meeple turns round: {words}"),
    "drain": english("Choose who loses a token: {words}"),
}
"""How each kind of action is offered."""

BARE = frozenset(
    {"lay", "face", "jump", "salvage", "drop", "swap", "lift", "put", "twist", "remove"}
)
"""Kinds for which the word itself is not typed."""

AT_PLAYERS = frozenset(DEEDS)
"""Kinds that are about a player, who is counted from 1 by people."""


def typed(game: NoEscapeGame, action: Action) -> str:
    """Return what a person types for an action."""
    if action[0] in AT_PLAYERS:
        return f"{action[0]} {action[1] + 1}"
    words = [str(each) for each in game.action_to_json(action)]
    return " ".join(words[1:] if action[0] in BARE else words)
