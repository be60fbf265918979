"""The symbols that sector kinds of one's own can bear, each with its letter where maps are drawn in text."""

from collections.abc import Mapping

SYMBOLS: Mapping[str, str] = {
    "arrow": "➤",
    "bolt": "↯",
    "cracks": "⌗",
    "crate": "▣",
    "cross": "✚",
    "drop": "◍",
    "ear": "◖",
    "eye": "◉",
    "fan": "✣",
    "flame": "♨",
    "gear": "⚙",
    "hush": "∅",
    "key": "⚷",
    "lever": "⏚",
    "lock": "◙",
    "skull": "☠",
    "star": "★",
    "wave": "≋",
}
"""Every symbol by its name; `editor/drawing` has a picture of each under the same name."""

STRANGE = "?"
"""How a sector kind without a symbol of ours is drawn in text."""
