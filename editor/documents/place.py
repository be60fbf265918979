"""A place: one tab with an open document in it."""

from PySide6.QtCore import QObject

from .document import Document


class Place(QObject):
    """What all tabs have in common; each sort of document has its own sort of place."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self.document = document
