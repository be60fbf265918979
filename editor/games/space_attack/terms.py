"""Terms of the game in words: rulesets, bots, and groups of rules."""

from collections.abc import Mapping

from hullwright.schema.messages import english

RULESETS: Mapping[str, str] = {"standard": english("Standard rules")}
BOTS: Mapping[str, str] = {
    "random": english("Random player"),
    "rescuer": english("Rescuer"),
}
GROUPS: Mapping[str, str] = {"SA": english("Variants and open questions of the rules")}
