"""`hullwright export`: write a map with its compiled board for engines in any language, or in a plugin's format."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..languages.words import error_text, language_in_use, tr
from .check import SEVERITIES
from .completion import contributed
from .files import a_file, output_writer
from .game_setup import scenario_option
from .option_values import option_values, values_of
from .plugin_events import tell_exported
from .printing import echo, echo_lines
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from hullwright.plugins.map_context import MapContext
    from hullwright.schema.checks.problem import Problem
    from hullwright.schema.kinds.examination import Examination


def _list_formats(context: click.Context, _: click.Parameter, is_asked: bool) -> None:
    """Print the formats that plugins bring, and end the command."""
    if not is_asked or context.resilient_parsing:
        return
    from .format_list import print_formats

    print_formats()
    context.exit()


@click.command(cls=TranslatedCommand)
@click.argument("path", type=a_file, metavar="MAP")
@click.option(
    "-o",
    "--output",
    type=a_file,
    help="The file to write; the map's name with another ending if not given.",
)
@click.option(
    "--format",
    "format_name",
    metavar="NAME",
    shell_complete=contributed("exporters"),
    help="A format that a plugin brings, instead of the one that engines load.",
)
@click.option(
    "--formats",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_list_formats,
    help="List the formats that plugins bring, and do nothing else.",
)
@option_values
@scenario_option
@click.option(
    "--verdict",
    "experiment",
    type=a_file,
    metavar="EXPERIMENT",
    help="Let the file carry what an experiment of the lab says of this map; a map that is changed later loses it.",
)
@click.option("--force", is_flag=True, help="Export in spite of errors; the file lists them.")
def export(
    path: Path,
    *,
    output: Path | None,
    format_name: str | None,
    options: tuple[str, ...],
    scenario_path: Path | None,
    experiment: Path | None,
    force: bool,
) -> None:
    """Write a map together with its compiled board and what the checks say of it, or in a format of a plugin.

    With --scenario it is the map as it is played, with everything where the rules put it, and the
    rules in force stand beside it. The checks of plugins that you trust are asked, too; what they find is said. Errors forbid the export; warnings and hints do not. Exit code: 0 written, 1 forbidden by errors,
    2 something can't be read or written. The export is explained in docs/format.md, formats of plugins in docs/plugins.md.
    """
    from hullwright.schema.files.export import Forbidden

    if options and not format_name:
        raise HullwrightError(
            message("--option is for plugins' formats: name one with --format as well.")
        )
    context = _context(path, scenario_path, experiment)
    order = _Order(path, output, options, force)
    try:
        if format_name:
            _write_in_format(context, format_name, order)
        else:
            _write_for_engines(context, order)
    except Forbidden as fault:
        echo_lines(f"hullwright: {error_text(fault)}", err=True)
        command = f"hullwright check {path}"
        if scenario_path:
            command = f"{command} --scenario {scenario_path}"
        echo(tr("See them all with: {command}", command=command), err=True)
        sys.exit(1)


class _Order(NamedTuple):
    """Where an export goes, and how."""

    path: Path
    output: Path | None
    options: tuple[str, ...]
    forced: bool

    def file(self, suffix: str) -> Path:
        """Return the file to write; one that was not named takes the place of no other."""
        if self.output is not None:
            return self.output
        usual = Path(f"{self.path.stem}{suffix}")
        if usual.exists():
            raise HullwrightError(
                message("{path} already exists. Use -o to say where to write.", path=usual)
            )
        return usual


def _context(path: Path, scenario_path: Path | None, experiment: Path | None) -> "MapContext":
    """Return what is exported: a map by itself, or as it is played under a scenario."""
    from hullwright.plugins.map_context import MapContext
    from hullwright.schema.files.reader import read_map, read_scenario

    scenario = read_scenario(scenario_path) if scenario_path else None
    document = read_map(path)
    if experiment is not None:
        from ..lab.verdict import judged

        document = judged(document, experiment)
    return MapContext(document, scenario, language=language_in_use())


def _write_for_engines(context: "MapContext", order: _Order) -> None:
    from hullwright.schema.files.export import export

    output = order.file("-export.json")
    export(
        context.examination,
        output,
        forced=order.forced,
        further=_additions,
        under=context.under,
        write=output_writer(forced=True),
    )
    written = tr(
        "{path}: {spaces} spaces, {links} links",
        path=output,
        spaces=str(len(context.board)),
        links=str(len(context.board.links) // 2),
    )
    echo(written, err=True)
    tell_exported(output, context.document, "export")


def _write_in_format(context: "MapContext", name: str, order: _Order) -> None:
    from hullwright.plugins.contributions_exporters import exporter_named
    from hullwright.plugins.format_export import export_as
    from hullwright.plugins.host.usual import usual_host

    exporter = exporter_named(usual_host(), name)
    output = order.file(exporter.suffix)
    export_as(
        exporter,
        context,
        output,
        options=values_of(order.options),
        forced=order.forced,
        further=_additions,
        write=output_writer(forced=True),
    )
    title = exporter.title(language_in_use())
    echo(
        tr("{path}: {name} as {format}", path=output, name=context.original.name, format=title),
        err=True,
    )
    tell_exported(output, context.document, exporter.name)


def _additions(examination: "Examination") -> "tuple[Problem, ...]":
    """Return what the checks of plugins find, and say it."""
    from ..inspection.plugin_checks import plugin_problems

    found = plugin_problems(examination)
    for each in found:
        echo(f"{tr(SEVERITIES[each.severity])} {each.id}: {tr(each.message)}", err=True)
    return found
