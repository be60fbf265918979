"""`hullwright share`: a zone as a short text that fits into a message."""

from pathlib import Path

import click

from .files import a_file
from .printing import echo
from .translated_commands import TranslatedCommand


@click.command(cls=TranslatedCommand)
@click.argument("path", type=a_file, metavar="MAP")
def share(path: Path) -> None:
    """Print a short text code for a hex zone; `hullwright import` reads it back.

    Zones of the usual size get the code that public tools read as well.
    """
    from hullwright.plugins.public_formats.share_code import share_code
    from hullwright.schema.files.reader import read_map

    echo(share_code(read_map(path)))
