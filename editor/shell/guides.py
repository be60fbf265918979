"""Guides: the command palette, the shortcut sheet and the shortcut editor, made when first asked for."""

from functools import cached_property

from PySide6.QtGui import QClipboard
from PySide6.QtWidgets import QWidget

from .actions import Actions
from .command_list import Further
from .command_palette import CommandPalette
from .settings import ProgramSettings
from .shortcut_editor import ShortcutEditor
from .shortcut_sheet import ShortcutSheet


class Guides:
    """Opens what helps to find commands; starting up need not wait for any of it."""

    def __init__(
        self,
        actions: Actions,
        settings: ProgramSettings,
        clipboard: QClipboard,
        window: QWidget,
        further: Further = lambda: (),
    ) -> None:
        self._actions = actions
        self._settings = settings
        self._clipboard = clipboard
        self._window = window
        self._further = further

    @cached_property
    def palette(self) -> CommandPalette:
        """The command palette."""
        return CommandPalette(self._actions, self._settings, self._window, self._further)

    @cached_property
    def sheet(self) -> ShortcutSheet:
        """The shortcut sheet."""
        return ShortcutSheet(self._actions, self._clipboard, self._window)

    @cached_property
    def editor(self) -> ShortcutEditor:
        """The shortcut editor."""
        return ShortcutEditor(self._actions, self._window)

    def open_palette(self) -> None:
        """Open the command palette over the window."""
        self.palette.open_over(self._window)

    def open_sheet(self) -> None:
        """Open the shortcut sheet beside the work."""
        _bring(self.sheet)
        self.sheet.search.setFocus()

    def open_editor(self) -> None:
        """Open the shortcut editor beside the work."""
        _bring(self.editor)
        self.editor.search.setFocus()


def _bring(guide: QWidget) -> None:
    guide.show()
    guide.raise_()
    guide.activateWindow()
