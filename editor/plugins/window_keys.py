"""Keys that commands of the window have, for those who look for a free one without a window."""

from collections.abc import Mapping

_BY_MODIFIER: Mapping[str, str] = {
    "": "0 1 2 3 4 5 6 7 8 9 F1 F11 F3 F4 F5 F6 F7 F8 F9 M R X",
    "Alt": "0 1 2 3 4 5 6 7 8 9 F9",
    "Alt+Shift": "F9",
    "Ctrl": "0 9 A B C D E F F3 F9 G I L N O P Q S V W X Y Z",
    "Ctrl+Alt": "G L S",
    "Ctrl+Shift": "A B E G H I K L M N P S T V Z",
    "Shift": "B F F1 F11 F3 F4 F5 F6 F8 F9 L N R T W",
}

WINDOW_KEYS = frozenset(
    "+".join(filter(None, (modifier, key)))
    for modifier, keys in _BY_MODIFIER.items()
    for key in keys.split()
)
"""The keys that no tool or command of a plugin can have; those of our tools stand beside the tools."""
