"""Texts as they are: how what a document says is put on the screen, so that nothing in it is markup.

Qt takes a text that looks like HTML for HTML, in labels, tooltips and helps alike, and opens the files
that its pictures name; an ampersand in the title of a button becomes a shortcut, and a mark in that of a
window vanishes. Any text may hold something of a document: a title, a tag, the name of a file, an
error that quotes them. So no text of this program is markup, ours included, but for the sheet of
shortcuts, which escapes what it is given. Three things hold it:

- `PlainLabel` is the only label, and the functions below are the way to buttons, titles and helps;
- the style sheet makes plain what Qt itself and plugins make: tooltips, labels in forms and dialogs;
- a test finds whoever makes a label otherwise, and another fills every panel with hostile documents.
"""

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QLabel, QWidget

from hullwright.schema.visible_text import visible, visible_line

STYLE = "QLabel, QToolTip { qproperty-textFormat: PlainText; }"
"""For the style sheet of the program: labels that somebody else makes are plain as well."""


class PlainLabel(QLabel):
    """A label that shows a text as it is, with signs that are not seen written out."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = ""
        # Before there is a text: to look at one as HTML can be enough to open a file.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show another text."""
        self._shown = visible(text)
        # Beside a field that it names, an ampersand would become a shortcut.
        super().setText(self._shown.replace("&", "&&") if self.buddy() else self._shown)

    def text(self) -> str:
        """Return the text that is shown."""
        return self._shown

    def setBuddy(self, buddy: QWidget) -> None:
        """Name a field for those who hear the window."""
        super().setBuddy(buddy)
        self.setText(self._shown)


def button_title(text: str) -> str:
    """Return a text for a button, a tab or a menu, in which an ampersand is an ampersand."""
    return visible_line(text).replace("&", "&&")


def window_title(text: str) -> str:
    """Return a text for the title of a window, in which Qt would look for a place for its mark."""
    return visible_line(text).replace("[*]", "[*][*]")


def help_text(text: str) -> str:
    """Return a text for a help that a person calls for (Shift+F1), which has no label."""
    shown = visible(text)
    return Qt.convertFromPlainText(shown) if Qt.mightBeRichText(shown) else shown
