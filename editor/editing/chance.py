"""Chance: edits of whole maps that are left to it, and can be rolled again."""

from hullwright.schema.late_dataclass import late_dataclass

from ..concepts.editor_kind import LayoutCommand
from ..documents.document import Document
from ..documents.workplace import Workplace
from ..languages.words import tr


@late_dataclass
class _Done:
    """A layout command by chance that was done, and which step of which history it was."""

    layout_command: LayoutCommand
    document: Document
    step: int


class Chance:
    """Runs layout commands, each with a seed of its own, and remembers the last one."""

    def __init__(self) -> None:
        self._seed = 0
        self._last: _Done | None = None

    def do(self, place: Workplace, layout_command: LayoutCommand) -> None:
        """Run a layout command as one step of the history."""
        self._seed += 1
        seed, document = self._seed, place.document
        document.apply_to_layout(
            layout_command.title,
            lambda layout: layout_command.edit(layout, seed),
            layout_command.icon,
        )
        self._last = (
            _Done(layout_command, document, document.history.index())
            if layout_command.by_chance
            else None
        )

    def hindered(self, place: Workplace) -> str:
        """Return why chance can't choose anew, or nothing if it can."""
        last, history = self._last, place.document.history
        if last and last.document is place.document and last.step == history.index() > 0:
            return ""
        return tr("The last step involved no chance.")

    def again(self, place: Workplace) -> None:
        """Take the last one back and do it with another seed."""
        if self._last is not None:
            place.document.history.undo()
            self.do(place, self._last.layout_command)
