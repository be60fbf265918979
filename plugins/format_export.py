"""Exporting in a format of a plugin: the map is checked like for any export, made whole, and then written."""

from collections.abc import Mapping
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
    write(path, [exporter.exported(context, options)])
    return problems
