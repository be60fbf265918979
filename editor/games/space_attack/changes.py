"""What a scenario changes in the ruleset, as sentences: numbers by templates of their own."""

from collections.abc import Mapping

from hullwright.schema.messages import english

from ..game import ChangeWords

NUMBERS: Mapping[str, str] = {
    "move_points": english("Movement points per turn: {after}."),
    "pods_per_player": english("Pods each player starts with: {after}."),
    "colours_of_two": english(
        "Colours each player has in a two-player game: {after} instead of {before}."
    ),
    "crew_on_inner_tile": english(
        "Crew that start on an inner tile at most: {after} instead of {before}."
    ),
    "rounds_after_station": english("Rounds after the last tile is gone, at most: {after}."),
}
"""By fields of the ruleset."""

WITHOUT: Mapping[str, str] = {
    "move_points": english("Movement points per turn are as on the map."),
    "pods_per_player": english("Pods are as on the map."),
    "rounds_after_station": english("The game goes on until no crew is left, without a limit."),
}
"""Where a field has no number any more."""

CHANGES = ChangeWords(NUMBERS, WITHOUT)
