"""What a person can type at a decision, and how each kind of action is offered."""

from collections.abc import Mapping

from hullwright.engines.contract import Action

OFFERS: Mapping[str, str] = {
    "start": "Choose the ship that begins: {words}",
    "improve": "Swap the card in a slot with its right neighbour: {words}",
    "travel": "Travel with an active card to a position: {words}",
    "build": "Build where your ship is: {words}",
    "upgrade": "Upgrade the building at a position: {words}",
    "produce": "Produce cubes where your ship is: {words}",
    "fight": "Fight an event: {words}",
    "repel": "Repel the Aliens: type the position of the building and how many cubes: {words}",
    "pass": "{words}: end your turn",
    "accept": "{words}: let it happen",
    "cube": "Choose which cube goes, by its position: {words}",
}
"""How each kind of action is offered."""


def typed(action: Action) -> str:
    """Return what a person types for an action.

    >>> typed(("travel", "food", 5))
    'travel food 5'
    """
    return " ".join(map(str, action))
