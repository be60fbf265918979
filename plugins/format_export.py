"""Exporting in a format of a plugin: the map is checked like for any export, made whole, and then written."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.checks.survey import by_severity
from hullwright.schema.files.atomic_file import Write, save
from hullwright.schema.files.export import Forbidden, Further
from hullwright.schema.records import Json

from .contributions_exporters import Exporter
from .map_context import MapContext


def export_as(
    exporter: Exporter,
    context: MapContext,
    path: Path,
    *,
    options: Mapping[str, Json] | None = None,
    forced: bool = False,
    further: Further = lambda _: (),
    write: Write = save,
) -> tuple[Problem, ...]:
    """Write a map in a plugin's format and return what is to be said of it; errors forbid it unless forced.

    Nothing is written before the plugin is done.
    """
    exporter.insist_on(context.original)
    problems = by_severity([*context.problems, *further(context.examination)])
    if not forced and any(each.severity is Severity.ERROR for each in problems):
        raise Forbidden(context.original.name, problems)
    folder = path.with_name(beside_of(path))
    placed = replace(context, beside=folder.name, beside_address=folder.absolute().as_uri())
    files = exporter.exported_files(placed, options)
    if files.beside:
        folder.mkdir(exist_ok=True)
    for name, content in files.beside.items():
        write(folder / name, [content])
    # Last of all: whoever finds it finds what it refers to.
    write(path, [files.content])
    return problems


def beside_of(path: Path) -> str:
    """Return the name of the folder for the files that go with one.

    >>> beside_of(Path("out/cold-dock.tmj"))
    'cold-dock-files'
    """
    return f"{path.name.partition('.')[0] or 'map'}-files"
