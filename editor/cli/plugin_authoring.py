"""`hullwright plugins new` and `test`: for those who write plugins."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..drawing.terminal_style import style
from ..languages.words import tr
from .completion import template_names
from .files import a_file
from .printing import echo, echo_json, echo_lines
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from hullwright.plugins.conformance_run import ConformanceRun, TriedPart


@click.command(cls=TranslatedCommand)
@click.argument("name", metavar="NAME")
@click.option(
    "--with",
    "wanted",
    metavar="LIST",
    shell_complete=template_names,
    help="What it brings, separated by commas.",
)
@click.option(
    "--in",
    "folder",
    type=a_file,
    metavar="FOLDER",
    help="Make it in this folder instead of the one for your own plugins.",
)
def new(name: str, wanted: str | None, folder: Path | None) -> None:
    """Make a new plugin: a folder with small examples that work, and tests.

    NAME is its id, such as night-watch. What it can bring: bot, check, code-rule, command, engine,
    event, exporter, generator, importer, map-kind, overlay, panel, rule, ruleset, samples,
    sector-kinds, settings, sheet, theme, tiles, tool, translations. Without --with it brings a rule.
    """
    from hullwright.plugins.host import Host
    from hullwright.plugins.new_plugin import make_plugin
    from hullwright.plugins.plugin_templates import USUAL, named_templates

    names = [each.strip() for each in (wanted or USUAL).split(",")]
    made = make_plugin(name, named_templates(list(filter(None, names))), Host(), folder)
    said = tr("{id} was created: {folder}", id=name, folder=made)
    echo(f"{style('✓', fg='green')} {said}")
    for path in sorted(each for each in made.rglob("*") if each.is_file()):
        echo(f"    {path.relative_to(made).as_posix()}")
    echo(tr("To test it: {command}", command=f"hullwright plugins test {made}"))


@click.command(cls=TranslatedCommand)
@click.argument("folder", type=a_file, metavar="FOLDER")
@click.option(
    "--seconds",
    type=click.IntRange(min=1),
    default=120,
    show_default=True,
    help="How long the checks may take, and its own tests again.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for programs.")
def test(folder: Path, seconds: int, as_json: bool) -> None:
    """Test the plugin in a folder: all that “plugins check” looks at, its code, and its own tests.

    Its code runs, in processes of their own that know nothing of your other plugins. Only for a
    plugin that you wrote or trust. Its own tests are those in the folder tests, for pytest. Exit
    code: 0 all is well, 1 something is wrong.
    """
    from hullwright.plugins.conformance_run import conformance_run

    done = conformance_run(folder, float(seconds))
    if as_json:
        echo_json(
            {
                "folder": str(folder),
                "passed": done.has_passed,
                "checks": [
                    {"check": str(each.name), "faults": list(map(str, each.faults))}
                    for each in done.parts
                ],
                "notes": list(map(str, done.notes)),
                "output": done.output,
            }
        )
    else:
        _print(done)
    sys.exit(0 if done.has_passed else 1)


def _print(done: "ConformanceRun") -> None:
    for part in done.parts:
        _print_part(part)
    for note in done.notes:
        echo(f"{style('!', fg='yellow')} {tr(note)}")
    wrong = sum(bool(each.faults) for each in done.parts)
    if wrong:
        if done.output and any(each.faults for each in done.parts):
            echo_lines(done.output, err=True)
        echo(tr("{count} of {all} checks failed.", count=wrong, all=len(done.parts)))
    else:
        echo(tr("{count} checks passed.", count=len(done.parts)))


def _print_part(part: "TriedPart") -> None:
    mark, colour = ("✗", "red") if part.faults else ("✓", "green")
    echo(f"{style(mark, fg=colour)} {tr(part.name)}")
    for fault in part.faults:
        echo(f"    {tr(fault)}")
