"""The job of exporting: checks a map, also by the checks of plugins, and writes it for engines."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.messages import Message
from hullwright.schema.processes.tasks import plain_message

from .course import Report, counted, stage

if TYPE_CHECKING:
    from hullwright.schema.boards.board import Board
    from hullwright.schema.kinds.examination import Examination

SURVEYED, CHECKED = 0.3, 0.8
"""How much of the time has passed when the board is compiled, and when everything is checked."""


def export(asked: Mapping[str, Any], report: Report) -> dict[str, Any]:
    """Export `map` to `path`; errors forbid it unless it is `forced`."""
    from hullwright.schema.kinds.examination import Examination

    examination = Examination(asked["map"])
    problems = _problems(examination, report)
    errors = _sentences(problems, Severity.ERROR)
    is_written = not errors or asked["forced"]
    if is_written:
        _write(examination, problems, Path(asked["path"]), stage(report, CHECKED, 1.0))
    return {
        "written": is_written,
        "spaces": len(examination.board),
        "errors": errors,
        "warnings": _sentences(problems, Severity.WARNING),
    }


def _problems(examination: "Examination", report: Report) -> tuple[Problem, ...]:
    """Return what our checks and those of plugins find; the plugins are asked last, as one more check."""
    from hullwright.plugins.contributions_checks import by_severity

    from ..inspection.plugged import plugged_problems

    survey, checks = examination.survey, examination.kind.checks
    report(SURVEYED)
    under_way = counted(checks.values(), len(checks) + 1, stage(report, SURVEYED, CHECKED))
    ours = [problem for check in under_way for problem in check(survey)]
    return by_severity([*ours, *plugged_problems(examination)])


def _write(
    examination: "Examination", problems: tuple[Problem, ...], path: Path, report: Report
) -> None:
    from hullwright.schema.files.exporting import parts
    from hullwright.schema.files.saving import save

    board = examination.board
    pieces = parts(examination.document, board, problems)
    save(path, counted(pieces, _number_of_pieces(board), report))


def _number_of_pieces(board: "Board") -> int:
    """Return about how many pieces the text of an export comes in: mostly commas and runs of spaces and links."""
    from hullwright.schema.files.exporting import SMALL

    step = 1 if len(board) <= SMALL else 1000
    links = (len(board.links) + len(board.one_way)) // 2
    return 10 + 2 * (len(board) // step + links // (16 * step))


def _sentences(problems: tuple[Problem, ...], severity: Severity) -> list[Message]:
    return [plain_message(each.message) for each in problems if each.severity is severity]
