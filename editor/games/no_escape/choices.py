"""What a person can type at a decision: a word or two for each action, and how each kind is offered."""

from collections.abc import Mapping

from hullwright.engines.contract import Action
from hullwright.engines.no_escape.game import NoEscapeGame

OFFERS: Mapping[str, str] = {
    "pass": "{words}: do nothing",
    "play": "Play an action tile: {words}",
    "lay": "Lay a tile: type the tile, the cell and the rotation: {words}",
    "walk": "{words}: move without energy",
    "fly": "{words}: spend a token for a jetpack and one space more",
    "go": "{words}: one space farther",
    "stay": "{words}: give up the rest of the roll",
    "face": "Choose the way on for your meeple: {words}",
    "jump": "Choose where your meeple jumps to: {words}",
    "path": "Put a new path on a tile: type the cell and the side: {words}",
    "abort": "Stop it: {words}",
    "replace": "Replace a tile: type the cell, the new tile and its rotation: {words}",
    "swap": "Choose the first of two tiles that change places: {words}",
    "with": "Choose the second tile, and the rotations of both as they then lie: {words}",
    "lift": "Choose the tile to move: {words}",
    "put": "Choose where it goes: type the cell and the rotation: {words}",
    "twist": "Turn a tile: type the cell and the rotation: {words}",
    "remove": "Remove a tile: {words}",
    "salvage": "Take a tile from the discard pile: {words}",
    "lock": "Choose who may not move in the next turn: {words}",
    "turn": "Choose whose meeple is turned round: {words}",
    "drain": "Choose who loses a token: {words}",
}
"""How each kind of action is offered."""

BARE = frozenset({"lay", "face", "jump", "salvage", "swap", "lift", "put", "twist", "remove"})
"""Kinds for which the word itself is not typed."""

AT_PLAYERS = frozenset({"lock", "turn", "drain"})
"""Kinds that are about a player, who is counted from 1 by people."""


def typed(game: NoEscapeGame, action: Action) -> str:
    """Return what a person types for an action."""
    if action[0] in AT_PLAYERS:
        return f"{action[0]} {action[1] + 1}"
    words = [str(each) for each in game.action_to_json(action)]
    return " ".join(words[1:] if action[0] in BARE else words)
