"""The formats that can be imported, as `hullwright import --formats` lists them."""

from hullwright.plugins.contributions import worded
from hullwright.plugins.importers import importers
from hullwright.plugins.own_formats import OwnFormats

from ..drawing.terminal_style import style
from ..languages.words import language_in_use, tr
from .printing import echo


def print_import_formats() -> None:
    """Print each format with its title, and those of one's own with what their signs stand for."""
    known, own = importers(), OwnFormats().all()
    width = max(map(len, [*known, *own]))
    for name, importer in known.items():
        title = worded(importer.title, language_in_use(), name)
        echo(f"{style(name.ljust(width), bold=True)}  {importer.kind}  {title}")
    if own:
        echo(tr("Formats of your own:"))
    for name, mine in own.items():
        legend = ",".join(f"{sign}={kind}" for sign, kind in mine.legend.items())
        echo(f"{style(name.ljust(width), bold=True)}  {mine.format}  {legend}")
