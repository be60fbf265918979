"""News of the pointer: where the hand is and what the tool says there, told once a frame, after the picture."""

from PySide6.QtCore import QObject, Signal

from ..concepts.editor_kind import Cell
from ..documents.afterwards import Afterwards


class PointerNews(QObject):
    """Lets nobody wait for those who want to know where the mouse is."""

    pointed = Signal(object)
    """The cell that is pointed at, or None; also when only what lies in it may be another."""
    moved = Signal()
    """Another cell is pointed at."""
    noted = Signal(str)
    """Other words about what would happen."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.cell: Cell | None = None
        """The cell that is pointed at."""
        self._note = self._told_note = ""
        self._told_cell: Cell | None = None
        self._afterwards = Afterwards(self, self._tell)

    def point_at(self, cell: Cell | None) -> None:
        """Take note of the cell that is pointed at."""
        self.cell = cell
        self._afterwards.ask()

    def note(self, words: str) -> None:
        """Take note of what the tool says; only its last words count."""
        self._note = words
        self._afterwards.ask()

    def look_again(self) -> None:
        """Tell anew what is pointed at: it may be something else by now."""
        self._afterwards.ask()

    def _tell(self) -> None:
        if self.cell != self._told_cell:
            self._told_cell = self.cell
            self.moved.emit()
        self.pointed.emit(self.cell)
        if self._note != self._told_note:
            self._told_note = self._note
            self.noted.emit(self._note)
