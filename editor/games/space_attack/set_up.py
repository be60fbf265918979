"""How a game of Space Attack is set up (SA-10 … SA-15)."""

from hullwright.schema.messages import english

SET_UP = (
    english(
        "Glue the parts of the board together, and put the creatures where the map sheet shows them."
    ),
    english(
        "Shuffle the station tiles within their classes and lay them on the station, backs hidden."
    ),
    english("Put a turret on each Reactor tile."),
    english(
        "Everybody takes crew and pods, looks at the values of the crew once, and turns them over."
    ),
    english(
        "In turn, place one crew at a time on a tile without crew, and then one pod at a time beside the station."
    ),
)
