"""The texts of actions: what menus, tooltips and the status bar say of a command, set only where it is something else."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from ..languages.words import tr
from .commands import Command
from .number_action import NumberAction
from .plain_text import button_title, help_text
from .shortcuts import Keys, Shortcuts, shown


class ActionTexts:
    """Keeps what actions say in step with their commands."""

    def __init__(self, shortcuts: Shortcuts) -> None:
        self._shortcuts = shortcuts
        self._told: dict[str, tuple[Keys, str]] = {}
        """By name, the keys and the sentence that the texts of an action tell."""

    def forget(self, name: str) -> None:
        """Have a command's texts told anew."""
        self._told.pop(name, None)

    def rename(self, action: QAction, command: Command) -> bool:
        """Call a command what it is called now; return whether that is something else."""
        called = button_title(command.called())
        if called == action.text():
            return False
        action.setText(called)
        self.forget(command.name)
        return True

    def tell(self, action: QAction, command: Command, sentence: str) -> None:
        """Let tooltip and status bar tell the keys of a command, and a sentence."""
        keys = self._shortcuts.of(command.name)
        if self._told.get(command.name) == (keys, sentence):
            return
        self._told[command.name] = keys, sentence
        # Without its number, which may take a while to find out: the row in the menu says it.
        title = command.title if command.number else command.called()
        action.setToolTip(tip(title, shown(keys), sentence))
        action.setStatusTip(sentence or title)


def made_action(command: Command, parent: QObject) -> QAction:
    """Return an action that says of a command what always holds."""
    action = NumberAction(command.number, parent) if command.number else QAction(parent)
    action.setText(button_title(command.title))
    action.setObjectName(command.name)
    action.setCheckable(command.is_on is not None)
    action.setWhatsThis(help_text(command.help or command.title))
    return action


def tip(title: str, key: str, sentence: str) -> str:
    """Return the tooltip of something to press: its title, its key and a sentence."""
    name = title.removesuffix("…")
    named = tr("{title} ({key})", title=name, key=key) if key else name
    return tr("{title} — {help}", title=named, help=sentence) if sentence else named
