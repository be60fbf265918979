"""From paths and options to a game that can be played."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..drawing.terminal_style import style
from ..games.travelling_game import prepared_here
from ..languages.words import tr
from .completion import bots, rulesets
from .files import a_file
from .printing import echo

if TYPE_CHECKING:
    from hullwright.engines.preparation import Prepared
    from hullwright.engines.simulation import BotKind
    from hullwright.schema.kinds.examination import Examination

# Any: commands differ in what they take and give.
F = TypeVar("F", bound=Callable[..., Any])

LARGEST_SEED = 2**52
"""Programs that know no larger whole numbers can still read the seed from a file."""

MAP = click.argument("path", type=a_file, metavar="MAP")
OPTIONS = (
    click.option("--scenario", "scenario_path", type=a_file, help="Play under this scenario."),
    click.option(
        "--ruleset",
        metavar="NAME",
        shell_complete=rulesets,
        help="A ruleset of the game; without one it is the scenario's, or else the game's first. "
        "A name that is not known lists them all.",
    ),
    click.option(
        "--players",
        type=int,
        metavar="N",
        help="How many play; as many as the map is made for if not given.",
    ),
    click.option(
        "--bots",
        metavar="KIND[,KIND]",
        shell_complete=bots,
        help="The bots: one kind for all, or one for each side, such as expert,beginner, or with a style, such "
        "as expert:hunter, or search, search:500 and search:5s for one that plays 500 games out in its mind for each "
        "decision, or thinks for 5 seconds; where everybody plays alone, the kinds take turns. The game's best if not given; a kind "
        "that is not known lists them all.",
    ),
)


scenario_option = click.option(
    "--scenario", "scenario_path", type=a_file, help="The map as it is played under this scenario."
)
"""For commands that show a map, by itself or under a scenario."""


def with_table(command: F) -> F:
    """Give a command the argument and the options that say what is played, and by whom."""
    return MAP(with_table_options(command))


def with_table_options(command: F) -> F:
    """Give a command the options that say what is played, and by whom."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def prepared_from(path: Path, scenario_path: Path | None, ruleset: str | None) -> "Prepared":
    """Return a map under a scenario, a ruleset, or both, ready to be played; CannotPlay if it can't be."""
    from hullwright.engines.loader import plain_scenario
    from hullwright.schema.files.reader import read_map, read_scenario

    document = read_map(path)
    if scenario_path is None:
        scenario = plain_scenario(document, ruleset)
        scenario = replace(scenario, name=scenario.ruleset)
    else:
        scenario = read_scenario(scenario_path)
        scenario = replace(scenario, ruleset=ruleset or scenario.ruleset)
    found = prepared_here(document, scenario)
    _ = found.game  # or every reason against it, before anything else is said
    print_warnings(found)
    return found


def examined_from(path: Path, scenario_path: Path | None) -> "Examination":
    """Return a map by itself, or as it is played under a scenario; what is to be said of its rules is printed."""
    from hullwright.schema.files.reader import read_map, read_scenario
    from hullwright.schema.kinds.examination import Examination

    document = read_map(path)
    if scenario_path is None:
        return Examination(document)
    found = prepared_here(document, read_scenario(scenario_path))
    print_warnings(found)
    return found.examined


def print_warnings(found: "Prepared") -> None:
    """Print what there is to say of rules that does not forbid playing: unknown codes, idle rules."""
    from ..games.rule_titles import finding_text

    for each in found.composition.findings:
        text = finding_text(each, found.book, found.scenario.game)
        echo(f"{style('!', fg='yellow')} {text}", err=True)


def insist(option: str, value: int, least: int, most: int) -> None:
    """Refuse a number that an option can't have."""
    if not least <= value <= most:
        raise HullwrightError(
            message(
                "{option} has to be between {least} and {most}, not {value}.",
                option=option,
                least=least,
                most=most,
                value=value,
            )
        )


def bot_kinds(text: str | None, prepared: "Prepared") -> "tuple[BotKind, ...]":
    """Return the kinds of bots that an option names; former names are told."""
    from ..games.bot_choice import bot_kinds as chosen

    return chosen(text, prepared, _tell_renamed)


def _tell_renamed(name: str, now: str) -> None:
    told = tr("The bot “{name}” is called “{now}” now.", name=name, now=now)
    echo(f"{style('!', fg='yellow')} {told}", err=True)
