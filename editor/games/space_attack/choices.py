"""What a person can type at a decision: a word or two for each action, and how each kind is offered."""

from collections.abc import Mapping

from hullwright.engines.contract import Action
from hullwright.engines.space_attack.game import SpaceAttackGame
from hullwright.schema.messages import english

OFFERS: Mapping[str, str] = {
    "place": english("Place a crew: type its value and the tile: {words}"),
    "berth": english("Place a pod: type the cell: {words}"),
    "release": english("Release a captured creature: {words}"),
    "done": english("{words}: that's all"),
    "pass": english("{words}: leave it as it is"),
    "walk": english("Walk to a tile: {words}"),
    "board": english("Board a ship beside the tile: {words}"),
    "transfer": english("Change to a ship beside yours: {words}"),
    "step_out": english("Step out into space: {words}"),
    "bail_out": english("Leave the ship: {words}"),
    "drift": english("Drift: {words}"),
    "climb": english("Climb aboard the ship in the same cell: {words}"),
    "jump": english("Jump through the gate, and be saved: {words}"),
    "pod": english("Move a pod by a cell: {words}"),
    "fighter": english("Fly a fighter in a straight line: {words}"),
    "fire": english("Fire a turret: {words}"),
    "play": english("Play a tile: {words}"),
    "swap": english("Choose two crew that change places: {words}"),
    "to_tile": english("Bring a Drifter back to the station: {words}"),
    "to_ship": english("Bring a Drifter aboard a ship: {words}"),
    "to_space": english("Bring a crew into open space: {words}"),
    "ship": english("Move a ship: {words}"),
    "appear": english("Choose where the creature appears: {words}"),
    "launch": english("Choose where the ship appears: {words}"),
    "black_hole": english("Choose where the black hole opens: {words}"),
    "scuttle": english("Choose the ship that leaves the game: {words}"),
    "drive": english("Move a creature: {words}"),
    "take": english("Choose the creature that leaves the board: {words}"),
    "teleport": english("Teleport a creature: {words}"),
    "hatch": english("Choose where it hatches: {words}"),
    "remove": english("Remove a tile: type its cell: {words}"),
    "aboard": english("Choose who is taken aboard: {words}"),
    "evolve": english("Let a creature evolve: {words}"),
    "creature": english("Move a creature: {words}"),
    "defend": english(
        "You are under attack! Turn the creature away: type the cell it goes to: {words}"
    ),
    "steal": english("{words}: take the captured creatures for yourself"),
}
"""How each kind of action is offered."""

BARE = frozenset({"berth", "remove", "defend", "aboard"})
"""Kinds for which a cell or a crew alone is typed."""


def typed(game: SpaceAttackGame, action: Action) -> str:
    """Return what a person types for an action."""
    words = [str(each) for each in game.action_to_json(action)]
    return " ".join(words[1:] if action[0] in BARE else words)
