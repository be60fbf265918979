"""The command line `hullwright`: a file for each command, and what they print in common."""

import os
import sys

import click

from hullwright.schema.extensible_table import NamedCode

from .printing import TerminalStream, echo, echo_lines
from .translated_commands import TranslatedGroup

COMMANDS: NamedCode[click.Command] = NamedCode(
    __name__,
    {
        "edit": ".edit:edit",
        "new": ".new:new",
        "generate": ".generate:generate",
        "check": ".check:check",
        "show": ".show:show",
        "picture": ".picture:picture",
        "sheet": ".sheet:sheet",
        "export": ".export:export",
        "diff": ".diff:diff",
        "import": ".import_:import_",
        "share": ".share:share",
        "pack": ".pack:pack",
        "library": ".library:library",
        "gallery": ".gallery:gallery",
        "run": ".run:run",
        "rules": ".rules:rules",
        "play": ".play:play",
        "host": ".host:host",
        "simulate": ".simulate:simulate",
        "lab": ".lab:lab",
        "suggest": ".suggest:suggest",
        "train": ".train:train",
        "replay": ".replay:replay",
        "plugins": ".plugins:plugins",
        "schema": ".schema:schema",
        "docs": ".docs:docs",
    },
)
"""The commands by name; each is loaded when it is typed, and all of them for the list in the help."""


@click.group(
    cls=TranslatedGroup,
    commands=COMMANDS,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(
    package_name="hullwright", prog_name="hullwright", message="%(prog)s %(version)s"
)
@click.pass_context
def commands(context: click.Context) -> None:
    """Make, check, draw, compare and export maps for space-escape board games.

    Maps are JSON files of four kinds: hex-zone (Escape from the Aliens in Outer Space), tile-maze
    (No Escape), station (Survive: Space Attack!) and galaxy (Escape Earth).

    Whatever a command does, its exit code is 130 if you stop it with Ctrl+C, 143 if the system ends
    it, 129 if its terminal is closed, 141 if nobody reads its output any more, and 74 if the output
    can't be written.
    """
    from hullwright.schema.processes.memory import limit_memory

    # The window has graphics to care for, and leaves what may take much memory to other processes.
    if context.invoked_subcommand != "edit":
        limit_memory()


def main() -> None:
    """Run the command line; what a person can put right ends with a sentence and exit code 2.

    See command_line.py for what else can end it.
    """
    from hullwright.plugins.doors import open_doors
    from hullwright.schema.errors import HullwrightError
    from hullwright.schema.processes.garbage import look_rarely
    from hullwright.schema.visible_stream import guard_streams

    from ..languages.choice import language_of
    from ..languages.words import error_text, use_language

    use_language(language_of(os.environ))
    look_rarely()
    guard_streams(TerminalStream)
    open_doors()
    try:
        commands()
    except HullwrightError as fault:
        echo_lines(f"hullwright: {error_text(fault)}", err=True)
        _print_traces(fault)
        sys.exit(2)
    except SystemExit:
        _print_traces()
        raise
    except MemoryError:
        _say_too_large()
        sys.exit(2)


def _print_traces(fault: Exception | None = None) -> None:
    """Print tracebacks if they were asked for: what keeps them was loaded then, and takes its time."""
    if kept := sys.modules.get(f"{__name__}.traces"):
        kept.print_traces(fault)


def _say_too_large() -> None:
    from hullwright.schema.processes.memory import memory_limit

    from ..languages.words import tr

    told = tr("This takes more than {limit} MiB of memory and was stopped.", limit=memory_limit())
    echo(f"hullwright: {told}", err=True)
