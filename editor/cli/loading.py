"""From paths and options to a game that can be played."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.names import closest

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
        help="The ruleset: ultimate, ultimate-first-game, black-basic or black-advanced. "
        "Without one it is the scenario's, or else ultimate.",
    ),
    click.option(
        "--players",
        type=int,
        metavar="N",
        help="How many play; as many as the map is made for if not given.",
    ),
    click.option(
        "--bots",
        default="belief",
        show_default=True,
        metavar="KIND[,KIND]",
        help="The bots: one kind for all, or one for Humans and one for Aliens, such as "
        "belief,greedy. A kind that is not known lists them all.",
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
    from hullwright.schema.files.reading import read_map

    document = read_map(path)
    if scenario_path is None:
        scenario = _plain(document, ruleset)
    else:
        scenario = _scenario(scenario_path)
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
        click.echo(f"{click.style('!', fg='yellow')} {each.message}", err=True)


def game_of(document: "MapDocument", scenario: "Scenario") -> Any:
    """Return the game of a map under a scenario, with the rules of the plugins at hand."""
    from hullwright.engines.loading import load
    from hullwright.plugins.host import Host
    from hullwright.plugins.rules import rule_book

    return load(document, scenario, rule_book(Host()))


def _scenario(path: Path) -> "Scenario":
    from hullwright.schema.complaints import unreadable
    from hullwright.schema.documents.scenarios import Scenario
    from hullwright.schema.files.reading import read

    document = read(path)
    if not isinstance(document, Scenario):
        raise unreadable(str(path), "This is not a scenario.")
    return document


def _plain(document: "MapDocument", ruleset: str | None) -> "Scenario":
    """Return the scenario of a map without one: the game of its kind, and the rules it names.

    A map whose own game has no engine yet is tried with the first there is, which then says what
    the map lacks for it.
    """
    from hullwright.engines.loading import ENGINES, engine
    from hullwright.schema.documents.scenarios import Scenario
    from hullwright.schema.kinds import map_kind

    game = map_kind(document.kind).game
    game = game if game in ENGINES else next(iter(ENGINES))
    ruleset = ruleset or next(iter(engine(game).rulesets))
    return Scenario(name=ruleset, game=game, ruleset=ruleset, rules=document.rules)


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


def bot_kinds(text: str) -> "tuple[BotKind, ...]":
    """Return the kinds of bots that an option names: one for all, or one for each side."""
    from hullwright.engines.eftaios.bots import BOTS
    from hullwright.engines.simulation import BotKind

    names = [name.strip() for name in text.split(",")]
    if len(names) > 2:
        raise HullwrightError(
            message(
                "“{text}” names {number} kinds of bots; there can be one for all, or one for Humans "
                "and one for Aliens.",
                text=text,
                number=len(names),
            )
        )
    for name in names:
        if name not in BOTS:
            raise HullwrightError(_unknown_bot(name, list(BOTS)))
    return tuple(BotKind(name, BOTS[name]) for name in names)


def _unknown_bot(name: str, known: list[str]) -> Any:
    meant = closest(name, known)
    if meant:
        return message(
            "There is no bot “{name}” (did you mean “{meant}”?).", name=name, meant=meant
        )
    return message(
        "There is no bot “{name}”; there are {known}.", name=name, known=", ".join(known)
    )
