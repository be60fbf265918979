"""How a game of Escape from the Aliens in Outer Space is set up."""

from hullwright.schema.messages import english

FROM_BOX = english(
    "Characters, sector cards, item cards and escape pod cards come from the box of the game; the rules "
    "page says which of them differ."
)
SET_UP = (
    english(
        "Give everybody a map sheet and a pencil, and fold the sheet so that nobody else sees it."
    ),
    english(
        "Deal a character to each player, half of them Humans and half Aliens; with an odd number, one more Alien."
    ),
    english(
        "Shuffle the sector cards, the item cards and the escape pod cards, each by themselves."
    ),
    english(
        "Humans begin on the Human start and Aliens on the Alien start; both are on the map sheet."
    ),
)
