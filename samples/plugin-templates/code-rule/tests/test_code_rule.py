"""The function of the rule does what the rule's text says."""

from pathlib import Path
from random import Random

from hullwright.plugins.fixtures import code_of

FOLDER = Path(__file__).parents[1]


class Ship:
    """As much of a game's state as the function asks for."""

    roles = "abc"
    chance = Random(1)

    def __init__(self):
        self.turned = []

    def role(self, space):
        return "silent" if space == 1 else "pod"

    def turn_dangerous(self, space):
        self.turned.append(space)


def test_a_silent_sector_becomes_dangerous_in_every_third_round():
    shake, ship = code_of(FOLDER, "tremors:shake"), Ship()
    for number in range(1, 7):
        shake(ship, every=3, round=number)
    assert ship.turned == [1, 1]
