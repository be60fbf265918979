"""What may be decided in the game, in words: what each action does, and what is asked."""

from collections.abc import Mapping

from hullwright.schema.messages import english

SENTENCES: Mapping[str, str] = {
    "play": english("Play {tile}"),
    "lay": english("Lay {tile} on {cell}, turned by {turn}"),
    "walk": english("Move without energy"),
    "fly": english("Spend a token for a jetpack and one more space"),
    "go": english("One space farther"),
    "stay": english("Give up the rest of the roll"),
    "face": english("Go on {side}"),
    "jump": english("Jump to {cell}"),
    "path": english("Put a new path on {cell}, leading {side}"),
    "abort": english("Play {tile}, and stop it"),
    "replace": english("Replace the tile on {cell} by {tile}, turned by {turn}"),
    "swap": english("Swap the tile on {cell}"),
    "with": english("Swap with {cell}: turned by {turn} here, by {other} there"),
    "lift": english("Take up the tile on {cell}"),
    "put": english("Put it on {cell}, turned by {turn}"),
    "twist": english("Turn the tile on {cell} to {turn}"),
    "remove": english("Remove the tile on {cell}"),
    "salvage": english("Take {tile} from the discard pile"),
    "drop": english("Discard {tile}"),
    "move": english("Move the meeple of {target}"),
    "push": english("Push the meeple of {target}"),
    "swap_places": english("Change places with {target}"),
    "charge": english("Fill the energy tokens of {target}"),
    "draw": english("Let {target} draw tiles"),
    "discard": english("Let {target} discard tiles"),
    "lock": english("Lock {target} down for the next turn"),
    "turn": english("Turn the meeple of {target} round"),
    "drain": english("Take a token from {target}"),
}
"""By the word of an action."""

PASSES: Mapping[str, str] = {
    "act": english("Play no action tile"),
    "abort": english("Let it happen"),
    "path": english("Put no new path"),
}
"""What it means to pass, by the kind of decision; everywhere else nothing is done."""
PASS = english("Do nothing")

QUESTIONS: Mapping[str, str] = {
    "act": english("Play an action tile, or none."),
    "lay": english("Lay a maze tile: choose the tile, the cell, and how it lies."),
    "fuel": english("How do you move? A jetpack costs an energy token."),
    "pace": english("Go on, or give up the rest of the roll?"),
    "branch": english("The way forks: choose where your meeple goes on."),
    "jump": english("Choose where your meeple jumps to."),
    "path": english("You may put a new path on a tile."),
    "abort": english("You can stop this. Will you?"),
    "replace": english("Choose the tile to replace, and what takes its place."),
    "swap": english("Choose the first of two tiles that change places."),
    "with": english("Choose the second tile, and how both are turned afterwards."),
    "lift": english("Choose the tile to move."),
    "put": english("Choose where the tile goes, and how it lies."),
    "twist": english("Choose the tile to turn, and how far."),
    "remove": english("Choose the tile to remove."),
    "salvage": english("Choose a tile from the discard pile."),
    "drop": english("Choose the tile you discard."),
}
"""By the kind of decision."""
CHOOSE_PLAYER = english("Choose a player.")

SIDES: Mapping[str, str] = {
    "N": english("north"),
    "E": english("east"),
    "S": english("south"),
    "W": english("west"),
    "in": english("inwards"),
}

GLOSSARY: Mapping[str, str] = {
    "exit": english("Exit: an open end of the maze. Whoever steps through it first has won."),
    "hub": english("Hub: the space in the middle where all meeples start."),
    "teleport": english(
        "Teleporter: whoever steps on a white one jumps to another indicator of their choice."
    ),
    "control": english("Control centre: whoever comes there may change something in the maze."),
    "energy": english("Energy: a full token buys a jetpack and one more space for a turn."),
    "jetpack": english("Jetpack: for this turn, your meeple flies over others in its way."),
    "new path": english("New path: a piece that leads a way through a wall of a tile."),
    "abort": english("Abort: a tile that is played in somebody else's turn to stop what it names."),
    "push": english("Pushing: whoever stands in the way of a meeple is pushed on ahead of it."),
}
