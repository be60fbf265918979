"""The job of exporting: a map is checked, also by the checks of plugins, and written for engines."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.atomic_file import Saved, save
from hullwright.schema.files.export import PlayedUnder
from hullwright.schema.files.progress import Progress
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message
from hullwright.schema.processes.tasks import plain_message
from hullwright.schema.records import Json, JsonObject


def export(asked: Mapping[str, Json], progress: Progress) -> JsonObject:
    """Export `map` to `path`, under a `scenario` if one is named; errors forbid it unless it is `forced`."""
    from hullwright.schema.files.export import Forbidden, export

    from ..inspection.plugin_checks import plugin_problems

    examination, under = _subject(asked["map"], asked["scenario"])
    path = Path(asked["path"])
    made: list[Saved] = []

    def write(path: Path, parts: Iterable[str | bytes]) -> Saved:
        made.append(save(path, parts))
        return made[0]

    try:
        problems = export(
            examination,
            path,
            forced=asked["forced"],
            further=plugin_problems,
            under=under,
            progress=progress,
            write=write,
        )
    except Forbidden as fault:
        problems = fault.problems
    return {
        "written": bool(made),
        "saved": made[0] if made else None,
        "spaces": len(examination.board),
        "errors": _sentences(problems, Severity.ERROR),
        "warnings": _sentences(problems, Severity.WARNING),
    }


def _subject(
    value: MapDocument, scenario: Scenario | None
) -> tuple[Examination, PlayedUnder | None]:
    """Return what is exported: a map by itself, or as it is played under a scenario."""
    if scenario is None:
        return Examination(value), None
    from hullwright.engines.loader import prepared
    from hullwright.plugins.host import Host
    from hullwright.plugins.rules import rule_book

    found = prepared(value, scenario, rule_book(Host()))
    return found.examined, found.exported


def _sentences(problems: Iterable[Problem], severity: Severity) -> list[Message]:
    return [plain_message(each.message) for each in problems if each.severity is severity]
