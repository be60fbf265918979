"""Terms of the game in words: rulesets, and groups of rules."""

from collections.abc import Mapping

from hullwright.schema.messages import english

RULESETS: Mapping[str, str] = {"standard": english("Standard rules")}
GROUPS: Mapping[str, str] = {"SA": english("Variants and open questions of the rules")}
