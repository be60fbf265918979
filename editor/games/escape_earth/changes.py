"""What a scenario changes in the ruleset, as sentences: numbers by templates of their own."""

from collections.abc import Mapping

from hullwright.schema.messages import english

from ..game import ChangeWords

NUMBERS: Mapping[str, str] = {
    "removed": english("Galaxy cards removed unseen: {after}."),
    "rounds": english("The game is lost after round {after} instead of {before}."),
}
"""By fields of the ruleset."""

CHANGES = ChangeWords(NUMBERS)
