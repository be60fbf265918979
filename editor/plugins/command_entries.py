"""Commands of plugins as entries of the menus: enabled for the maps they are for, with keys that are free."""

from collections.abc import Sequence
from functools import partial

from hullwright.plugins.commands import MENU, usable_commands
from hullwright.plugins.contributions import full_name, worded
from hullwright.plugins.host import Contributed, Host

from ..documents.absence import no_map
from ..documents.workplaces import Workplaces
from ..languages.words import language_in_use, tr
from ..shell.commands import Command
from ..shell.menus import MENUS
from .command_runs import CommandRuns
from .plugin_tools import drawing

ICON = "command"
"""The drawing of a command that names none, or one that we don't have."""
LAST = 90
"""The group of commands of plugins: below all of ours."""


def command_entries(host: Host, runs: CommandRuns, workplaces: Workplaces) -> Sequence[Command]:
    """Return an entry for each command of a plugin; its code is loaded in another process when it is chosen."""
    return [_entry(each, runs, workplaces) for each in usable_commands(host)]


def _entry(contributed: Contributed, runs: CommandRuns, workplaces: Workplaces) -> Command:
    stated, language = contributed.contribution, language_in_use()
    title = worded(stated.title, language, contributed.id)
    return Command(
        name=f"plugin.{full_name(contributed)}",
        title=title,
        run=partial(runs.run, contributed, title),
        menu=stated.menu if stated.menu in MENUS else MENU,
        group=LAST,
        key=stated.key,
        icon=drawing(contributed, ICON),
        help=worded(stated.help, language)
        or tr("A command of the plugin {name}.", name=contributed.plugin.name),
        hindered=partial(_hindrance, stated.kind, runs, workplaces),
        is_elsewhere=partial(_is_elsewhere, stated.kind, workplaces),
    )


def _hindrance(kind: str, runs: CommandRuns, workplaces: Workplaces) -> str:
    """Return why a command can't be run now, or nothing if it can."""
    if workplaces.current is None:
        return no_map(workplaces)
    if _is_elsewhere(kind, workplaces):
        return tr("It is for maps of another kind.")
    return tr("Another plugin command is running.") if runs.is_busy else ""


def _is_elsewhere(kind: str, workplaces: Workplaces) -> bool:
    """Tell whether a command is for maps of another kind than the one in front."""
    current = workplaces.current
    return current is not None and bool(kind) and current.map.kind != kind
