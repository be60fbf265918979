"""Terms of the game in words: rulesets, groups of rules, decks, and what events speak of."""

from collections.abc import Mapping

from hullwright.schema.messages import english

RULESETS: Mapping[str, str] = {
    "ultimate": english("Ultimate edition"),
    "ultimate-first-game": english("Ultimate edition, first game"),
    "black-basic": english("Black edition, basic game"),
    "black-advanced": english("Black edition, advanced game"),
}
GROUPS: Mapping[str, str] = {
    "A": english("A  Everybody"),
    "B": english("B  Humans"),
    "C": english("C  Aliens"),
    "D": english("D  Pods"),
    "E": english("E  Winning"),
    "G": english("G  Items"),
    "H": english("H  Characters"),
    "J": english("J  Cards"),
    "mode": english("Modes"),
    "reading": english("Other readings of the rules"),
}
"""What the rules of a group are about."""

DECKS: Mapping[str, str] = {
    "sector_deck": english("Dangerous-sector cards"),
    "item_deck": english("Item cards"),
    "own_cards": english("This scenario's own cards"),
    "pod_deck": english("Pod cards"),
}
"""The fields that are decks, in the order in which they are printed."""
