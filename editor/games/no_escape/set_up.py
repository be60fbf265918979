"""How a game of No Escape is set up (NE-20 … NE-24)."""

from hullwright.schema.messages import english

SET_UP = (
    english("Lay the start board in the middle, and the tiles of the map sheet around it."),
    english("Put the new paths face up beside the board."),
    english(
        "Shuffle maze tiles and action tiles together; each player draws a hand, and the rest is the draw pile."
    ),
    english("Whoever has only action tiles discards them and draws again."),
    english("Everybody puts a meeple on the hub and takes energy tokens, full side up."),
)
