"""Commands that go back and forth in the history of the document in front, whatever it is."""

from collections.abc import Callable

from PySide6.QtGui import QUndoStack

from ..documents.workplaces import Workplaces
from ..languages.words import tr
from ..shell.commands import Command


def history_commands(workplaces: Workplaces) -> list[Command]:
    """Return undo and redo."""
    return [
        Command(
            name="edit.undo",
            title=tr("Undo"),
            run=_with_history(workplaces, QUndoStack.undo),
            menu="Edit",
            key="Ctrl+Z",
            icon="undo",
            help=tr("Takes the last step back; the History panel shows them all."),
            hindered=lambda: _nothing_done(workplaces),
        ),
        Command(
            name="edit.redo",
            title=tr("Redo"),
            run=_with_history(workplaces, QUndoStack.redo),
            menu="Edit",
            key="Ctrl+Y Ctrl+Shift+Z",
            icon="redo",
            help=tr("Does again what was undone last."),
            hindered=lambda: _nothing_undone(workplaces),
        ),
    ]


def _with_history(workplaces: Workplaces, act: Callable[[QUndoStack], None]) -> Callable[[], None]:
    def run() -> None:
        if workplaces.front is not None:
            act(workplaces.front.document.history)

    return run


def _nothing_done(workplaces: Workplaces) -> str:
    if workplaces.front is None:
        return tr("No map is open: make a new one or open one first.")
    if workplaces.front.document.history.canUndo():
        return ""
    return tr("There is nothing to undo: all is as it was opened.")


def _nothing_undone(workplaces: Workplaces) -> str:
    if workplaces.front is None:
        return tr("No map is open: make a new one or open one first.")
    if workplaces.front.document.history.canRedo():
        return ""
    return tr("There is nothing to redo: no step was undone.")
