"""Terms of the game in words: rulesets, bots, groups of rules, decks, and what events speak of."""

from collections.abc import Mapping

from hullwright.schema.messages import english

RULESETS: Mapping[str, str] = {
    "ultimate": english("Ultimate edition"),
    "ultimate-first-game": english("Ultimate edition, first game"),
    "black-basic": english("Black edition, basic game"),
    "black-advanced": english("Black edition, advanced game"),
}
BOTS: Mapping[str, str] = {
    "random": english("Random player"),
    "greedy": english("Hothead"),
    "belief": english("Detective"),
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

NAMES: Mapping[str, str] = {
    "captain": english("captain"),
    "pilot": english("pilot"),
    "psychologist": english("psychologist"),
    "soldier": english("soldier"),
    "executive_officer": english("executive officer"),
    "co_pilot": english("co pilot"),
    "engineer": english("engineer"),
    "medic": english("medic"),
    "blink": english("blink"),
    "silent": english("silent Alien"),
    "surge": english("surge"),
    "brute": english("brute"),
    "invisible": english("invisible"),
    "lurking": english("lurking"),
    "fast": english("fast"),
    "psychic": english("psychic"),
    "attack": english("attack"),
    "teleport": english("teleport"),
    "adrenaline": english("adrenaline"),
    "sedatives": english("sedatives"),
    "defence": english("defence"),
    "spotlight": english("spotlight"),
    "clone": english("clone"),
    "sensor": english("sensor"),
    "mutation": english("mutation"),
    "cat": english("cat"),
    "identity": english("identity"),
    "green": english("green"),
    "red": english("red"),
    "human": english("human"),
    "alien": english("alien"),
    "aboard": english("aboard"),
    "escaped": english("escaped"),
    "eliminated": english("eliminated"),
}
"""Characters and cards in the middle of a sentence, with what became of somebody."""
