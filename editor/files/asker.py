"""Asking the person: for files, for one of several things."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from ..languages.words import tr


class Pattern(NamedTuple):
    """Files of a sort, for a file dialog."""

    title: str
    globs: str
    """Such as "*.json"; several are parted by spaces."""


class Asker(Protocol):
    """Whoever answers questions for the person; tests answer by themselves."""

    def open_paths(self, title: str, folder: Path, patterns: Sequence[Pattern]) -> Sequence[Path]:
        """Return files to open, or none."""
        ...

    def save_path(self, title: str, suggested: Path, patterns: Sequence[Pattern]) -> Path | None:
        """Return a file to write, which the person agreed to overwrite if it is there, or None."""
        ...

    def folder(self, title: str, start: Path) -> Path | None:
        """Return a folder, or None."""
        ...

    def one_of(self, title: str, question: str, answers: Sequence[str]) -> int | None:
        """Return the place of one of several answers, or None."""
        ...

    def show_lines(self, title: str, lines: Sequence[str]) -> None:
        """Show a list of sentences to be read and copied."""
        ...


class DialogAsker:
    """Asks with dialogs in front of a window."""

    def __init__(self, window: Callable[[], QWidget]) -> None:
        # Asked for each time: another language brings another window.
        self._window = window

    def open_paths(self, title: str, folder: Path, patterns: Sequence[Pattern]) -> Sequence[Path]:
        """Ask for files to open."""
        chosen, _ = QFileDialog.getOpenFileNames(
            self._window(), title, str(folder), _filters(patterns)
        )
        return [Path(each) for each in chosen]

    def save_path(self, title: str, suggested: Path, patterns: Sequence[Pattern]) -> Path | None:
        """Ask for a file to write."""
        dialog = QFileDialog(self._window(), title, str(suggested.parent), _filters(patterns))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # The dialog has to know the suffix, else it asks about overwriting another file.
        dialog.setDefaultSuffix(suggested.suffix.removeprefix("."))
        dialog.selectFile(suggested.name)
        try:
            return Path(dialog.selectedFiles()[0]) if dialog.exec() else None
        finally:
            dialog.deleteLater()

    def folder(self, title: str, start: Path) -> Path | None:
        """Ask for a folder."""
        chosen = QFileDialog.getExistingDirectory(self._window(), title, str(start))
        return Path(chosen) if chosen else None

    def one_of(self, title: str, question: str, answers: Sequence[str]) -> int | None:
        """Ask for one of several answers."""
        chosen, agreed = QInputDialog.getItem(
            self._window(), title, question, list(answers), 0, False
        )
        return list(answers).index(chosen) if agreed else None

    def show_lines(self, title: str, lines: Sequence[str]) -> None:
        """Show sentences beside the window, which stays usable."""
        from .lines_dialog import LinesDialog

        dialog = LinesDialog(title, lines, self._window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()


def _filters(patterns: Sequence[Pattern]) -> str:
    return ";;".join(
        tr("{title} ({globs})", title=each.title, globs=each.globs) for each in patterns
    )
