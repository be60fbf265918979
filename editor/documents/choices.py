"""What a person has chosen to work with: tool, contents, brush size, and so on."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from hullwright.schema.late_dataclass import late_dataclass

from ..concepts.cell_edges import USUAL_PEN, EdgePen
from ..concepts.piece import Piece


@late_dataclass
class Choice:
    """The present choices, as a value."""

    tool: str
    first: str
    second: str
    size: int = 0
    everywhere: bool = False
    piece: Piece | None = None
    edge: EdgePen = USUAL_PEN
    locks_pieces: bool = False
    """Whether brushes leave pieces alone that are put down one by one, such as pods and starts."""


class Choices(QObject):
    """The choices for a map kind, shared by all open maps of that kind."""

    changed = Signal(Choice)
    """The new choice."""

    def __init__(self, choice: Choice) -> None:
        super().__init__()
        self.now = choice

    # Any: whatever fields a choice has.
    def choose(self, **values: Any) -> None:
        """Choose something else; tells those who listen if anything is different."""
        chosen = replace(self.now, **values)
        if chosen != self.now:
            self.now = chosen
            self.changed.emit(chosen)
