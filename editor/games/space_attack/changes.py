"""What a scenario changes in the ruleset, as sentences: numbers by templates of their own."""

from collections.abc import Mapping

from hullwright.schema.messages import english

from ..game import ChangeWords

NUMBERS: Mapping[str, str] = {
    "move_points": english("Movement points in a turn: {after}."),
    "pods_per_player": english("Pods that each player begins with: {after}."),
    "colours_of_two": english(
        "Colours that each plays in a game of two: {after} instead of {before}."
    ),
    "crew_on_inner_tile": english(
        "Crew that begin on an inner tile at the most: {after} instead of {before}."
    ),
    "rounds_after_station": english("Rounds after the last tile is gone, at the most: {after}."),
}
"""By fields of the ruleset."""

WITHOUT: Mapping[str, str] = {
    "move_points": english("Movement points in a turn are as the map says."),
    "pods_per_player": english("Pods are as the map says."),
    "rounds_after_station": english("The game goes on to the last crew, without a limit."),
}
"""Where a field has no number any more."""

CHANGES = ChangeWords(NUMBERS, WITHOUT)
