"""Samples on the command line: all that a map can begin with, by name."""

from pathlib import Path

import click

from .printing import echo


def sample_maps() -> dict[str, Path]:
    """Return the files of the sample maps by name; of two alike the later one bears its plugin's, too."""
    from hullwright.plugins.samples import further_samples
    from hullwright.samples import maps
    from hullwright.schema.documents.maps import MAP_FORMAT

    known = {path.stem: path for path in maps()}
    for each in further_samples():
        if each.format == MAP_FORMAT:
            known[each.full_name if each.path.stem in known else each.path.stem] = each.path
    return known


def _print_samples(context: click.Context, _: click.Parameter, is_wanted: bool) -> None:
    if not is_wanted or context.resilient_parsing:
        return
    from hullwright.plugins.samples import further_samples

    from ..languages.words import error_text

    for name in sample_maps():
        echo(name)
    for each in further_samples():
        if each.trouble:
            echo(error_text(each.trouble), err=True)
    context.exit()


list_samples = click.option(
    "--list",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_samples,
    help="List the samples, those of plugins among them, and stop.",
)
"""The option that lists all samples."""
