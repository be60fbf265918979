"""From paths and options to a game that can be played."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.names import closest

from ..words import tr
from .files import a_file

if TYPE_CHECKING:
    from hullwright.engines.recording import Table
    from hullwright.engines.simulation import BotKind
    from hullwright.schema.documents.maps import MapDocument
    from hullwright.schema.documents.scenarios import Scenario

F = TypeVar("F", bound=Callable[..., Any])

LARGEST_SEED = 2**52
"""Programs that know no larger whole numbers can still read the seed from a file."""

OPTIONS = (
    click.argument("path", type=a_file, metavar="MAP"),
    click.option("--scenario", "scenario_path", type=a_file, help="Play under this scenario."),
    click.option(
        "--ruleset",
        metavar="NAME",
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
        help="The bots: one kind for all, or one for each side, such as belief,greedy; where everybody "
        "plays alone, the kinds take turns. The game's best if not given; a kind that is not known "
        "lists them all.",
    ),
)


def with_table(command: F) -> F:
    """Give a command the argument and the options that say what is played, and by whom."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def table_of(path: Path, scenario_path: Path | None, ruleset: str | None) -> "Table":
    """Return the table for a map under a scenario, a ruleset, or both."""
    from hullwright.engines.recording import Table
    from hullwright.schema.files.reading import read_map, read_scenario

    from ..rulesets.plain import plain_scenario

    document = read_map(path)
    if scenario_path is None:
        scenario = plain_scenario(document, ruleset)
        scenario = replace(scenario, name=scenario.ruleset)
    else:
        scenario = read_scenario(scenario_path)
        scenario = replace(scenario, ruleset=ruleset or scenario.ruleset)
    table = Table(document, scenario, game_of(document, scenario))
    print_warnings(document, scenario)
    return table


def print_warnings(document: "MapDocument", scenario: "Scenario") -> None:
    """Print what there is to say of rules that does not forbid playing: unknown codes, idle rules."""
    from hullwright.engines.loading import engine
    from hullwright.plugins.host import Host
    from hullwright.plugins.rules import rule_book
    from hullwright.schema.kinds.examination import Examination

    board = Examination(document).board
    found: Any = engine(scenario.game).compose(scenario, rule_book(Host()), board)
    for each in found.findings:
        click.echo(f"{click.style('!', fg='yellow')} {tr(each.message)}", err=True)


def game_of(document: "MapDocument", scenario: "Scenario") -> Any:
    """Return the game of a map under a scenario, with the rules of the plugins at hand."""
    from hullwright.engines.loading import load
    from hullwright.plugins.host import Host
    from hullwright.plugins.rules import rule_book

    return load(document, scenario, rule_book(Host()))


def insist(option: str, value: int, least: int, most: int) -> None:
    """Refuse a number that an option can't have."""
    if not least <= value <= most:
        raise HullwrightError(
            message(
                "{option} has to be from {least} to {most}, not {value}.",
                option=option,
                least=least,
                most=most,
                value=value,
            )
        )


def number_of_players(table: "Table", asked: int | None) -> int:
    """Return how many play: as many as asked for, or as the map is made for."""
    seats = table.game.seats
    if asked is None:
        suggested = table.document.players
        most = suggested.max if suggested else max(seats)
        return int(min(max(most, min(seats)), max(seats)))
    if asked not in seats:
        raise HullwrightError(
            message(
                "This game is for {least} to {most} players, not for {asked}.",
                least=min(seats),
                most=max(seats),
                asked=asked,
            )
        )
    return asked


def bot_kinds(text: str | None, table: "Table") -> "tuple[BotKind, ...]":
    """Return the kinds of bots that an option names: one for all, or several; or the game's best."""
    from hullwright.engines.loading import engine
    from hullwright.engines.simulation import BotKind

    chosen = engine(table.scenario.game)
    known = chosen.bots
    names = [name.strip() for name in text.split(",")] if text else list(known)[-1:]
    if len(names) > (len(chosen.sides) or max(table.game.seats)):
        raise HullwrightError(
            message(
                "“{text}” names {number} kinds of bots; there can be one for all, or {most} at the most.",
                text=text,
                number=len(names),
                most=len(chosen.sides) or max(table.game.seats),
            )
        )
    for name in names:
        if name not in known:
            raise HullwrightError(_unknown_bot(name, list(known)))
    return tuple(BotKind(name, known[name]) for name in names)


def _unknown_bot(name: str, known: list[str]) -> Any:
    meant = closest(name, known)
    if meant:
        return message(
            "There is no bot “{name}” (did you mean “{meant}”?).", name=name, meant=meant
        )
    return message(
        "There is no bot “{name}”; there are {known}.", name=name, known=", ".join(known)
    )
