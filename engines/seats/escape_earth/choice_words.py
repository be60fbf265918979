"""What may be decided in the game, in words: what each action does, and what is asked."""

from collections.abc import Mapping

from hullwright.schema.messages import english

SENTENCES: Mapping[str, str] = {
    "start": english("Ship {ship} begins"),
    "improve": english("Swap {activity} in slot {slot} with its right neighbour"),
    "travel": english("Travel to {position} with {activity}"),
    "build": english("Build here: {building}"),
    "upgrade": english("Upgrade the building at {position}"),
    "produce": english("Produce cubes here: {kind}"),
    "fight": english("Fight: {event}"),
    "repel": english("Repel the Aliens from {position}, cubes: {count}"),
    "pass": english("Give up an action"),
    "accept": english("Let it happen"),
    "cube": english("Take the {kind} cube at {position}"),
}
"""By the word of an action."""

QUESTIONS: Mapping[str, str] = {
    "start": english("Choose the ship that begins."),
    "act": english("Your turn: choose an action. Travel with a card, build, or swap cards."),
    "instant": english("A new event: fight it at once, or let it happen."),
    "pay": english("Choose the cube that is paid."),
    "lose": english("Choose the cube that is lost."),
}
"""By the kind of decision."""

GLOSSARY: Mapping[str, str] = {
    "slot": english("Slot: the place of a card in its row; a card works in some slots only."),
    "parsec": english(
        "Parsec: what it costs to enter a card; a hop takes exactly the card's value."
    ),
    "aliens": english("The Aliens come along the galaxy; where they are, no ship may stop."),
    "anomaly": english("The Anomaly: no ship passes the card where it is."),
    "cube": english("Cubes lie on buildings and bonus planets, and belong to the whole team."),
    "event": english("Event: it happens when it is drawn, and stays until somebody fights it."),
    "outpost": english("Outpost: reveals the next cards of the galaxy."),
}
