"""What events and desks speak of: characters and cards in the middle of a sentence."""

from collections.abc import Mapping

from hullwright.schema.messages import english

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
