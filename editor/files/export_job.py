"""The job of exporting: a map is checked, also by the checks of plugins, and written for engines or in a plugin's format."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.files.atomic_file import Saved, Write, save
from hullwright.schema.files.progress import Progress
from hullwright.schema.messages import Message
from hullwright.schema.processes.tasks import plain_message
from hullwright.schema.records import Json, JsonObject

if TYPE_CHECKING:
    from hullwright.plugins.map_context import MapContext


def export(asked: Mapping[str, Json], progress: Progress) -> JsonObject:
    """Export `map` to `path`, under a `scenario` if one is named, in a `format` of a plugin if one is named.

    The format is given its `options`. Errors forbid it unless it is `forced`.
    """
    from hullwright.plugins.map_context import MapContext
    from hullwright.schema.files.export import Forbidden

    context = MapContext(asked["map"], asked["scenario"])
    made: list[Saved] = []

    def write(path: Path, parts: Iterable[str | bytes]) -> Saved:
        made.append(save(path, parts))
        return made[0]

    try:
        problems = (_in_format if asked["format"] else _for_engines)(
            asked, context, write, progress
        )
    except Forbidden as fault:
        problems = fault.problems
    return {
        "written": bool(made),
        "saved": made[0] if made else None,
        "errors": _sentences(problems, Severity.ERROR),
        "warnings": _sentences(problems, Severity.WARNING),
    }


def _for_engines(
    asked: Mapping[str, Json], context: "MapContext", write: Write, progress: Progress
) -> tuple[Problem, ...]:
    from hullwright.schema.files.export import export

    from ..inspection.plugin_checks import plugin_problems

    return export(
        context.examination,
        Path(asked["path"]),
        forced=asked["forced"],
        further=plugin_problems,
        under=context.under,
        progress=progress,
        write=write,
    )


def _in_format(
    asked: Mapping[str, Json], context: "MapContext", write: Write, _: Progress
) -> tuple[Problem, ...]:
    from hullwright.plugins.contributions_exporters import exporter_named
    from hullwright.plugins.format_export import export_as
    from hullwright.plugins.host.usual import usual_host

    from ..inspection.plugin_checks import plugin_problems

    return export_as(
        exporter_named(usual_host(), asked["format"]),
        context,
        Path(asked["path"]),
        options=asked["options"],
        forced=asked["forced"],
        further=plugin_problems,
        write=write,
    )


def _sentences(problems: Iterable[Problem], severity: Severity) -> list[Message]:
    return [plain_message(each.message) for each in problems if each.severity is severity]
