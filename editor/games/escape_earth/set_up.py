"""How a game of Escape Earth is set up (EE-10 … EE-18)."""

from hullwright.schema.messages import english

SET_UP = (
    english(
        "Lay the galaxy cards as the map sheet shows, white cards face up and grey ones face down."
    ),
    english(
        "Sort the buildings by their names, and shuffle the time cards and the event cards, each by themselves."
    ),
    english("Both players shuffle their five activity cards and lay them in a row, face up."),
    english(
        "Put both ships on Earth, the Aliens on their place behind the last card, and the Anomaly aside."
    ),
    english("The cubes are the supply; a bonus planet that lies face up gets its cube at once."),
)
