"""The formats that plugins bring, as `hullwright export --formats` lists them."""

from hullwright.plugins.contributions_exporters import known_exporters
from hullwright.plugins.host import Status
from hullwright.plugins.host.usual import usual_host

from ..drawing.terminal_style import style
from ..languages.words import language_in_use, tr
from .printing import echo


def print_formats() -> None:
    """Print each format with its ending, the map kind it is for and its title; and why it can't be used yet."""
    known = known_exporters(usual_host())
    if not known:
        echo(tr("No plugin brings a format. See docs/plugins.md for how to write one."))
        return
    width = max(map(len, known))
    for name, exporter in known.items():
        kind = exporter.kind or tr("every kind of map")
        title = exporter.title(language_in_use())
        echo(f"{style(name.ljust(width), bold=True)}  {exporter.suffix}  {kind}  {title}")
        plugin = exporter.contributed.plugin
        if plugin.status is not Status.READY and plugin.reason:
            echo(f"  {style('!', fg='yellow')} {tr(plugin.reason)}")
