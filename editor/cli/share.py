"""`hullwright share`: a zone as a short text that fits into a message."""

from pathlib import Path

import click

from ..drawing.terminal_style import style
from ..languages.words import tr
from .files import a_file
from .printing import echo
from .translated_commands import TranslatedCommand


@click.command(cls=TranslatedCommand)
@click.argument("path", type=a_file, metavar="MAP")
def share(path: Path) -> None:
    """Print a short text code for a hex zone; `hullwright import` reads it back.

    Zones of the usual size get the code that public tools read as well. What does not fit into a
    code is named.
    """
    from hullwright.plugins.public_formats.share_code import (
        is_for_everyone,
        left_out_of,
        share_code,
    )
    from hullwright.schema.files.reader import read_map
    from hullwright.schema.messages import joined

    document = read_map(path)
    code = share_code(document)
    echo(code)
    if left_out := left_out_of(document):
        told = tr(
            "A code carries the name and the sectors. Not in it: {fields}.", fields=joined(left_out)
        )
        echo(f"{style('!', fg='yellow')} {told}", err=True)
    if not is_for_everyone(code):
        told = tr(
            "Other programs don't read this code: the public one is for zones of 23 × 14 with one "
            "start for each side, pods 1 to 4 and nothing special."
        )
        echo(f"{style('!', fg='yellow')} {told}", err=True)
