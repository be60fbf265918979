"""`hullwright import`: bring in a map from a format that players already have."""

from pathlib import Path

import click

from ..drawing.terminal_style import style
from ..languages.words import tr
from .completion import import_formats
from .files import a_file, force, keep_what_is_there, output_writer
from .plugin_events import tell_saved
from .printing import echo
from .translated_commands import TranslatedCommand


@click.command("import", cls=TranslatedCommand)
@click.argument("path", type=a_file, metavar="FILE")
@click.option("-o", "--output", required=True, type=a_file, help="The map to write.")
@click.option(
    "--format",
    "format_name",
    shell_complete=import_formats,
    help="The format, if it can't be told from the content.",
)
@click.option(
    "--name", help="What people call the map, if the file does not say it or says it badly."
)
@click.option(
    "--legend",
    multiple=True,
    metavar="SIGN=KIND",
    help="What a colour of a picture or a sign of rows stands for, such as '#ffffff=silent' or '4=silent'. May be repeated.",
)
@click.option(
    "--base", type=click.IntRange(0, 1), help="For cell lists: whether they count from 0 or from 1."
)
@force
def import_(
    path: Path,
    output: Path,
    format_name: str | None,
    name: str | None,
    legend: tuple[str, ...],
    base: int | None,
    force: bool,
) -> None:
    """Read a zone in one of the public formats and write it as a Hullwright map.

    The format is told by the content: share code, cell list, labelled grid, spaces, number rows,
    letter rows, or a pixel map (PNG). What looks like a mistake in the copy is named.
    """
    from dataclasses import replace

    from hullwright.plugins.importers import import_map
    from hullwright.schema.files.contents import content_of
    from hullwright.schema.files.writer import readable_text
    from hullwright.schema.limits import MAX_FILE_BYTES

    keep_what_is_there(output, forced=force)
    imported = import_map(
        content_of(path, MAX_FILE_BYTES), path.name, format_name, _options(legend, base)
    )
    document = replace(imported.document, name=name) if name else imported.document
    output_writer(forced=force)(output, [readable_text(document, output)])
    for note in imported.notes:
        echo(f"{style('!', fg='yellow')} {tr(note.message)}", err=True)
    echo(f"{output}: {document.name}", err=True)
    tell_saved(output, document)


def _options(legend: tuple[str, ...], base: int | None) -> dict[str, object]:
    """Return what importers are told beyond the content; each takes what concerns it."""
    options: dict[str, object] = {}
    if legend:
        options["legend"] = dict(entry.partition("=")[::2] for entry in legend)
    if base is not None:
        options["base"] = base
    return options
