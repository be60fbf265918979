"""Actions: each command as one QAction that menus, toolbar, palette and shortcuts share."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence

from ..drawing.icon import icon
from .action_texts import ActionTexts, made_action
from .commands import Command, with_run
from .number_action import NumberAction
from .refresh_pace import RefreshPace
from .settings import ProgramSettings
from .shortcuts import Keys, Shortcuts
from .tab_page import PageCommand

Suits: TypeAlias = Callable[[str, str], bool]
"""Tells whether what is in front has something for the command of a name in a menu of a path."""
SOME = 20
"""So many commands are refreshed at a time, well within a millisecond."""


class Actions(QObject):
    """Everything a person can do, ready to be put into menus."""

    added = Signal()
    """The commands are others."""
    rekeyed = Signal()
    """Some command has another shortcut."""
    refreshed = Signal()
    """What can be done now, and what is switched on, was asked anew."""
    reshown = Signal()
    """Some command is shown now, or is shown no more."""
    running = Signal(str)
    """The name of a command that is about to be carried out."""
    ran = Signal(str)
    """The name of a command that was carried out."""

    def __init__(
        self,
        commands: Sequence[Command],
        settings: ProgramSettings,
        suits: Suits = lambda _name, _menu: True,
    ) -> None:
        super().__init__()
        self.suits = suits
        self._commands: dict[str, Command] = {}
        self._actions: dict[str, QAction] = {}
        self._reasons: dict[str, str] = {}
        self._keys: dict[str, Keys] = {}
        self._page_commands: Callable[[], Mapping[str, PageCommand]] = dict
        self._of_page: Mapping[str, PageCommand] = {}
        """What commands mean for the page in front, as it was when last asked."""
        self._drawn: set[str] = set()
        self._shown: dict[str, bool] = {}
        """By name, whether menus show a command, where somebody has asked."""
        self._is_reshown = False
        self._completion: Callable[[], object] | None = None
        self.shortcuts = Shortcuts(settings)
        self._texts = ActionTexts(self.shortcuts)
        self._pace = RefreshPace(self, self.refresh, self._refresh_in_steps)
        self.extend(commands)

    def __iter__(self) -> Iterator[Command]:
        self._complete()
        return iter(self.at_hand())

    def __contains__(self, name: object) -> bool:
        if name not in self._commands:
            self._complete()
        return name in self._commands

    def at_hand(self) -> list[Command]:
        """Return the commands without those that nobody has had a use for by now, such as tools of other maps."""
        return list(self._commands.values())

    def complete_by(self, completion: Callable[[], object]) -> None:
        """Have something take in what is missing as soon as somebody wants to see all commands."""
        self._completion = completion

    def _complete(self) -> None:
        completion, self._completion = self._completion, None
        if completion is not None:
            completion()

    def action(self, name: str) -> QAction:
        """Return the action of a command; KeyError if there is none of that name."""
        return self._actions[self.command(name).name]

    def command(self, name: str) -> Command:
        """Return the command of a name; KeyError if there is none."""
        if name not in self._commands:
            self._complete()
        return self._commands[name]

    def all(self) -> list[QAction]:
        """Return all actions, for the window that hears their shortcuts."""
        return list(self._actions.values())

    def extend(self, commands: Sequence[Command]) -> None:
        """Take in further commands, such as those of a plugin."""
        self._take_in(commands, [])

    def extend_runs(self, *runs: Sequence[Command]) -> None:
        """Take in those commands that are new, and put each run of commands in its order."""
        new = [each for run in runs for each in run if each.name not in self._commands]
        self._take_in(new, runs)

    def _take_in(self, commands: Sequence[Command], runs: Sequence[Sequence[Command]]) -> None:
        if not commands:
            return
        for command in commands:
            if command.name in self._commands:
                raise ValueError(f"two commands are named {command.name!r}")
            self._commands[command.name] = command
            self._actions[command.name] = self._made(command)
        for run in runs:
            self._commands = with_run(self._commands, [each.name for each in run])
        self.shortcuts.add(commands)
        self._give_keys()
        self._of_page = self._page_commands()
        for command in commands:
            self._refresh(command)
        self.refreshed.emit()
        self.added.emit()

    def withdraw(self, names: Iterable[str]) -> None:
        """Forget commands, such as those of a plugin that is gone; their keys are free again."""
        gone = set(names) & set(self._commands)
        if not gone:
            return
        for name in gone:
            del self._commands[name]
            self._reasons.pop(name, None)
            self._texts.forget(name)
            self._keys.pop(name, None)
            self._drawn.discard(name)
            self._shown.pop(name, None)
            action = self._actions.pop(name)
            action.setShortcuts([])
            action.deleteLater()
        self.shortcuts.remove(gone)
        self._give_keys()
        self.added.emit()

    def run(self, name: str) -> None:
        """Carry out a command as if its menu entry were chosen."""
        action = self.action(name)
        if self._pace.is_pending:
            # What hindered it may be gone by now.
            self._refresh(self._commands[name])
        action.trigger()

    def do(self, command: Command) -> None:
        """Carry out a command, also one that is in no menu, such as going to an open tab."""
        if command.name in self._actions:
            self.run(command.name)
        else:
            self._run(command)

    def reason(self, name: str) -> str:
        """Return why a command can't be done now, or nothing if it can."""
        return self._in_force(self.command(name)).hindered()

    def follow_page(self, commands: Callable[[], Mapping[str, PageCommand]]) -> None:
        """Let the page in front say what commands do, by their names; it is asked at every refresh."""
        self._page_commands = commands
        self.refresh()

    def has_use(self, command: Command) -> bool:
        """Tell whether what is in front has something for a command: else no menu shows it."""
        if command.name in self._of_page:
            return True
        return self.suits(command.name, command.menu) and not command.is_elsewhere()

    def refresh(self) -> None:
        """Ask anew what can be done and what is switched on."""
        for _ in self._refresh_in_steps():
            pass

    def _refresh_in_steps(self) -> Iterator[None]:
        """Refresh, and pause after every few commands so that no stroke waits for all."""
        if self._pace.is_over:
            return
        self._of_page = self._page_commands()
        for number, command in enumerate(list(self._commands.values()), start=1):
            if command.name in self._commands:
                self._refresh(command)
            if number % SOME == 0:
                yield
        self._pace.stop()
        if self._is_reshown:
            self._is_reshown = False
            self.reshown.emit()
        self.refreshed.emit()

    def catch_up(self, key: str) -> None:
        """Refresh the command of a key before the others: one that follows a stroke at once must not be lost."""
        if not self._pace.is_pending:
            return
        owner = self.shortcuts.owner(key)
        if owner is not None and owner in self._commands:
            self._of_page = self._page_commands()
            self._refresh(self._commands[owner])
        else:
            # It may be the beginning of a sequence, or another keyboard's way to write one.
            self.refresh()

    def retire(self) -> None:
        """Refresh nothing any more: the window that it would be asked of goes."""
        self._pace.end()
        self._page_commands = dict

    def refresh_soon(self, *_: object) -> None:
        """Refresh when the present event is over, once for any number of calls; any signal fits."""
        self._pace.soon()

    def refresh_later(self, *_: object) -> None:
        """Refresh after the next picture, a few commands at a time, as after a stroke; any signal fits."""
        self._pace.later()

    def refresh_when_calm(self, *_: object) -> None:
        """Refresh once no more is found out about a step; any signal fits."""
        self._pace.when_calm()

    def draw(self, names: Iterable[str]) -> None:
        """Give commands their icons: when they are to be seen, because drawing all takes a while."""
        for name in set(names) - self._drawn:
            self._drawn.add(name)
            if self._commands[name].icon:
                self._actions[name].setIcon(icon(self._commands[name].icon))

    def change_keys(self, name: str, keys: Keys) -> None:
        """Give a command other shortcuts; whoever had one of them goes without it."""
        self.shortcuts.change(name, keys)
        self._give_keys()

    def reset_keys(self, name: str | None = None) -> None:
        """Give a command, or all of them, their usual shortcuts back."""
        self._complete()
        self.shortcuts.reset(None if name is None else [name])
        self._give_keys()

    def _made(self, command: Command) -> QAction:
        action = made_action(command, self)
        action.triggered.connect(lambda _=False: self._run(command))
        return action

    def _run(self, command: Command) -> None:
        # The state may have changed since the last refresh; never do what can't be done.
        self._of_page = self._page_commands()
        meant = self._in_force(command)
        if not meant.hindered():
            self.running.emit(command.name)
            meant.run()
            self.ran.emit(command.name)
        self.refresh_later()

    def _refresh(self, command: Command) -> None:
        action = self._actions[command.name]
        if command.is_on is not None:
            # Also after a click, which ticked the box before the command had its say.
            action.setChecked(command.is_on())
        is_shown = self.has_use(command)
        if is_shown != self._shown.get(command.name, True):
            self._shown[command.name] = is_shown
            self._is_reshown = True
            action.setVisible(is_shown)
        if command.named is not None and self._texts.rename(action, command):
            self._describe(command)
        if isinstance(action, NumberAction):
            action.follow()
        reason = self._in_force(command).hindered()
        if reason != self._reasons.get(command.name):
            self._reasons[command.name] = reason
            action.setEnabled(not reason)
        self._describe(command)

    def _in_force(self, command: Command) -> Command | PageCommand:
        """Return what a command means for the tab in front."""
        return self._of_page.get(command.name) or command

    def _describe(self, command: Command) -> None:
        reason = self._reasons.get(command.name, "")
        sentence = reason or self._in_force(command).help or command.help
        self._texts.tell(self._actions[command.name], command, sentence)

    def _give_keys(self) -> None:
        for name, action in self._actions.items():
            keys = self.shortcuts.of(name)
            if keys != self._keys.get(name, ()):
                self._keys[name] = keys
                action.setShortcuts([QKeySequence(key) for key in keys])
                # One that is new is described when it is known what hinders it.
                if name in self._reasons:
                    self._describe(self._commands[name])
        self.rekeyed.emit()
