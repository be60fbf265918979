"""A place: one tab with an open document in it."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoStack

from .document import Document


class Place(QObject):
    """What all tabs with documents have in common; each sort of document has its own sort of place."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self.document = document

    @property
    def title(self) -> str:
        """The name of the document."""
        return self.document.value.name

    @property
    def is_changed(self) -> bool:
        """Whether the document is not saved; one that was never saved nor changed has nothing to lose."""
        return not self.document.is_saved

    @property
    def history(self) -> QUndoStack:
        """The steps of the document."""
        return self.document.history
