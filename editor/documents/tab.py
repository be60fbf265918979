"""A tab: what everything that stands in a tab offers, be it a document or a page."""

from typing import Protocol

from PySide6.QtGui import QUndoStack


class Tab(Protocol):
    """What the window asks of the tab in front, whatever is in it."""

    @property
    def title(self) -> str:
        """What people call it."""
        ...

    @property
    def is_changed(self) -> bool:
        """Whether something in it is not saved."""
        ...

    @property
    def history(self) -> QUndoStack | None:
        """The steps that Undo takes back, or None if there are no steps here."""
        ...
