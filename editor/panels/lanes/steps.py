"""Steps of the keyboard: from one side of a square to another, and through its middle."""

from collections.abc import Mapping

from PySide6.QtCore import Qt

MIDDLE = ""
"""The place of the cursor that is no side."""

_ARROWS: Mapping[int, str] = {
    Qt.Key.Key_Up: "N",
    Qt.Key.Key_Right: "E",
    Qt.Key.Key_Down: "S",
    Qt.Key.Key_Left: "W",
}
_AWAY: Mapping[str, str] = {"N": "S", "S": "N", "E": "W", "W": "E"}


def stepped(cursor: str, key: int) -> str | None:
    """Return where the cursor goes with an arrow key, or None for other keys.

    >>> stepped("", Qt.Key.Key_Up), stepped("N", Qt.Key.Key_Down), stepped("N", Qt.Key.Key_Left)
    ('N', '', 'W')
    """
    towards = _ARROWS.get(key)
    if towards is None:
        return None
    return MIDDLE if cursor and _AWAY[cursor] == towards else towards
