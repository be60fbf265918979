"""What a scenario changes in the ruleset, as sentences: numbers by templates of their own."""

from collections.abc import Mapping

from ..game import ChangeWords

NUMBERS: Mapping[str, str] = {
    "hand": "Tiles that a player holds: {after}.",
    "energy": "Energy tokens that a player has: {after}.",
    "fuse": "Tiles that the draw pile begins with at the most: {after}.",
    "teams": "Teams: {after}. The first meeple that is out wins for its whole team.",
}
"""By fields of the ruleset."""

WITHOUT: Mapping[str, str] = {
    "hand": "Players hold as many tiles as the map says.",
    "energy": "There are no energy tokens, so that nobody flies.",
    "fuse": "The draw pile is not cut.",
    "teams": "Everybody plays alone.",
}
"""Where a field has no number any more."""

CHANGES = ChangeWords(NUMBERS, WITHOUT)
