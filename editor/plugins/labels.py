"""Labels of the plugin page; strangers' texts are shown as they are, never as markup."""

from PySide6.QtCore import Qt

from ..shell.plain_text import PlainLabel


def words(text: str, *, faint: bool = False, name: str = "") -> PlainLabel:
    """Return a text that wraps and can be copied."""
    label = PlainLabel(text)
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setProperty("faint", faint)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def heading(text: str) -> PlainLabel:
    """Return the heading of a part."""
    label = PlainLabel(text)
    label.setWordWrap(True)
    label.setProperty("heading", True)
    return label


def title(text: str) -> PlainLabel:
    """Return the title of the page or of a plugin."""
    label = heading(text)
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * 1.5)
    label.setFont(font)
    return label


def figures(text: str, name: str) -> PlainLabel:
    """Return digits and letters that are compared one by one, such as a hash."""
    # A line can only be broken at spaces, and a hash has none.
    half = len(text) // 2
    label = words(f"{text[:half]} {text[half:]}" if half > 20 else text, name=name)
    font = label.font()
    font.setFamilies(["DejaVu Sans Mono", "Menlo", "Consolas", "monospace"])
    label.setFont(font)
    return label
