"""`hullwright plugins`: which plugins there are, which may run code, and which are switched off."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message

from ..drawing.terminal_style import style
from ..languages.words import error_text, tr
from .check import MARKS as PROBLEM_MARKS
from .completion import plugin_ids
from .confirmation import insist_on_yes
from .files import a_file
from .plugin_authoring import new, test
from .plugin_settings import settings
from .printing import echo, echo_json
from .translated_commands import TranslatedGroup

if TYPE_CHECKING:
    from hullwright.plugins.host import Plugin
    from hullwright.schema.records import JsonObject

MARKS = {
    "ready": ("✓", "green"),
    "untrusted": ("?", "yellow"),
    "disabled": ("–", "bright_black"),
    "too_new": ("✗", "red"),
    "broken": ("✗", "red"),
    "set_aside": ("–", "bright_black"),
}
FAILING = ("!", "yellow")
"""The mark of a plugin that can be used though not all of it works."""

SHOWN = 5
"""So much is listed of what can't be used of one plugin; `plugins check` says all."""

an_id = click.argument("plugin_id", metavar="ID", shell_complete=plugin_ids)


@click.group(cls=TranslatedGroup)
def plugins() -> None:
    """List, install, trust, switch on and off, remove, make, check and test plugins.

    A plugin is a folder with a plugin.toml, or a zip of one. “hullwright plugins install” puts it
    into the folder that “hullwright plugins list” names. What a plugin brings as data can be used at once; its code runs only after you trust it,
    and has to be trusted again when anything in the folder changes.
    """


@plugins.command("list")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for programs.")
def list_(as_json: bool) -> None:
    """List all plugins, and why some can't be used.

    With each comes what it contributes, and what of that can't be used. Nothing of any plugin is run for that. Marks: ✓ ready,
    ! ready but not all of it works, ? waits to be trusted, – switched off, ✗ can't be used.
    """
    from hullwright.plugins.host import Host
    from hullwright.plugins.testing import examined

    host = Host()
    listed = [examined(each, host) for each in host.plugins()]
    if as_json:
        printed = {
            "folder": str(host.folder),
            "complaint": str(host.complaint) if host.complaint else None,
            "plugins": [_to_json(each) for each in listed],
        }
        echo_json(printed)
        return
    for plugin in listed:
        _print(plugin)
    echo(style(tr("Your own plugins go into {folder}", folder=host.folder), dim=True))
    if host.complaint:
        echo(f"{style('!', fg='yellow')} {_said(host.complaint)}", err=True)


@plugins.command()
@click.argument("path", type=a_file, metavar="PATH")
@click.option(
    "--replace", is_flag=True, help="Take the place of an installed plugin of the same id."
)
def install(path: Path, replace: bool) -> None:
    """Install the plugin in a folder or a zip file.

    It is copied whole or not at all, and none of it is run. A plugin that is replaced is put aside
    for two weeks.
    """
    from hullwright.plugins.host.installation import AlreadyThere, Keeper

    try:
        installed = Keeper().install(path, replace=replace)
    except AlreadyThere as fault:
        replacing = tr("To replace it, add --replace.")
        echo(f"hullwright: {_said(fault)} {replacing}", err=True)
        sys.exit(2)
    for each in installed.replaced:
        echo(tr("The plugin that was there before is in {place}", place=each.place), err=True)
    _print(installed.plugin)


@plugins.command()
@an_id
def remove(plugin_id: str) -> None:
    """Remove one of your own plugins; it is put aside for two weeks."""
    from hullwright.plugins.host.installation import Keeper

    removed = Keeper().remove(plugin_id)
    said = tr(
        "Removed: {id}. To have it back, move {place} to {was}",
        id=removed.id,
        place=removed.place,
        was=removed.was,
    )
    echo(said)


@plugins.command()
@an_id
@click.option("--yes", is_flag=True, help="Do not ask.")
def trust(plugin_id: str, yes: bool) -> None:
    """Let the code of a plugin run, exactly as it is now.

    Code of a plugin can do whatever you can do: read, change and delete your files, and use the
    network. Trust it only if you know where it comes from. When anything in its folder changes, you
    are asked again. The code is then tried in a process of its own; exit code 1 if it fails there.
    """
    from hullwright.plugins.host import Host

    host = Host()
    plugin = host.sound(plugin_id)
    if not plugin.codes:
        echo(tr("{id} has no code, so there is nothing to trust.", id=plugin.id), err=True)
        return
    if not yes:
        _ask(plugin)
    trusted = host.trust(plugin_id)
    said = tr("Trusted: {id}, content {hash}", id=plugin.id, hash=plugin.content_hash)
    echo(said, err=True)
    _try(trusted)


def _ask(plugin: "Plugin") -> None:
    said = tr(
        "{name} ({id}) in {folder}",
        name=_said(plugin.name),
        id=plugin.id,
        folder=_said(plugin.folder),
    )
    echo(said, err=True)
    echo(tr("content: {hash}", hash=plugin.content_hash), err=True)
    echo(tr("code: {names}", names=", ".join(plugin.codes)), err=True)
    echo(
        tr(
            "Its code can do whatever you can do: read, change and delete your files, and use the "
            "network. Nobody has checked it for you."
        ),
        err=True,
    )
    insist_on_yes(tr("Do you trust it?"))


def _try(plugin: "Plugin") -> None:
    if plugin.status != "ready":
        return
    found = [fault for fault in map(plugin.fault, plugin.codes) if fault]
    for fault in found:
        echo(f"{style('✗', fg='red')} {_said(fault)}", err=True)
    sys.exit(1 if found else 0)


@plugins.command()
@an_id
def distrust(plugin_id: str) -> None:
    """Let no code of a plugin run any more.

    What it brings as data can still be used.
    """
    from hullwright.plugins.host import Host

    _print(Host().distrust(plugin_id))


@plugins.command()
@an_id
def enable(plugin_id: str) -> None:
    """Switch a plugin on again."""
    from hullwright.plugins.host import Host

    _print(Host().enable(plugin_id))


@plugins.command()
@an_id
def disable(plugin_id: str) -> None:
    """Switch a plugin off: nothing it contributes is seen."""
    from hullwright.plugins.host import Host

    _print(Host().disable(plugin_id))


@plugins.command()
@click.argument("folder", type=a_file, metavar="FOLDER")
@click.option(
    "--run-code", is_flag=True, help="Try its code too. Only for a plugin you wrote or trust."
)
def check(folder: Path, run_code: bool) -> None:
    """Check the plugin in a folder, as its author.

    Checked are the manifest, titles and data, and on request that the code loads. Without
    --run-code nothing of it is run, unless you trust it as it is now. Exit code: 0 nothing is
    wrong, 1 something is.
    """
    from hullwright.plugins.host import Host
    from hullwright.plugins.testing import looked_at, mistakes

    host = Host()
    plugin = looked_at(folder, host)
    runs = run_code or plugin.status == "ready"
    found = mistakes(folder, run_code=runs, beside=host)
    for mistake in found:
        mark, colour = PROBLEM_MARKS[mistake.severity]
        echo(f"{style(mark, fg=colour)} {tr(mistake.sentence)}")
    fails = any(each.fails for each in found)
    if not fails:
        fine = tr("{id}: nothing is wrong.", id=plugin.id)
        echo(f"{style('✓', fg='green')} {fine}")
    if plugin.codes and not runs:
        echo(tr("Its code was not tried; --run-code does that."), err=True)
    sys.exit(1 if fails else 0)


for _command in (new, test, settings):
    plugins.add_command(_command)


def _print(plugin: "Plugin") -> None:
    from ..plugins.plugin_words import ORIGINS, SORTS, is_failing, status_words

    mark, colour = FAILING if is_failing(plugin) else MARKS[plugin.status]
    version = plugin.manifest.plugin_version if plugin.manifest else "?"
    echo(
        f"{style(mark, fg=colour)} {style(_said(plugin.id), bold=True)} {version} · "
        f"{tr(ORIGINS[plugin.origin])} · {status_words(plugin)}"
    )
    for sort, names in _contributed(plugin).items():
        echo(f"    {tr(SORTS[sort])}: {', '.join(names)}")
    if plugin.origin != "shipped" and plugin.codes:
        echo("    " + tr("code: {names}", names=", ".join(plugin.codes)))
    if plugin.reason:
        echo(f"    {_said(plugin.reason)}")
    for each in plugin.unusable[:SHOWN]:
        echo(f"    {style('✗', fg='red')} {tr(each)}")
    if len(plugin.unusable) > SHOWN:
        echo(f"    … (+{len(plugin.unusable) - SHOWN})")


def _contributed(plugin: "Plugin") -> dict[str, list[str]]:
    """Return the ids of what a plugin contributes, by sort."""
    made: dict[str, list[str]] = {}
    for each in plugin.contributions():
        made.setdefault(each.sort, []).append(each.id)
    return made


def _to_json(plugin: "Plugin") -> "JsonObject":
    return {
        "id": plugin.id,
        "name": plugin.name,
        "version": plugin.manifest.plugin_version if plugin.manifest else None,
        "origin": str(plugin.origin),
        "status": str(plugin.status),
        "reason": str(plugin.reason) if plugin.reason else None,
        "unusable": [str(each) for each in plugin.unusable],
        "folder": str(plugin.folder),
        "content_hash": plugin.content_hash or None,
        "contributes": _contributed(plugin),
        "code": list(plugin.codes),
    }


def _said(text: object) -> str:
    """Return in the language of the terminal what a plugin is said to be or to lack."""
    match text:
        case Message():
            return tr(text)
        case HullwrightError():
            return error_text(text)
    return str(text)
