"""`hullwright host`: a table for guests with phones and laptops, and bots at the empty seats."""

import secrets
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.processes.stop_signals import StopRequested, heed

from ..drawing.terminal_style import style
from ..languages.words import tr
from ..table.limits import BOT_PAUSE, PORT
from .files import a_file, is_journal_file, make_folder
from .game_setup import LARGEST_SEED, bot_kinds, insist, prepared_from, with_table
from .play import DRAWN_SEEDS
from .printing import echo
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from ..table.hosted_table import HostedTable
    from ..table.hosting import OpenedTable, TableServer

MOST_SECONDS = 60.0


@click.command(cls=TranslatedCommand)
@with_table
@click.option(
    "--seed",
    type=int,
    metavar="N",
    help="The same seed deals the same game; a random one if not given.",
)
@click.option(
    "--network",
    is_flag=True,
    help="Let guests on the local network join; otherwise only this machine can.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=PORT,
    show_default=True,
    metavar="N",
    help="Where the server listens; 0 for any that is free.",
)
@click.option(
    "--pause",
    type=click.FloatRange(0, MOST_SECONDS),
    default=BOT_PAUSE,
    show_default=True,
    metavar="SECONDS",
    help="How long each bot waits before it decides.",
)
@click.option(
    "--journal",
    type=a_file,
    metavar="FILE",
    help="Where the game is kept while it is played; in your own folder if not given.",
)
def host(
    *,
    path: Path,
    scenario_path: Path | None,
    ruleset: str | None,
    players: int | None,
    bots: str | None,
    seed: int | None,
    network: bool,
    port: int,
    pause: float,
    journal: Path | None,
) -> None:
    """Host a game around the table: guests join with the browser of a phone or laptop.

    Prints the address and a code to join with. Each guest sees what their seat may see; empty seats
    are played by bots. Only this machine can join unless you say --network. Every action is kept in a
    journal before it is told: give that file instead of a map to go on after anything that ended the
    server. Ctrl+C ends it.
    """
    from ..table.hosting import TableServer, insist_on_packages

    insist_on_packages()
    if is_journal_file(path):
        opened = _again(path)
    else:
        insist("--seed", seed or 0, 0, LARGEST_SEED)
        opened = _begun(path, scenario_path, ruleset, players, bots, seed, journal)
    server = TableServer(port, on_network=network)
    table = server.host(opened, pause)
    try:
        # Ctrl+C is how it ends, and nothing that went wrong.
        with suppress(KeyboardInterrupt, StopRequested):
            _print_addresses(server, table, opened.host_key, on_network=network)
            # From now on nothing is raised: an event loop that is half made would leave its parts behind.
            heed(lambda *_: server.stop())
            server.run()
    finally:
        kept = opened.journal
        echo(tr("The game is kept. Go on with: {command}", command=f"hullwright host {kept}"))


def _again(journal: Path) -> "OpenedTable":
    from hullwright.plugins.host import Host
    from hullwright.plugins.rules import rule_book

    from ..table.hosting import table_again

    return table_again(journal, rule_book(Host()))


def _begun(
    path: Path,
    scenario_path: Path | None,
    ruleset: str | None,
    players: int | None,
    bots: str | None,
    seed: int | None,
    journal: Path | None,
) -> "OpenedTable":
    from ..table.hosting import new_table

    prepared = prepared_from(path, scenario_path, ruleset)
    number = prepared.players(players)
    # Sides are dealt by the game and secret: a seat's bot tells nothing of them.
    kinds = bot_kinds(bots, prepared)
    levels = [kinds[seat % len(kinds)].name for seat in range(number)]
    seed = secrets.randbelow(DRAWN_SEEDS) if seed is None else seed
    return new_table(prepared, levels, seed, _journal(journal))


def _journal(asked: Path | None) -> Path:
    from datetime import UTC, datetime

    from hullwright.plugins.host.home import home

    if asked is not None:
        if asked.exists():
            raise HullwrightError(
                message("{path} exists. To go on with it, give it instead of the map.", path=asked)
            )
        return asked
    folder = home() / "tables"
    make_folder(folder)
    name = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.journal"
    return folder / name


def _print_addresses(
    server: "TableServer", table: "HostedTable", host_key: str, *, on_network: bool
) -> None:
    from ..table.qr_picture import qr_lines

    address = server.address(table)
    echo(style(table.session.prepared.original.name, bold=True))
    if on_network:
        told = tr(
            "Everybody on your local network who knows the code can join. What is sent is not encrypted."
        )
    else:
        told = tr(
            "Only this machine can join. To let guests on your local network in, add --network."
        )
    echo(told)
    echo(tr("Join: {address}", address=address))
    echo(tr("Code: {code}", code=table.code))
    echo(tr("Shared board, for you alone: {address}", address=f"{address}/board#{host_key}"))
    if on_network:
        echo(qr_lines(address))
