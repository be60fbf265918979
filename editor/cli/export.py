"""`hullwright export`: write a map with its compiled board, for engines in any language."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..languages.words import error_text, tr
from .check import SEVERITIES
from .files import a_file, output_writer
from .game_setup import prepared_here, scenario_option
from .plugin_events import tell_exported
from .printing import echo, echo_lines
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from hullwright.schema.checks.problem import Problem
    from hullwright.schema.files.export import PlayedUnder
    from hullwright.schema.kinds.examination import Examination


@click.command(cls=TranslatedCommand)
@click.argument("path", type=a_file, metavar="MAP")
@click.option("-o", "--output", required=True, type=a_file, help="The file to write.")
@scenario_option
@click.option("--force", is_flag=True, help="Export in spite of errors; the file lists them.")
def export(path: Path, output: Path, scenario_path: Path | None, force: bool) -> None:
    """Write a map together with its compiled board and what the checks say of it.

    With --scenario it is the map as it is played, with everything where the rules put it, and the
    rules in force stand beside it. The checks of plugins that you trust are asked, too; what they find is said. Errors forbid the export; warnings and hints do not. Exit code: 0 written, 1 forbidden by errors,
    2 something can't be read or written. The export is explained in docs/format.md.
    """
    from hullwright.schema.files.export import Forbidden, export

    examination, under = _subject(path, scenario_path)
    try:
        export(
            examination,
            output,
            forced=force,
            further=_additions,
            under=under,
            write=output_writer(forced=True),
        )
    except Forbidden as fault:
        echo_lines(f"hullwright: {error_text(fault)}", err=True)
        command = f"hullwright check {path}"
        if scenario_path:
            command = f"{command} --scenario {scenario_path}"
        echo(tr("See them all with: {command}", command=command), err=True)
        sys.exit(1)
    board = examination.board
    written = tr(
        "{path}: {spaces} spaces, {links} links",
        path=output,
        spaces=str(len(board)),
        links=str(len(board.links) // 2),
    )
    echo(written, err=True)
    tell_exported(output, examination.document, "export")


def _subject(path: Path, scenario_path: Path | None) -> "tuple[Examination, PlayedUnder | None]":
    """Return what is exported: a map by itself, or as it is played under a scenario."""
    from hullwright.schema.files.reader import read_map, read_scenario
    from hullwright.schema.kinds.examination import Examination

    document = read_map(path)
    if scenario_path is None:
        return Examination(document), None
    found = prepared_here(document, read_scenario(scenario_path))
    return found.examined, found.exported


def _additions(examination: "Examination") -> "tuple[Problem, ...]":
    """Return what the checks of plugins find, and say it."""
    from ..inspection.plugin_checks import plugin_problems

    found = plugin_problems(examination)
    for each in found:
        echo(f"{tr(SEVERITIES[each.severity])} {each.id}: {tr(each.message)}", err=True)
    return found
