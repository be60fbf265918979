"""`hullwright run`: have a command of a plugin done to a map."""

from pathlib import Path

import click

from .completion import contributed
from .files import a_file, force, keep_what_is_there, output_writer
from .plugin_events import tell_saved
from .printing import echo
from .translated_commands import TranslatedCommand


@click.command(cls=TranslatedCommand)
@click.argument("name", metavar="NAME", shell_complete=contributed("commands"))
@click.argument("path", type=a_file, metavar="MAP")
@click.option("-o", "--output", type=a_file, help="The file to write; if not given, MAP itself.")
@click.option(
    "--select", help="Cells to select first, as labels parted by commas, such as D09,E10."
)
@force
def run(name: str, path: Path, *, output: Path | None, select: str | None, force: bool) -> None:
    """Have a command of a plugin done to a map.

    NAME is that of the command, such as swap-command/swap; its second half is enough if no other
    plugin has a command of that name. The map is read, the command runs in a process of its own with
    a time limit, and what it changes is written. Without --output that takes the place of MAP, which
    needs --force. Exit code: 0 done, 2 something can't be read, written or done.
    """
    from hullwright.plugins.commands import SECONDS
    from hullwright.schema.files.reader import read_map
    from hullwright.schema.files.writer import text_of

    from ..languages.words import tr
    from .plugin_tasks import done_for_terminal

    if output is not None:
        keep_what_is_there(output, forced=force)
    document = read_map(path)
    result = done_for_terminal(name, document, _labels(select), SECONDS)
    if result.message is not None:
        echo(tr(result.message))
    if result.document is None and output is None:
        echo(tr("{path}: nothing was changed.", path=path), err=True)
        return
    target, made = output or path, result.document or document
    keep_what_is_there(target, forced=force)
    output_writer(forced=force)(target, [text_of(made)])
    echo(f"{target}: {made.name}", err=True)
    tell_saved(target, made)


def _labels(select: str | None) -> tuple[str, ...]:
    return tuple(filter(None, (each.strip() for each in (select or "").split(","))))
