"""What a scenario changes in the ruleset, as sentences: numbers by templates of their own."""

from collections.abc import Mapping

from hullwright.schema.messages import english

from ..game import ChangeWords

NUMBERS: Mapping[str, str] = {
    "hand": english("Tiles a player holds: {after}."),
    "energy": english("Energy tokens a player has: {after}."),
    "fuse": english("Tiles in the draw pile at the start, at most: {after}."),
    "teams": english("Teams: {after}. The first meeple to get out wins for its whole team."),
}
"""By fields of the ruleset."""

WITHOUT: Mapping[str, str] = {
    "hand": english("Players hold as many tiles as the map gives them."),
    "energy": english("There are no energy tokens, so nobody flies."),
    "fuse": english("The draw pile is not cut."),
    "teams": english("Everybody plays alone."),
}
"""Where a field has no number any more."""

CHANGES = ChangeWords(NUMBERS, WITHOUT)
