"""What a person can type at a decision, and how each kind of action is offered."""

from collections.abc import Mapping

from hullwright.engines.contract import Action
from hullwright.schema.messages import english

OFFERS: Mapping[str, str] = {
    "start": english("Choose the ship that begins: {words}"),
    "improve": english("Swap the card in a slot with its right neighbour: {words}"),
    "travel": english("Travel with an active card to a position: {words}"),
    "build": english("Build where your ship is: {words}"),
    "upgrade": english("Upgrade the building at a position: {words}"),
    "produce": english("Produce cubes where your ship is: {words}"),
    "fight": english("Fight an event: {words}"),
    "repel": english(
        "Repel the Aliens: type the position of the building and how many cubes: {words}"
    ),
    "pass": english("{words}: give up an action"),
    "accept": english("{words}: let it happen"),
    "cube": english("Choose which cube goes, by its position: {words}"),
}
"""How each kind of action is offered."""


def typed(action: Action) -> str:
    """Return what a person types for an action.

    >>> typed(("travel", "food", 5))
    'travel food 5'
    """
    return " ".join(map(str, action))
