"""What may be decided in the game, in words: what each action does, and what is asked."""

from collections.abc import Mapping

from hullwright.schema.messages import english

SENTENCES: Mapping[str, str] = {
    "place": english("Place the crew of value {value} on {cell}"),
    "berth": english("Place a pod on {cell}"),
    "release": english("Release a {kind} on {cell}"),
    "done": english("That's all"),
    "pass": english("Leave it as it is"),
    "walk": english("Crew {crew} walks to {cell}"),
    "board": english("Crew {crew} boards the ship on {cell}"),
    "transfer": english("Crew {crew} changes to the ship on {cell}"),
    "step_out": english("Crew {crew} steps out into space on {cell}"),
    "bail_out": english("Crew {crew} leaves the ship and drifts"),
    "drift": english("Crew {crew} drifts to {cell}"),
    "climb": english("Crew {crew} climbs aboard"),
    "jump": english("Crew {crew} jumps through the gate, and is saved"),
    "pod": english("Move the pod on {start} to {cell}"),
    "fighter": english("Fly the fighter on {start} to {cell}"),
    "fire": english("Fire the turret of {start} at {cell}"),
    "play": english("Play {back}"),
    "swap": english("Crew {crew} and crew {other} change places"),
    "to_tile": english("Bring crew {crew} back to the station on {cell}"),
    "to_ship": english("Bring crew {crew} aboard the ship on {cell}"),
    "to_space": english("Bring crew {crew} into open space on {cell}"),
    "ship": english("Move the ship on {start} to {cell}"),
    "appear": english("Let a {kind} appear on {cell}"),
    "launch": english("Let the ship appear on {cell}"),
    "black_hole": english("Open the black hole on {cell}"),
    "scuttle": english("Take the ship on {cell} out of the game"),
    "drive": english("Move the {kind} on {start} to {cell}"),
    "take": english("Take the {kind} on {cell} off the board"),
    "teleport": english("Teleport the {kind} on {start} to {cell}"),
    "hatch": english("Let a {kind} hatch on {cell}"),
    "remove": english("Remove the tile on {cell}"),
    "aboard": english("Take crew {crew} aboard"),
    "evolve": english("Let the {kind} on {cell} become a {into}"),
    "creature": english("Move the creature on {start} to {cell}"),
    "defend": english("Turn the creature away to {cell}"),
    "steal": english("Take the captured creatures for yourself"),
    "roll": english("Roll the die again"),
}
"""By the word of an action."""

QUESTIONS: Mapping[str, str] = {
    "place": english("Place a crew: choose its value, and then a tile."),
    "berth": english("Place a pod: choose an open cell beside the station."),
    "release": english("Release captured creatures, or keep them."),
    "move": english("Your movement: choose a crew or a ship, and then where it goes."),
    "play": english("Choose what the tile is used for."),
    "hatch": english("Choose where it hatches."),
    "remove": english("Remove a tile of the station."),
    "aboard": english("Choose who is taken aboard."),
    "blue": english("You may play a tile before the creature moves."),
    "creature": english("Move a creature of the kind that was rolled."),
    "defend": english("You are under attack! Turn the creature away, or let it attack."),
    "steal": english("Somebody has captured creatures. Will you steal them?"),
}
"""By the kind of decision."""

GLOSSARY: Mapping[str, str] = {
    "drifter": english("Drifter: a crew in open space, without a ship."),
    "pod": english("Escape pod: a ship with room for three crew; it moves a cell for a point."),
    "fighter": english("Fighter: a ship for one crew, which flies in a straight line."),
    "gate": english("Gate: a cell from which crew jump to a Jump Point, and are saved."),
    "jump point": english("Jump Point: where crew are safe; reaching several is worth points."),
    "turret": english("Turret: stands on a Reactor tile and captures creatures that it fires at."),
    "core breach": english("Core Breach: a tile that ends the game when it is turned over."),
    "tile": english(
        "Station tile: it is removed class by class, the thinnest first, and its back then happens."
    ),
}
