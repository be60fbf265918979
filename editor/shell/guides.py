"""Guides: the command palette and the shortcut sheet, made when first asked for."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtGui import QClipboard
from PySide6.QtWidgets import QWidget

from .actions import Actions
from .settings import ProgramSettings

if TYPE_CHECKING:
    from .command_list import Further
    from .command_palette import CommandPalette
    from .shortcut_sheet import ShortcutSheet


class Guides:
    """Opens what helps to find commands; starting up need not wait for any of it."""

    def __init__(
        self,
        actions: Actions,
        settings: ProgramSettings,
        clipboard: QClipboard,
        window: QWidget,
        further: "Further" = lambda: (),
    ) -> None:
        self._actions = actions
        self._settings = settings
        self._clipboard = clipboard
        self._window = window
        self._further = further

    @cached_property
    def palette(self) -> "CommandPalette":
        """The command palette."""
        from .command_palette import CommandPalette

        return CommandPalette(self._actions, self._settings, self._window, self._further)

    @cached_property
    def sheet(self) -> "ShortcutSheet":
        """The shortcut sheet."""
        from .shortcut_sheet import ShortcutSheet

        return ShortcutSheet(self._actions, self._clipboard, self._window)

    def open_palette(self) -> None:
        """Open the command palette over the window."""
        self.palette.open_over(self._window)

    def open_sheet(self) -> None:
        """Open the shortcut sheet beside the work."""
        _bring(self.sheet)
        self.sheet.search.setFocus()


def _bring(guide: QWidget) -> None:
    guide.show()
    guide.raise_()
    guide.activateWindow()
