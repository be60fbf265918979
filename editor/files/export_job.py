"""The job of exporting: a map is checked, also by the checks of plugins, and written for engines."""

from collections.abc import Iterable
from pathlib import Path

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.files.progress import Progress
from hullwright.schema.records import JsonObject

from .reading import map_of
from .sentences import message_to_json


def export(asked: JsonObject, progress: Progress) -> JsonObject:
    """Export `map` to `path`; errors forbid it unless it is `forced`."""
    from hullwright.schema.files.exporting import Forbidden, export
    from hullwright.schema.kinds.examination import Examination

    from ..inspection.plugged import plugged_problems

    examination, path = Examination(map_of(asked["map"], asked["path"])), Path(asked["path"])
    is_written = True
    try:
        problems = export(
            examination, path, forced=asked["forced"], further=plugged_problems, progress=progress
        )
    except Forbidden as fault:
        is_written, problems = False, fault.problems
    return {
        "written": is_written,
        "spaces": len(examination.board),
        "errors": _sentences(problems, Severity.ERROR),
        "warnings": _sentences(problems, Severity.WARNING),
    }


def _sentences(problems: Iterable[Problem], severity: Severity) -> list[JsonObject]:
    return [message_to_json(each.message) for each in problems if each.severity is severity]
