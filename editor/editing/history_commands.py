"""Commands that go back and forth in the history of the tab in front, be it a document or a page."""

from collections.abc import Callable
from contextlib import nullcontext

from PySide6.QtGui import QUndoStack

from ..documents.absence import no_document
from ..documents.place import Place
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
            help=tr("Takes back the last step; the History panel shows them all."),
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


def _history(workplaces: Workplaces) -> QUndoStack | None:
    return workplaces.tab.history if workplaces.tab else None


def _with_history(workplaces: Workplaces, act: Callable[[QUndoStack], None]) -> Callable[[], None]:
    def run() -> None:
        history, place = _history(workplaces), workplaces.tab
        if history is None:
            return
        with place.document.in_hand() if isinstance(place, Place) else nullcontext():
            act(history)

    return run


def _nothing_done(workplaces: Workplaces) -> str:
    history = _history(workplaces)
    if history is None:
        return _no_steps(workplaces)
    return (
        ""
        if history.canUndo()
        else tr("There is nothing to undo: everything is as it was when opened.")
    )


def _nothing_undone(workplaces: Workplaces) -> str:
    history = _history(workplaces)
    if history is None:
        return _no_steps(workplaces)
    return "" if history.canRedo() else tr("There is nothing to redo: no step was undone.")


def _no_steps(workplaces: Workplaces) -> str:
    if workplaces.page is None:
        return no_document(workplaces)
    return tr("{page} has no steps to undo or redo.", page=workplaces.page.title)
