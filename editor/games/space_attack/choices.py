"""What a person can type at a decision: a word or two for each action, and how each kind is offered."""

from collections.abc import Mapping

from hullwright.engines.contract import Action
from hullwright.engines.space_attack.game import SpaceAttackGame

OFFERS: Mapping[str, str] = {
    "place": "Place a crew: type its value and the tile: {words}",
    "berth": "Place a pod: type the cell: {words}",
    "release": "Release a captured creature: {words}",
    "done": "{words}: that is all",
    "pass": "{words}: leave it as it is",
    "walk": "Walk to a tile: {words}",
    "board": "Board a ship beside the tile: {words}",
    "transfer": "Change to a ship beside yours: {words}",
    "step_out": "Step out into space: {words}",
    "bail_out": "Leave the ship: {words}",
    "drift": "Drift: {words}",
    "climb": "Climb aboard the ship in the same cell: {words}",
    "jump": "Jump through the gate, and be saved: {words}",
    "pod": "Move a pod by a cell: {words}",
    "fighter": "Fly a fighter in a straight line: {words}",
    "fire": "Fire a turret: {words}",
    "play": "Play a tile: {words}",
    "swap": "Choose two crew that change places: {words}",
    "to_tile": "Bring a Drifter back to the station: {words}",
    "to_ship": "Bring a Drifter aboard a ship: {words}",
    "ship": "Move an empty ship: {words}",
    "teleport": "Teleport a creature: {words}",
    "hatch": "Choose where it hatches: {words}",
    "remove": "Remove a tile: type its cell: {words}",
    "aboard": "Choose who is taken aboard: {words}",
    "evolve": "Let a creature evolve: {words}",
    "creature": "Move a creature: {words}",
    "defend": "You are attacked! Turn the creature away: type the cell it goes to: {words}",
    "steal": "{words}: take the captured creatures for yourself",
}
"""How each kind of action is offered."""

BARE = frozenset({"berth", "remove", "defend", "aboard"})
"""Kinds for which a cell or a crew alone is typed."""


def typed(game: SpaceAttackGame, action: Action) -> str:
    """Return what a person types for an action."""
    words = [str(each) for each in game.action_to_json(action)]
    return " ".join(words[1:] if action[0] in BARE else words)
