"""`hullwright play`: a person against bots in the terminal, or bots alone."""

import secrets
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..drawing.terminal_style import style
from ..languages.words import language_in_use, tr
from .files import a_file, force, is_journal_file, keep_what_is_there
from .game_setup import (
    LARGEST_SEED,
    bot_kinds,
    insist,
    prepared_from,
    with_table_options,
)
from .plugin_events import tell_played
from .printing import echo
from .terminal_journal import RESUME, gone_on_with, leave, newest_left, tell_left
from .translated_commands import TranslatedCommand
from .wrong_usage import WrongUsage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .terminal_game import TerminalGame

DRAWN_SEEDS = 2**32


@click.command(cls=TranslatedCommand)
@click.argument("path", type=a_file, metavar="MAP", required=False)
@with_table_options
@click.option(
    "--seed",
    type=int,
    metavar="N",
    help="The same seed deals the same game; a random one if not given.",
)
@click.option(
    "--seat", type=int, default=1, show_default=True, metavar="N", help="The seat you play at."
)
@click.option("--watch", is_flag=True, help="Let bots play alone, and print everything they do.")
@click.option(
    "--explain",
    is_flag=True,
    help="Tell after the game why each bot did what it did, turn by turn.",
)
@click.option(
    "--resume", is_flag=True, help="Go on with the game that was played last and is not over."
)
@click.option("--record", type=a_file, metavar="FILE", help="Write the recorded game to this file.")
@force
def play(
    *,
    path: Path | None,
    scenario_path: Path | None,
    ruleset: str | None,
    players: int | None,
    bots: str | None,
    seed: int | None,
    seat: int,
    watch: bool,
    explain: bool,
    resume: bool,
    record: Path | None,
    force: bool,
) -> None:
    """Play a map against bots, or watch them play.

    The map is drawn at your turns with what you know: where you are, what happened, and where the
    others can be. Type one of the choices that are listed; ? lists them again, map draws the map
    again, log prints what happened so far, note and your own words writes something down, q leaves.
    Every action is kept on the disk before the next: after anything that ended the game, --resume goes
    on with it, or give its journal instead of a map. A recorded game can be seen again with
    “hullwright replay”.
    """
    from .bot_reasons import BotReasons
    from .terminal_game import TerminalGame

    if record:
        keep_what_is_there(record, forced=force)
    journal = _journal(path, resume=resume)
    if journal is not None:
        terminal_game = TerminalGame(gone_on_with(journal))
        seat = terminal_game.session.people[0] + 1
    else:
        terminal_game = _begun(path, scenario_path, ruleset, players, bots, seed, seat)
    terminal_game.reasons = BotReasons() if explain else None
    _print_title(terminal_game)
    if journal is None and not watch:
        tell_left()
    with _kept_if_stopped(terminal_game, record, forced=force):
        finished = terminal_game.watch() if watch else terminal_game.play(seat - 1)
    terminal_game.explain()
    if record:
        terminal_game.write(record, forced=force)
    elif not finished:
        terminal_game.offer()
    if leave(terminal_game.session, seat - 1):
        echo(tr("The game is kept. Go on with: {command}", command=RESUME), err=True)
    _tell(terminal_game, finished=finished)


def _journal(path: Path | None, *, resume: bool) -> Path | None:
    """Return the journal of the game that goes on, or None if a map is to be played."""
    if path is None and not resume:
        said = message("Name a map, or add --resume to go on with the game that was left.")
        raise WrongUsage(said, click.get_current_context())
    if path is None:
        return newest_left()
    if resume and not is_journal_file(path):
        raise HullwrightError(message("{path} is not the journal of a game.", path=path))
    return path if is_journal_file(path) else None


def _begun(
    path: Path | None,
    scenario_path: Path | None,
    ruleset: str | None,
    players: int | None,
    bots: str | None,
    seed: int | None,
    seat: int,
) -> "TerminalGame":
    from .terminal_game import TerminalGame

    prepared = prepared_from(path or Path(), scenario_path, ruleset)
    number = prepared.players(players)
    insist("--seat", seat, 1, number)
    seed = secrets.randbelow(DRAWN_SEEDS) if seed is None else seed
    insist("--seed", seed, 0, LARGEST_SEED)
    return TerminalGame.of(prepared, number, bot_kinds(bots, prepared), seed)


@contextmanager
def _kept_if_stopped(
    terminal_game: "TerminalGame", record: Path | None, *, forced: bool
) -> "Iterator[None]":
    """Record a game that somebody stops in its midst, if it is recorded at all."""
    from hullwright.schema.processes.stop_signals import StopRequested, heed, unwind_once

    heed(unwind_once)
    try:
        yield
    except StopRequested:
        terminal_game.stop()
        if record:
            terminal_game.write(record, forced=forced)
        if leave(terminal_game.session, terminal_game.person):
            echo(tr("The game is kept. Go on with: {command}", command=RESUME), err=True)
        raise


def _tell(terminal_game: "TerminalGame", *, finished: bool) -> None:
    if finished:
        tell_played(terminal_game.prepared.document, terminal_game.outcome())


def _print_title(terminal_game: "TerminalGame") -> None:
    from ..games.table import game_words

    played, language = terminal_game.prepared, language_in_use()
    words = game_words(played.scenario.game)
    echo(style(played.document.name, bold=True), end="")
    about = tr(
        "{scenario} · ruleset: {ruleset} · players: {players} · seed: {seed}",
        scenario=words.scenario_title(language, played.scenario),
        ruleset=words.ruleset_title(language, played.scenario.ruleset),
        players=len(terminal_game.session.seats),
        seed=str(terminal_game.state.seed),
    )
    echo(f" · {about}")
