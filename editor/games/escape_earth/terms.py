"""Terms of the game in words: rulesets, and groups of rules."""

from collections.abc import Mapping

from hullwright.schema.messages import english

RULESETS: Mapping[str, str] = {
    "beginner": english("Beginners"),
    "expert": english("Experts"),
    # What scenarios of earlier versions name.
    "standard": english("Standard rules, without a level"),
}
GROUPS: Mapping[str, str] = {"EE": english("Levels, time, outposts and galaxies")}
