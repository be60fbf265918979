"""Terms of the game in words: rulesets, and groups of rules."""

from collections.abc import Mapping

from hullwright.schema.messages import english

RULESETS: Mapping[str, str] = {
    "standard": english("Standard rules"),
    "first-game": english("First game: open hands, no aborts, a short pile"),
}
GROUPS: Mapping[str, str] = {"NE": english("Variants and open questions of the rules")}
