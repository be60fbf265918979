"""`hullwright check`: say what is wrong with maps and other documents."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import click

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.complaints import Unexamined, Unreadable, own_faults
from hullwright.schema.messages import english
from hullwright.schema.records import JsonObject

from ..drawing.terminal_style import style
from ..languages.words import error_text, tr
from .files import a_file, documents
from .plugin_events import tell_checked
from .printing import echo, echo_json, progress_stream
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from hullwright.plugins.scenario_trial import ScenarioTrial
    from hullwright.schema.documents.maps import MapDocument
    from hullwright.schema.documents.scenarios import Scenario

MARKS = {
    Severity.ERROR: ("✗", "red"),
    Severity.WARNING: ("!", "yellow"),
    Severity.HINT: ("·", "cyan"),
}
SEVERITIES = {
    Severity.ERROR: english("error"),
    Severity.WARNING: english("warning"),
    Severity.HINT: english("hint"),
}
FINE, PROBLEMS, UNREADABLE = 0, 1, 2

Judge: TypeAlias = "Callable[[MapDocument], tuple[Problem, ...]]"
"""Returns the problems of a map."""


class Judges(NamedTuple):
    """What judges documents that can be read: maps, and scenarios by their rules."""

    of_map: Judge
    of_scenario: "Callable[[Scenario], tuple[Problem, ...]]"

    def problems(self, document: object) -> tuple[Problem, ...]:
        """Return what is wrong with a document; nothing with those that have only a form."""
        from hullwright.schema.documents.maps import MapDocument
        from hullwright.schema.documents.scenarios import Scenario

        if isinstance(document, MapDocument):
            return self.of_map(document)
        return self.of_scenario(document) if isinstance(document, Scenario) else ()


@dataclass
class FileVerdict:
    """What is to be said of one file."""

    path: Path
    status: str = "ok"
    problems: tuple[Problem, ...] = ()
    unreadable: Unreadable | None = None
    exit_code: int = field(default=FINE)

    def to_json(self) -> JsonObject:
        """Return the verdict as `check --json` prints it."""
        complaints = self.unreadable.complaints if self.unreadable else ()
        return {
            "path": str(self.path),
            "status": self.status,
            "problems": [each.to_json() for each in self.problems],
            "complaints": [each.to_json() for each in complaints],
        }


@click.command(cls=TranslatedCommand)
@click.argument("paths", nargs=-1, required=True, type=a_file, metavar="PATH…")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for programs.")
@click.option("--scenario", type=a_file, help="Judge maps under the rules of a scenario.")
@click.option("--hints/--no-hints", default=True, help="Show hints as well as errors and warnings.")
def check(paths: tuple[Path, ...], as_json: bool, scenario: Path | None, hints: bool) -> None:
    """Check maps, scenarios, recorded games and plugin manifests.

    Maps are also judged by the checks of the plugins that you have installed and trust, scenarios by
    the rules that they name.
    PATH is a file or a folder, which is searched with all its folders. Exit code: 0 no errors,
    1 errors were found, 2 something can't be read or examined.
    """
    judges = Judges(_under(scenario) if scenario else _alone, _scenarios())
    verdicts = _verdicts(list(documents(paths)), judges)
    if as_json:
        _print_json(verdicts)
    else:
        for verdict in verdicts:
            for line in verdict_lines(verdict, hints=hints):
                echo(line)
        _print_total(verdicts)
    tell_checked(verdicts)
    sys.exit(max((each.exit_code for each in verdicts), default=FINE))


def _verdicts(files: list[tuple[Path, bool]], judges: Judges) -> list[FileVerdict]:
    found = []
    with click.progressbar(
        files,
        label=tr("Checking"),
        file=progress_stream(),
        hidden=len(files) < 20 or not sys.stderr.isatty(),
    ) as bar:
        for path, named in bar:
            verdict = _verdict(path, judges)
            if named or not _is_foreign(verdict):
                found.append(verdict)
    return found


def _is_foreign(verdict: FileVerdict) -> bool:
    """Tell whether a file that a folder happens to hold is no document of ours, or one for its own plugin alone."""
    return verdict.status == "foreign" or _is_for_its_plugin(verdict)


def _is_for_its_plugin(verdict: FileVerdict) -> bool:
    """Tell whether a map lies in a plugin's folder and is of no kind that is known: `plugins check` judges it."""
    if verdict.unreadable is None:
        return False
    from hullwright.plugins.host.discovery import MANIFEST

    is_of_no_kind = all(each.path == ("kind",) for each in verdict.unreadable.complaints)
    return is_of_no_kind and any((each / MANIFEST).is_file() for each in verdict.path.parents)


def _verdict(path: Path, judges: Judges) -> FileVerdict:
    from hullwright.schema.files.reader import Foreign, read

    try:
        with own_faults(str(path)):
            problems = judges.problems(read(path))
    except Foreign as fault:
        return FileVerdict(path, "foreign", unreadable=fault, exit_code=UNREADABLE)
    except Unexamined as fault:
        return FileVerdict(path, "unexamined", unreadable=fault, exit_code=UNREADABLE)
    except Unreadable as fault:
        return FileVerdict(path, "unreadable", unreadable=fault, exit_code=UNREADABLE)
    if any(problem.severity is Severity.ERROR for problem in problems):
        return FileVerdict(path, "errors", problems, exit_code=PROBLEMS)
    return FileVerdict(path, problems=problems)


def _alone(document: "MapDocument") -> tuple[Problem, ...]:
    """Return the problems of a map by itself, also those that plugins find."""
    from hullwright.schema.kinds.examination import Examination

    from ..inspection.plugin_checks import all_problems

    return all_problems(Examination(document))


def _scenarios() -> "Callable[[Scenario], tuple[Problem, ...]]":
    """Return what judges scenarios by their rules; the rules are read when the first one is."""

    @cache
    def trial() -> "ScenarioTrial":
        from hullwright.plugins.host import Host
        from hullwright.plugins.scenario_trial import ScenarioTrial

        return ScenarioTrial(Host())

    def judged(scenario: "Scenario") -> tuple[Problem, ...]:
        from hullwright.engines.preparation import problem_of
        from hullwright.schema.checks.survey import by_severity

        return by_severity(map(problem_of, trial().findings(scenario)))

    return judged


def _under(path: Path) -> Judge:
    """Return what judges maps as they are played under the scenario in a file."""
    from hullwright.engines.loader import engine, prepared
    from hullwright.plugins.host import Host
    from hullwright.plugins.rules import rule_book
    from hullwright.schema.checks.survey import by_severity
    from hullwright.schema.files.reader import read_scenario

    from ..inspection.plugin_checks import plugin_problems

    scenario = read_scenario(path)
    book = rule_book(Host())
    engine(scenario.game)  # is known, or nothing can be judged

    def judged(document: "MapDocument") -> tuple[Problem, ...]:
        found = prepared(document, scenario, book)
        return by_severity([*found.problems, *plugin_problems(found.examined)])

    return judged


def verdict_lines(verdict: FileVerdict, *, hints: bool) -> Iterator[str]:
    """Yield what is printed of one file."""
    if verdict.unreadable:
        first, *complaints = error_text(verdict.unreadable).split("\n")
        yield f"{style('✗', fg='red')} {first}"
        yield from complaints
        return
    shown = [each for each in verdict.problems if hints or each.severity is not Severity.HINT]
    mark, colour = MARKS[shown[0].severity] if shown else ("✓", "green")
    yield f"{style(mark, fg=colour)} {verdict.path}"
    for problem in shown:
        mark, colour = MARKS[problem.severity]
        head = f"{tr(SEVERITIES[problem.severity]):<7} {problem.id:<6}"
        yield f"  {style(head, fg=colour)} {tr(problem.message)}"
        if problem.hint:
            yield style(f"{'':{len(head) + 3}}{tr(problem.hint)}", dim=True)


def _count(verdicts: list[FileVerdict], severity: Severity) -> int:
    return sum(
        problem.count
        for each in verdicts
        for problem in each.problems
        if problem.severity is severity
    )


def _print_total(verdicts: list[FileVerdict]) -> None:
    unreadable = sum(each.unreadable is not None for each in verdicts)
    echo(
        tr(
            "files: {files} · errors: {errors} · warnings: {warnings} · hints: {hints} · "
            "can't be read: {unreadable}",
            files=len(verdicts),
            errors=_count(verdicts, Severity.ERROR),
            warnings=_count(verdicts, Severity.WARNING),
            hints=_count(verdicts, Severity.HINT),
            unreadable=unreadable,
        )
    )


def _print_json(verdicts: list[FileVerdict]) -> None:
    printed = {
        "files": [each.to_json() for each in verdicts],
        "errors": _count(verdicts, Severity.ERROR),
        "warnings": _count(verdicts, Severity.WARNING),
        "hints": _count(verdicts, Severity.HINT),
        "unreadable": sum(each.unreadable is not None for each in verdicts),
    }
    echo_json(printed)
